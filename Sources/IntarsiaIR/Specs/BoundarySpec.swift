/// A header, a footer or a side item of a section or of the whole layout.
///
/// Items on the same side do not stack: each lies against the section's content (`R86`).
@frozen
public struct BoundarySpec: Hashable, Sendable {
  /// The side or corner at which a boundary item stands.
  ///
  /// In a vertical layout everything named top or bottom is an end, in a horizontal one everything named leading or
  /// trailing (`R88`). The others are sides.
  @frozen
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    case top
    case topLeading
    case leading
    case bottomLeading
    case bottom
    case bottomTrailing
    case trailing
    case topTrailing
  }

  /// The name under which the element is registered; differs among all of a section's supplementaries (`R91c`).
  public var elementKind: String
  /// The extent of the item's slot; fractions are as `R80` says.
  public var size: LayoutSize
  /// The side or corner at which the item stands.
  public var alignment: Alignment
  /// A move from the aligned place, in points; it counts for how far the section grows (`R84`).
  public var offset: Point
  /// Whether the item lies outside the content and the section grows for it, or inside, over the content (`R83`, `R85`).
  public var extendsBoundary: Bool
  /// Whether the item stays in sight while any of its section is (`R107`).
  public var pinToVisibleBounds: Bool
  /// Distances from the placed rectangle to the final frame (`R91a`).
  public var contentInsets: Insets
  /// How high the item lies; a pinned one in sight lies far above this (`R109a`).
  public var zIndex: Int

  /// Makes a boundary item; everything but the kind, the size and the alignment has Apple's default (`R111`).
  @inlinable
  public init(
    elementKind: String, size: LayoutSize, alignment: Alignment, offset: Point = .zero, extendsBoundary: Bool = true,
    pinToVisibleBounds: Bool = false, contentInsets: Insets = .zero, zIndex: Int = 1
  ) {
    self.elementKind = elementKind
    self.size = size
    self.alignment = alignment
    self.offset = offset
    self.extendsBoundary = extendsBoundary
    self.pinToVisibleBounds = pinToVisibleBounds
    self.contentInsets = contentInsets
    self.zIndex = zIndex
  }
}

extension BoundarySpec.Alignment {
  /// Where the alignment stands along an axis: at its start, at its end, or at neither.
  @inlinable
  public func place(_ axis: Axis) -> Place {
    switch (axis, self) {
    case (.horizontal, .leading), (.horizontal, .topLeading), (.horizontal, .bottomLeading): .start
    case (.horizontal, .trailing), (.horizontal, .topTrailing), (.horizontal, .bottomTrailing): .end
    case (.vertical, .top), (.vertical, .topLeading), (.vertical, .topTrailing): .start
    case (.vertical, .bottom), (.vertical, .bottomLeading), (.vertical, .bottomTrailing): .end
    default: .middle
    }
  }

  /// A third of an axis.
  @frozen
  public enum Place: Hashable, Sendable {
    case start
    case middle
    case end
  }
}
