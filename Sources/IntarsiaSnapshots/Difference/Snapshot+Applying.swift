extension Snapshot {
  /// Changes a copy of this snapshot as a difference says; the copy has no marks.
  ///
  /// With `difference` taken from `new.difference(from: old)`, `old.applying(difference)` equals `new`.
  ///
  /// - Throws: ``SnapshotMismatch`` when the difference does not fit this snapshot, or contradicts itself.
  /// - Complexity: O(*items* + *sections*); one hash for each item that comes, goes or moves, and for each section.
  @inlinable
  public func applying(
    _ difference: SnapshotDifference<SectionID, ItemID>
  ) throws(SnapshotMismatch<SectionID, ItemID>) -> Self {
    guard sectionIdentifiers == difference.oldSections else {
      throw .sections(expected: difference.oldSections, found: sectionIdentifiers)
    }
    var result = Self()
    result.items = items
    var left = [Bool](repeating: false, count: items.slotCount)
    for removal in difference.removals {
      result.items.remove(try slot(leaving: removal.position, item: removal.item, &left))
    }
    var arrivals: [(slot: Slot, position: ItemPosition)] = []
    for move in difference.moves {
      arrivals.append((try slot(leaving: move.from, item: move.item, &left), move.to))
    }
    for insertion in difference.insertions {
      let (slot, isNew) = result.items.insert(insertion.item)
      guard isNew else { throw .duplicateItem(insertion.item, at: insertion.position) }
      arrivals.append((slot, insertion.position))
    }
    for section in difference.newSections {
      let (slot, isNew) = result.sections.insert(section)
      guard isNew else { throw .duplicateSection(section) }
      result.arrangement.insertSections([slot], at: result.arrangement.order.count)
    }
    try checkLeft(left, for: result.sections)
    arrivals.sort { $0.position < $1.position }
    try result.arrange(arrivals, among: self, left: left)
    return result
  }

  /// The slot of an item that is where a difference says, and has not left already.
  @inlinable
  func slot(
    leaving position: ItemPosition, item: ItemID, _ left: inout [Bool]
  ) throws(SnapshotMismatch<SectionID, ItemID>) -> Slot {
    guard let slot = arrangement.item(atRank: position.section, offset: position.item), items[slot] == item,
      !left[Int(slot)]
    else { throw .missingItem(item, at: position) }
    left[Int(slot)] = true
    return slot
  }

  /// Makes sure that sections that go leave no item behind.
  @inlinable
  func checkLeft(
    _ left: [Bool], for remaining: IdentifierTable<SectionID>
  ) throws(SnapshotMismatch<SectionID, ItemID>) {
    for section in arrangement.order where remaining.slot(of: sections[section]) == nil {
      for item in arrangement.items(inSection: section) where !left[Int(item)] {
        throw .strandedItem(items[item], in: sections[section])
      }
    }
  }

  /// Fills the sections: arrivals at their places, and between them, in order, what stayed.
  @inlinable
  mutating func arrange(
    _ arrivals: [(slot: Slot, position: ItemPosition)], among old: Self, left: [Bool]
  ) throws(SnapshotMismatch<SectionID, ItemID>) {
    var next = 0
    for (rank, section) in arrangement.order.enumerated() {
      var list: [Slot] = []
      if let oldSection = old.sections.slot(of: sections[section]) {
        for item in old.arrangement.items(inSection: oldSection) where !left[Int(item)] {
          while next < arrivals.count, arrivals[next].position == ItemPosition(section: rank, item: list.count) {
            list.append(arrivals[next].slot)
            next += 1
          }
          list.append(item)
        }
      }
      while next < arrivals.count, arrivals[next].position == ItemPosition(section: rank, item: list.count) {
        list.append(arrivals[next].slot)
        next += 1
      }
      arrangement.insert(list, inSection: section, at: 0)
    }
    guard next == arrivals.count else {
      throw .unreachable(arrivals[next].position, for: items[arrivals[next].slot])
    }
  }
}
