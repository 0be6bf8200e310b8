extension Dimension: CustomStringConvertible, CustomDebugStringConvertible {
  /// The dimension as it is written in code, an absolute one as its number: `fractionalWidth(0.5)`, `44`.
  public var description: String {
    switch self {
    case .fractionalWidth(let value): "fractionalWidth(\(value.layoutText))"
    case .fractionalHeight(let value): "fractionalHeight(\(value.layoutText))"
    case .absolute(let value): value.layoutText
    case .estimated(let value): "estimated(\(value.layoutText))"
    case .uniformAcrossSiblings(let value): "uniformAcrossSiblings(\(value.layoutText))"
    }
  }

  /// The same as ``description``.
  public var debugDescription: String { description }
}

extension LayoutSize: CustomStringConvertible, CustomDebugStringConvertible {
  /// The width and the height: `fractionalWidth(1) × 44`.
  public var description: String { "\(width.description) × \(height.description)" }

  /// The same as ``description``.
  public var debugDescription: String { description }
}
