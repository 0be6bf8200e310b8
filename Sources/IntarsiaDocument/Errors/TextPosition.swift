/// A place in a text, counted as editors do.
public struct TextPosition: Hashable, Sendable, CustomStringConvertible {
  /// The line, from 1.
  public var line: Int
  /// The character of the line, from 1.
  public var column: Int

  /// Makes a position.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The position of a byte of a UTF-8 text; columns count characters' first bytes.
  init(of offset: Int, in bytes: [UInt8]) {
    var line = 1
    var lineStart = 0
    for index in 0..<min(offset, bytes.count) where bytes[index] == 0x0A {
      line += 1
      lineStart = index + 1
    }
    let column = bytes[lineStart..<min(offset, bytes.count)].count { $0 & 0xC0 != 0x80 }
    self.init(line: line, column: column + 1)
  }

  /// Line and column in words.
  public var description: String { "line \(line), column \(column)" }
}
