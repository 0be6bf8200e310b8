extension JSONValue: Codable {
  /// Reads any value that a decoder offers; the order of members is the decoder's.
  ///
  /// - Throws: what the decoder throws; ``DocumentError`` where the value is nested more than
  ///   ``maximumDepth`` levels deep.
  public init(from decoder: any Decoder) throws {
    try self.init(from: decoder, depth: 0)
  }

  private init(from decoder: any Decoder, depth: Int) throws {
    guard depth <= JSONValue.maximumDepth else { throw DocumentError.tooDeep() }
    if let object = try? decoder.container(keyedBy: Key.self) {
      self = .object(
        try object.allKeys.map { key in
          Member(key.stringValue, try JSONValue(from: object.superDecoder(forKey: key), depth: depth + 1))
        })
    } else if var list = try? decoder.unkeyedContainer() {
      var elements: [JSONValue] = []
      while !list.isAtEnd {
        elements.append(try JSONValue(from: list.superDecoder(), depth: depth + 1))
      }
      self = .array(elements)
    } else {
      let single = try decoder.singleValueContainer()
      if single.decodeNil() {
        self = .null
      } else if let value = try? single.decode(Bool.self) {
        self = .bool(value)
      } else if let value = try? single.decode(Int.self) {
        self = .integer(value)
      } else if let value = try? single.decode(Double.self) {
        self = .number(value)
      } else {
        self = .string(try single.decode(String.self))
      }
    }
  }

  /// Writes the value into whatever an encoder makes.
  ///
  /// - Throws: what the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .object(let members):
      var object = encoder.container(keyedBy: Key.self)
      for member in members {
        try object.encode(member.value, forKey: Key(stringValue: member.key))
      }
    case .array(let elements):
      var list = encoder.unkeyedContainer()
      for element in elements {
        try list.encode(element)
      }
    case .null:
      var single = encoder.singleValueContainer()
      try single.encodeNil()
    case .bool(let value):
      var single = encoder.singleValueContainer()
      try single.encode(value)
    case .integer(let value):
      var single = encoder.singleValueContainer()
      try single.encode(value)
    case .number(let value):
      var single = encoder.singleValueContainer()
      try single.encode(value)
    case .string(let value):
      var single = encoder.singleValueContainer()
      try single.encode(value)
    }
  }

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) {
      self.stringValue = stringValue
    }

    init?(intValue: Int) {
      nil
    }
  }
}
