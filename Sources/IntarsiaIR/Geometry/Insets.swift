/// Distances from the four edges of a box to its content, in points.
///
/// Positive insets move content inwards, negative ones outwards. They are never fractions, whatever their size
/// (`R65`). The horizontal edges are called leading and trailing: they swap sides from right to left.
@frozen
public struct Insets: Hashable, Sendable {
  /// The distance at the top edge.
  public var top: Double
  /// The distance at the edge at which lines begin.
  public var leading: Double
  /// The distance at the bottom edge.
  public var bottom: Double
  /// The distance at the edge at which lines end.
  public var trailing: Double

  /// No distance at any edge.
  public static let zero = Insets()

  /// Makes insets edge by edge; an edge that is left out has none.
  @inlinable
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Makes insets with one distance at all four edges.
  @inlinable
  public init(all distance: Double) {
    self.init(top: distance, leading: distance, bottom: distance, trailing: distance)
  }

  /// Makes insets with one distance at the leading and trailing, and one at the top and bottom edge.
  @inlinable
  public init(horizontal: Double = 0, vertical: Double = 0) {
    self.init(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }

  /// The distance at the start of an axis: leading or top.
  @inlinable
  public func start(_ axis: Axis) -> Double {
    axis == .horizontal ? leading : top
  }

  /// The distance at the end of an axis: trailing or bottom.
  @inlinable
  public func end(_ axis: Axis) -> Double {
    axis == .horizontal ? trailing : bottom
  }

  /// Both distances of an axis together.
  @inlinable
  public func sum(_ axis: Axis) -> Double {
    axis == .horizontal ? leading + trailing : top + bottom
  }

  /// The same insets with none at the two ends of an axis.
  @inlinable
  public func without(_ axis: Axis) -> Insets {
    axis == .horizontal
      ? Insets(top: top, leading: 0, bottom: bottom, trailing: 0)
      : Insets(top: 0, leading: leading, bottom: 0, trailing: trailing)
  }
}
