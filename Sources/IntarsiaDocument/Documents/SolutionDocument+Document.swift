import IntarsiaIR

extension SolutionDocument: DocumentValue {
  private static let keys = [
    "version", "contentSize", "items", "supplementaries", "decorations", "sections", "offsetAdjustment",
    "diagnostics",
  ]

  /// The form that the texts of errors name.
  public static var documentForm: String { "a solution document {\"version\", \"contentSize\", \"items\", …}" }

  /// Reads the form described in the document format; see ``DocumentValue/init(json:)``.
  public init(json: JSONValue) throws(DocumentError) {
    try LayoutDocument.checkVersion(json)
    let object = try ObjectReader(json, SolutionDocument.documentForm, keys: SolutionDocument.keys)
    let version = "\(SolutionDocument.version), the version of the format"
    _ = try object.required("version", version) { _ throws(DocumentError) in () }
    self.init(
      contentSize: try object.required("contentSize", Size.pairForm, Size.init(pair:)),
      items: try object.requiredList("items"), supplementaries: try object.requiredList("supplementaries"),
      decorations: try object.requiredList("decorations"), sections: try object.requiredList("sections"),
      offsetAdjustment: try object.optional("offsetAdjustment", Point.init(pair:)),
      diagnostics: try object.requiredList("diagnostics"))
  }

  /// Writes the form described in the document format; see ``DocumentValue/jsonValue()``.
  public func jsonValue() throws(DocumentError) -> JSONValue {
    var object = ObjectBuilder()
    object.set("version", .integer(SolutionDocument.version))
    try object.set("contentSize", contentSize.pair)
    try object.list("items", items)
    try object.list("supplementaries", supplementaries)
    try object.list("decorations", decorations)
    try object.list("sections", sections)
    if let offsetAdjustment {
      try object.set("offsetAdjustment", offsetAdjustment.pair)
    }
    try object.list("diagnostics", diagnostics)
    return object.value
  }
}

extension SolutionDocument.Item: DocumentValue {
  /// The form that the texts of errors name.
  public static var documentForm: String { "an item {\"section\", \"item\", \"frame\", \"zIndex\"}" }

  /// Reads the form described in the document format; see ``DocumentValue/init(json:)``.
  public init(json: JSONValue) throws(DocumentError) {
    let object = try ObjectReader(
      json, SolutionDocument.Item.documentForm, keys: ["section", "item", "frame", "zIndex"])
    self.init(
      section: try object.count("section"), item: try object.count("item"), frame: try object.value("frame"),
      zIndex: try object.integer("zIndex", default: 0))
  }

  /// Writes the form described in the document format; see ``DocumentValue/jsonValue()``.
  public func jsonValue() throws(DocumentError) -> JSONValue {
    var object = ObjectBuilder()
    object.set("section", .integer(section))
    object.set("item", .integer(item))
    try object.value("frame", frame)
    object.set("zIndex", .integer(zIndex))
    return object.value
  }
}

extension SolutionDocument.Attachment: DocumentValue {
  /// The form that the texts of errors name.
  public static var documentForm: String {
    "an element {\"elementKind\", \"section\", \"item\", \"frame\", \"zIndex\"}"
  }

  /// Reads the form described in the document format; see ``DocumentValue/init(json:)``.
  public init(json: JSONValue) throws(DocumentError) {
    let object = try ObjectReader(
      json, SolutionDocument.Attachment.documentForm, keys: ["elementKind", "section", "item", "frame", "zIndex"])
    self.init(
      elementKind: try object.text("elementKind"), section: try object.section(), item: try object.count("item"),
      frame: try object.value("frame"), zIndex: try object.integer("zIndex", default: 0))
  }

  /// Writes the form described in the document format; see ``DocumentValue/jsonValue()``.
  public func jsonValue() throws(DocumentError) -> JSONValue {
    var object = ObjectBuilder()
    object.set("elementKind", .string(elementKind))
    object.set("section", JSONValue(section: section))
    object.set("item", .integer(item))
    try object.value("frame", frame)
    object.set("zIndex", .integer(zIndex))
    return object.value
  }
}

extension SolutionDocument.Section: DocumentValue {
  /// The form that the texts of errors name.
  public static var documentForm: String { "a section {\"kind\", \"frame\"}" }

  /// Reads the form described in the document format; see ``DocumentValue/init(json:)``.
  public init(json: JSONValue) throws(DocumentError) {
    let object = try ObjectReader(
      json, SolutionDocument.Section.documentForm, keys: ["kind", "frame", "orthogonal"])
    self.init(
      kind: try object.text("kind"), frame: try object.value("frame"),
      orthogonal: try object.optional("orthogonal", SolutionDocument.Orthogonal.init(json:)))
  }

  /// Writes the form described in the document format; see ``DocumentValue/jsonValue()``.
  public func jsonValue() throws(DocumentError) -> JSONValue {
    var object = ObjectBuilder()
    object.set("kind", .string(kind))
    try object.value("frame", frame)
    if let orthogonal { try object.value("orthogonal", orthogonal) }
    return object.value
  }
}

extension SolutionDocument.Orthogonal: DocumentValue {
  static let keys = ["viewport", "contentLength", "maximumOffset", "offset", "restingOffsets"]

  /// The form that the texts of errors name.
  public static var documentForm: String { "the scroll of a row {\"viewport\", \"contentLength\", …}" }

  /// Reads the form described in the document format; see ``DocumentValue/init(json:)``.
  public init(json: JSONValue) throws(DocumentError) {
    let object = try ObjectReader(
      json, SolutionDocument.Orthogonal.documentForm, keys: SolutionDocument.Orthogonal.keys)
    self.init(
      viewport: try object.value("viewport"), contentLength: try object.number("contentLength"),
      maximumOffset: try object.number("maximumOffset"), offset: try object.number("offset"),
      restingOffsets: try object.required("restingOffsets", "a list of numbers") { value throws(DocumentError) in
        try value.list(of: "a list of numbers") { number throws(DocumentError) in try number.number() }
      })
  }

  /// Writes the form described in the document format; see ``DocumentValue/jsonValue()``.
  public func jsonValue() throws(DocumentError) -> JSONValue {
    var object = ObjectBuilder()
    try object.value("viewport", viewport)
    try object.number("contentLength", contentLength)
    try object.number("maximumOffset", maximumOffset)
    try object.number("offset", offset)
    try object.set("restingOffsets") { () throws(DocumentError) in try JSONValue(numbers: restingOffsets) }
    return object.value
  }
}

extension Size {
  static let pairForm = "a size [width, height]"

  /// Reads a size that is written as a list.
  init(pair json: JSONValue) throws(DocumentError) {
    let numbers = try json.numbers(2, Size.pairForm)
    self.init(width: numbers[0], height: numbers[1])
  }

  func pair() throws(DocumentError) -> JSONValue {
    try JSONValue(numbers: [width, height])
  }
}

extension Point {
  /// Reads an offset that is written as a list.
  init(pair json: JSONValue) throws(DocumentError) {
    let numbers = try json.numbers(2, "an offset [x, y]")
    self.init(x: numbers[0], y: numbers[1])
  }

  func pair() throws(DocumentError) -> JSONValue {
    try JSONValue(numbers: [x, y])
  }
}
