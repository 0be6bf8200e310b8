/// Where a section of a new arrangement comes from.
public enum SectionSource: Hashable, Sendable {
  /// The section that has an index now, with all its items in their order.
  case kept(Int)
  /// The same of a section that changes its place among the kept ones: those are left where they are.
  case moved(Int)
  /// The section that has an index now, with other items, items in another order, or another layout.
  case changed(Int, LayoutInput.Section)
  /// A section that was not there before.
  case inserted(LayoutInput.Section)
}

/// Where an item of data is: its section, and its index there.
public struct ItemPlace: Hashable, Sendable {
  /// The section's index.
  public var section: Int
  /// The item's index in the section.
  public var item: Int

  /// Makes a place.
  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }
}
