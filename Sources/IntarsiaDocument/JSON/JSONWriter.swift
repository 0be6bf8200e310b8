import IntarsiaIR

/// How a JSON text is laid out.
public enum JSONStyle: Hashable, Sendable {
  /// On one line, without any space.
  case compact
  /// For people: what fits on a line of so many columns stands on one line, everything else is indented by two.
  case readable(columns: Int)

  /// Lines of 120 columns.
  public static let readable = JSONStyle.readable(columns: 120)
}

/// Writes JSON texts.
///
/// The same value always gives the same text. Numbers are the shortest that read back as themselves.
struct JSONWriter {
  private(set) var text = ""
  private let style: JSONStyle

  init(style: JSONStyle) {
    self.style = style
  }

  /// The text of a value.
  ///
  /// - Complexity: O(size of the value), times its depth for readable texts.
  static func text(_ value: JSONValue, style: JSONStyle) -> String {
    var writer = JSONWriter(style: style)
    switch style {
    case .compact: writer.write(value, separators: .tight)
    case .readable(let columns): writer.write(value, indent: 0, reserved: 0, columns: columns)
    }
    return writer.text
  }

  /// A text in double quotes, with escapes where JSON asks for them.
  static func quoted(_ text: some StringProtocol) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C }) { return "\"\(text)\"" }
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{0}"..<"\u{20}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension JSONWriter {
  private struct Separators {
    var comma: String
    var colon: String
    var open: String
    var close: String

    static let tight = Separators(comma: ",", colon: ":", open: "{", close: "}")
    static let spaced = Separators(comma: ", ", colon: ": ", open: "{ ", close: " }")
  }

  /// Writes a value on one line.
  private mutating func write(_ value: JSONValue, separators: Separators) {
    switch value {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += "\(value)"
    case .number(let value): text += value.layoutText
    case .string(let value): text += JSONWriter.quoted(value)
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += separators.comma }
        write(element, separators: separators)
      }
      text += "]"
    case .object(let members):
      guard !members.isEmpty else {
        text += "{}"
        return
      }
      text += separators.open
      for (index, member) in members.enumerated() {
        if index > 0 { text += separators.comma }
        text += JSONWriter.quoted(member.key)
        text += separators.colon
        write(member.value, separators: separators)
      }
      text += separators.close
    }
  }

  /// Writes a value on one line where it fits, otherwise element by element.
  ///
  /// `reserved` is what already stands on the line besides the indentation.
  private mutating func write(_ value: JSONValue, indent: Int, reserved: Int, columns: Int) {
    if value.width(atMost: columns - indent - reserved - 1) != nil {
      write(value, separators: .spaced)
      return
    }
    switch value {
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        text += index > 0 ? ",\n" : "\n"
        text += String(repeating: " ", count: indent + 2)
        write(element, indent: indent + 2, reserved: 0, columns: columns)
      }
      text += "\n" + String(repeating: " ", count: indent) + "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        let key = JSONWriter.quoted(member.key) + ": "
        text += index > 0 ? ",\n" : "\n"
        text += String(repeating: " ", count: indent + 2) + key
        write(member.value, indent: indent + 2, reserved: key.unicodeScalars.count, columns: columns)
      }
      text += "\n" + String(repeating: " ", count: indent) + "}"
    case .null, .bool, .integer, .number, .string:
      write(value, separators: .spaced)
    }
  }
}

extension JSONValue {
  /// How many columns the value takes on one line, or nothing where it takes more than a limit.
  fileprivate func width(atMost limit: Int) -> Int? {
    guard limit >= 0 else { return nil }
    var width: Int
    switch self {
    case .null: width = 4
    case .bool(let value): width = value ? 4 : 5
    case .integer(let value): width = "\(value)".utf8.count
    case .number(let value): width = value.layoutText.utf8.count
    case .string(let value): width = JSONWriter.quoted(value).unicodeScalars.count
    case .array(let elements):
      width = 2
      for (index, element) in elements.enumerated() {
        if index > 0 { width += 2 }
        guard let inner = element.width(atMost: limit - width) else { return nil }
        width += inner
      }
    case .object(let members):
      width = members.isEmpty ? 2 : 4
      for (index, member) in members.enumerated() {
        width += JSONWriter.quoted(member.key).unicodeScalars.count + (index > 0 ? 4 : 2)
        guard let inner = member.value.width(atMost: limit - width) else { return nil }
        width += inner
      }
    }
    return width <= limit ? width : nil
  }
}
