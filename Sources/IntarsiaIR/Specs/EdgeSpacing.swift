/// Room around the outside of an element's slot, taken before anything is placed (`R51`).
///
/// Unlike content insets, which are taken inside the slot afterwards, edge spacing pushes neighbours away.
@frozen
public struct EdgeSpacing: Hashable, Sendable {
  /// The room at the edge at which lines begin.
  public var leading: Spacing
  /// The room at the top edge.
  public var top: Spacing
  /// The room at the edge at which lines end.
  public var trailing: Spacing
  /// The room at the bottom edge.
  public var bottom: Spacing

  /// No room at any edge.
  public static let none = EdgeSpacing()

  /// Makes edge spacing; an edge that is left out has none.
  @inlinable
  public init(leading: Spacing = 0, top: Spacing = 0, trailing: Spacing = 0, bottom: Spacing = 0) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  /// The room at the start of an axis: leading or top.
  @inlinable
  public func start(_ axis: Axis) -> Spacing {
    axis == .horizontal ? leading : top
  }

  /// The room at the end of an axis: trailing or bottom.
  @inlinable
  public func end(_ axis: Axis) -> Spacing {
    axis == .horizontal ? trailing : bottom
  }

  /// Both minimum distances of an axis together.
  @inlinable
  public func minimum(_ axis: Axis) -> Double {
    start(axis).minimum + end(axis).minimum
  }

  /// How many of an axis's two edges are flexible.
  @inlinable
  public func springs(_ axis: Axis) -> Int {
    (start(axis).isFlexible ? 1 : 0) + (end(axis).isFlexible ? 1 : 0)
  }
}
