extension Axis: CustomStringConvertible {
  /// The axis's name.
  public var description: String {
    self == .horizontal ? "horizontal" : "vertical"
  }
}

extension Point: CustomStringConvertible, CustomDebugStringConvertible {
  /// The two coordinates: `(5, 7)`.
  public var description: String { "(\(x.layoutText), \(y.layoutText))" }

  /// The same as ``description``.
  public var debugDescription: String { description }
}

extension Size: CustomStringConvertible, CustomDebugStringConvertible {
  /// The width and the height: `60 × 30`.
  public var description: String { "\(width.layoutText) × \(height.layoutText)" }

  /// The same as ``description``.
  public var debugDescription: String { description }
}

extension Rect: CustomStringConvertible, CustomDebugStringConvertible {
  /// The corner and the extent: `(5, 7) 60 × 30`.
  public var description: String { "\(origin.description) \(size.description)" }

  /// The same as ``description``.
  public var debugDescription: String { description }
}

extension Insets: CustomStringConvertible, CustomDebugStringConvertible {
  /// The edges that have a distance: `top 8, leading 16`; a single number where all four are alike.
  public var description: String {
    edges(
      top: top.layoutText, leading: leading.layoutText, bottom: bottom.layoutText, trailing: trailing.layoutText)
  }

  /// The same as ``description``.
  public var debugDescription: String { description }
}

/// The text of four distances: those that are not zero by name, or a single one where all are alike.
func edges(top: String, leading: String, bottom: String, trailing: String) -> String {
  if top == leading, top == bottom, top == trailing { return top }
  var text = ""
  func add(_ name: String, _ value: String) {
    guard value != "0" else { return }
    if !text.isEmpty { text += ", " }
    text += "\(name) \(value)"
  }
  add("top", top)
  add("leading", leading)
  add("bottom", bottom)
  add("trailing", trailing)
  return text
}
