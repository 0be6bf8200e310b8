import IntarsiaIR

/// Shapes in the words of SVG.
enum SVGShape {
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
  var inWords: String {
    "x \(x.pictureText), y \(y.pictureText), width \(width.pictureText), height \(height.pictureText)"
  }
}
