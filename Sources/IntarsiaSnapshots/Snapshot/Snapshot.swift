/// What a collection shows: sections in order, and items in order in each of them, by identifier.
///
/// A snapshot is a value. It has the operations of `NSDiffableDataSourceSnapshot` under the same names, and they do
/// the same, but where that raises an exception these throw a ``SnapshotError`` and leave the snapshot as it was.
///
/// ```swift
/// var snapshot = Snapshot<String, Int>()
/// try snapshot.appendSections(["banners", "categories"])
/// try snapshot.appendItems([1, 2, 3], toSection: "banners")
/// try snapshot.moveItem(3, beforeItem: 1)
/// snapshot.itemIdentifiers  // → [3, 1, 2]
/// ```
///
/// Sections are unique, and so are items over all sections. Sections and items are separate name spaces: a section
/// and an item may be equal. Snapshots are equal when their sections and items are, in order; marks to reload or
/// reconfigure do not count.
///
/// A snapshot is not a store: it holds identifiers, not what they stand for. It does not change anything on screen;
/// for that, see ``difference(from:)`` and ``stages(from:)``.
///
/// - Complexity: Looking up an identifier takes O(1) on average, and its position O(log *n*). An edit of *k* items
///   takes O(*k* + log *n*), and once in a while O(*s*) more, where *s* is the number of items of the section divided
///   by fifty or so. An edit of sections takes O(*sections*). Copies share their storage until one of them changes;
///   the first change after that copies it, O(*n*).
public struct Snapshot<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable {
  @usableFromInline var sections = IdentifierTable<SectionID>()
  @usableFromInline var items = IdentifierTable<ItemID>()
  @usableFromInline var arrangement: SlotArrangement
  @usableFromInline var reloadedSections: Set<Slot> = []
  @usableFromInline var reloadedItems: Set<Slot> = []
  @usableFromInline var reconfiguredItems: Set<Slot> = []

  /// Creates a snapshot without sections.
  @inlinable
  public init() {
    arrangement = SlotArrangement()
  }

  /// An empty snapshot whose chunks are short, so that few items exercise what many do.
  package init(chunkCapacity: Int) {
    arrangement = SlotArrangement(chunkCapacity: chunkCapacity)
  }
}
