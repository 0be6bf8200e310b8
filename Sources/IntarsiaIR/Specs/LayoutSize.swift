/// The two dimensions of an element.
@frozen
public struct LayoutSize: Hashable, Sendable {
  /// The length along the horizontal axis.
  public var width: Dimension
  /// The length along the vertical axis.
  public var height: Dimension

  /// Makes a size; an axis that is left out fills its container.
  @inlinable
  public init(width: Dimension = .fractionalWidth(1), height: Dimension = .fractionalHeight(1)) {
    self.width = width
    self.height = height
  }

  /// The dimension along an axis.
  @inlinable
  public subscript(axis: Axis) -> Dimension {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
