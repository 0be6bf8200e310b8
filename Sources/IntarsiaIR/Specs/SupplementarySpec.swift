/// An extra element, such as a badge, anchored to an item or a group.
///
/// For headers and footers of sections see ``BoundarySpec``.
@frozen
public struct SupplementarySpec: Hashable, Sendable {
  /// The name under which the element is registered; differs among all of a section's supplementaries (`R91c`).
  public var elementKind: String
  /// The extent: fractions are of an item's final frame (`R95`), or of the box that sized a group (`R96`).
  public var size: LayoutSize
  /// Distances from the placed rectangle to the final frame (`R97`).
  public var contentInsets: Insets
  /// How high the supplementary lies; larger numbers are above smaller ones.
  public var zIndex: Int
  /// The point of the host at which the supplementary stands (`R93`).
  public var containerAnchor: Anchor
  /// The supplementary's own point that is laid there; the container anchor's edges when left out (`R93`).
  public var itemAnchor: Anchor?

  /// Makes a supplementary; everything but the kind, the size and the anchor has Apple's default (`R111`).
  @inlinable
  public init(
    elementKind: String, size: LayoutSize, contentInsets: Insets = .zero, zIndex: Int = 1, containerAnchor: Anchor,
    itemAnchor: Anchor? = nil
  ) {
    self.elementKind = elementKind
    self.size = size
    self.contentInsets = contentInsets
    self.zIndex = zIndex
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
  }
}
