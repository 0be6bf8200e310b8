/// The leaf of a layout: a place for one element of data.
@frozen
public struct ItemSpec: Hashable, Sendable {
  /// The extent of the item's slot.
  public var size: LayoutSize
  /// Distances from the slot to the final frame; neighbours do not notice them (`R60`).
  public var contentInsets: Insets
  /// Room around the slot (`R51`).
  public var edgeSpacing: EdgeSpacing
  /// Badges and the like, anchored to the final frame (`R95`).
  public var supplementaryItems: [SupplementarySpec]

  /// Makes an item; everything but the size has Apple's default (`R111`).
  @inlinable
  public init(
    size: LayoutSize, contentInsets: Insets = .zero, edgeSpacing: EdgeSpacing = .none,
    supplementaryItems: [SupplementarySpec] = []
  ) {
    self.size = size
    self.contentInsets = contentInsets
    self.edgeSpacing = edgeSpacing
    self.supplementaryItems = supplementaryItems
  }
}
