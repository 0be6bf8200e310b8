extension Spacing: CustomStringConvertible, CustomDebugStringConvertible {
  /// The points of a fixed distance; a flexible one as it is written in code: `8`, `flexible(8)`.
  public var description: String {
    switch self {
    case .fixed(let points): points.layoutText
    case .flexible(let points): "flexible(\(points.layoutText))"
    }
  }

  /// The same as ``description``.
  public var debugDescription: String { description }
}

extension EdgeSpacing: CustomStringConvertible, CustomDebugStringConvertible {
  /// The edges that have room: `top 8, leading flexible(16)`; a single distance where all four are alike.
  public var description: String {
    edges(
      top: top.description, leading: leading.description, bottom: bottom.description, trailing: trailing.description)
  }

  /// The same as ``description``.
  public var debugDescription: String { description }
}
