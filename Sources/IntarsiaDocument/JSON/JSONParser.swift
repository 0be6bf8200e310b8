/// Reads JSON texts, strictly by RFC 8259, with the line and column of what is wrong.
struct JSONParser {
  private let bytes: [UInt8]
  private(set) var position = 0

  /// Makes a parser at the start of a text in UTF-8; a byte order mark is skipped.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// Reads the whole text as one value.
  mutating func document() throws(DocumentError) -> JSONValue {
    let value = try value(depth: 0)
    skipSpace()
    guard position == bytes.count else { throw malformed(expected: "the end of the text") }
    return value
  }

  /// Reads one value and the space before it.
  mutating func value(depth: Int) throws(DocumentError) -> JSONValue {
    skipSpace()
    guard let byte = peek() else { throw malformed(expected: "a value") }
    switch byte {
    case UInt8(ascii: "{"): return .object(try object(depth: depth + 1))
    case UInt8(ascii: "["): return .array(try array(depth: depth + 1))
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: throw malformed(expected: "a value")
    }
  }

  private mutating func object(depth: Int) throws(DocumentError) -> [JSONValue.Member] {
    try checkDepth(depth)
    position += 1
    var members: [JSONValue.Member] = []
    if skip(UInt8(ascii: "}")) { return members }
    repeat {
      let key = try key()
      members.append(JSONValue.Member(key, try value(depth: depth)))
    } while skip(UInt8(ascii: ","))
    guard skip(UInt8(ascii: "}")) else { throw malformed(expected: "\",\" or \"}\"") }
    return members
  }

  /// Reads the key of a member, the colon after it, and the space around both.
  mutating func key() throws(DocumentError) -> String {
    skipSpace()
    guard peek() == UInt8(ascii: "\"") else { throw malformed(expected: "a key in double quotes") }
    let key = try string()
    guard skip(UInt8(ascii: ":")) else { throw malformed(expected: "\":\"") }
    return key
  }

  private mutating func array(depth: Int) throws(DocumentError) -> [JSONValue] {
    try checkDepth(depth)
    position += 1
    var elements: [JSONValue] = []
    if skip(UInt8(ascii: "]")) { return elements }
    repeat {
      elements.append(try value(depth: depth))
    } while skip(UInt8(ascii: ","))
    guard skip(UInt8(ascii: "]")) else { throw malformed(expected: "\",\" or \"]\"") }
    return elements
  }

  private mutating func word(_ word: StaticString, _ value: JSONValue) throws(DocumentError) -> JSONValue {
    let letters = "\(word)".utf8
    guard bytes[position...].starts(with: letters) else { throw malformed(expected: "a value") }
    position += letters.count
    return value
  }
}

extension JSONParser {
  /// Reads a number: digits, then perhaps a fraction, then perhaps an exponent.
  private mutating func number() throws(DocumentError) -> JSONValue {
    let start = position
    let isNegative = peek() == UInt8(ascii: "-")
    if isNegative { position += 1 }
    let magnitude = try wholeNumber()
    var isWhole = true
    if peek() == UInt8(ascii: ".") {
      isWhole = false
      position += 1
      try skipDigits()
    }
    if peek() == UInt8(ascii: "e") || peek() == UInt8(ascii: "E") {
      isWhole = false
      position += 1
      if peek() == UInt8(ascii: "+") || peek() == UInt8(ascii: "-") { position += 1 }
      try skipDigits()
    }
    if isWhole, let magnitude { return .integer(isNegative ? -magnitude : magnitude) }
    return .number(Double(String(decoding: bytes[start..<position], as: UTF8.self)) ?? .infinity)
  }

