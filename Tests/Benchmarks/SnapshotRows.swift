import Foundation
import IntarsiaSnapshots

/// P7 and P7a: differences, and snapshots.
enum SnapshotRows {
  static var all: [Benchmark] {
    [
      Benchmark("P7", "difference", differences), Benchmark("P7a", "edits", edits),
      Benchmark("P7a", "look-ups", lookUps), Benchmark("P7a", "building", building),
    ]
  }

  // MARK: Differences

  private static func differences() -> [Row] {
    var rows: [Row] = []
    for workload in DiffWorkload.all {
      let old = DiffWorkload.snapshot(workload.old)
      let new = DiffWorkload.snapshot(workload.new)
      let memory = Memory.text { new.difference(from: old) }
      let floor = Sample.of(runs: 5) { keep(DiffFloors.moves(from: workload.old, to: workload.new)) }
      let pairing = Sample.of(runs: 5) { keep(DiffFloors.pairs(from: workload.old, to: workload.new)) }
      let time = Sample.of(runs: 7) { keep(new.difference(from: old)) }
      let difference = new.difference(from: old)
      let applied = try? old.applying(difference)
      let least = DiffFloors.moves(from: workload.old, to: workload.new)
      let limit = workload.limit * 1e6
      rows.append(
        Row(
          goal: "P7", name: "difference, \(workload.name)", time: time, unit: "a difference", comparison: floor.median,
          comparisonName: "floor",
          claim: "\(Report.duration(limit)) or \(workload.multiple) × floor",
          isMet: time.median <= max(limit, workload.multiple * floor.median),
          isVerified: applied == new && difference.moves.count == least,
          note: """
            \(difference.moves.count) moves, the least; pairing only \(Report.duration(pairing.median)); \(memory)
            """))
    }
    rows.append(buildingToo())
    return rows
  }

  /// Snapshots remember the hashes of their items; here they are hashed first.
  private static func buildingToo() -> Row {
    let workload = DiffWorkload.all[1]
    let floor = Sample.of(runs: 5) { keep(DiffFloors.moves(from: workload.old, to: workload.new)) }
    let time = Sample.of(runs: 7) {
      keep(DiffWorkload.snapshot(workload.new).difference(from: DiffWorkload.snapshot(workload.old)))
    }
    return Row(
      goal: "P7", name: "two snapshots built and compared, \(workload.name)", time: time, unit: "a difference",
      comparison: floor.median, comparisonName: "floor", isVerified: true)
  }

  // MARK: Snapshots

  private static var base: (snapshot: Snapshot<Int, UUID>, sections: [[UUID]]) {
    var numbers = Numbers(seed: 5)
    let sections = (0..<100).map { _ in DiffWorkload.uuids(1_000, &numbers) }
    return (DiffWorkload.snapshot(sections), sections)
  }

  private static func edits() -> [Row] {
    let (base, sections) = base
    var numbers = Numbers(seed: 17)
    let places = (0..<256).map { _ in
      (Int.random(in: 0..<100, using: &numbers), Int.random(in: 0..<1_000, using: &numbers))
    }
    let fresh = DiffWorkload.uuids(256, &numbers)
    let elsewhere = places.map { sections[($0.0 + 1) % 100][$0.1] }
    func row(
      _ name: String, count: Int, _ edit: (inout Snapshot<Int, UUID>, _ step: Int, _ item: UUID) -> Void
    ) -> Row {
      var times: [Double] = []
      var last = base
      for _ in 0..<9 {
        var snapshot = base
        // The copy is made here, and not in the first edit that is measured.
        snapshot.deleteItems([sections[99][999]])
        times.append(
          Sample.nanoseconds {
            for (step, place) in places.enumerated() { edit(&snapshot, step, sections[place.0][place.1]) }
          } / 256)
        last = snapshot
      }
      return Row(
        goal: "P7a", name: "\(name), 100,000 items in 100 sections", time: Sample(times), unit: "an edit",
        claim: "under 0.1 ms", isMet: Sample(times).median < 100_000, isVerified: last.numberOfItems == count)
    }
    let gone = Set(places.map { sections[$0.0][$0.1] }).union([sections[99][999]]).count
    return [
      row("insert one item", count: 100_255) { try? $0.insertItems([fresh[$1]], beforeItem: $2) },
      row("delete one item", count: 100_000 - gone) { snapshot, _, item in snapshot.deleteItems([item]) },
      row("move one item", count: 99_999) { snapshot, step, item in
        if item != elsewhere[step] { try? snapshot.moveItem(item, afterItem: elsewhere[step]) }
      },
    ]
  }

  private static func lookUps() -> [Row] {
    let (base, sections) = base
    var numbers = Numbers(seed: 23)
    let places = (0..<1_024).map { _ in
      (Int.random(in: 0..<100, using: &numbers), Int.random(in: 0..<1_000, using: &numbers))
    }
    let items = places.map { sections[$0.0][$0.1] }
    var dictionary: [UUID: Int] = [:]
    for (section, list) in sections.enumerated() { for item in list { dictionary[item] = section } }
    let floor = Sample.of(units: items.count) { for item in items { keep(dictionary[item]) } }
    func row(_ name: String, isVerified: Bool, _ body: (UUID) -> Void) -> Row {
      let time = Sample.of(units: items.count) { for item in items { body(item) } }
      return Row(
        goal: "P7a", name: "\(name), 100,000 items in 100 sections", time: time, unit: "a look-up",
        comparison: floor.median, comparisonName: "Dictionary", claim: "under 1 µs", isMet: time.median < 1_000,
        isVerified: isVerified)
    }
    let rank = base.indexOfItem(items[3])
    let section = base.sectionIdentifier(containingItem: items[3])
    return [
      row("index of an item", isVerified: rank == places[3].0 * 1_000 + places[3].1) { keep(base.indexOfItem($0)) },
      row("section of an item", isVerified: section == places[3].0) {
        keep(base.sectionIdentifier(containingItem: $0))
      },
    ]
  }

  private static func building() -> [Row] {
    let (_, sections) = base
    let memory = Memory.text(100_000, "an item") { DiffWorkload.snapshot(sections) }
    let fill = Sample.of(runs: 7) {
      var dictionary: [UUID: Int] = [:]
      for (section, list) in sections.enumerated() { for item in list { dictionary[item] = section } }
      keep(dictionary)
    }
    let held = DiffWorkload.snapshot(sections)
    let time = Sample.of(runs: 7) {
      var snapshot = Snapshot<Int, UUID>()
      try? snapshot.appendSections(Array(0..<100))
      for (section, list) in sections.enumerated() { try? snapshot.appendItems(list, toSection: section) }
      keep(snapshot)
    }
    return [
      Row(
        goal: "P7a", name: "build a snapshot of 100,000 items in 100 sections", time: time, unit: "a snapshot",
        comparison: fill.median, comparisonName: "filling a Dictionary", claim: "at most 2 ×",
        isMet: time.median <= 2 * fill.median, isVerified: held.itemIdentifiers == Array(sections.joined()),
        note: memory)
    ]
  }
}
