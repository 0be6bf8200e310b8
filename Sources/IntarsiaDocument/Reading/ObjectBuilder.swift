import IntarsiaIR

/// Collects the members of one object, leaving out those with their defaults.
struct ObjectBuilder {
  private var members: [JSONValue.Member] = []

  /// The object.
  var value: JSONValue { .object(members) }

  /// Adds a member.
  mutating func set(_ key: String, _ value: JSONValue) {
    members.append(JSONValue.Member(key, value))
  }

  /// Adds a member whose value may fail to be written.
  mutating func set(_ key: String, _ body: () throws(DocumentError) -> JSONValue) throws(DocumentError) {
    do {
      set(key, try body())
    } catch {
      throw error.within(.key(key))
    }
  }

  mutating func number(_ key: String, _ number: Double) throws(DocumentError) {
    try set(key) { () throws(DocumentError) in try JSONValue(number) }
  }

  mutating func number(_ key: String, _ number: Double, default standard: Double) throws(DocumentError) {
    if number != standard { try self.number(key, number) }
  }

  mutating func value(_ key: String, _ value: some DocumentValue) throws(DocumentError) {
    try set(key) { () throws(DocumentError) in try value.jsonValue() }
  }

  mutating func value<T: DocumentValue & Equatable>(
    _ key: String, _ value: T, default standard: T
  ) throws(DocumentError) {
    if value != standard { try self.value(key, value) }
  }

  mutating func list(_ key: String, _ values: [some DocumentValue]) throws(DocumentError) {
    try set(key) { () throws(DocumentError) in
      try JSONValue(values) { value throws(DocumentError) in try value.jsonValue() }
    }
  }

  mutating func nonEmptyList(_ key: String, _ values: [some DocumentValue]) throws(DocumentError) {
    if !values.isEmpty { try list(key, values) }
  }

  mutating func integer(_ key: String, _ integer: Int, default standard: Int) {
    if integer != standard { set(key, .integer(integer)) }
  }

  mutating func flag(_ key: String, _ flag: Bool, default standard: Bool) {
    if flag != standard { set(key, .bool(flag)) }
  }

  mutating func name<T: RawRepresentable & Equatable>(
    _ key: String, _ name: T, default standard: T
  ) where T.RawValue == String {
    if name != standard { set(key, .string(name.rawValue)) }
  }
}

extension JSONValue {
  /// A number that JSON can hold.
  init(_ number: Double) throws(DocumentError) {
    guard number.isFinite else {
      throw DocumentError(.badValue, found: "\(number)", expected: "a finite number")
    }
    self = .number(number)
  }

  /// A list of numbers.
  init(numbers: [Double]) throws(DocumentError) {
    self = try JSONValue(numbers) { number throws(DocumentError) in try JSONValue(number) }
  }

  /// A list, element by element.
  init<T>(_ values: [T], _ element: (T) throws(DocumentError) -> JSONValue) throws(DocumentError) {
    var elements: [JSONValue] = []
    elements.reserveCapacity(values.count)
    for (index, value) in values.enumerated() {
      do {
        elements.append(try element(value))
      } catch {
        throw error.within(.index(index))
      }
    }
    self = .array(elements)
  }
}