  /// Skips digits and returns what they say, or nothing where that does not fit 64 bits.
  private mutating func wholeNumber() throws(DocumentError) -> Int? {
    let start = position
    try skipDigits()
    if bytes[start] == UInt8(ascii: "0"), position > start + 1 {
      position = start + 1
      throw malformed(expected: "a number without leading zeros")
    }
    guard position - start <= 18 else { return Int(String(decoding: bytes[start..<position], as: UTF8.self)) }
    return bytes[start..<position].reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  private mutating func skipDigits() throws(DocumentError) {
    let start = position
    while let byte = peek(), (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
    guard position > start else { throw malformed(expected: "a digit") }
  }
}

extension JSONParser {
  /// Reads a text in double quotes.
  private mutating func string() throws(DocumentError) -> String {
    position += 1
    let start = position
    var isPlain = true
    while let byte = peek() {
      switch byte {
      case UInt8(ascii: "\""):
        defer { position += 1 }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        if !isPlain, !text.utf8.elementsEqual(bytes[start..<position]) {
          position = start
          throw malformed(expected: "text in UTF-8")
        }
        return text
      case UInt8(ascii: "\\"):
        return try escapedString(from: start)
      case 0..<0x20:
        throw malformed(expected: "a control character written as an escape, such as \\n")
      default:
        if byte > 127 { isPlain = false }
        position += 1
      }
    }
    throw malformed(expected: "a closing double quote")
  }

  /// Goes on with a text from its first escape, which is the current position.
  private mutating func escapedString(from start: Int) throws(DocumentError) -> String {
    var content = Array(bytes[start..<position])
    while let byte = peek() {
      switch byte {
      case UInt8(ascii: "\""):
        let text = String(decoding: content, as: UTF8.self)
        guard text.utf8.elementsEqual(content) else { throw malformed(expected: "text in UTF-8") }
        position += 1
        return text
      case UInt8(ascii: "\\"):
        position += 1
        content.append(contentsOf: String(try escape()).utf8)
      case 0..<0x20:
        throw malformed(expected: "a control character written as an escape, such as \\n")
      default:
        content.append(byte)
        position += 1
      }
    }
    throw malformed(expected: "a closing double quote")
  }

  private mutating func escape() throws(DocumentError) -> Unicode.Scalar {
    guard let byte = peek() else { throw malformed(expected: "an escape") }
    position += 1
    switch byte {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape()
    default:
      position -= 1
      throw malformed(expected: "one of the escapes \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u")
    }
  }

  private mutating func unicodeEscape() throws(DocumentError) -> Unicode.Scalar {
    let first = try fourHexDigits()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard (0xD800..<0xDC00).contains(first), bytes[position...].starts(with: "\\u".utf8) else {
      throw malformed(expected: "the two halves of a character beyond \\uFFFF")
    }
    position += 2
    let second = try fourHexDigits()
    guard (0xDC00..<0xE000).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw malformed(expected: "the second half of a character beyond \\uFFFF") }
    return scalar
  }

  private mutating func fourHexDigits() throws(DocumentError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek(), let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw malformed(expected: "four hexadecimal digits")
      }
      value = value << 4 | UInt32(digit)
      position += 1
    }
    return value
  }
}

extension JSONParser {
  /// The next byte, or nothing at the end.
  func peek() -> UInt8? {
    position < bytes.count ? bytes[position] : nil
  }

  /// Skips blanks, tabs and line ends.
  mutating func skipSpace() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x0A, 0x0D, 0x09: position += 1
      default: return
      }
    }
  }

  /// Skips space, and one byte where it is the next.
  mutating func skip(_ byte: UInt8) -> Bool {
    skipSpace()
    guard peek() == byte else { return false }
    position += 1
    return true
  }

  private func checkDepth(_ depth: Int) throws(DocumentError) {
    guard depth <= JSONValue.maximumDepth else {
      var error = DocumentError.tooDeep()
      error.position = TextPosition(of: position, in: bytes)
      throw error
    }
  }

  private func malformed(expected: String) -> DocumentError {
    DocumentError(
      .malformed, at: .root, position: TextPosition(of: position, in: bytes), found: next, expected: expected)
  }

  /// What stands at the current position, for the texts of errors.
  private var next: String {
    guard let byte = peek() else { return "the end of the text" }
    switch byte {
    case 0x0A, 0x0D: return "the end of the line"
    case 0x21..<0x7F: return byte == UInt8(ascii: "\"") ? "a double quote" : "\"\(Unicode.Scalar(byte))\""
    case 0x20: return "a blank"
    default:
      let rest = String(decoding: bytes[position..<min(position + 4, bytes.count)], as: UTF8.self)
      if byte > 127, let character = rest.first, character != "\u{FFFD}" { return "\"\(character)\"" }
      return "byte \(byte)"
    }
  }
}
