import IntarsiaIR

extension GroupSpec: DocumentValue {
  private static let contents = ["children", "equal", "repeating", "custom"]
  private static let keys =
    ["axis", "size", "contentInsets", "interItemSpacing", "edgeSpacing", "supplementaryItems"] + contents

  /// The form that the texts of errors name.
  public static var documentForm: String { "a group {\"axis\", \"size\", \"children\"}" }

  /// Reads the form described in the document format; see ``DocumentValue/init(json:)``.
  public init(json: JSONValue) throws(DocumentError) {
    let object = try ObjectReader(json, GroupSpec.documentForm, keys: GroupSpec.keys)
    let content = try GroupSpec.content(of: object)
    var axis = try object.optional("axis") { value throws(DocumentError) in
      try value.name(among: Axis.documentNames)
    }
    if case .custom = content { axis = axis ?? .vertical }
    guard let axis else {
      throw DocumentError(
        .missingKey, at: LayoutPath([.key("axis")]), found: "nothing",
        expected: JSONValue.alternatives(Axis.documentNames.map(\.name)))
    }
    self.init(
      axis: axis, size: try object.value("size"), content: content,
      contentInsets: try object.value("contentInsets", default: .zero),
      interItemSpacing: try object.value("interItemSpacing", default: 0),
      edgeSpacing: try object.value("edgeSpacing", default: .none),
      supplementaryItems: try object.list("supplementaryItems") ?? [])
  }

  private static func content(of object: ObjectReader) throws(DocumentError) -> Content {
    let key = try object.only(of: contents)
    switch key {
    case "children": return .children(try object.requiredList("children"))
    case "custom": return .custom(try object.requiredList("custom"))
    default:
      let copies = try object.value(key, as: Copies.self)
      return key == "equal"
        ? .equal(count: copies.count, child: copies.child) : .repeating(count: copies.count, child: copies.child)
    }
  }

  /// Writes the form described in the document format; see ``DocumentValue/jsonValue()``.
  public func jsonValue() throws(DocumentError) -> JSONValue {
    guard isNested(atMost: GroupSpec.maximumDepth) else { throw .tooDeep() }
    var object = ObjectBuilder()
    if case .custom(let items) = content {
      try object.list("custom", items)
      if axis != .vertical { object.set("axis", .string(axis.documentName)) }
    } else {
      object.set("axis", .string(axis.documentName))
    }
    try object.value("size", size)
    try object.value("contentInsets", contentInsets, default: .zero)
    try object.value("interItemSpacing", interItemSpacing, default: 0)
    try object.value("edgeSpacing", edgeSpacing, default: .none)
    try object.nonEmptyList("supplementaryItems", supplementaryItems)
    switch content {
    case .children(let children): try object.list("children", children)
    case .equal(let count, let child): try object.value("equal", Copies(count: count, child: child))
    case .repeating(let count, let child): try object.value("repeating", Copies(count: count, child: child))
    case .custom: break
    }
    return object.value
  }

  /// A group takes three levels of a text: itself, the list it is in, and the member that says that it is a group.
  private static let maximumDepth = JSONValue.maximumDepth / 3

  /// Whether groups are nested in this one no more than so many deep; found without descending any further, since a
  /// value that was built by a loop may be too deep for any stack.
  private func isNested(atMost levels: Int) -> Bool {
    func isNested(_ child: ChildSpec) -> Bool {
      if case .group(let group) = child { group.isNested(atMost: levels - 1) } else { true }
    }
    guard levels > 0 else { return false }
    switch content {
    case .children(let children): return children.allSatisfy(isNested)
    case .equal(_, let child), .repeating(_, let child): return isNested(child)
    case .custom: return true
    }
  }
}

/// A child and how often it stands in its group.
private struct Copies: DocumentValue {
  var count: Int
  var child: ChildSpec

  static var documentForm: String { "{\"count\": a whole number, \"child\": a child}" }

  init(count: Int, child: ChildSpec) {
    self.count = count
    self.child = child
  }

  init(json: JSONValue) throws(DocumentError) {
    let object = try ObjectReader(json, Copies.documentForm, keys: ["count", "child"])
    count = try object.required("count", "a whole number") { value throws(DocumentError) in try value.integer() }
    child = try object.value("child")
  }

  func jsonValue() throws(DocumentError) -> JSONValue {
    var object = ObjectBuilder()
    object.set("count", .integer(count))
    try object.value("child", child)
    return object.value
  }
}

extension CustomItemSpec: DocumentValue {
  /// The form that the texts of errors name.
  public static var documentForm: String { "a custom item {\"frame\": [x, y, width, height]}" }

  /// Reads the form described in the document format; see ``DocumentValue/init(json:)``.
  public init(json: JSONValue) throws(DocumentError) {
    let object = try ObjectReader(json, CustomItemSpec.documentForm, keys: ["frame", "zIndex"])
    self.init(frame: try object.value("frame"), zIndex: try object.integer("zIndex", default: 0))
  }

  /// Writes the form described in the document format; see ``DocumentValue/jsonValue()``.
  public func jsonValue() throws(DocumentError) -> JSONValue {
    var object = ObjectBuilder()
    try object.value("frame", frame)
    object.integer("zIndex", zIndex, default: 0)
    return object.value
  }
}
