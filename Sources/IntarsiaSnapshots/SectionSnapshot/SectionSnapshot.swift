/// The items of one section as an outline: items with children, some of them expanded.
///
/// It is a value, and has the operations of `NSDiffableDataSourceSectionSnapshot` under the same names. Where that
/// raises an exception these throw a ``SectionSnapshotError`` and leave the outline as it was. Unlike there, no
/// operation accepts an item that is in the outline already.
///
/// ```swift
/// var outline = SectionSnapshot<String>()
/// try outline.append(["Fruit", "Bread"])
/// try outline.append(["Apple", "Pear"], to: "Fruit")
/// outline.expand(["Fruit"])
/// outline.visibleItems  // → ["Fruit", "Apple", "Pear", "Bread"]
/// ```
///
/// Items are unique in the outline, and start out collapsed. Outlines are equal when they have the same items in the
/// same order under the same parents, and the same of them are expanded.
///
/// It is not a ``Snapshot`` and holds no section; ``visibleItems`` are what a section of one shows.
///
/// - Complexity: Looking up an item takes O(1) on average, its index O(log *n*). An edit of *k* items at depth *d* takes
///   O(*k* + *d* + log *n*), amortised.
public struct SectionSnapshot<ItemID: Hashable & Sendable>: Sendable {
  /// What is known of an item beside its place in the order, which is depth first.
  @usableFromInline
  struct Node: Sendable {
    @usableFromInline var parent: Slot?
    @usableFromInline var level: Int
    @usableFromInline var descendantCount: Int
    @usableFromInline var isExpanded: Bool

    @inlinable
    init(parent: Slot?, level: Int, isExpanded: Bool) {
      self.parent = parent
      self.level = level
      descendantCount = 0
      self.isExpanded = isExpanded
    }
  }

  @usableFromInline var table = IdentifierTable<ItemID>()
  /// All items, depth first, in the one section of the arrangement.
  @usableFromInline var arrangement: SlotArrangement
  /// By slot.
  @usableFromInline var nodes: [Node] = []

  /// Creates an outline without items.
  @inlinable
  public init() {
    arrangement = SlotArrangement()
    arrangement.insertSections([0], at: 0)
  }

  /// Creates a copy of an outline.
  @inlinable
  public init(_ snapshot: SectionSnapshot<ItemID>) {
    self = snapshot
  }
}
