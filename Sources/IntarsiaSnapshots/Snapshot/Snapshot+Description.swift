extension Snapshot {
  /// The sections with their items, in order, as they can be listed to build the same snapshot.
  ///
  /// - Complexity: O(*items* + *sections*).
  @inlinable
  public var sectionList: [SnapshotSection<SectionID, ItemID>] {
    arrangement.order.map { slot in
      SnapshotSection(sections[slot], items: arrangement.items(inSection: slot).map { items[$0] })
    }
  }
}

extension Snapshot: CustomStringConvertible {
  /// One line for each section: its identifier and its items, in order.
  public var description: String {
    if numberOfSections == 0 { return "no sections" }
    return sectionList.map { section in
      let items = section.items.map { "\($0)" }.joined(separator: ", ")
      return "\(section.identifier): \(items.isEmpty ? "no items" : items)"
    }.joined(separator: "\n")
  }
}
