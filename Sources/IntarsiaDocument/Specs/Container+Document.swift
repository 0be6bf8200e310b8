import IntarsiaIR

extension Container: DocumentValue {
  private static let keys = [
    "width", "height", "scale", "layoutDirection", "safeAreaInsets", "layoutMargins", "readableContentInsets",
  ]

  /// The form that the texts of errors name.
  public static var documentForm: String { "a container {\"width\", \"height\"}" }

  /// Reads the form described in the document format; see ``DocumentValue/init(json:)``.
  public init(json: JSONValue) throws(DocumentError) {
    let object = try ObjectReader(json, Container.documentForm, keys: Container.keys)
    self.init(
      width: try object.number("width"), height: try object.number("height"),
      scale: try object.number("scale", default: 2),
      layoutDirection: try object.name("layoutDirection", default: .leftToRight),
      safeAreaInsets: try object.value("safeAreaInsets", default: .zero),
      layoutMargins: try object.value("layoutMargins", default: .zero),
      readableContentInsets: try object.value("readableContentInsets", default: .zero))
  }

  /// Writes the form described in the document format; see ``DocumentValue/jsonValue()``.
  public func jsonValue() throws(DocumentError) -> JSONValue {
    var object = ObjectBuilder()
    try object.number("width", width)
    try object.number("height", height)
    try object.number("scale", scale, default: 2)
    object.name("layoutDirection", layoutDirection, default: .leftToRight)
    try object.value("safeAreaInsets", safeAreaInsets, default: .zero)
    try object.value("layoutMargins", layoutMargins, default: .zero)
    try object.value("readableContentInsets", readableContentInsets, default: .zero)
    return object.value
  }
}
