import IntarsiaIR

/// What SVG needs to know about texts and rectangles without a font at hand.
enum SVGText {
  /// About how wide a text is; a little more than in most fonts.
  static func width(_ text: String, fontSize: Double) -> Double {
    text.reduce(0) { $0 + (Double($1.columns) * 0.62 + narrowing($1)) * fontSize }
  }

  private static func narrowing(_ character: Character) -> Double {
    switch character {
    case "i", "j", "l", "f", "t", "r", "I", ".", ",", ":", ";", "'", "|", " ", "-", "(", ")": -0.22
    case "m", "w", "M", "W", "@", "%": 0.3
    default: 0
    }
  }

  /// The text cut to a width, with an ellipsis where it was longer; nothing where not even that fits.
  static func fitted(_ text: String, width limit: Double, fontSize: Double) -> String {
    guard width(text, fontSize: fontSize) > limit else { return text }
    var result = ""
    var used = 0.7 * fontSize
    for character in text {
      let width = width(String(character), fontSize: fontSize)
      guard used + width <= limit else { break }
      used += width
      result.append(character)
    }
    while result.last == " " { result.removeLast() }
    return result.isEmpty ? "" : result + "…"
  }

  /// A line from point to point.
  static func path(_ points: [Point]) -> String {
    var path = ""
    for point in points {
      path += "\(path.isEmpty ? "M" : "L")\(point.x.pictureText) \(point.y.pictureText)"
    }
    return path
  }

  /// A rectangle as attributes.
  static func geometry(_ rect: Rect) -> [(String, String)] {
    [
      ("x", rect.x.pictureText), ("y", rect.y.pictureText), ("width", max(rect.width, 0).pictureText),
      ("height", max(rect.height, 0).pictureText),
    ]
  }
}

extension Rect {
  /// Place and size in words, for those who read rather than see.
  var description: String {
    "x \(x.pictureText), y \(y.pictureText), width \(width.pictureText), height \(height.pictureText)"
  }
}
