import IntarsiaIR

extension Point: DocumentValue {
  /// The form that the texts of errors name.
  public static var documentForm: String { "a point {\"x\", \"y\"}" }

  /// Reads the form described in the document format; see ``DocumentValue/init(json:)``.
  public init(json: JSONValue) throws(DocumentError) {
    let object = try ObjectReader(json, Point.documentForm, keys: ["x", "y"])
    self.init(x: try object.number("x"), y: try object.number("y"))
  }

  /// Writes the form described in the document format; see ``DocumentValue/jsonValue()``.
  public func jsonValue() throws(DocumentError) -> JSONValue {
    var object = ObjectBuilder()
    try object.number("x", x)
    try object.number("y", y)
    return object.value
  }
}

extension Size: DocumentValue {
  /// The form that the texts of errors name.
  public static var documentForm: String { "a size in points {\"width\", \"height\"}" }

  /// Reads the form described in the document format; see ``DocumentValue/init(json:)``.
  public init(json: JSONValue) throws(DocumentError) {
    let object = try ObjectReader(json, Size.documentForm, keys: ["width", "height"])
    self.init(width: try object.number("width"), height: try object.number("height"))
  }

  /// Writes the form described in the document format; see ``DocumentValue/jsonValue()``.
  public func jsonValue() throws(DocumentError) -> JSONValue {
    var object = ObjectBuilder()
    try object.number("width", width)
    try object.number("height", height)
    return object.value
  }
}

extension Rect: DocumentValue {
  /// The form that the texts of errors name.
  public static var documentForm: String { "a frame [x, y, width, height]" }

  /// Reads the form described in the document format; see ``DocumentValue/init(json:)``.
  public init(json: JSONValue) throws(DocumentError) {
    let numbers = try json.numbers(4, Rect.documentForm)
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Writes the form described in the document format; see ``DocumentValue/jsonValue()``.
  public func jsonValue() throws(DocumentError) -> JSONValue {
    try JSONValue(numbers: [x, y, width, height])
  }
}

extension Insets: DocumentValue {
  /// The form that the texts of errors name.
  public static var documentForm: String { "insets {\"top\", \"leading\", \"bottom\", \"trailing\"}" }

  /// Reads the form described in the document format; see ``DocumentValue/init(json:)``.
  public init(json: JSONValue) throws(DocumentError) {
    let object = try ObjectReader(json, Insets.documentForm, keys: ["top", "leading", "bottom", "trailing"])
    self.init(
      top: try object.number("top", default: 0), leading: try object.number("leading", default: 0),
      bottom: try object.number("bottom", default: 0), trailing: try object.number("trailing", default: 0))
  }

  /// Writes the form described in the document format; see ``DocumentValue/jsonValue()``.
  public func jsonValue() throws(DocumentError) -> JSONValue {
    var object = ObjectBuilder()
    try object.number("top", top, default: 0)
    try object.number("leading", leading, default: 0)
    try object.number("bottom", bottom, default: 0)
    try object.number("trailing", trailing, default: 0)
    return object.value
  }
}

extension Axis {
  /// The names of the axes in documents.
  static let documentNames: [(name: String, value: Axis)] = [("horizontal", .horizontal), ("vertical", .vertical)]

  /// The axis's name in documents.
  var documentName: String {
    self == .horizontal ? "horizontal" : "vertical"
  }
}
