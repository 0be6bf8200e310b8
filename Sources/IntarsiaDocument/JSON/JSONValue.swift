import IntarsiaIR

/// A JSON text as a tree, with the members of objects in the order in which they were written.
///
/// Whole numbers are kept apart from others, so that counts and indices survive exactly. It is not a general JSON
/// library: it holds just what layout documents need.
public enum JSONValue: Hashable, Sendable {
  /// One member of an object.
  public struct Member: Hashable, Sendable {
    /// The name, unique in its object.
    public var key: String
    /// The value under that name.
    public var value: JSONValue

    /// Makes a member.
    public init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// Nothing, as a value.
  case null
  /// True or false.
  case bool(Bool)
  /// A number without fraction and exponent that fits 64 bits.
  case integer(Int)
  /// Any other number; infinite where the text has more than 64 bits can hold.
  case number(Double)
  /// A text.
  case string(String)
  /// A list.
  case array([JSONValue])
  /// Members in the order in which they were written.
  case object([Member])
}

extension JSONValue {
  /// How deep objects and lists may be nested: enough for about eighty groups inside each other.
  public static let maximumDepth = 256

  /// Whether the value's objects and lists are at most so many levels deep.
  func isNested(atMost levels: Int) -> Bool {
    switch self {
    case .null, .bool, .integer, .number, .string: true
    case .array(let elements): levels > 0 && elements.allSatisfy { $0.isNested(atMost: levels - 1) }
    case .object(let members): levels > 0 && members.allSatisfy { $0.value.isNested(atMost: levels - 1) }
    }
  }

  /// What the value is, in a few words, for the texts of errors.
  var summary: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .number(let value) where value.isFinite: value.layoutText
    case .number: "a number too large for 64 bits"
    case .string(let value): JSONWriter.quoted(value.count > 60 ? value.prefix(59) + "…" : value)
    case .array(let elements) where elements.isEmpty: "an empty list"
    case .array(let elements): "a list of \(elements.count)"
    case .object(let members) where members.isEmpty: "an empty object"
    case .object(let members): "an object with \(names(of: members))"
    }
  }

  private func names(of members: [Member]) -> String {
    let shown = members.prefix(4).map { JSONWriter.quoted($0.key) }.joined(separator: ", ")
    return members.count > 4 ? shown + ", …" : shown
  }
}
