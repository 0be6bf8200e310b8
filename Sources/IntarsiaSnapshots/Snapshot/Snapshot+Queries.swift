extension Snapshot {
  /// The count of all items, over all sections.
  ///
  /// - Complexity: O(1).
  @inlinable
  public var numberOfItems: Int { items.count }

  /// The count of sections, with the empty ones.
  ///
  /// - Complexity: O(1).
  @inlinable
  public var numberOfSections: Int { sections.count }

  /// Every section, in order.
  ///
  /// - Complexity: O(*sections*).
  @inlinable
  public var sectionIdentifiers: [SectionID] {
    arrangement.order.map { sections[$0] }
  }

  /// Every item, in order, over all sections.
  ///
  /// - Complexity: O(*items* + *sections*).
  @inlinable
  public var itemIdentifiers: [ItemID] {
    arrangement.flattened().items.map { items[$0] }
  }

  /// The number of items of each section, in the order of the sections.
  ///
  /// - Complexity: O(*sections*).
  @inlinable
  public var itemCounts: [Int] {
    arrangement.order.map { arrangement.count(inSection: $0) }
  }

  /// Counts the items of one section.
  ///
  /// - Throws: ``SnapshotError/unknownSection(_:in:)``.
  /// - Complexity: O(1) on average.
  @inlinable
  public func numberOfItems(
    inSection section: SectionID
  ) throws(SnapshotError<SectionID, ItemID>) -> Int {
    guard let slot = sections.slot(of: section) else {
      throw .unknownSection(section, in: .numberOfItems(inSection: section))
    }
    return arrangement.count(inSection: slot)
  }

  /// Lists the items of one section, in order.
  ///
  /// - Throws: ``SnapshotError/unknownSection(_:in:)``.
  /// - Complexity: O(*items of the section*).
  @inlinable
  public func itemIdentifiers(
    inSection section: SectionID
  ) throws(SnapshotError<SectionID, ItemID>) -> [ItemID] {
    guard let slot = sections.slot(of: section) else {
      throw .unknownSection(section, in: .itemIdentifiers(inSection: section))
    }
    return arrangement.items(inSection: slot).map { items[$0] }
  }

  /// Finds the section an item is in; nil if the item is not in the snapshot.
  ///
  /// - Complexity: O(1) on average.
  @inlinable
  public func sectionIdentifier(containingItem item: ItemID) -> SectionID? {
    items.slot(of: item).map { sections[arrangement.section(containing: $0)] }
  }

  /// Finds the index of an item, counted across sections; nil if the item is not in the snapshot.
  ///
  /// - Complexity: O(log *n*) on average.
  @inlinable
  public func indexOfItem(_ item: ItemID) -> Int? {
    items.slot(of: item).map { arrangement.index(of: $0) }
  }

  /// Finds the index of a section; nil if it is not in the snapshot.
  ///
  /// - Complexity: O(1) on average.
  @inlinable
  public func indexOfSection(_ section: SectionID) -> Int? {
    sections.slot(of: section).map { arrangement.rank(ofSection: $0) }
  }

  /// Finds the section index and the index in the section of an item; nil if it is not in the snapshot.
  ///
  /// - Complexity: O(log *n*) on average.
  @inlinable
  public func position(ofItem item: ItemID) -> ItemPosition? {
    items.slot(of: item).map { position(ofSlot: $0) }
  }

  /// Finds the item at a section index and an index in the section; nil if there is none.
  ///
  /// - Complexity: O(log *n*).
  @inlinable
  public func itemIdentifier(at position: ItemPosition) -> ItemID? {
    arrangement.item(atRank: position.section, offset: position.item).map { items[$0] }
  }

  @inlinable
  func position(ofSlot slot: Slot) -> ItemPosition {
    let (rank, offset) = arrangement.position(of: slot)
    return ItemPosition(section: rank, item: offset)
  }
}
