import IntarsiaIR

extension ExpectedSolution: DocumentValue {
  private static let keys = [
    "version", "contentSize", "items", "supplementaries", "decorations", "sections", "offsetAdjustment",
    "diagnostics", "absent",
  ]

  /// The form that the texts of errors name.
  public static var documentForm: String { "a part of a solution document" }

  /// Reads the form described in the document format; see ``DocumentValue/init(json:)``.
  public init(json: JSONValue) throws(DocumentError) {
    try LayoutDocument.checkVersion(json)
    let object = try ObjectReader(json, ExpectedSolution.documentForm, keys: ExpectedSolution.keys)
    self.init(
      contentSize: try object.optional("contentSize", Size.init(pair:)),
      items: try object.elements("items", Element.item(_:)),
      supplementaries: try object.elements("supplementaries", Element.attachment(_:)),
      decorations: try object.elements("decorations", Element.attachment(_:)),
      sections: try object.list("sections") ?? [],
      offsetAdjustment: try object.optional("offsetAdjustment", Point.init(pair:)),
      diagnostics: try object.list("diagnostics") ?? [],
      absent: try object.elements("absent", Element.absent(_:)))
  }

  /// Writes the form described in the document format; see ``DocumentValue/jsonValue()``.
  public func jsonValue() throws(DocumentError) -> JSONValue {
    var object = ObjectBuilder()
    if let contentSize { try object.set("contentSize", contentSize.pair) }
    try object.nonEmptyList("items", items)
    try object.nonEmptyList("supplementaries", supplementaries)
    try object.nonEmptyList("decorations", decorations)
    try object.nonEmptyList("sections", sections)
    if let offsetAdjustment { try object.set("offsetAdjustment", offsetAdjustment.pair) }
    try object.nonEmptyList("diagnostics", diagnostics)
    try object.nonEmptyList("absent", absent)
    return object.value
  }
}

extension ObjectReader {
  fileprivate func elements(
    _ key: String, _ element: (JSONValue) throws(DocumentError) -> ExpectedSolution.Element
  ) throws(DocumentError) -> [ExpectedSolution.Element] {
    try optional(key) { value throws(DocumentError) in
      try value.list(of: "a list of elements", element)
    } ?? []
  }
}

extension ExpectedSolution.Element: DocumentValue {
  private static let keys = ["elementKind", "section", "item", "frame", "zIndex"]

  /// The form that the texts of errors name.
  public static var documentForm: String { "an element {\"section\", \"item\", \"frame\"}" }

  /// Reads the form described in the document format; see ``DocumentValue/init(json:)``.
  public init(json: JSONValue) throws(DocumentError) {
    self = try .read(json, keys: Self.keys)
  }

  /// An item has no kind.
  fileprivate static func item(_ json: JSONValue) throws(DocumentError) -> Self {
    try read(json, keys: ["section", "item", "frame", "zIndex"])
  }

  /// A supplementary or a decoration has a kind.
  fileprivate static func attachment(_ json: JSONValue) throws(DocumentError) -> Self {
    let element = try read(json, keys: keys)
    guard element.elementKind != nil else {
      throw DocumentError(
        .missingKey, at: LayoutPath([.key("elementKind")]), found: "nothing", expected: "a text")
    }
    return element
  }

  /// What must not exist has no frame.
  fileprivate static func absent(_ json: JSONValue) throws(DocumentError) -> Self {
    try read(json, keys: ["elementKind", "section", "item"])
  }

  private static func read(_ json: JSONValue, keys: [String]) throws(DocumentError) -> Self {
    let object = try ObjectReader(json, documentForm, keys: keys)
    return Self(
      elementKind: try object.optionalText("elementKind"),
      section: try object.section(), item: try object.count("item"),
      frame: try object.optional("frame", Rect.init(json:)),
      zIndex: try object.optional("zIndex") { value throws(DocumentError) in try value.integer() })
  }

  /// Writes the form described in the document format; see ``DocumentValue/jsonValue()``.
  public func jsonValue() throws(DocumentError) -> JSONValue {
    var object = ObjectBuilder()
    if let elementKind { object.set("elementKind", .string(elementKind)) }
    object.set("section", JSONValue(section: section))
    object.set("item", .integer(item))
    if let frame { try object.value("frame", frame) }
    if let zIndex { object.set("zIndex", .integer(zIndex)) }
    return object.value
  }
}

extension ExpectedSolution.Section: DocumentValue {
  /// The form that the texts of errors name.
  public static var documentForm: String { "a section {\"kind\", \"frame\", \"orthogonal\"}" }

  /// Reads the form described in the document format; see ``DocumentValue/init(json:)``.
  public init(json: JSONValue) throws(DocumentError) {
    let object = try ObjectReader(
      json, ExpectedSolution.Section.documentForm, keys: ["kind", "frame", "orthogonal"])
    self.init(
      kind: try object.optionalText("kind"),
      frame: try object.optional("frame", Rect.init(json:)),
      orthogonal: try object.optional("orthogonal", ExpectedSolution.Orthogonal.init(json:)))
  }

  /// Writes the form described in the document format; see ``DocumentValue/jsonValue()``.
  public func jsonValue() throws(DocumentError) -> JSONValue {
    var object = ObjectBuilder()
    if let kind { object.set("kind", .string(kind)) }
    if let frame { try object.value("frame", frame) }
    if let orthogonal { try object.value("orthogonal", orthogonal) }
    return object.value
  }
}

extension ExpectedSolution.Orthogonal: DocumentValue {
  /// The form that the texts of errors name.
  public static var documentForm: String { "a part of the scroll of a row" }

  /// Reads the form described in the document format; see ``DocumentValue/init(json:)``.
  public init(json: JSONValue) throws(DocumentError) {
    let object = try ObjectReader(
      json, ExpectedSolution.Orthogonal.documentForm, keys: SolutionDocument.Orthogonal.keys)
    self.init(
      viewport: try object.optional("viewport", Rect.init(json:)),
      contentLength: try object.optionalNumber("contentLength"),
      maximumOffset: try object.optionalNumber("maximumOffset"), offset: try object.optionalNumber("offset"),
      restingOffsets: try object.optional("restingOffsets") { value throws(DocumentError) in
        try value.list(of: "a list of numbers") { number throws(DocumentError) in try number.number() }
      })
  }

  /// Writes the form described in the document format; see ``DocumentValue/jsonValue()``.
  public func jsonValue() throws(DocumentError) -> JSONValue {
    var object = ObjectBuilder()
    if let viewport { try object.value("viewport", viewport) }
    if let contentLength { try object.number("contentLength", contentLength) }
    if let maximumOffset { try object.number("maximumOffset", maximumOffset) }
    if let offset { try object.number("offset", offset) }
    if let restingOffsets {
      try object.set("restingOffsets") { () throws(DocumentError) in try JSONValue(numbers: restingOffsets) }
    }
    return object.value
  }
}
