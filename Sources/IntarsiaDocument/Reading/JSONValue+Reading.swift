import IntarsiaIR

extension JSONValue {
  /// The value as a number.
  func number() throws(DocumentError) -> Double {
    switch self {
    case .integer(let value): return Double(value)
    case .number(let value) where value.isFinite: return value
    case .number: throw DocumentError(.badValue, found: summary, expected: "a finite number")
    default: throw wrongType("a number")
    }
  }

  /// The value as a whole number; `2.0` is one.
  func integer(_ expected: String = "a whole number", atLeast minimum: Int = .min) throws(DocumentError) -> Int {
    let integer: Int?
    switch self {
    case .integer(let value): integer = value
    case .number(let value): integer = Int(exactly: value)
    default: throw wrongType(expected)
    }
    guard let integer, integer >= minimum else {
      throw DocumentError(.badValue, found: summary, expected: expected)
    }
    return integer
  }

  /// The value as a text.
  func text() throws(DocumentError) -> String {
    guard case .string(let value) = self else { throw wrongType("a text") }
    return value
  }

  /// The value as true or false.
  func flag() throws(DocumentError) -> Bool {
    guard case .bool(let value) = self else { throw wrongType("true or false") }
    return value
  }

  /// The value as a list whose elements are read one by one.
  func list<T>(
    of expected: String, _ element: (JSONValue) throws(DocumentError) -> T
  ) throws(DocumentError) -> [T] {
    guard case .array(let elements) = self else { throw wrongType(expected) }
    var result: [T] = []
    result.reserveCapacity(elements.count)
    for (index, value) in elements.enumerated() {
      do {
        result.append(try element(value))
      } catch {
        throw error.within(.index(index))
      }
    }
    return result
  }

  /// The value as a list of exactly so many numbers.
  func numbers(_ count: Int, _ expected: String) throws(DocumentError) -> [Double] {
    let numbers = try list(of: expected) { value throws(DocumentError) in try value.number() }
    guard numbers.count == count else { throw wrongType(expected) }
    return numbers
  }

  /// The value as one of several names.
  func name<T>(among names: [(name: String, value: T)]) throws(DocumentError) -> T {
    let list = JSONValue.alternatives(names.map(\.name))
    guard case .string(let text) = self else { throw wrongType(list) }
    guard let match = names.first(where: { $0.name == text }) else {
      throw DocumentError(
        .badValue, found: summary, expected: list, suggestion: NearestName.of(text, among: names.map(\.name)))
    }
    return match.value
  }

  func wrongType(_ expected: String) -> DocumentError {
    DocumentError(.wrongType, found: summary, expected: expected)
  }

  /// Names in double quotes, joined as in a sentence.
  static func alternatives(_ names: [String], _ conjunction: String = "or") -> String {
    let quoted = names.map { JSONWriter.quoted($0) }
    guard quoted.count > 2 else { return quoted.joined(separator: " \(conjunction) ") }
    return quoted.dropLast().joined(separator: ", ") + " \(conjunction) " + quoted[quoted.count - 1]
  }
}

extension RawRepresentable where Self: CaseIterable, RawValue == String {
  /// Reads a case from its name.
  init(name json: JSONValue) throws(DocumentError) {
    if case .string(let text) = json, let value = Self(rawValue: text) {
      self = value
    } else {
      self = try json.name(among: Self.allCases.map { ($0.rawValue, $0) })
    }
  }
}
