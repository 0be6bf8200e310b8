import Intarsia

/// P4 and P6 by identity: solutions of snapshots.
enum IdentityRows {
  static var all: [Benchmark] {
    [
      Benchmark("P4", "identity", frame), Benchmark("P6", "snapshots", updates),
      Benchmark("P6", "transition", transition),
    ]
  }

  private static let layout = Layout(for: Int.self) { kind in
    switch kind {
    case 0: Section { HGroup(height: 36, spacing: 6) { Item(width: .fractionalWidth(0.25)) } }
    case 1:
      Section { HGroup(width: .fractionalWidth(0.9), height: 200) { Item() } }
        .orthogonalScrollingBehavior(.groupPagingCentered)
        .header("header", height: 44, pinToVisibleBounds: true)
    default: Section { HGroup(height: 100, count: 3) { Item() } }.background("background")
    }
  }

  private static func snapshot(items: Int, sections: Int) -> Snapshot<Int, Int> {
    let each = items / sections
    let built = try? Snapshot(
      (0..<sections).map { SnapshotSection($0, items: Array($0 * each..<($0 + 1) * each)) })
    return built ?? Snapshot()
  }

  private static func frame() -> [Row] {
    var rows: [Row] = []
    for (items, sections) in [(1_000, 1), (1_000_000, 1), (1_000_000, 10_000)] {
      let solution = layout.solve(snapshot(items: items, sections: sections), kind: { _ in 2 }, in: Workloads.container)
      var numbers = Numbers(seed: 3)
      let wanted = (0..<1_024).map { _ in Int.random(in: 0..<items, using: &numbers) }
      let time = Sample.of(units: wanted.count) {
        var sum = 0.0
        for item in wanted { sum += solution.frame(of: item)?.y ?? .nan }
        keep(sum)
      }
      var checksum = 0
      let dictionary = Dictionary(uniqueKeysWithValues: (0..<items).map { ($0, $0) })
      let lookUp = Sample.of(units: wanted.count) {
        for item in wanted { checksum &+= dictionary[item] ?? 0 }
      }
      let each = items / sections
      let (section, item) = (wanted[5] / each, wanted[5] % each)
      let expected = Double(section * ((each + 2) / 3) + item / 3) * 100
      rows.append(
        Row(
          goal: "P4", name: "frame of an item by identity, \(items) items in \(sections) sections", time: time,
          unit: "a look-up", comparison: lookUp.median, comparisonName: "a Dictionary's", claim: "under 100 ns",
          isMet: time.median < 100,
          isVerified: solution.frame(of: wanted[5])?.y == expected && checksum != 0))
    }
    return rows
  }

  // MARK: Updates

  private static func updates() -> [Row] {
    let base = snapshot(items: 150_000, sections: 10_000)
    let kind = { (section: Int) in section % 3 }
    let first = layout.solve(base, kind: kind, in: Workloads.container)
    var rows: [Row] = []
    func row(_ name: String, _ edit: (inout Snapshot<Int, Int>) -> Void) {
      var next = base
      edit(&next)
      let difference = Sample.of { keep(next.difference(from: base)) }
      let anew = Sample.of { keep(layout.solve(next, kind: kind, in: Workloads.container, reusing: first)) }
      var solution = first
      var isNext = false
      let time = Sample.of {
        isNext.toggle()
        layout.update(&solution, to: isNext ? next : base, kind: kind)
      }
      layout.update(&solution, to: next, kind: kind)
      let fresh = layout.solve(next, kind: kind, in: Workloads.container)
      rows.append(
        Row(
          goal: "P6", name: "\(name) by snapshot among 10,000 sections", time: time, unit: "an update",
          comparison: difference.median, comparisonName: "the difference", claim: "at most 2 ×",
          isMet: time.median <= 2 * difference.median,
          isVerified: solution.contentSize == fresh.contentSize
            && solution.frame(of: 75_000) == fresh.frame(of: 75_000),
          note: "solved anew, without sizes: \(Report.duration(anew.median))"))
    }
    row("an inserted item") { try? $0.insertItems([-1], beforeItem: 75_007) }
    row("a removed and an inserted section") {
      $0.deleteSections([4_000])
      try? $0.insertSections([-3], beforeSection: 8_000)
    }
    row("a moved section") { try? $0.moveSection(2_000, afterSection: 7_001) }
    return rows
  }

  private static func transition() -> [Row] {
    var rows: [Row] = []
    for items in [1_500, 150_000] {
      let base = snapshot(items: items, sections: items / 15)
      let kind = { (section: Int) in section % 3 }
      var before = layout.solve(base, kind: kind, in: Workloads.container)
      before.viewport.offset.y = 7_000
      var next = base
      next.deleteSections([27, 28])
      var after = before
      layout.update(&after, to: next, kind: kind)
      let time = Sample.of { keep(Transition(from: before, to: after)) }
      let transition = Transition(from: before, to: after)
      rows.append(
        Row(
          goal: "P6", name: "a transition of one screen, \(items) items", time: time, unit: "a transition",
          isVerified: transition.anchor != nil && transition.elements.count < 200,
          note: "\(transition.elements.count) elements"))
    }
    return rows
  }
}
