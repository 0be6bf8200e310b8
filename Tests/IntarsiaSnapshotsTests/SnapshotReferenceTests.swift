import IntarsiaSnapshots
import Testing

@Suite("A snapshot does what plain arrays do")
struct SnapshotReferenceTests {
  @Test("20,000 random edits, some of them refused", arguments: [4, 256])
  func randomEdits(chunkCapacity: Int) {
    let runs = LongRuns.count(normal: 20, long: 1000)
    for seed in 0..<UInt64(runs) {
      var generator = SeededGenerator(seed: seed)
      var snapshot = Snapshot<String, Int>(chunkCapacity: chunkCapacity)
      var naive = NaiveSnapshot()
      for step in 0..<500 {
        let edit = Edit.random(on: naive, using: &generator)
        let refused = !succeeds { try naive.perform(edit) }
        let wasRefused = !succeeds { try snapshot.perform(edit) }
        let broken = snapshot.checkInvariants()
        let isAlike = refused == wasRefused && broken.isEmpty && agrees(snapshot, naive, isThorough: step % 5 == 4)
        #expect(isAlike, "seed \(seed), step \(step), \(edit): \(broken)\n\(snapshot.itemIdentifiers)\n\(naive)")
        guard isAlike else { return }
      }
    }
  }

  private func succeeds(_ body: () throws -> Void) -> Bool {
    do {
      try body()
      return true
    } catch {
      return false
    }
  }

  /// Compares every query, by every way there is to ask it.
  private func agrees(_ snapshot: Snapshot<String, Int>, _ naive: NaiveSnapshot, isThorough: Bool) -> Bool {
    guard snapshot.sectionIdentifiers == naive.sectionIDs, snapshot.itemIdentifiers == naive.items,
      snapshot.numberOfSections == naive.sections.count, snapshot.numberOfItems == naive.items.count,
      snapshot.itemCounts == naive.sections.map(\.items.count),
      Set(snapshot.reloadedItemIdentifiers) == naive.reloaded,
      Set(snapshot.reconfiguredItemIdentifiers) == naive.reconfigured,
      Set(snapshot.reloadedSectionIdentifiers) == naive.reloadedSections
    else { return false }
    if !isThorough { return true }
    var index = 0
    for (rank, section) in naive.sections.enumerated() {
      guard (try? snapshot.itemIdentifiers(inSection: section.id)) == section.items,
        (try? snapshot.numberOfItems(inSection: section.id)) == section.items.count,
        snapshot.indexOfSection(section.id) == rank
      else { return false }
      for (offset, item) in section.items.enumerated() {
        let position = ItemPosition(section: rank, item: offset)
        guard snapshot.indexOfItem(item) == index, snapshot.position(ofItem: item) == position,
          snapshot.itemIdentifier(at: position) == item,
          snapshot.sectionIdentifier(containingItem: item) == section.id
        else { return false }
        index += 1
      }
      guard snapshot.itemIdentifier(at: ItemPosition(section: rank, item: section.items.count)) == nil else {
        return false
      }
    }
    return snapshot.indexOfItem(-1) == nil && snapshot.indexOfSection("none") == nil
  }
}
