import IntarsiaIR

/// Why a document could not be read or written: where, what was found, and what was expected.
///
/// This is the only error that reading and writing documents throws. It is about the form of a document; what is
/// doubtful about a well-formed layout is a `Diagnostic` of its solution.
public struct DocumentError: Error, Hashable, Sendable {
  /// What sort of mistake it is.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    /// The text is not JSON.
    case malformed
    /// Objects and lists are nested more deeply than ``JSONValue/maximumDepth``.
    case tooDeep
    /// A member that the object does not have.
    case unknownKey
    /// A member that the object needs is not there.
    case missingKey
    /// A member stands in its object twice.
    case repeatedKey
    /// None, or more than one, of several members that exclude each other.
    case alternatives
    /// A number where a text belongs, and the like.
    case wrongType
    /// A value of the right type that has no meaning in its place.
    case badValue
  }

  /// What sort of mistake it is.
  public var reason: Reason
  /// Where in the document it is.
  public var path: LayoutPath
  /// Where in the text it is; nothing where there was no text.
  public var position: TextPosition?
  /// What stands there.
  public var found: String
  /// What should stand there.
  public var expected: String
  /// The known name nearest to the one that was found, if one is near.
  public var suggestion: String?

  /// Makes an error.
  public init(
    _ reason: Reason, at path: LayoutPath = .root, position: TextPosition? = nil, found: String, expected: String,
    suggestion: String? = nil
  ) {
    self.reason = reason
    self.path = path
    self.position = position
    self.found = found
    self.expected = expected
    self.suggestion = suggestion
  }

  /// The same error, seen from one level further out.
  func within(_ component: LayoutPath.Component) -> DocumentError {
    var error = self
    error.path.components.insert(component, at: 0)
    return error
  }

  /// The same error, with its place in the text it came from.
  func located(in bytes: [UInt8]) -> DocumentError {
    guard position == nil else { return self }
    var error = self
    var locator = JSONLocator(bytes)
    error.position = TextPosition(of: locator.offset(of: path), in: bytes)
    return error
  }

  static func tooDeep() -> DocumentError {
    DocumentError(
      .tooDeep, found: "more than \(JSONValue.maximumDepth) levels of objects and lists",
      expected: "at most \(JSONValue.maximumDepth)")
  }
}

extension DocumentError: CustomStringConvertible {
  /// One line: the place in the text, the path, what was found and what was expected.
  public var description: String {
    position.map { "\($0): \(message)" } ?? message
  }

  /// The description without the place in the text.
  public var message: String {
    let place = path.components.isEmpty ? "" : "\(path): "
    let hint = suggestion.map { "; did you mean \(JSONWriter.quoted($0))?" } ?? ""
    return "\(place)found \(found), expected \(expected)\(hint)"
  }
}
