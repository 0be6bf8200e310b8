import IntarsiaIR

extension ConformanceCase: DocumentValue {
  private static let keys = [
    "id", "source", "rules", "confidence", "document", "expected", "tolerance", "note",
  ]

  /// The form that the texts of errors name.
  public static var documentForm: String { "a case {\"id\", \"source\", \"confidence\", \"document\", \"expected\"}" }

  /// Reads the form described in the document format; see ``DocumentValue/init(json:)``.
  public init(json: JSONValue) throws(DocumentError) {
    let object = try ObjectReader(json, ConformanceCase.documentForm, keys: ConformanceCase.keys)
    let tolerance = try object.number("tolerance", default: ConformanceCase.defaultTolerance)
    guard tolerance >= 0 else {
      throw DocumentError(
        .badValue, at: LayoutPath([.key("tolerance")]), found: tolerance.layoutText, expected: "0 or more")
    }
    let confidences = JSONValue.alternatives(Confidence.allCases.map(\.rawValue))
    self.init(
      id: try object.text("id"), source: try object.text("source"),
      rules: try object.optional("rules") { value throws(DocumentError) in
        try value.list(of: "a list of rule numbers") { rule throws(DocumentError) in try rule.text() }
      } ?? [],
      confidence: try object.required("confidence", confidences, Confidence.init(name:)),
      document: try object.value("document"), expected: try object.value("expected"), tolerance: tolerance,
      note: try object.optionalText("note"))
  }

  /// Writes the form described in the document format; see ``DocumentValue/jsonValue()``.
  public func jsonValue() throws(DocumentError) -> JSONValue {
    var object = ObjectBuilder()
    object.set("id", .string(id))
    object.set("source", .string(source))
    if !rules.isEmpty { object.set("rules", .array(rules.map(JSONValue.string))) }
    object.set("confidence", .string(confidence.rawValue))
    try object.value("document", document)
    try object.value("expected", expected)
    try object.number("tolerance", tolerance, default: ConformanceCase.defaultTolerance)
    if let note { object.set("note", .string(note)) }
    return object.value
  }

  /// Reads cases from a text in UTF-8 with one case a line; empty lines are skipped.
  ///
  /// - Throws: ``DocumentError`` with the line of the first case that cannot be read.
  /// - Complexity: O(length of the text).
  public static func cases(jsonLines: some Sequence<UInt8>) throws(DocumentError) -> [ConformanceCase] {
    var cases: [ConformanceCase] = []
    for (index, line) in Array(jsonLines).split(separator: 0x0A, omittingEmptySubsequences: false).enumerated()
    where !line.allSatisfy({ [0x20, 0x09, 0x0D].contains($0) }) {
      do {
        cases.append(try ConformanceCase(jsonBytes: line))
      } catch {
        var moved = error
        moved.position?.line += index
        throw moved
      }
    }
    return cases
  }
}
