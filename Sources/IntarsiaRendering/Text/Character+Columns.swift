extension Character {
  /// How many columns of a terminal the character takes: 0, 1 or 2.
  ///
  /// Ideographs, Hangul and emoji take two, combining marks none, as in East Asian Width and in what terminals do.
  var columns: Int {
    var columns = 0
    for scalar in unicodeScalars {
      columns = max(columns, scalar.value == 0xFE0F ? 2 : scalar.columns)
    }
    return columns
  }
}

extension Unicode.Scalar {
  fileprivate var columns: Int {
    switch value {
    case 0..<0x300: 1
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      2
    default:
      switch properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .format: 0
      default: properties.isEmojiPresentation ? 2 : 1
      }
    }
  }
}

extension String {
  /// The text on one line of a terminal, without what could move the cursor or turn the writing direction.
  var printable: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: result.unicodeScalars.append(" ")
      case .format where scalar.value != 0x200D: continue
      case .surrogate, .unassigned, .privateUse: result.unicodeScalars.append("\u{FFFD}")
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// How many columns of a terminal the text takes.
  var columns: Int {
    reduce(0) { $0 + $1.columns }
  }

  /// The text cut to a number of columns, with an ellipsis where it was longer.
  func fitted(to limit: Int) -> String {
    guard columns > limit else { return self }
    guard limit > 0 else { return "" }
    var result = ""
    var used = 0
    for character in self {
      guard used + character.columns <= limit - 1 else { break }
      used += character.columns
      result.append(character)
    }
    while result.last == " " { result.removeLast() }
    return result + "…"
  }
}
