import IntarsiaIR
import IntarsiaSolver

extension LayoutDocument: DocumentValue {
  private static let keys = [
    "version", "container", "configuration", "layouts", "sections", "measured", "viewport",
  ]

  /// The form that the texts of errors name.
  public static var documentForm: String {
    "a layout document {\"version\", \"container\", \"layouts\", \"sections\"}"
  }

  /// Reads the form described in the document format; see ``DocumentValue/init(json:)``.
  public init(json: JSONValue) throws(DocumentError) {
    try LayoutDocument.checkVersion(json)
    let object = try ObjectReader(json, LayoutDocument.documentForm, keys: LayoutDocument.keys)
    let version = "\(LayoutDocument.version), the version of the format"
    _ = try object.required("version", version) { _ throws(DocumentError) in () }
    let form = "an object with a section layout for every kind"
    self.init(
      container: try object.value("container"),
      configuration: try object.value("configuration", default: LayoutConfiguration()),
      layouts: try object.required("layouts", form) { value throws(DocumentError) in
        try LayoutDocument.layouts(value, form)
      },
      sections: try object.requiredList("sections"), measured: try object.list("measured") ?? [],
      viewport: try object.value("viewport", default: Viewport()))
    try checkKinds()
    try checkMeasurements()
  }

  private static func layouts(_ json: JSONValue, _ form: String) throws(DocumentError) -> [String: SectionSpec] {
    guard case .object(let members) = json else { throw json.wrongType(form) }
    var layouts: [String: SectionSpec] = [:]
    layouts.reserveCapacity(members.count)
    for member in members {
      do throws(DocumentError) {
        guard layouts.updateValue(try SectionSpec(json: member.value), forKey: member.key) == nil else {
          throw DocumentError.repeatedHere()
        }
      } catch {
        throw error.within(.key(member.key))
      }
    }
    return layouts
  }

  /// Refuses other versions before anything else, since their other members may mean other things.
  static func checkVersion(_ json: JSONValue) throws(DocumentError) {
    guard case .object(let members) = json, let member = members.first(where: { $0.key == "version" }) else { return }
    do throws(DocumentError) {
      let expected = "\(version), the version of the format"
      guard try member.value.integer(expected) == version else {
        throw DocumentError(.badValue, found: member.value.summary, expected: expected)
      }
    } catch {
      throw error.within(.key("version"))
    }
  }

  /// Refuses sections with items whose kind has no layout.
  private func checkKinds() throws(DocumentError) {
    for (index, section) in sections.enumerated() where section.itemCount > 0 && layouts[section.kind] == nil {
      let known = layouts.keys.sorted()
      throw DocumentError(
        .badValue, at: LayoutPath([.key("sections"), .index(index), .key("kind")]),
        found: JSONValue.string(section.kind).summary, expected: "a kind that has a layout, or no items",
        suggestion: NearestName.of(section.kind, among: known))
    }
  }

  /// Refuses two measurements of one element.
  private func checkMeasurements() throws(DocumentError) {
    var seen: Set<LayoutElement.ID> = []
    for (index, measurement) in measured.enumerated() where !seen.insert(measurement.element).inserted {
      throw DocumentError(
        .badValue, at: LayoutPath([.key("measured"), .index(index)]), found: "a second size for one element",
        expected: "every element at most once")
    }
  }

  /// Writes the form described in the document format; see ``DocumentValue/jsonValue()``.
  public func jsonValue() throws(DocumentError) -> JSONValue {
    var object = ObjectBuilder()
    object.set("version", .integer(LayoutDocument.version))
    try object.value("container", container)
    try object.value("configuration", configuration, default: LayoutConfiguration())
    try object.set("layouts") { () throws(DocumentError) in
      var kinds = ObjectBuilder()
      for (kind, section) in layouts.sorted(by: { $0.key < $1.key }) {
        try kinds.value(kind, section)
      }
      return kinds.value
    }
    try object.list("sections", sections)
    try object.nonEmptyList("measured", measured)
    try object.value("viewport", viewport, default: Viewport())
    return object.value
  }
}

extension LayoutDocument.Section: DocumentValue {
  /// The form that the texts of errors name.
  public static var documentForm: String { "{\"kind\": a kind, \"items\": a count}" }

  /// Reads the form described in the document format; see ``DocumentValue/init(json:)``.
  public init(json: JSONValue) throws(DocumentError) {
    let object = try ObjectReader(json, LayoutDocument.Section.documentForm, keys: ["kind", "items", "id"])
    self.init(
      kind: try object.text("kind"), itemCount: try object.count("items"),
      id: try object.optionalText("id"))
  }

  /// Writes the form described in the document format; see ``DocumentValue/jsonValue()``.
  public func jsonValue() throws(DocumentError) -> JSONValue {
    var object = ObjectBuilder()
    object.set("kind", .string(kind))
    object.set("items", .integer(itemCount))
    if let id { object.set("id", .string(id)) }
    return object.value
  }
}

extension LayoutDocument.Measurement: DocumentValue {
  /// The form that the texts of errors name.
  public static var documentForm: String { "a measured size {\"section\", \"item\", \"width\", \"height\"}" }

  /// Reads the form described in the document format; see ``DocumentValue/init(json:)``.
  public init(json: JSONValue) throws(DocumentError) {
    let object = try ObjectReader(
      json, LayoutDocument.Measurement.documentForm, keys: ["section", "item", "elementKind", "width", "height"])
    let size = MeasuredSize(
      width: try object.optionalNumber("width"),
      height: try object.optionalNumber("height"))
    let elementKind = try object.optionalText("elementKind")
    if let elementKind {
      self.init(
        elementKind: elementKind, section: try object.section(), item: try object.count("item"), size: size)
    } else {
      self.init(section: try object.count("section"), item: try object.count("item"), size: size)
    }
  }

  /// Writes the form described in the document format; see ``DocumentValue/jsonValue()``.
  public func jsonValue() throws(DocumentError) -> JSONValue {
    var object = ObjectBuilder()
    object.set("section", JSONValue(section: section))
    object.set("item", .integer(item))
    if let elementKind { object.set("elementKind", .string(elementKind)) }
    if let width = size.width { try object.number("width", width) }
    if let height = size.height { try object.number("height", height) }
    return object.value
  }
}

extension ObjectReader {
  /// Reads a section index that may be null, which stands for the whole layout.
  func section() throws(DocumentError) -> Int? {
    let form = "a section index, or null for the whole layout"
    return try required("section", form) { value throws(DocumentError) in
      if case .null = value { return nil }
      return try value.integer(form, atLeast: 0)
    }
  }
}

extension JSONValue {
  /// A section index, null for the whole layout.
  init(section: Int?) {
    self = section.map(JSONValue.integer) ?? .null
  }
}
