extension SectionSnapshot {
  /// Adds items behind the last child of an item, or behind the last root.
  ///
  /// - Parameters:
  ///   - items: The items, new to the outline and each once; if there are none, nothing is done or checked.
  ///   - parent: The item they become children of; nil to make them roots.
  /// - Throws: ``SectionSnapshotError/unknownItem(_:in:)`` or ``SectionSnapshotError/duplicateItems(_:in:)``; nothing
  ///   has changed then.
  @inlinable
  public mutating func append(
    _ items: [ItemID], to parent: ItemID? = nil
  ) throws(SectionSnapshotError<ItemID>) {
    if items.isEmpty { return }
    var target: (slot: Slot?, index: Int) = (nil, table.count)
    if let parent {
      let slot = try slot(of: parent, in: .append(items, to: parent))
      target = (slot, subtree(of: slot).upperBound)
    }
    if let duplicates = duplicates(among: items) { throw .duplicateItems(duplicates, in: .append(items, to: parent)) }
    graft(entries(of: items), at: target.index, under: target.slot)
  }

  /// Adds items directly before another one, as its siblings.
  ///
  /// - Parameters:
  ///   - items: The items, new to the outline and each once; if there are none, nothing is done or checked.
  ///   - destination: The item before which they go.
  /// - Throws: ``SectionSnapshotError/unknownItem(_:in:)`` or ``SectionSnapshotError/duplicateItems(_:in:)``; nothing
  ///   has changed then.
  @inlinable
  public mutating func insert(
    _ items: [ItemID], before destination: ItemID
  ) throws(SectionSnapshotError<ItemID>) {
    try insert(entries(of: items), at: .before(destination))
  }

  /// Adds items behind another one and all its descendants, as its siblings.
  ///
  /// - Parameters:
  ///   - items: The items, new to the outline and each once; if there are none, nothing is done or checked.
  ///   - destination: The item behind which they go.
  /// - Throws: ``SectionSnapshotError/unknownItem(_:in:)`` or ``SectionSnapshotError/duplicateItems(_:in:)``; nothing
  ///   has changed then.
  @inlinable
  public mutating func insert(
    _ items: [ItemID], after destination: ItemID
  ) throws(SectionSnapshotError<ItemID>) {
    try insert(entries(of: items), at: .after(destination))
  }

  /// Adds another outline directly before an item, its roots as siblings of the item.
  ///
  /// - Parameters:
  ///   - snapshot: The outline, none of whose items is in this one; if it is empty, nothing is done or checked.
  ///   - destination: The item before which it goes.
  /// - Throws: ``SectionSnapshotError/unknownItem(_:in:)`` or ``SectionSnapshotError/duplicateItems(_:in:)``; nothing
  ///   has changed then.
  @inlinable
  public mutating func insert(
    _ snapshot: SectionSnapshot<ItemID>, before destination: ItemID
  ) throws(SectionSnapshotError<ItemID>) {
    try insert(snapshot.entries(at: 0..<snapshot.table.count), at: .before(destination))
  }

  /// Adds another outline behind an item and all its descendants, its roots as siblings of the item.
  ///
  /// - Parameters:
  ///   - snapshot: The outline, none of whose items is in this one; if it is empty, nothing is done or checked.
  ///   - destination: The item behind which it goes.
  /// - Throws: ``SectionSnapshotError/unknownItem(_:in:)`` or ``SectionSnapshotError/duplicateItems(_:in:)``; nothing
  ///   has changed then.
  @inlinable
  public mutating func insert(
    _ snapshot: SectionSnapshot<ItemID>, after destination: ItemID
  ) throws(SectionSnapshotError<ItemID>) {
    try insert(snapshot.entries(at: 0..<snapshot.table.count), at: .after(destination))
  }

  /// Takes items out with all their descendants; naming one twice, or one below another, is fine.
  ///
  /// - Throws: ``SectionSnapshotError/unknownItem(_:in:)`` for the first item that is not in the outline; nothing has
  ///   changed then.
  @inlinable
  public mutating func delete(_ items: [ItemID]) throws(SectionSnapshotError<ItemID>) {
    var ranges: [Range<Int>] = []
    for item in items { ranges.append(subtree(of: try slot(of: item, in: .delete(items)))) }
    ranges.sort { ($0.lowerBound, $1.upperBound) < ($1.lowerBound, $0.upperBound) }
    var disjoint: [Range<Int>] = []
    for range in ranges where range.lowerBound >= disjoint.last?.upperBound ?? 0 { disjoint.append(range) }
    remove(disjoint.map { arrangement.items(inSection: 0, at: $0) })
  }

  /// Takes all items out.
  @inlinable
  public mutating func deleteAll() {
    self = SectionSnapshot()
  }

  /// Puts the items of another outline in place of all that is below an item.
  ///
  /// - Parameters:
  ///   - parent: The item whose descendants go, and whose children the other outline's roots become.
  ///   - snapshot: The outline; its items may be among those that go, but nowhere else in this one.
  /// - Throws: ``SectionSnapshotError/unknownItem(_:in:)`` or ``SectionSnapshotError/duplicateItems(_:in:)``; nothing
  ///   has changed then.
  @inlinable
  public mutating func replace(
    childrenOf parent: ItemID, using snapshot: SectionSnapshot<ItemID>
  ) throws(SectionSnapshotError<ItemID>) {
    let slot = try slot(of: parent, in: .replace(childrenOf: parent, using: snapshot.items))
    let replaced = subtree(of: slot).dropFirst()
    let duplicates = snapshot.flat.filter { new in
      guard let old = table.slot(of: snapshot.table[new], hash: snapshot.table.hashes[Int(new)]) else { return false }
      return !replaced.contains(arrangement.index(of: old))
    }
    guard duplicates.isEmpty else {
      throw .duplicateItems(
        duplicates.map { snapshot.table[$0] }, in: .replace(childrenOf: parent, using: snapshot.items))
    }
    remove([arrangement.items(inSection: 0, at: replaced.startIndex..<replaced.endIndex)])
    graft(snapshot.entries(at: 0..<snapshot.table.count), at: replaced.startIndex, under: slot)
  }

  /// Expands items, so that their children show; items that are not in the outline are ignored.
  ///
  /// - Complexity: O(*items expanded*) on average.
  @inlinable
  public mutating func expand(_ items: [ItemID]) {
    for item in items {
      if let slot = table.slot(of: item) { nodes[Int(slot)].isExpanded = true }
    }
  }

  /// Collapses items, so that their descendants do not show; items that are not in the outline are ignored.
  ///
  /// - Complexity: O(*items collapsed*) on average.
  @inlinable
  public mutating func collapse(_ items: [ItemID]) {
    for item in items {
      if let slot = table.slot(of: item) { nodes[Int(slot)].isExpanded = false }
    }
  }
}
