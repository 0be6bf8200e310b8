extension Snapshot {
  /// The items marked to be reloaded, in the order of the snapshot.
  ///
  /// - Complexity: O(*m* log *m* + *m* log *n*) for *m* marks.
  @inlinable
  public var reloadedItemIdentifiers: [ItemID] { inOrder(reloadedItems).map { items[$0] } }

  /// The items marked to be configured anew in the cells they have, in the order of the snapshot.
  ///
  /// - Complexity: O(*m* log *m* + *m* log *n*) for *m* marks.
  @inlinable
  public var reconfiguredItemIdentifiers: [ItemID] { inOrder(reconfiguredItems).map { items[$0] } }

  /// The sections marked to be reloaded, in the order of the snapshot.
  ///
  /// - Complexity: O(*m* log *m*) for *m* marks.
  @inlinable
  public var reloadedSectionIdentifiers: [SectionID] {
    reloadedSections.sorted { arrangement.rank(ofSection: $0) < arrangement.rank(ofSection: $1) }
      .map { sections[$0] }
  }

  /// Marks items to be reloaded: their cells are to be replaced.
  ///
  /// A mark stays until its item is deleted; an item that moves keeps it. Marking twice is marking once.
  ///
  /// - Throws: ``SnapshotError/unknownItem(_:in:)`` for the first item that is not in the snapshot; nothing has
  ///   changed then.
  /// - Complexity: O(*items marked*) on average.
  @inlinable
  public mutating func reloadItems(_ identifiers: [ItemID]) throws(SnapshotError<SectionID, ItemID>) {
    var slots: [Slot] = []
    for identifier in identifiers {
      guard let slot = items.slot(of: identifier) else { throw .unknownItem(identifier, in: .reloadItems(identifiers)) }
      slots.append(slot)
    }
    reloadedItems.formUnion(slots)
  }

  /// Marks items to be reconfigured: their cells stay and get their content anew.
  ///
  /// A mark stays until its item is deleted; an item that moves keeps it. Marking twice is marking once.
  ///
  /// - Throws: ``SnapshotError/unknownItem(_:in:)`` for the first item that is not in the snapshot; nothing has
  ///   changed then.
  /// - Complexity: O(*items marked*) on average.
  @inlinable
  public mutating func reconfigureItems(_ identifiers: [ItemID]) throws(SnapshotError<SectionID, ItemID>) {
    var slots: [Slot] = []
    for identifier in identifiers {
      guard let slot = items.slot(of: identifier) else {
        throw .unknownItem(identifier, in: .reconfigureItems(identifiers))
      }
      slots.append(slot)
    }
    reconfiguredItems.formUnion(slots)
  }

  /// Marks sections to be reloaded, with all that is in them.
  ///
  /// A mark stays until its section is deleted; a section that moves keeps it. Marking twice is marking once.
  ///
  /// - Throws: ``SnapshotError/unknownSection(_:in:)`` for the first section that is not in the snapshot; nothing
  ///   has changed then.
  /// - Complexity: O(*sections marked*) on average.
  @inlinable
  public mutating func reloadSections(_ identifiers: [SectionID]) throws(SnapshotError<SectionID, ItemID>) {
    var slots: [Slot] = []
    for identifier in identifiers {
      guard let slot = sections.slot(of: identifier) else {
        throw .unknownSection(identifier, in: .reloadSections(identifiers))
      }
      slots.append(slot)
    }
    reloadedSections.formUnion(slots)
  }

  @inlinable
  func inOrder(_ marked: Set<Slot>) -> [Slot] {
    marked.map { (index: arrangement.index(of: $0), slot: $0) }.sorted { $0.index < $1.index }.map(\.slot)
  }

  /// The same sections and items without a mark.
  ///
  /// - Complexity: O(1).
  @inlinable
  public var unmarked: Self {
    var copy = self
    copy.reloadedSections = []
    copy.reloadedItems = []
    copy.reconfiguredItems = []
    return copy
  }
}
