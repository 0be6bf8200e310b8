import IntarsiaIR

/// A value that has a form in layout documents.
///
/// Reading is strict: a member that the form does not have, a wrong type or a missing member is a ``DocumentError``.
/// Writing leaves out what has its default, and gives the same text for the same value. Every such value is `Codable`
/// too, with the same JSON; errors are then ``DocumentError`` all the same, without a place in the text.
public protocol DocumentValue: Codable, Sendable {
  /// What the value looks like, in a few words, for the texts of errors.
  static var documentForm: String { get }

  /// Reads a value from JSON that is already a tree.
  ///
  /// - Throws: ``DocumentError``, its path relative to the value.
  init(json: JSONValue) throws(DocumentError)

  /// Writes the value as a tree, members in the order of the format's description.
  ///
  /// - Throws: ``DocumentError`` where a number is not finite.
  func jsonValue() throws(DocumentError) -> JSONValue
}

extension DocumentValue {
  /// Reads a value from a JSON text.
  ///
  /// - Throws: ``DocumentError`` with the line and column of what is wrong.
  /// - Complexity: O(length of the text).
  public init(jsonText: String) throws(DocumentError) {
    try self.init(jsonBytes: jsonText.utf8)
  }

  /// Reads a value from a JSON text in UTF-8, such as a `Data`.
  ///
  /// - Throws: ``DocumentError`` with the line and column of what is wrong.
  /// - Complexity: O(length of the text).
  public init(jsonBytes: some Sequence<UInt8>) throws(DocumentError) {
    let bytes = Array(jsonBytes)
    var parser = JSONParser(bytes)
    let value = try parser.document()
    do {
      try self.init(json: value)
    } catch {
      throw error.located(in: bytes)
    }
  }

  /// The value as a JSON text.
  ///
  /// - Throws: ``DocumentError`` where a number is not finite, or where the text would be nested more deeply than
  ///   texts are read.
  public func jsonText(_ style: JSONStyle = .readable) throws(DocumentError) -> String {
    let value = try jsonValue()
    guard value.isNested(atMost: JSONValue.maximumDepth) else { throw .tooDeep() }
    return JSONWriter.text(value, style: style)
  }

  /// Reads a value from any decoder, as strictly as from a text.
  public init(from decoder: any Decoder) throws {
    let value = try JSONValue(from: decoder)
    do {
      try self.init(json: value)
    } catch {
      let outside = decoder.codingPath.map { key in
        key.intValue.map(LayoutPath.Component.index) ?? .key(key.stringValue)
      }
      var outer = error
      outer.path.components.insert(contentsOf: outside, at: 0)
      throw outer
    }
  }

  /// Writes the value into any encoder, as into a text.
  public func encode(to encoder: any Encoder) throws {
    try jsonValue().encode(to: encoder)
  }
}
