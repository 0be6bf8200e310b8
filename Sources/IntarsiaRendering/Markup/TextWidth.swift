/// How wide texts are, without a font at hand.
enum TextWidth {
  /// About how wide a text is; a little more than in most fonts.
  static func of(_ text: String, fontSize: Double) -> Double {
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
    guard of(text, fontSize: fontSize) > limit else { return text }
    var result = ""
    var used = 0.7 * fontSize
    for character in text {
      let width = of(String(character), fontSize: fontSize)
      guard used + width <= limit else { break }
      used += width
      result.append(character)
    }
    while result.last == " " { result.removeLast() }
    return result.isEmpty ? "" : result + "…"
  }
}
