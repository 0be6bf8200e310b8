/// A text of elements and attributes, written from the start to the end, in which nothing can break out of its place.
struct Markup {
  private(set) var text = ""

  /// Begins an element.
  mutating func open(_ name: String, _ attributes: [(String, String)] = []) {
    tag(name, attributes)
    text += ">\n"
  }

  /// Ends an element.
  mutating func close(_ name: String) {
    text += "</\(name)>\n"
  }

  /// Adds an element that holds nothing, as XML writes it.
  mutating func empty(_ name: String, _ attributes: [(String, String)] = []) {
    tag(name, attributes)
    text += "/>\n"
  }

  /// Adds an element that holds a text.
  mutating func element(
    _ name: String, _ attributes: [(String, String)] = [], text content: String
  ) {
    tag(name, attributes)
    text += ">\(content.escapedForMarkup)</\(name)>\n"
  }

  /// Adds what is markup already.
  mutating func raw(_ markup: String) {
    text += markup
    text += "\n"
  }

  /// An attribute with an empty value is left out.
  private mutating func tag(_ name: String, _ attributes: [(String, String)]) {
    text += "<\(name)"
    for (name, value) in attributes where !value.isEmpty {
      text += " \(name)=\"\(value.escapedForMarkup)\""
    }
  }
}

extension String {
  /// The text with everything spelled out that means something in XML or HTML, and without what neither may hold.
  var escapedForMarkup: String {
    var result = ""
    result.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\t", "\n": result.unicodeScalars.append(scalar)
      case "\r": result += "&#13;"
      case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}"..."\u{FFFF}": result.unicodeScalars.append("\u{FFFD}")
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
