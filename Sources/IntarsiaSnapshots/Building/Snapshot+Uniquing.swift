extension Snapshot {
  /// Creates a snapshot from data that may hold an identifier more than once, and never fails.
  ///
  /// An item that is listed twice, in one section or in two, stays where the policy says. A section that is listed
  /// twice becomes one, with the items of both, in order, at the place the policy says.
  ///
  /// - Parameters:
  ///   - content: The sections with their items.
  ///   - policy: Which occurrence stays.
  /// - Complexity: O(*items* + *sections*); one hash for each.
  @inlinable
  public init(uniquing content: [SnapshotSection<SectionID, ItemID>], keeping policy: DuplicatePolicy = .keepFirst) {
    var ignored = SnapshotDuplicates<SectionID, ItemID>()
    self.init(uniquing: content, keeping: policy, reportingTo: &ignored)
  }

  /// Creates a snapshot from data that may hold an identifier more than once, and reports which ones.
  ///
  /// An item that is listed twice, in one section or in two, stays where the policy says. A section that is listed
  /// twice becomes one, with the items of both, in order, at the place the policy says.
  ///
  /// - Parameters:
  ///   - content: The sections with their items.
  ///   - policy: Which occurrence stays.
  ///   - duplicates: Set to the identifiers that were listed more than once, in the order they were met.
  /// - Complexity: O(*items* + *sections*); one hash for each.
  @inlinable
  public init(
    uniquing content: [SnapshotSection<SectionID, ItemID>], keeping policy: DuplicatePolicy = .keepFirst,
    reportingTo duplicates: inout SnapshotDuplicates<SectionID, ItemID>
  ) {
    self.init()
    switch policy {
    case .keepFirst:
      let lists = takeFirstOccurrences(content, reportingTo: &duplicates)
      arrange(lists)
    case .keepLast:
      let backwards = content.reversed().map { SnapshotSection($0.identifier, items: $0.items.reversed()) }
      let lists = takeFirstOccurrences(backwards, reportingTo: &duplicates)
      arrange(lists.reversed().map { ($0.section, $0.items.reversed()) })
    }
  }

  /// Puts items at the end of a section, or of the last one, dropping those that the argument repeats.
  ///
  /// As with ``appendItems(_:toSection:)``, an item that is already in the snapshot is moved there.
  ///
  /// - Parameters:
  ///   - identifiers: The items, any of them more than once.
  ///   - policy: Which occurrence in the argument stays.
  ///   - section: The section to append to; nil for the last one.
  /// - Returns: The items that stood in the argument more than once, each named once.
  /// - Throws: ``SnapshotError/unknownSection(_:in:)`` or ``SnapshotError/noSection(in:)``; nothing has changed then.
  /// - Complexity: O(*items appended*), amortised.
  @inlinable
  @discardableResult
  public mutating func appendItems(
    uniquing identifiers: [ItemID], keeping policy: DuplicatePolicy = .keepFirst, toSection section: SectionID? = nil
  ) throws(SnapshotError<SectionID, ItemID>) -> [ItemID] {
    var seen: Set<ItemID> = []
    var repeated: Set<ItemID> = []
    var duplicates: [ItemID] = []
    var unique: [ItemID] = []
    switch policy {
    case .keepFirst: unique = identifiers.filter { seen.insert($0).inserted }
    case .keepLast: unique = identifiers.reversed().filter { seen.insert($0).inserted }.reversed()
    }
    if unique.count < identifiers.count {
      seen = []
      duplicates = identifiers.filter { !seen.insert($0).inserted && repeated.insert($0).inserted }
    }
    try appendItems(unique, toSection: section)
    return duplicates
  }

  /// Gives slots to all identifiers, and says which stay where when the first occurrence counts.
  @inlinable
  mutating func takeFirstOccurrences(
    _ content: [SnapshotSection<SectionID, ItemID>],
    reportingTo duplicates: inout SnapshotDuplicates<SectionID, ItemID>
  ) -> [(section: Slot, items: [Slot])] {
    duplicates = SnapshotDuplicates()
    var reportedSections: Set<Slot> = []
    var reportedItems: Set<Slot> = []
    var lists: [(section: Slot, items: [Slot])] = []
    items.reserve(additional: content.reduce(0) { $0 + $1.items.count })
    for entry in content {
      let (section, isNew) = sections.insert(entry.identifier)
      if isNew {
        lists.append((section, []))
      } else if reportedSections.insert(section).inserted {
        duplicates.sections.append(entry.identifier)
      }
      for identifier in entry.items {
        let (item, isNew) = items.insert(identifier)
        if isNew {
          // Slots of a table that nothing was removed from are numbered in order.
          lists[Int(section)].items.append(item)
        } else if reportedItems.insert(item).inserted {
          duplicates.items.append(identifier)
        }
      }
    }
    return lists
  }

  @inlinable
  mutating func arrange(_ lists: [(section: Slot, items: [Slot])]) {
    arrangement.insertSections(lists.map(\.section), at: 0)
    for list in lists { arrangement.insert(list.items, inSection: list.section, at: 0) }
  }
}
