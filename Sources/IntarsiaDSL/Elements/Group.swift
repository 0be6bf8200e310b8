import IntarsiaIR

/// A row, a column or a free arrangement as layouts are written: the tree's own value, not a description of one.
///
/// ``HGroup(width:height:spacing:_:)`` and ``VGroup(width:height:spacing:_:)`` make the same values by shorter names.
public typealias Group = GroupSpec

extension GroupSpec {
  /// Makes a group whose children are placed in order, over and over, until the next does not fit (`R20`).
  ///
  /// - Parameters:
  ///   - axis: the direction in which children follow each other.
  ///   - width: the width of the group's slot.
  ///   - height: the height of the group's slot.
  ///   - spacing: the distance between neighbouring children along the axis (`R50`).
  ///   - children: the items and groups.
  public init(
    _ axis: Axis, width: Dimension = .fractionalWidth(1), height: Dimension = .fractionalHeight(1),
    spacing: Spacing = 0, @LayoutBuilder<[ChildSpec]> _ children: () -> [ChildSpec]
  ) {
    self.init(
      axis: axis, size: LayoutSize(width: width, height: height), content: .children(children()),
      interItemSpacing: spacing)
  }

  /// Makes a group of exactly `count` copies that share the axis equally, whatever the child's own length (`R40`).
  ///
  /// - Parameters:
  ///   - axis: the direction in which copies follow each other.
  ///   - width: the width of the group's slot.
  ///   - height: the height of the group's slot.
  ///   - spacing: the distance between neighbouring copies along the axis (`R50`).
  ///   - count: how many copies there are, 1 at least (`R44`).
  ///   - child: the item or group that is copied.
  public init(
    _ axis: Axis, width: Dimension = .fractionalWidth(1), height: Dimension = .fractionalHeight(1),
    spacing: Spacing = 0, count: Int, @LayoutBuilder<ChildSpec> _ child: () -> ChildSpec
  ) {
    self.init(
      axis: axis, size: LayoutSize(width: width, height: height), content: .equal(count: count, child: child()),
      interItemSpacing: spacing)
  }

  /// Makes a group of exactly `count` copies that keep the child's own size and may overflow (`R43`).
  ///
  /// - Parameters:
  ///   - axis: the direction in which copies follow each other.
  ///   - width: the width of the group's slot.
  ///   - height: the height of the group's slot.
  ///   - spacing: the distance between neighbouring copies along the axis (`R50`).
  ///   - count: how many copies there are, 1 at least (`R44`).
  ///   - child: the item or group that is copied.
  public init(
    _ axis: Axis, width: Dimension = .fractionalWidth(1), height: Dimension = .fractionalHeight(1),
    spacing: Spacing = 0, repeating count: Int, @LayoutBuilder<ChildSpec> _ child: () -> ChildSpec
  ) {
    self.init(
      axis: axis, size: LayoutSize(width: width, height: height), content: .repeating(count: count, child: child()),
      interItemSpacing: spacing)
  }
}
