/// A distance between elements or around one: exactly so many points, or at least so many (`R50`).
///
/// A literal is ``fixed(_:)``. Negative distances are fine, distances that are not finite are an error (`R9a`).
@frozen
public enum Spacing: Hashable, Sendable {
  /// Exactly so many points.
  case fixed(Double)
  /// At least so many points; what is left over is shared equally among all flexible distances (`R52`).
  case flexible(Double)

  /// The points of a fixed distance, the least points of a flexible one.
  @inlinable
  public var minimum: Double {
    switch self {
    case .fixed(let points), .flexible(let points): points
    }
  }

  /// Whether the distance takes a share of what is left over.
  @inlinable
  public var isFlexible: Bool {
    if case .flexible = self { true } else { false }
  }
}

extension Spacing: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Makes a fixed distance.
  @inlinable
  public init(integerLiteral value: Int) {
    self = .fixed(Double(value))
  }

  /// Makes a fixed distance.
  @inlinable
  public init(floatLiteral value: Double) {
    self = .fixed(value)
  }
}
