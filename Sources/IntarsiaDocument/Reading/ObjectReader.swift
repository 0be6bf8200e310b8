import IntarsiaIR

/// Reads the members of one object, and refuses those that it does not have.
struct ObjectReader {
  private let members: [JSONValue.Member]

  /// Makes a reader of an object that has no other members than those named.
  init(_ value: JSONValue, _ form: String, keys: [String]) throws(DocumentError) {
    guard case .object(let members) = value else { throw value.wrongType(form) }
    self.members = members
    var seen: [String] = []
    seen.reserveCapacity(members.count)
    for member in members {
      guard keys.contains(member.key) else {
        throw DocumentError(
          .unknownKey, at: LayoutPath([.key(member.key)]), found: "an unknown key",
          expected: keys.count == 1 ? "only \(JSONWriter.quoted(keys[0]))" : "one of \(JSONValue.alternatives(keys))",
          suggestion: NearestName.of(member.key, among: keys))
      }
      guard !seen.contains(member.key) else { throw DocumentError.repeated(member.key) }
      seen.append(member.key)
    }
  }

  /// Whether a member is there.
  func has(_ key: String) -> Bool {
    members.contains { $0.key == key }
  }

  /// Those of several members that are there.
  func present(_ keys: [String]) -> [String] {
    keys.filter { has($0) }
  }

  /// Reads a member where it is there.
  func optional<T>(_ key: String, _ body: (JSONValue) throws(DocumentError) -> T) throws(DocumentError) -> T? {
    guard let member = members.first(where: { $0.key == key }) else { return nil }
    do {
      return try body(member.value)
    } catch {
      throw error.within(.key(key))
    }
  }

  /// Reads a member that must be there.
  func required<T>(
    _ key: String, _ expected: String, _ body: (JSONValue) throws(DocumentError) -> T
  ) throws(DocumentError) -> T {
    guard let value = try optional(key, body) else {
      throw DocumentError(.missingKey, at: LayoutPath([.key(key)]), found: "nothing", expected: expected)
    }
    return value
  }
}

extension ObjectReader {
  func number(_ key: String) throws(DocumentError) -> Double {
    try required(key, "a number") { value throws(DocumentError) in try value.number() }
  }

  func number(_ key: String, default standard: Double) throws(DocumentError) -> Double {
    try optionalNumber(key) ?? standard
  }

  func optionalNumber(_ key: String) throws(DocumentError) -> Double? {
    try optional(key) { value throws(DocumentError) in try value.number() }
  }

  func optionalText(_ key: String) throws(DocumentError) -> String? {
    try optional(key) { value throws(DocumentError) in try value.text() }
  }

  func text(_ key: String) throws(DocumentError) -> String {
    try required(key, "a text") { value throws(DocumentError) in try value.text() }
  }

  func flag(_ key: String, default standard: Bool) throws(DocumentError) -> Bool {
    try optional(key) { value throws(DocumentError) in try value.flag() } ?? standard
  }

  func integer(_ key: String, default standard: Int) throws(DocumentError) -> Int {
    try optional(key) { value throws(DocumentError) in try value.integer() } ?? standard
  }

  /// Reads an index or a count: a whole number that is not negative.
  func count(_ key: String) throws(DocumentError) -> Int {
    let expected = "a whole number, 0 or more"
    return try required(key, expected) { value throws(DocumentError) in try value.integer(expected, atLeast: 0) }
  }

  func value<T: DocumentValue>(_ key: String, as type: T.Type = T.self) throws(DocumentError) -> T {
    try required(key, T.documentForm, T.init(json:))
  }

  func value<T: DocumentValue>(_ key: String, default standard: T) throws(DocumentError) -> T {
    try optional(key, T.init(json:)) ?? standard
  }

  func list<T: DocumentValue>(_ key: String, of type: T.Type = T.self) throws(DocumentError) -> [T]? {
    try optional(key) { value throws(DocumentError) in
      try value.list(of: "a list, each element \(T.documentForm)", T.init(json:))
    }
  }

  func requiredList<T: DocumentValue>(_ key: String, of type: T.Type = T.self) throws(DocumentError) -> [T] {
    guard let list = try list(key, of: T.self) else {
      throw DocumentError(
        .missingKey, at: LayoutPath([.key(key)]), found: "nothing",
        expected: "a list, each element \(T.documentForm)")
    }
    return list
  }

  func name<T: RawRepresentable & CaseIterable>(
    _ key: String, default standard: T
  ) throws(DocumentError) -> T where T.RawValue == String {
    try optional(key, T.init(name:)) ?? standard
  }
}

extension DocumentError {
  static func repeated(_ key: String) -> DocumentError {
    repeatedHere().within(.key(key))
  }

  static func repeatedHere() -> DocumentError {
    DocumentError(.repeatedKey, found: "the key a second time", expected: "every key at most once")
  }
}

extension ObjectReader {
  /// The one member that is there, of several that exclude each other.
  func only(of keys: [String]) throws(DocumentError) -> String {
    let found = present(keys)
    guard found.count == 1 else {
      throw DocumentError(
        .alternatives, found: found.isEmpty ? "none of them" : JSONValue.alternatives(found, "and"),
        expected: "exactly one of \(JSONValue.alternatives(keys))")
    }
    return found[0]
  }
}
