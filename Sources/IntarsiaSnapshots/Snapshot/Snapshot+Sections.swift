extension Snapshot {
  /// Puts new, empty sections behind the last one.
  ///
  /// - Throws: ``SnapshotError/duplicateSections(_:in:)`` for a section that is there or stands in the argument
  ///   twice; nothing has changed then.
  /// - Complexity: O(*sections appended*), amortised.
  @inlinable
  public mutating func appendSections(_ identifiers: [SectionID]) throws(SnapshotError<SectionID, ItemID>) {
    guard let slots = admitSections(identifiers) else {
      throw .duplicateSections(duplicates(among: identifiers), in: .appendSections(identifiers))
    }
    arrangement.insertSections(slots, at: arrangement.order.count)
  }

  /// Puts new, empty sections directly before another one.
  ///
  /// - Throws: ``SnapshotError/unknownSection(_:in:)``, ``SnapshotError/destinationInMovedSet(in:)`` or
  ///   ``SnapshotError/duplicateSections(_:in:)``; nothing has changed then.
  /// - Complexity: O(*sections*).
  @inlinable
  public mutating func insertSections(
    _ identifiers: [SectionID], beforeSection destination: SectionID
  ) throws(SnapshotError<SectionID, ItemID>) {
    try insertSections(identifiers, at: .before(destination))
  }

  /// Puts new, empty sections directly behind another one.
  ///
  /// - Throws: ``SnapshotError/unknownSection(_:in:)``, ``SnapshotError/destinationInMovedSet(in:)`` or
  ///   ``SnapshotError/duplicateSections(_:in:)``; nothing has changed then.
  /// - Complexity: O(*sections*).
  @inlinable
  public mutating func insertSections(
    _ identifiers: [SectionID], afterSection destination: SectionID
  ) throws(SnapshotError<SectionID, ItemID>) {
    try insertSections(identifiers, at: .after(destination))
  }

  /// Takes sections out with their items; those that are not there are ignored.
  ///
  /// - Complexity: O(*sections* + *items deleted*).
  @inlinable
  public mutating func deleteSections(_ identifiers: [SectionID]) {
    var doomed: [Slot] = []
    for identifier in identifiers {
      guard let slot = sections.slot(of: identifier) else { continue }
      sections.remove(slot)
      reloadedSections.remove(slot)
      doomed.append(slot)
    }
    guard !doomed.isEmpty else { return }
    for item in arrangement.removeSections(doomed) { forgetItem(item) }
  }

  /// Moves a section, with its items, directly before another one.
  ///
  /// - Throws: ``SnapshotError/unknownSection(_:in:)`` or ``SnapshotError/destinationInMovedSet(in:)``; nothing has
  ///   changed then.
  /// - Complexity: O(*sections*).
  @inlinable
  public mutating func moveSection(
    _ identifier: SectionID, beforeSection destination: SectionID
  ) throws(SnapshotError<SectionID, ItemID>) {
    try moveSection(identifier, to: .before(destination))
  }

  /// Moves a section, with its items, directly behind another one.
  ///
  /// - Throws: ``SnapshotError/unknownSection(_:in:)`` or ``SnapshotError/destinationInMovedSet(in:)``; nothing has
  ///   changed then.
  /// - Complexity: O(*sections*).
  @inlinable
  public mutating func moveSection(
    _ identifier: SectionID, afterSection destination: SectionID
  ) throws(SnapshotError<SectionID, ItemID>) {
    try moveSection(identifier, to: .after(destination))
  }

  @inlinable
  mutating func insertSections(
    _ identifiers: [SectionID], at place: RelativePlace<SectionID>
  ) throws(SnapshotError<SectionID, ItemID>) {
    guard let neighbor = sections.slot(of: place.neighbor) else {
      throw .unknownSection(place.neighbor, in: .insertSections(identifiers, place))
    }
    guard !identifiers.contains(place.neighbor) else {
      throw .destinationInMovedSet(in: .insertSections(identifiers, place))
    }
    guard let slots = admitSections(identifiers) else {
      throw .duplicateSections(duplicates(among: identifiers), in: .insertSections(identifiers, place))
    }
    arrangement.insertSections(slots, at: rank(for: place, neighbor: neighbor))
  }

  @inlinable
  mutating func moveSection(
    _ identifier: SectionID, to place: RelativePlace<SectionID>
  ) throws(SnapshotError<SectionID, ItemID>) {
    guard let slot = sections.slot(of: identifier) else {
      throw .unknownSection(identifier, in: .moveSection(identifier, place))
    }
    guard let neighbor = sections.slot(of: place.neighbor) else {
      throw .unknownSection(place.neighbor, in: .moveSection(identifier, place))
    }
    guard slot != neighbor else { throw .destinationInMovedSet(in: .moveSection(identifier, place)) }
    let rank = rank(for: place, neighbor: neighbor)
    let isFromBefore = arrangement.rank(ofSection: slot) < rank
    arrangement.moveSection(slot, toRank: isFromBefore ? rank - 1 : rank)
  }

  @inlinable
  func rank(for place: RelativePlace<SectionID>, neighbor: Slot) -> Int {
    switch place {
    case .before: arrangement.rank(ofSection: neighbor)
    case .after: arrangement.rank(ofSection: neighbor) + 1
    }
  }

  /// Gives slots to new sections; nil, and nothing changed, if one is not new.
  @inlinable
  mutating func admitSections(_ identifiers: [SectionID]) -> [Slot]? {
    var slots: [Slot] = []
    sections.reserve(additional: identifiers.count)
    for identifier in identifiers {
      let (slot, isNew) = sections.insert(identifier)
      guard isNew else {
        for slot in slots.reversed() { sections.remove(slot) }
        return nil
      }
      slots.append(slot)
    }
    return slots
  }

  /// The identifiers that are in the snapshot or stand in the argument more than once, each named once.
  @inlinable
  func duplicates(among identifiers: [SectionID]) -> [SectionID] {
    var seen: Set<SectionID> = []
    var named: Set<SectionID> = []
    var duplicates: [SectionID] = []
    for identifier in identifiers {
      let isFirst = seen.insert(identifier).inserted
      if isFirst, sections.slot(of: identifier) == nil { continue }
      if named.insert(identifier).inserted { duplicates.append(identifier) }
    }
    return duplicates
  }
}
