extension SectionSnapshot {
  /// Every item, depth first: each parent before its children.
  ///
  /// - Complexity: O(*n*).
  @inlinable
  public var items: [ItemID] {
    flat.map { table[$0] }
  }

  /// The items without a parent, in order.
  ///
  /// - Complexity: O(*n*).
  @inlinable
  public var rootItems: [ItemID] {
    flat.filter { nodes[Int($0)].level == 0 }.map { table[$0] }
  }

  /// The items all of whose ancestors are expanded, depth first.
  ///
  /// - Complexity: O(*n*).
  @inlinable
  public var visibleItems: [ItemID] {
    var visible: [ItemID] = []
    var collapsedLevel = Int.max
    for slot in flat where nodes[Int(slot)].level <= collapsedLevel {
      visible.append(table[slot])
      collapsedLevel = nodes[Int(slot)].isExpanded ? Int.max : nodes[Int(slot)].level
    }
    return visible
  }

  /// The items that are expanded, visible or not, depth first; they need not have children.
  ///
  /// - Complexity: O(*n*).
  @inlinable
  public var expandedItems: [ItemID] {
    flat.filter { nodes[Int($0)].isExpanded }.map { table[$0] }
  }

  /// Tells whether an item is in the outline.
  ///
  /// - Complexity: O(1) on average.
  @inlinable
  public func contains(_ item: ItemID) -> Bool {
    table.slot(of: item) != nil
  }

  /// Finds the index of an item among all items, depth first; nil if it is not in the outline.
  ///
  /// - Complexity: O(log *n*) on average.
  @inlinable
  public func index(of item: ItemID) -> Int? {
    table.slot(of: item).map { arrangement.index(of: $0) }
  }

  /// Counts the ancestors of an item: 0 for a root.
  ///
  /// - Throws: ``SectionSnapshotError/unknownItem(_:in:)``.
  /// - Complexity: O(1) on average.
  @inlinable
  public func level(of item: ItemID) throws(SectionSnapshotError<ItemID>) -> Int {
    nodes[Int(try slot(of: item, in: .level(of: item)))].level
  }

  /// Finds the item that another one is a child of; nil for a root.
  ///
  /// - Throws: ``SectionSnapshotError/unknownItem(_:in:)``.
  /// - Complexity: O(1) on average.
  @inlinable
  public func parent(of item: ItemID) throws(SectionSnapshotError<ItemID>) -> ItemID? {
    nodes[Int(try slot(of: item, in: .parent(of: item)))].parent.map { table[$0] }
  }

  /// Tells whether an item is expanded, with or without children, visible or not.
  ///
  /// - Throws: ``SectionSnapshotError/unknownItem(_:in:)``.
  /// - Complexity: O(1) on average.
  @inlinable
  public func isExpanded(_ item: ItemID) throws(SectionSnapshotError<ItemID>) -> Bool {
    nodes[Int(try slot(of: item, in: .isExpanded(item)))].isExpanded
  }

  /// Tells whether all ancestors of an item are expanded.
  ///
  /// - Throws: ``SectionSnapshotError/unknownItem(_:in:)``.
  /// - Complexity: O(*depth*) on average.
  @inlinable
  public func isVisible(_ item: ItemID) throws(SectionSnapshotError<ItemID>) -> Bool {
    var ancestor = nodes[Int(try slot(of: item, in: .isVisible(item)))].parent
    while let slot = ancestor {
      guard nodes[Int(slot)].isExpanded else { return false }
      ancestor = nodes[Int(slot)].parent
    }
    return true
  }

  /// Copies what is below an item into an outline of its own, with what is expanded.
  ///
  /// - Parameters:
  ///   - parent: The item whose descendants are copied; its children become roots.
  ///   - includingParent: Whether the item itself is copied too, and becomes the only root.
  /// - Returns: The new outline; it has no items if there is nothing to copy.
  /// - Throws: ``SectionSnapshotError/unknownItem(_:in:)``.
  /// - Complexity: O(*items copied* + log *n*).
  @inlinable
  public func snapshot(
    of parent: ItemID, includingParent: Bool = false
  ) throws(SectionSnapshotError<ItemID>) -> SectionSnapshot<ItemID> {
    let slot = try slot(of: parent, in: .snapshot(of: parent))
    let range = subtree(of: slot)
    let copied = includingParent ? range : range.dropFirst()
    let top = nodes[Int(slot)].level + (includingParent ? 0 : 1)
    var result = SectionSnapshot()
    result.graft(entries(at: copied.startIndex..<copied.endIndex, top: top), at: 0, under: nil)
    return result
  }

  /// All slots, depth first.
  @inlinable
  var flat: [Slot] { arrangement.items(inSection: 0) }

  @inlinable
  func slot(
    of item: ItemID, in operation: @autoclosure () -> SectionSnapshotOperation<ItemID>
  ) throws(SectionSnapshotError<ItemID>) -> Slot {
    guard let slot = table.slot(of: item) else { throw .unknownItem(item, in: operation()) }
    return slot
  }

  /// The indexes of an item and its descendants.
  @inlinable
  func subtree(of slot: Slot) -> Range<Int> {
    let index = arrangement.index(of: slot)
    return index..<index + 1 + nodes[Int(slot)].descendantCount
  }

  /// The items at some indexes, with levels counted from `top`.
  @inlinable
  func entries(at indexes: Range<Int>, top: Int = 0) -> [SectionSnapshotEntry<ItemID>] {
    arrangement.items(inSection: 0, at: indexes).map { slot in
      let node = nodes[Int(slot)]
      return SectionSnapshotEntry(item: table[slot], level: node.level - top, isExpanded: node.isExpanded)
    }
  }
}
