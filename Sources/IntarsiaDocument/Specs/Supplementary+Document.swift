import IntarsiaIR

extension Anchor.Edges {
  fileprivate static let names: [(name: String, value: Anchor.Edges)] = [
    ("top", .top), ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing),
  ]
}

extension Anchor: DocumentValue {
  /// The form that the texts of errors name.
  public static var documentForm: String { "an anchor such as {\"edges\": [\"top\", \"trailing\"]}" }

  /// Reads the form described in the document format; see ``DocumentValue/init(json:)``.
  public init(json: JSONValue) throws(DocumentError) {
    let object = try ObjectReader(json, Anchor.documentForm, keys: ["edges", "absoluteOffset", "fractionalOffset"])
    let form = "a list of edges such as [\"top\", \"trailing\"]"
    let edges = try object.required("edges", form) { value throws(DocumentError) in
      try value.list(of: form) { edge throws(DocumentError) in try edge.name(among: Anchor.Edges.names) }
    }
    let points: Point? = try object.optional("absoluteOffset", Point.init(json:))
    let fractions: Point? = try object.optional("fractionalOffset", Point.init(json:))
    switch (points, fractions) {
    case (.some, .some):
      throw DocumentError(
        .alternatives, found: "\"absoluteOffset\" and \"fractionalOffset\"", expected: "at most one of them")
    case (let points?, nil): self.init(edges: Edges(edges), absoluteOffset: points)
    case (nil, let fractions?): self.init(edges: Edges(edges), fractionalOffset: fractions)
    case (nil, nil): self.init(edges: Edges(edges))
    }
  }

  /// Writes the form described in the document format; see ``DocumentValue/jsonValue()``.
  public func jsonValue() throws(DocumentError) -> JSONValue {
    var object = ObjectBuilder()
    let names = Edges.names.filter { edges.contains($0.value) }
    object.set("edges", .array(names.map { .string($0.name) }))
    switch offset {
    case .absolute(let offset): try object.value("absoluteOffset", offset, default: .zero)
    case .fractional(let offset): try object.value("fractionalOffset", offset)
    }
    return object.value
  }
}

extension SupplementarySpec: DocumentValue {
  /// The form that the texts of errors name.
  public static var documentForm: String { "a supplementary {\"elementKind\", \"size\", \"containerAnchor\"}" }

  /// Reads the form described in the document format; see ``DocumentValue/init(json:)``.
  public init(json: JSONValue) throws(DocumentError) {
    let object = try ObjectReader(
      json, SupplementarySpec.documentForm,
      keys: ["elementKind", "size", "contentInsets", "zIndex", "containerAnchor", "itemAnchor"])
    self.init(
      elementKind: try object.text("elementKind"), size: try object.value("size"),
      contentInsets: try object.value("contentInsets", default: .zero),
      zIndex: try object.integer("zIndex", default: 1), containerAnchor: try object.value("containerAnchor"),
      itemAnchor: try object.optional("itemAnchor", Anchor.init(json:)))
  }

  /// Writes the form described in the document format; see ``DocumentValue/jsonValue()``.
  public func jsonValue() throws(DocumentError) -> JSONValue {
    var object = ObjectBuilder()
    object.set("elementKind", .string(elementKind))
    try object.value("size", size)
    try object.value("contentInsets", contentInsets, default: .zero)
    object.integer("zIndex", zIndex, default: 1)
    try object.value("containerAnchor", containerAnchor)
    if let itemAnchor { try object.value("itemAnchor", itemAnchor) }
    return object.value
  }
}

extension BoundarySpec: DocumentValue {
  /// The form that the texts of errors name.
  public static var documentForm: String { "a boundary item {\"elementKind\", \"size\", \"alignment\"}" }

  /// Reads the form described in the document format; see ``DocumentValue/init(json:)``.
  public init(json: JSONValue) throws(DocumentError) {
    let object = try ObjectReader(
      json, BoundarySpec.documentForm,
      keys: [
        "elementKind", "size", "alignment", "offset", "extendsBoundary", "pinToVisibleBounds", "contentInsets",
        "zIndex",
      ])
    let alignments = JSONValue.alternatives(Alignment.allCases.map(\.rawValue))
    self.init(
      elementKind: try object.text("elementKind"), size: try object.value("size"),
      alignment: try object.required("alignment", alignments, Alignment.init(name:)),
      offset: try object.value("offset", default: .zero),
      extendsBoundary: try object.flag("extendsBoundary", default: true),
      pinToVisibleBounds: try object.flag("pinToVisibleBounds", default: false),
      contentInsets: try object.value("contentInsets", default: .zero),
      zIndex: try object.integer("zIndex", default: 1))
  }

  /// Writes the form described in the document format; see ``DocumentValue/jsonValue()``.
  public func jsonValue() throws(DocumentError) -> JSONValue {
    var object = ObjectBuilder()
    object.set("elementKind", .string(elementKind))
    try object.value("size", size)
    object.set("alignment", .string(alignment.rawValue))
    try object.value("offset", offset, default: .zero)
    object.flag("extendsBoundary", extendsBoundary, default: true)
    object.flag("pinToVisibleBounds", pinToVisibleBounds, default: false)
    try object.value("contentInsets", contentInsets, default: .zero)
    object.integer("zIndex", zIndex, default: 1)
    return object.value
  }
}

extension DecorationSpec: DocumentValue {
  /// The form that the texts of errors name.
  public static var documentForm: String { "a decoration {\"elementKind\"}" }

  /// Reads the form described in the document format; see ``DocumentValue/init(json:)``.
  public init(json: JSONValue) throws(DocumentError) {
    let object = try ObjectReader(
      json, DecorationSpec.documentForm, keys: ["elementKind", "contentInsets", "zIndex"])
    self.init(
      elementKind: try object.text("elementKind"), contentInsets: try object.value("contentInsets", default: .zero),
      zIndex: try object.integer("zIndex", default: 0))
  }

  /// Writes the form described in the document format; see ``DocumentValue/jsonValue()``.
  public func jsonValue() throws(DocumentError) -> JSONValue {
    var object = ObjectBuilder()
    object.set("elementKind", .string(elementKind))
    try object.value("contentInsets", contentInsets, default: .zero)
    object.integer("zIndex", zIndex, default: 0)
    return object.value
  }
}
