import IntarsiaIR

/// A set of edges of a rectangle.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The bits: 1 top, 2 leading, 4 bottom, 8 trailing.
  public let rawValue: UInt

  /// Makes a set from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The edge with the smallest vertical coordinate.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The edge at which lines begin.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The edge with the largest vertical coordinate.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The edge at which lines end.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All four edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

extension NSDirectionalRectEdge {
  /// The same edges in the intermediate representation.
  public var spec: Anchor.Edges {
    Anchor.Edges(rawValue: UInt8(truncatingIfNeeded: rawValue & 15))
  }

  /// Makes edges of the intermediate representation into these.
  public init(_ spec: Anchor.Edges) {
    self.init(rawValue: UInt(spec.rawValue))
  }
}
