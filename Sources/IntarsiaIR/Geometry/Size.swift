/// A width and a height, in points.
///
/// This is a resolved extent, not a description of one: see ``LayoutSize`` for sizes that depend on a container.
@frozen
public struct Size: Hashable, Sendable {
  /// The length along the horizontal axis.
  public var width: Double
  /// The length along the vertical axis.
  public var height: Double

  /// The size without extent.
  public static let zero = Size(width: 0, height: 0)

  /// Makes a size from its two lengths, in points.
  @inlinable
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Makes a size from its lengths along and across an axis.
  @inlinable
  public init(_ axis: Axis, along: Double, across: Double) {
    self = axis == .horizontal ? Size(width: along, height: across) : Size(width: across, height: along)
  }

  /// The length along an axis.
  @inlinable
  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// What is left inside insets, never below zero on either axis.
  ///
  /// This is the inner box of a container (`R10`, `R62`). For the final frame of an item see
  /// ``Rect/insetFrame(by:)``.
  @inlinable
  public func inner(by insets: Insets) -> Size {
    Size(
      width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom))
  }
}
