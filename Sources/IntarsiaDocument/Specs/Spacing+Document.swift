import IntarsiaIR

extension Spacing: DocumentValue {
  private static let keys = ["fixed", "flexible"]

  /// The form that the texts of errors name.
  public static var documentForm: String { "a spacing such as {\"fixed\": 8} or {\"flexible\": 8}" }

  /// Reads the form described in the document format; see ``DocumentValue/init(json:)``.
  public init(json: JSONValue) throws(DocumentError) {
    let object = try ObjectReader(json, Spacing.documentForm, keys: Spacing.keys)
    switch try object.only(of: Spacing.keys) {
    case "fixed": self = .fixed(try object.number("fixed"))
    default: self = .flexible(try object.number("flexible"))
    }
  }

  /// Writes the form described in the document format; see ``DocumentValue/jsonValue()``.
  public func jsonValue() throws(DocumentError) -> JSONValue {
    var object = ObjectBuilder()
    try object.number(isFlexible ? "flexible" : "fixed", minimum)
    return object.value
  }
}

extension EdgeSpacing: DocumentValue {
  /// The form that the texts of errors name.
  public static var documentForm: String {
    "edge spacing {\"leading\", \"top\", \"trailing\", \"bottom\"}, each a spacing"
  }

  /// Reads the form described in the document format; see ``DocumentValue/init(json:)``.
  public init(json: JSONValue) throws(DocumentError) {
    let object = try ObjectReader(json, EdgeSpacing.documentForm, keys: ["leading", "top", "trailing", "bottom"])
    self.init(
      leading: try object.value("leading", default: 0), top: try object.value("top", default: 0),
      trailing: try object.value("trailing", default: 0), bottom: try object.value("bottom", default: 0))
  }

  /// Writes the form described in the document format; see ``DocumentValue/jsonValue()``.
  public func jsonValue() throws(DocumentError) -> JSONValue {
    var object = ObjectBuilder()
    try object.value("leading", leading, default: 0)
    try object.value("top", top, default: 0)
    try object.value("trailing", trailing, default: 0)
    try object.value("bottom", bottom, default: 0)
    return object.value
  }
}
