extension Anchor.Edges: CustomStringConvertible, CustomDebugStringConvertible {
  /// The names of the edges, `top trailing`; `center` where there is none.
  public var description: String {
    guard rawValue & 15 != 0 else { return "center" }
    var text = ""
    func add(_ name: String, _ edge: Anchor.Edges) {
      guard contains(edge) else { return }
      if !text.isEmpty { text += " " }
      text += name
    }
    add("top", .top)
    add("bottom", .bottom)
    add("leading", .leading)
    add("trailing", .trailing)
    return text
  }

  /// The same as ``description``.
  public var debugDescription: String { description }
}

extension Anchor.Offset: CustomStringConvertible, CustomDebugStringConvertible {
  /// The offset in points, `(5, 7)`, or in parts of the supplementary's own size: `(0.5, 0) of its size`.
  public var description: String {
    switch self {
    case .absolute(let value): value.description
    case .fractional(let value): "\(value.description) of its size"
    }
  }

  /// The same as ``description``.
  public var debugDescription: String { description }
}

extension Anchor: CustomStringConvertible, CustomDebugStringConvertible {
  /// The edges, and the offset if there is one: `top trailing + (5, 7)`.
  public var description: String {
    offset == .absolute(.zero) ? edges.description : "\(edges.description) + \(offset.description)"
  }

  /// The same as ``description``.
  public var debugDescription: String { description }
}
