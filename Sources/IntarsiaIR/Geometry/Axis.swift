/// One of the two directions of the plane.
///
/// Rules are written once, along and across an axis, and read the two components of a value through
/// `value[axis]` and `value[axis.other]`. An axis says nothing about left-to-right or right-to-left: lengths along
/// the horizontal axis run from leading to trailing.
@frozen
public enum Axis: UInt8, Hashable, Sendable, CaseIterable {
  case horizontal
  case vertical

  /// The perpendicular direction.
  @inlinable
  public var other: Axis {
    self == .horizontal ? .vertical : .horizontal
  }
}
