import IntarsiaIR

extension Anchor {
  /// The middle of the top edge.
  public static let top = Anchor(edges: .top)
  /// The middle of the leading edge.
  public static let leading = Anchor(edges: .leading)
  /// The middle of the bottom edge.
  public static let bottom = Anchor(edges: .bottom)
  /// The middle of the trailing edge.
  public static let trailing = Anchor(edges: .trailing)
  /// The corner of the top and leading edges.
  public static let topLeading = Anchor(edges: [.top, .leading])
  /// The corner of the top and trailing edges.
  public static let topTrailing = Anchor(edges: [.top, .trailing])
  /// The corner of the bottom and leading edges.
  public static let bottomLeading = Anchor(edges: [.bottom, .leading])
  /// The corner of the bottom and trailing edges.
  public static let bottomTrailing = Anchor(edges: [.bottom, .trailing])
  /// The middle of the rectangle.
  public static let center = Anchor(edges: [])

  /// Sets a distance from the named point, in points; positive ones lead towards trailing and bottom.
  public func absoluteOffset(x: Double = 0, y: Double = 0) -> Anchor {
    Anchor(edges: edges, absoluteOffset: Point(x: x, y: y))
  }

  /// Sets a distance from the named point, in parts of the supplementary's own size (`R94`).
  public func fractionalOffset(x: Double = 0, y: Double = 0) -> Anchor {
    Anchor(edges: edges, fractionalOffset: Point(x: x, y: y))
  }
}
