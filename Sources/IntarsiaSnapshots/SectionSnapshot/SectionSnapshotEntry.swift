/// An item of an outline as it stands in a list of all of them, depth first.
@usableFromInline
struct SectionSnapshotEntry<ItemID: Hashable & Sendable>: Hashable, Sendable {
  @usableFromInline var item: ItemID
  @usableFromInline var level: Int
  @usableFromInline var isExpanded: Bool

  @inlinable
  init(item: ItemID, level: Int, isExpanded: Bool) {
    self.item = item
    self.level = level
    self.isExpanded = isExpanded
  }
}
