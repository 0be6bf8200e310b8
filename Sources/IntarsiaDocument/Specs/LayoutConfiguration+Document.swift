import IntarsiaIR

extension LayoutConfiguration: DocumentValue {
  /// The form that the texts of errors name.
  public static var documentForm: String { "a configuration {\"scrollDirection\", \"interSectionSpacing\", …}" }

  /// Reads the form described in the document format; see ``DocumentValue/init(json:)``.
  public init(json: JSONValue) throws(DocumentError) {
    let object = try ObjectReader(
      json, LayoutConfiguration.documentForm,
      keys: ["scrollDirection", "interSectionSpacing", "contentInsetsReference", "boundarySupplementaryItems"])
    let direction = try object.optional("scrollDirection") { value throws(DocumentError) in
      try value.name(among: Axis.documentNames)
    }
    self.init(
      scrollDirection: direction ?? .vertical,
      interSectionSpacing: try object.number("interSectionSpacing", default: 0),
      contentInsetsReference: try object.name("contentInsetsReference", default: .safeArea),
      boundarySupplementaryItems: try object.list("boundarySupplementaryItems") ?? [])
  }

  /// Writes the form described in the document format; see ``DocumentValue/jsonValue()``.
  public func jsonValue() throws(DocumentError) -> JSONValue {
    var object = ObjectBuilder()
    if scrollDirection != .vertical { object.set("scrollDirection", .string(scrollDirection.documentName)) }
    try object.number("interSectionSpacing", interSectionSpacing, default: 0)
    object.name("contentInsetsReference", contentInsetsReference, default: .safeArea)
    try object.nonEmptyList("boundarySupplementaryItems", boundarySupplementaryItems)
    return object.value
  }
}
