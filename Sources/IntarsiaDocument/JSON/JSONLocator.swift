import IntarsiaIR

/// Finds where in a text a path leads, so that errors can name line and column.
///
/// Values carry no positions of their own: reading stays fast, and the text is walked again only when something was
/// wrong.
struct JSONLocator {
  private var parser: JSONParser

  /// Makes a locator for a well-formed text.
  init(_ bytes: [UInt8]) {
    parser = JSONParser(bytes)
  }

  /// Where the value at a path begins; for a member its key, and for one that is missing the object that lacks it.
  ///
  /// - Complexity: O(length of the text).
  mutating func offset(of path: LayoutPath) -> Int {
    parser.skipSpace()
    var offset = parser.position
    for component in path.components {
      guard let next = try? step(component) else { break }
      offset = next
      parser.skipSpace()
    }
    return offset
  }

  /// Enters the value that a step leads to, and returns where it, or its key, begins; nothing where there is none.
  private mutating func step(_ component: LayoutPath.Component) throws -> Int? {
    switch component {
    case .key(let key):
      guard parser.skip(UInt8(ascii: "{")), parser.peek() != UInt8(ascii: "}") else { return nil }
      repeat {
        parser.skipSpace()
        let offset = parser.position
        if try parser.key() == key { return offset }
        _ = try parser.value(depth: 0)
      } while parser.skip(UInt8(ascii: ","))
      return nil
    case .index(let index):
      guard parser.skip(UInt8(ascii: "[")) else { return nil }
      for _ in 0..<index {
        _ = try parser.value(depth: 0)
        guard parser.skip(UInt8(ascii: ",")) else { return nil }
      }
      parser.skipSpace()
      return parser.position
    }
  }
}
