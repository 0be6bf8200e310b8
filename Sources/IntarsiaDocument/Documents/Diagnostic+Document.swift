import IntarsiaIR

extension Diagnostic: DocumentValue {
  /// The form that the texts of errors name.
  public static var documentForm: String { "a diagnostic {\"severity\", \"path\", \"rule\", \"message\"}" }

  /// Reads the form described in the document format; see ``DocumentValue/init(json:)``.
  public init(json: JSONValue) throws(DocumentError) {
    let object = try ObjectReader(
      json, Diagnostic.documentForm, keys: ["severity", "path", "rule", "message"])
    let severities = JSONValue.alternatives(Severity.allCases.map(\.rawValue))
    self.init(
      try object.required("severity", severities, Severity.init(name:)),
      at: try object.required("path", LayoutPath.form, LayoutPath.read(_:)), rule: try object.text("rule"),
      message: try object.text("message"))
  }

  /// Writes the form described in the document format; see ``DocumentValue/jsonValue()``.
  public func jsonValue() throws(DocumentError) -> JSONValue {
    var object = ObjectBuilder()
    object.set("severity", .string(severity.rawValue))
    object.set("path", .string(path.description))
    object.set("rule", .string(rule))
    object.set("message", .string(message))
    return object.value
  }
}

extension LayoutPath {
  static let form = "a path such as layouts.banner.group.children[1]"

  static func read(_ json: JSONValue) throws(DocumentError) -> LayoutPath {
    guard let path = LayoutPath(try json.text()) else {
      throw DocumentError(.badValue, found: json.summary, expected: form)
    }
    return path
  }

  /// Reads a path's spelling back; nothing where the text is none.
  public init?(_ text: String) {
    self.init([])
    var rest = Substring(text)
    while let first = rest.first {
      if first == "[" {
        guard let component = LayoutPath.bracketed(&rest) else { return nil }
        components.append(component)
      } else {
        if first == "." {
          guard !components.isEmpty else { return nil }
          rest.removeFirst()
        } else if !components.isEmpty {
          return nil
        }
        let key = rest.prefix { $0 != "." && $0 != "[" }
        guard !key.isEmpty else { return nil }
        rest.removeFirst(key.count)
        components.append(.key(String(key)))
      }
    }
  }

  /// Takes `[3]` or `["a key"]` off the start of a text.
  private static func bracketed(_ rest: inout Substring) -> Component? {
    rest.removeFirst()
    guard rest.first == "\"" else {
      let digits = rest.prefix { $0 != "]" }
      rest = rest[digits.endIndex...]
      guard rest.popFirst() == "]", let index = Int(digits), index >= 0, String(index) == digits else { return nil }
      return .index(index)
    }
    rest.removeFirst()
    var key = String.UnicodeScalarView()
    var scalars = rest.unicodeScalars
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\"":
        guard scalars.popFirst() == "]" else { return nil }
        rest = Substring(scalars)
        return .key(String(key))
      case "\\":
        guard let escaped = scalars.popFirst() else { return nil }
        key.append(escaped == "n" ? "\n" : escaped)
      default:
        key.append(scalar)
      }
    }
    return nil
  }
}
