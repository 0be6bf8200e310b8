extension SectionSnapshot {
  @inlinable
  func entries(of items: [ItemID]) -> [SectionSnapshotEntry<ItemID>] {
    items.map { SectionSnapshotEntry(item: $0, level: 0, isExpanded: false) }
  }

  @inlinable
  mutating func insert(
    _ entries: [SectionSnapshotEntry<ItemID>], at place: RelativePlace<ItemID>
  ) throws(SectionSnapshotError<ItemID>) {
    if entries.isEmpty { return }
    let items = entries.map(\.item)
    let neighbor = try slot(of: place.neighbor, in: .insert(items, place))
    if let duplicates = duplicates(among: items) { throw .duplicateItems(duplicates, in: .insert(items, place)) }
    let range = subtree(of: neighbor)
    switch place {
    case .before: graft(entries, at: range.lowerBound, under: nodes[Int(neighbor)].parent)
    case .after: graft(entries, at: range.upperBound, under: nodes[Int(neighbor)].parent)
    }
  }

  /// The items that are in the outline or stand in the argument more than once, each named once; nil if there are none.
  @inlinable
  func duplicates(among items: [ItemID]) -> [ItemID]? {
    var seen = IdentifierTable<ItemID>()
    var reported: Set<Slot> = []
    var duplicates: [ItemID] = []
    seen.reserve(additional: items.count)
    for item in items {
      let (slot, isFirst) = seen.insert(item)
      if isFirst, table.slot(of: item, hash: seen.hashes[Int(slot)]) == nil { continue }
      if reported.insert(slot).inserted { duplicates.append(item) }
    }
    return duplicates.isEmpty ? nil : duplicates
  }

  /// Adds items that are not in the outline, at an index, with their levels counted from below a parent.
  @inlinable
  mutating func graft(_ entries: [SectionSnapshotEntry<ItemID>], at index: Int, under parent: Slot?) {
    let base = parent.map { nodes[Int($0)].level + 1 } ?? 0
    var path: [Slot] = []
    var slots: [Slot] = []
    slots.reserveCapacity(entries.count)
    table.reserve(additional: entries.count)
    for entry in entries {
      let slot = table.insert(entry.item).slot
      path.removeLast(max(0, path.count - entry.level))
      let node = Node(parent: path.last ?? parent, level: base + path.count, isExpanded: entry.isExpanded)
      if Int(slot) == nodes.count { nodes.append(node) } else { nodes[Int(slot)] = node }
      path.append(slot)
      slots.append(slot)
    }
    arrangement.insert(slots, inSection: 0, at: index)
    for slot in slots.reversed() where nodes[Int(slot)].level > base {
      if let above = nodes[Int(slot)].parent {
        nodes[Int(above)].descendantCount += nodes[Int(slot)].descendantCount + 1
      }
    }
    addDescendants(entries.count, to: parent)
  }

  /// Takes rows of items out, depth first, each of them whole subtrees of siblings.
  @inlinable
  mutating func remove(_ rows: [[Slot]]) {
    arrangement.remove(Array(rows.joined()))
    for row in rows {
      if let first = row.first { addDescendants(-row.count, to: nodes[Int(first)].parent) }
      for slot in row { table.remove(slot) }
    }
  }

  @inlinable
  mutating func addDescendants(_ count: Int, to parent: Slot?) {
    var ancestor = parent
    while let slot = ancestor {
      nodes[Int(slot)].descendantCount += count
      ancestor = nodes[Int(slot)].parent
    }
  }
}
