import IntarsiaSnapshots
import Testing

@Suite("A difference leads to the target, at every stage, with the least moves")
struct DifferenceProofTests {
  /// All ways to put some of the items 1 to `limit` into the given sections, in any order.
  private static func snapshots(sections: [String], items limit: Int) -> [Snapshot<String, Int>] {
    var lists: [[[Int]]] = [Array(repeating: [], count: sections.count)]
    // Every arrangement comes from one with fewer items by putting the next item anywhere or leaving it out.
    for item in 1...limit {
      lists = lists.flatMap { list in
        var grown = [list]
        for section in list.indices {
          for index in 0...list[section].count {
            var longer = list
            longer[section].insert(item, at: index)
            grown.append(longer)
          }
        }
        return grown
      }
    }
    return lists.compactMap { list in
      try? Snapshot(zip(sections, list).map { SnapshotSection($0, items: $1) })
    }
  }

  /// Whether items that an old snapshot with `known` items does not have are numbered as they come.
  private static func isCanonical(_ new: Snapshot<String, Int>, known: Int) -> Bool {
    let fresh = new.itemIdentifiers.filter { $0 > known }
    return fresh.elementsEqual((1...(fresh.count + 1)).dropLast().map { known + $0 })
  }

  /// A difference only asks which identifiers are equal, so one naming stands for all: the items of the old snapshot
  /// are numbered as they come, and after them the new ones.
  @Test(
    "All pairs of snapshots: five items in two sections, and fewer while sections come, go and move",
    arguments: [
      (["A", "B"], [["A", "B"]], 5),
      (["A", "B"], [[], ["A"], ["C"], ["B", "A"], ["A", "C"], ["C", "A"]], LongRuns.isLong ? 5 : 3),
      (["A"], [[], ["A"], ["C"], ["A", "C"], ["C", "A"], ["C", "D"]], LongRuns.isLong ? 5 : 3),
      ([], [[], ["A"], ["A", "B"]], LongRuns.isLong ? 5 : 3),
    ])
  func exhaustive(sections: [String], targets: [[String]], items: Int) {
    let news = targets.flatMap { Self.snapshots(sections: $0, items: items) }
    for old in Self.snapshots(sections: sections, items: items) where Self.isCanonical(old, known: 0) {
      for new in news where Self.isCanonical(new, known: old.numberOfItems) {
        if let flaw = DifferenceProof.firstFlaw(from: old, to: new) {
          Issue.record("from\n\(old)\nto\n\(new)\n\(flaw)")
          return
        }
      }
    }
  }

  @Test("Random edits of longer snapshots")
  func randomEdits() {
    let count = LongRuns.count(normal: 200, long: 100_000)
    for seed in 0..<UInt64(count) {
      var generator = SeededGenerator(seed: seed)
      var naive = NaiveSnapshot()
      var snapshot = Snapshot<String, Int>(chunkCapacity: 4)
      var old = snapshot
      for step in 0..<10 {
        for _ in 0..<Int.random(in: 1...6, using: &generator) {
          let edit = Edit.random(on: naive, using: &generator)
          try? naive.perform(edit)
          try? snapshot.perform(edit)
        }
        if let flaw = DifferenceProof.firstFlaw(from: old, to: snapshot) {
          Issue.record("seed \(seed), step \(step): from\n\(old)\nto\n\(snapshot)\n\(flaw)")
          return
        }
        old = snapshot
      }
    }
  }

  @Test("Random pairs that have little to do with each other, where sections come, go, move and are emptied")
  func randomPairs() {
    for seed in 0..<UInt64(LongRuns.count(normal: 2000, long: 1_000_000)) {
      var generator = SeededGenerator(seed: seed)
      let old = Self.randomSnapshot(using: &generator)
      let new = Self.randomSnapshot(using: &generator)
      if let flaw = DifferenceProof.firstFlaw(from: old, to: new) {
        Issue.record("seed \(seed): from\n\(old)\nto\n\(new)\n\(flaw)")
        return
      }
    }
  }

  /// Up to six of eight sections, with up to twelve of fourteen items.
  private static func randomSnapshot(using generator: inout SeededGenerator) -> Snapshot<String, Int> {
    var snapshot = Snapshot<String, Int>(chunkCapacity: 3)
    let sections = "ABCDEFGH".map(String.init).shuffled(using: &generator)
    try? snapshot.appendSections(Array(sections.prefix(Int.random(in: 0...6, using: &generator))))
    for item in Array(0..<14).shuffled(using: &generator).prefix(Int.random(in: 0...12, using: &generator)) {
      try? snapshot.appendItems([item], toSection: snapshot.sectionIdentifiers.randomElement(using: &generator))
    }
    return snapshot
  }
}
