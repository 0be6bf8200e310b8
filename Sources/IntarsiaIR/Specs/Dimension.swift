/// How long an element is along one axis: a part of its container, a number of points, or a guess to be measured.
///
/// A dimension is not a length: it becomes one when a solver resolves it against a box. Either axis may use either
/// fraction, so a height can be a fraction of a width (`R1`). A literal is ``absolute(_:)``.
@frozen
public enum Dimension: Hashable, Sendable {
  /// A part of the width of the box the element is laid out in, where 1 is all of it (`R3`).
  case fractionalWidth(Double)
  /// A part of the height of the box the element is laid out in, where 1 is all of it (`R3`).
  case fractionalHeight(Double)
  /// A number of points.
  case absolute(Double)
  /// A number of points that stands until the element has been measured (`R150`).
  case estimated(Double)
  /// An estimate whose measured value is shared with the element's siblings: all are as long as the longest (`R155`).
  case uniformAcrossSiblings(estimate: Double)

  /// The number the dimension was made with: a fraction or points.
  @inlinable
  public var value: Double {
    switch self {
    case .fractionalWidth(let value), .fractionalHeight(let value), .absolute(let value), .estimated(let value),
      .uniformAcrossSiblings(let value):
      value
    }
  }

  /// Whether the length is measured: true of estimated and of uniform dimensions (`R2`).
  @inlinable
  public var isEstimated: Bool {
    switch self {
    case .estimated, .uniformAcrossSiblings: true
    case .fractionalWidth, .fractionalHeight, .absolute: false
    }
  }

  /// Whether the measured length is shared with siblings (`R2`).
  @inlinable
  public var isUniformAcrossSiblings: Bool {
    if case .uniformAcrossSiblings = self { true } else { false }
  }

  /// Whether the length is a part of the box's length along an axis.
  @inlinable
  public func isFraction(of axis: Axis) -> Bool {
    switch self {
    case .fractionalWidth: axis == .horizontal
    case .fractionalHeight: axis == .vertical
    case .absolute, .estimated, .uniformAcrossSiblings: false
    }
  }

  /// The dimension that is the whole of a box's length along an axis.
  @inlinable
  public static func full(_ axis: Axis) -> Dimension {
    fraction(1, of: axis)
  }

  /// The dimension that is a part of a box's length along an axis.
  @inlinable
  public static func fraction(_ value: Double, of axis: Axis) -> Dimension {
    axis == .horizontal ? .fractionalWidth(value) : .fractionalHeight(value)
  }
}

extension Dimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Makes an absolute dimension.
  @inlinable
  public init(integerLiteral value: Int) {
    self = .absolute(Double(value))
  }

  /// Makes an absolute dimension.
  @inlinable
  public init(floatLiteral value: Double) {
    self = .absolute(value)
  }
}
