import IntarsiaIR

extension ItemSpec: DocumentValue {
  /// The form that the texts of errors name.
  public static var documentForm: String { "an item {\"size\"}" }

  /// Reads the form described in the document format; see ``DocumentValue/init(json:)``.
  public init(json: JSONValue) throws(DocumentError) {
    let object = try ObjectReader(
      json, ItemSpec.documentForm, keys: ["size", "contentInsets", "edgeSpacing", "supplementaryItems"])
    self.init(
      size: try object.value("size"), contentInsets: try object.value("contentInsets", default: .zero),
      edgeSpacing: try object.value("edgeSpacing", default: .none),
      supplementaryItems: try object.list("supplementaryItems") ?? [])
  }

  /// Writes the form described in the document format; see ``DocumentValue/jsonValue()``.
  public func jsonValue() throws(DocumentError) -> JSONValue {
    var object = ObjectBuilder()
    try object.value("size", size)
    try object.value("contentInsets", contentInsets, default: .zero)
    try object.value("edgeSpacing", edgeSpacing, default: .none)
    try object.nonEmptyList("supplementaryItems", supplementaryItems)
    return object.value
  }
}

extension ChildSpec: DocumentValue {
  /// The form that the texts of errors name.
  public static var documentForm: String { "a child {\"item\": an item} or {\"group\": a group}" }

  /// Reads the form described in the document format; see ``DocumentValue/init(json:)``.
  public init(json: JSONValue) throws(DocumentError) {
    let object = try ObjectReader(json, ChildSpec.documentForm, keys: ["item", "group"])
    switch try object.only(of: ["item", "group"]) {
    case "item": self = .item(try object.value("item"))
    default: self = .group(try object.value("group"))
    }
  }

  /// Writes the form described in the document format; see ``DocumentValue/jsonValue()``.
  public func jsonValue() throws(DocumentError) -> JSONValue {
    var object = ObjectBuilder()
    switch self {
    case .item(let item): try object.value("item", item)
    case .group(let group): try object.value("group", group)
    }
    return object.value
  }
}
