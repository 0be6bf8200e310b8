import IntarsiaIR

extension Dimension: DocumentValue {
  private static let keys = [
    "fractionalWidth", "fractionalHeight", "absolute", "estimated", "uniformAcrossSiblings",
  ]

  /// The form that the texts of errors name.
  public static var documentForm: String { "a dimension such as {\"fractionalWidth\": 0.5} or {\"absolute\": 44}" }

  /// Reads the form described in the document format; see ``DocumentValue/init(json:)``.
  public init(json: JSONValue) throws(DocumentError) {
    let object = try ObjectReader(json, Dimension.documentForm, keys: Dimension.keys)
    switch try object.only(of: Dimension.keys) {
    case "fractionalWidth": self = .fractionalWidth(try object.number("fractionalWidth"))
    case "fractionalHeight": self = .fractionalHeight(try object.number("fractionalHeight"))
    case "absolute": self = .absolute(try object.number("absolute"))
    case "estimated": self = .estimated(try object.number("estimated"))
    default: self = .uniformAcrossSiblings(estimate: try object.number("uniformAcrossSiblings"))
    }
  }

  /// Writes the form described in the document format; see ``DocumentValue/jsonValue()``.
  public func jsonValue() throws(DocumentError) -> JSONValue {
    var object = ObjectBuilder()
    let key =
      switch self {
      case .fractionalWidth: "fractionalWidth"
      case .fractionalHeight: "fractionalHeight"
      case .absolute: "absolute"
      case .estimated: "estimated"
      case .uniformAcrossSiblings: "uniformAcrossSiblings"
      }
    try object.number(key, value)
    return object.value
  }
}

extension LayoutSize: DocumentValue {
  /// The form that the texts of errors name.
  public static var documentForm: String { "a size {\"width\": a dimension, \"height\": a dimension}" }

  /// Reads the form described in the document format; see ``DocumentValue/init(json:)``.
  public init(json: JSONValue) throws(DocumentError) {
    let object = try ObjectReader(json, LayoutSize.documentForm, keys: ["width", "height"])
    self.init(width: try object.value("width"), height: try object.value("height"))
  }

  /// Writes the form described in the document format; see ``DocumentValue/jsonValue()``.
  public func jsonValue() throws(DocumentError) -> JSONValue {
    var object = ObjectBuilder()
    try object.value("width", width)
    try object.value("height", height)
    return object.value
  }
}
