/// A row, a column or a free arrangement of items and groups, repeated until a section's data is used up.
///
/// One repetition is an *instance*. Instances follow each other along the scroll axis and never stand side by side
/// (`R30`).
@frozen
public struct GroupSpec: Sendable {
  /// How a group is filled.
  @frozen
  public enum Content: Hashable, Sendable {
    /// Children placed in order, over and over, until the next does not fit (`R20`).
    case children([ChildSpec])
    /// Exactly `count` copies that share the axis equally, whatever the child's own length (`R40`).
    indirect case equal(count: Int, child: ChildSpec)
    /// Exactly `count` copies that keep the child's own size and may overflow (`R43`).
    indirect case repeating(count: Int, child: ChildSpec)
    /// Frames relative to the group's outer corner, one item each (`R70a`).
    case custom([CustomItemSpec])
  }

  /// The direction in which children follow each other; without meaning for a custom group, which is vertical.
  public var axis: Axis
  /// The extent of the group's slot.
  public var size: LayoutSize
  /// What the group holds, and how it is filled.
  public var content: Content
  /// Distances from the slot to the box the children are laid out in (`R62`).
  public var contentInsets: Insets
  /// The distance between neighbouring children along the axis (`R50`).
  public var interItemSpacing: Spacing
  /// Room around the slot (`R51`, `R56`).
  public var edgeSpacing: EdgeSpacing
  /// Badges and the like, anchored to the group's inset rectangle (`R96`).
  public var supplementaryItems: [SupplementarySpec]

  /// Makes a group; everything but the axis, the size and the content has Apple's default (`R111`).
  @inlinable
  public init(
    axis: Axis, size: LayoutSize, content: Content, contentInsets: Insets = .zero, interItemSpacing: Spacing = 0,
    edgeSpacing: EdgeSpacing = .none, supplementaryItems: [SupplementarySpec] = []
  ) {
    self.axis = axis
    self.size = size
    self.content = content
    self.contentInsets = contentInsets
    self.interItemSpacing = interItemSpacing
    self.edgeSpacing = edgeSpacing
    self.supplementaryItems = supplementaryItems
  }
}

/// One frame of a custom group.
@frozen
public struct CustomItemSpec: Hashable, Sendable {
  /// The frame, relative to the group's outer corner: the group's insets do not move it (`R70a`).
  public var frame: Rect
  /// How high the item lies; larger numbers are above smaller ones.
  public var zIndex: Int

  /// Makes a frame for one item of data.
  @inlinable
  public init(frame: Rect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
  }
}
