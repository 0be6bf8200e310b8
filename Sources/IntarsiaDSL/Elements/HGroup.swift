import IntarsiaIR

// Types are written with a capital, and so are these: they stand for the initialisers of one.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a row of children that are placed beside each other, over and over, until the next does not fit (`R20`).
///
/// <!-- example: setup
/// func frames(_ group: Group) -> [Rect] {
///   Layout { Section { group } }.solve(itemCount: 3, in: Container(width: 320, height: 480)).items.map(\.frame)
/// }
/// -->
/// ```swift
/// let row = HGroup(height: 60) {
///   Item(width: .fractionalWidth(0.5))
///   Item(width: 40)
/// }
/// frames(row)  // → [(0, 0) 160 × 60, (160, 0) 40 × 60, (0, 60) 160 × 60]
/// ```
/// - Parameters:
///   - width: the width of the group's slot.
///   - height: the height of the group's slot.
///   - spacing: the distance between neighbouring children (`R50`).
///   - children: the items and groups.
/// - Returns: the same value as `Group(.horizontal)`.
public func HGroup(
  width: Dimension = .fractionalWidth(1), height: Dimension = .fractionalHeight(1), spacing: Spacing = 0,
  @LayoutBuilder<[ChildSpec]> _ children: () -> [ChildSpec]
) -> GroupSpec {
  GroupSpec(.horizontal, width: width, height: height, spacing: spacing, children)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a row of exactly `count` copies that share it equally, whatever the child's own length (`R40`).
///
/// - Parameters:
///   - width: the width of the group's slot.
///   - height: the height of the group's slot.
///   - spacing: the distance between neighbouring copies (`R50`).
///   - count: how many copies there are, 1 at least (`R44`).
///   - child: the item or group that is copied.
/// - Returns: the same value as `Group(.horizontal, count:)`.
public func HGroup(
  width: Dimension = .fractionalWidth(1), height: Dimension = .fractionalHeight(1), spacing: Spacing = 0, count: Int,
  @LayoutBuilder<ChildSpec> _ child: () -> ChildSpec
) -> GroupSpec {
  GroupSpec(.horizontal, width: width, height: height, spacing: spacing, count: count, child)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a row of exactly `count` copies that keep the child's own size and may overflow (`R43`).
///
/// - Parameters:
///   - width: the width of the group's slot.
///   - height: the height of the group's slot.
///   - spacing: the distance between neighbouring copies (`R50`).
///   - count: how many copies there are, 1 at least (`R44`).
///   - child: the item or group that is copied.
/// - Returns: the same value as `Group(.horizontal, repeating:)`.
public func HGroup(
  width: Dimension = .fractionalWidth(1), height: Dimension = .fractionalHeight(1), spacing: Spacing = 0,
  repeating count: Int, @LayoutBuilder<ChildSpec> _ child: () -> ChildSpec
) -> GroupSpec {
  GroupSpec(.horizontal, width: width, height: height, spacing: spacing, repeating: count, child)
}
