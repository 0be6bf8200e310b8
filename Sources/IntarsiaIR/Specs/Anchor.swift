/// A point of a rectangle, named by edges, with an offset (`R92`).
@frozen
public struct Anchor: Hashable, Sendable {
  /// A set of edges that name a point: none is the centre, opposite ones cancel each other.
  @frozen
  public struct Edges: OptionSet, Hashable, Sendable {
    /// The bits: 1 top, 2 leading, 4 bottom, 8 trailing.
    public let rawValue: UInt8

    /// Makes a set from bits: 1 top, 2 leading, 4 bottom, 8 trailing.
    @inlinable
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// The edge with the smallest vertical coordinate.
    public static let top = Edges(rawValue: 1)
    /// The edge at which lines begin.
    public static let leading = Edges(rawValue: 2)
    /// The edge with the largest vertical coordinate.
    public static let bottom = Edges(rawValue: 4)
    /// The edge at which lines end.
    public static let trailing = Edges(rawValue: 8)
    /// All four edges, which name the centre.
    public static let all: Edges = [.top, .leading, .bottom, .trailing]
  }

  /// A distance from the named point.
  @frozen
  public enum Offset: Hashable, Sendable {
    /// Points; positive ones lead towards trailing and bottom.
    case absolute(Point)
    /// Parts of the *supplementary's own* size, for both of its anchors (`R94`).
    case fractional(Point)

    /// The two numbers the offset was made with.
    @inlinable
    public var value: Point {
      switch self {
      case .absolute(let value), .fractional(let value): value
      }
    }
  }

  /// The edges that name the point.
  public var edges: Edges
  /// A distance from the named point.
  public var offset: Offset

  /// Makes an anchor with an offset in points.
  @inlinable
  public init(edges: Edges, absoluteOffset: Point = .zero) {
    self.edges = edges
    self.offset = .absolute(absoluteOffset)
  }

  /// Makes an anchor with an offset in parts of the supplementary's own size.
  @inlinable
  public init(edges: Edges, fractionalOffset: Point) {
    self.edges = edges
    self.offset = .fractional(fractionalOffset)
  }
}
