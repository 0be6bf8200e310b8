/// Which item of an old snapshot each item of a new one was, outside of what both sections have in common at their ends.
@usableFromInline
struct ItemMatch {
  /// The slots of all items in order, and where each section begins; the same for the new snapshot.
  @usableFromInline let oldItems: [Slot]
  @usableFromInline let oldStarts: [Int]
  @usableFromInline let newItems: [Slot]
  @usableFromInline let newStarts: [Int]
  /// The part of each section that is left when equal ends are trimmed, as indexes into the items.
  @usableFromInline var oldMiddles: [Range<Int>]
  @usableFromInline var newMiddles: [Range<Int>]
  /// The old index of each item of the new middles, one middle after the other; negative for a new item.
  @usableFromInline var origins: [Int32] = []
  /// The old index of each old item slot that no new item has been matched with; negative otherwise.
  @usableFromInline var unmatchedIndexes: [Int32] = []

  @usableFromInline
  init(old: SlotArrangement, new: SlotArrangement) {
    (oldItems, oldStarts) = old.flattened()
    (newItems, newStarts) = new.flattened()
    oldMiddles = zip(oldStarts, oldStarts.dropFirst()).map { $0..<$1 }
    newMiddles = zip(newStarts, newStarts.dropFirst()).map { $0..<$1 }
  }

  @inlinable
  var isTrimmedAway: Bool {
    oldMiddles.allSatisfy { $0.isEmpty } && newMiddles.allSatisfy { $0.isEmpty }
  }

  /// Notes where the items of the old middles are.
  @usableFromInline
  mutating func indexOldMiddles(slotCount: Int) {
    unmatchedIndexes = [Int32](repeating: -1, count: slotCount)
    for middle in oldMiddles {
      for index in middle { unmatchedIndexes[Int(oldItems[index])] = Int32(truncatingIfNeeded: index) }
    }
    origins.reserveCapacity(newMiddles.reduce(0) { $0 + $1.count })
  }

  /// The place of an item by its index in the old snapshot.
  @usableFromInline
  func oldPosition(_ index: Int) -> ItemPosition {
    var (low, high) = (0, oldStarts.count - 1)
    while low + 1 < high {
      let middle = (low + high) / 2
      if oldStarts[middle] <= index { low = middle } else { high = middle }
    }
    return ItemPosition(section: low, item: index - oldStarts[low])
  }
}
