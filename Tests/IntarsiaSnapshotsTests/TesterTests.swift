import IntarsiaSnapshots
import Testing

@Suite("The checks of this target notice what is wrong")
struct TesterTests {
  private func snapshots() throws -> (old: Snapshot<String, Int>, new: Snapshot<String, Int>) {
    let old = try Snapshot([SnapshotSection("a", items: [1, 2, 3]), SnapshotSection("b", items: [4])])
    let new = try Snapshot([SnapshotSection("a", items: [3, 1, 5]), SnapshotSection("b", items: [4, 2])])
    return (old, new)
  }

  @Test("A batch update that forgets, repeats or mixes changes is refused")
  func batchUpdates() throws {
    let (old, new) = try snapshots()
    let difference = new.difference(from: old)
    let right = try BatchUpdates(stage: difference).perform(on: old.data, new: new.data)
    #expect(right.elementsEqual(new.data, by: ==))

    var forgetful = difference
    forgetful.insertions = []
    #expect(throws: BatchUpdates.Violation.invalid("too few items in 0")) {
      try BatchUpdates(stage: forgetful).perform(on: old.data, new: new.data)
    }
    var repeating = difference
    repeating.moves += difference.moves
    #expect(throws: BatchUpdates.Violation.invalid("an item leaves twice")) {
      try BatchUpdates(stage: repeating).perform(on: old.data, new: new.data)
    }
    var mixed = difference
    mixed.reloads = [ItemChange(item: 4, position: ItemPosition(section: 1, item: 0))]
    #expect(throws: BatchUpdates.Violation.invalid("sections, items and reloads are mixed")) {
      try BatchUpdates(stage: mixed).perform(on: old.data, new: new.data)
    }
    var crossed = difference
    crossed.moves[0] = ItemMove(
      item: crossed.moves[0].item, from: ItemPosition(section: 0, item: 0), to: crossed.moves[0].to)
    let wrong = try BatchUpdates(stage: crossed).perform(on: old.data, new: new.data)
    #expect(!wrong.elementsEqual(new.data, by: ==))
  }

  @Test("The slow count of moves is right where it is known")
  func moveCounts() throws {
    let old = try Snapshot([SnapshotSection("a", items: [1, 2, 3, 4, 5])])
    for (items, moves) in [([5, 1, 2, 3, 4], 1), ([5, 4, 3, 2, 1], 4), ([2, 1, 4, 3, 5], 2), ([9, 3, 1, 2], 1)] {
      let new = try Snapshot([SnapshotSection("a", items: items)])
      #expect(NaiveDifference(old: old, new: new).itemMoveCount == moves)
    }
  }

  @Test("The same seed gives the same edits")
  func seeds() {
    var (first, second) = (SeededGenerator(seed: 7), SeededGenerator(seed: 7))
    for _ in 0..<100 { #expect(first.next() == second.next()) }
  }
}
