extension Snapshot {
  /// Creates a snapshot from the sections that a block lists.
  ///
  /// <!-- example: setup
  /// enum FeedSection: Hashable { case banners, categories, restaurants(title: String) }
  /// let banners = [1, 2], categories: [Int] = []
  /// let cities = [(name: "Ghent", restaurants: [3, 4, 5]), (name: "Bruges", restaurants: [6])]
  /// -->
  /// ```swift
  /// let snapshot: Snapshot<FeedSection, Int> = try Snapshot {
  ///   SnapshotSection(.banners) { banners }
  ///   if !categories.isEmpty {
  ///     SnapshotSection(.categories) { categories }
  ///   }
  ///   for city in cities {
  ///     SnapshotSection(.restaurants(title: city.name)) { city.restaurants }
  ///   }
  /// }
  /// snapshot.itemCounts  // → [2, 3, 1]
  /// ```
  ///
  /// Unlike appending, which moves an item that is already there, this refuses an item that stands in two places:
  /// a description says where an item is, and can say it only once.
  ///
  /// - Throws: ``SnapshotError/duplicateItems(_:in:)`` or ``SnapshotError/duplicateSections(_:in:)``.
  /// - Complexity: O(*items* + *sections*); one hash for each.
  @inlinable
  public init(
    @SnapshotBuilder<SectionID, ItemID> _ content: () -> [SnapshotSection<SectionID, ItemID>]
  ) throws(SnapshotError<SectionID, ItemID>) {
    try self.init(content())
  }

  /// Creates a snapshot from a list of sections with their items.
  ///
  /// - Throws: ``SnapshotError/duplicateItems(_:in:)`` or ``SnapshotError/duplicateSections(_:in:)``.
  /// - Complexity: O(*items* + *sections*); one hash for each.
  @inlinable
  public init(_ content: [SnapshotSection<SectionID, ItemID>]) throws(SnapshotError<SectionID, ItemID>) {
    self.init()
    let identifiers = content.map(\.identifier)
    guard let slots = admitSections(identifiers) else {
      throw .duplicateSections(duplicates(among: identifiers), in: .build)
    }
    arrangement.insertSections(slots, at: 0)
    items.reserve(additional: content.reduce(0) { $0 + $1.items.count })
    for (slot, section) in zip(slots, content) {
      switch admit(section.items) {
      case .success(let admission):
        guard admission.placed.isEmpty else {
          throw .duplicateItems(admission.placed.map { items[$0] }, in: .build)
        }
        arrangement.insert(admission.slots, inSection: slot, at: 0)
      case .failure(let duplicates):
        throw .duplicateItems(duplicates.identifiers, in: .build)
      }
    }
  }
}
