extension Snapshot {
  /// Puts items at the end of a section, or of the last one.
  ///
  /// An item that is already in the snapshot is moved there, and keeps its marks.
  ///
  /// - Parameters:
  ///   - identifiers: The items, each once.
  ///   - section: The section to append to; nil for the last one.
  /// - Throws: ``SnapshotError/unknownSection(_:in:)``, ``SnapshotError/noSection(in:)`` or
  ///   ``SnapshotError/duplicateItems(_:in:)``; nothing has changed then.
  /// - Complexity: O(*items appended*), amortised; one hash for each.
  @inlinable
  public mutating func appendItems(
    _ identifiers: [ItemID], toSection section: SectionID? = nil
  ) throws(SnapshotError<SectionID, ItemID>) {
    let target: Slot
    if let section {
      guard let slot = sections.slot(of: section) else {
        throw .unknownSection(section, in: .appendItems(identifiers, toSection: section))
      }
      target = slot
    } else {
      guard let last = arrangement.order.last else {
        throw .noSection(in: .appendItems(identifiers, toSection: nil))
      }
      target = last
    }
    let admitted: Admission
    switch admit(identifiers) {
    case .success(let admission): admitted = admission
    case .failure(let duplicates):
      throw .duplicateItems(duplicates.identifiers, in: .appendItems(identifiers, toSection: section))
    }
    arrangement.remove(admitted.placed)
    arrangement.insert(admitted.slots, inSection: target, at: arrangement.count(inSection: target))
  }

  /// Puts items directly before another item.
  ///
  /// An item that is already in the snapshot is moved there, and keeps its marks.
  ///
  /// - Parameters:
  ///   - identifiers: The items, each once.
  ///   - destination: The item before which they go; not one of them.
  /// - Throws: ``SnapshotError/unknownItem(_:in:)``, ``SnapshotError/destinationInMovedSet(in:)`` or
  ///   ``SnapshotError/duplicateItems(_:in:)``; nothing has changed then.
  /// - Complexity: O(*items inserted* + log *n*), amortised.
  @inlinable
  public mutating func insertItems(
    _ identifiers: [ItemID], beforeItem destination: ItemID
  ) throws(SnapshotError<SectionID, ItemID>) {
    try insertItems(identifiers, at: .before(destination))
  }

  /// Puts items directly behind another item.
  ///
  /// An item that is already in the snapshot is moved there, and keeps its marks.
  ///
  /// - Parameters:
  ///   - identifiers: The items, each once.
  ///   - destination: The item behind which they go; not one of them.
  /// - Throws: ``SnapshotError/unknownItem(_:in:)``, ``SnapshotError/destinationInMovedSet(in:)`` or
  ///   ``SnapshotError/duplicateItems(_:in:)``; nothing has changed then.
  /// - Complexity: O(*items inserted* + log *n*), amortised.
  @inlinable
  public mutating func insertItems(
    _ identifiers: [ItemID], afterItem destination: ItemID
  ) throws(SnapshotError<SectionID, ItemID>) {
    try insertItems(identifiers, at: .after(destination))
  }

  /// Takes items out; those that are not there are ignored, and a section may become empty.
  ///
  /// - Complexity: O(*items deleted* + log *n*).
  @inlinable
  public mutating func deleteItems(_ identifiers: [ItemID]) {
    var doomed: [Slot] = []
    for identifier in identifiers {
      guard let slot = items.slot(of: identifier) else { continue }
      forgetItem(slot)
      doomed.append(slot)
    }
    arrangement.remove(doomed)
  }

  /// Takes all items out, and all sections.
  @inlinable
  public mutating func deleteAllItems() {
    sections = IdentifierTable()
    items = IdentifierTable()
    arrangement.removeAll()
    reloadedSections = []
    reloadedItems = []
    reconfiguredItems = []
  }

  /// Moves an item directly before another one, which may be in another section.
  ///
  /// - Throws: ``SnapshotError/unknownItem(_:in:)`` or ``SnapshotError/destinationInMovedSet(in:)``; nothing has
  ///   changed then.
  /// - Complexity: O(log *n*), amortised.
  @inlinable
  public mutating func moveItem(
    _ identifier: ItemID, beforeItem destination: ItemID
  ) throws(SnapshotError<SectionID, ItemID>) {
    try moveItem(identifier, to: .before(destination))
  }

  /// Moves an item directly behind another one, which may be in another section.
  ///
  /// - Throws: ``SnapshotError/unknownItem(_:in:)`` or ``SnapshotError/destinationInMovedSet(in:)``; nothing has
  ///   changed then.
  /// - Complexity: O(log *n*), amortised.
  @inlinable
  public mutating func moveItem(
    _ identifier: ItemID, afterItem destination: ItemID
  ) throws(SnapshotError<SectionID, ItemID>) {
    try moveItem(identifier, to: .after(destination))
  }

  @inlinable
  mutating func insertItems(
    _ identifiers: [ItemID], at place: RelativePlace<ItemID>
  ) throws(SnapshotError<SectionID, ItemID>) {
    guard let neighbor = items.slot(of: place.neighbor) else {
      throw .unknownItem(place.neighbor, in: .insertItems(identifiers, place))
    }
    guard !identifiers.contains(place.neighbor) else {
      throw .destinationInMovedSet(in: .insertItems(identifiers, place))
    }
    switch admit(identifiers) {
    case .success(let admission):
      arrangement.remove(admission.placed)
      arrange(admission.slots, at: place, neighbor: neighbor)
    case .failure(let duplicates):
      throw .duplicateItems(duplicates.identifiers, in: .insertItems(identifiers, place))
    }
  }

  @inlinable
  mutating func moveItem(
    _ identifier: ItemID, to place: RelativePlace<ItemID>
  ) throws(SnapshotError<SectionID, ItemID>) {
    guard let slot = items.slot(of: identifier) else {
      throw .unknownItem(identifier, in: .moveItem(identifier, place))
    }
    guard let neighbor = items.slot(of: place.neighbor) else {
      throw .unknownItem(place.neighbor, in: .moveItem(identifier, place))
    }
    guard slot != neighbor else { throw .destinationInMovedSet(in: .moveItem(identifier, place)) }
    arrangement.remove([slot])
    arrange([slot], at: place, neighbor: neighbor)
  }

  @inlinable
  mutating func arrange(_ slots: [Slot], at place: RelativePlace<ItemID>, neighbor: Slot) {
    let (_, offset) = arrangement.position(of: neighbor)
    let section = arrangement.section(containing: neighbor)
    switch place {
    case .before: arrangement.insert(slots, inSection: section, at: offset)
    case .after: arrangement.insert(slots, inSection: section, at: offset + 1)
    }
  }

  @inlinable
  mutating func forgetItem(_ slot: Slot) {
    items.remove(slot)
    if !reloadedItems.isEmpty { reloadedItems.remove(slot) }
    if !reconfiguredItems.isEmpty { reconfiguredItems.remove(slot) }
  }
}
