import IntarsiaIR
import IntarsiaSolver

extension Viewport: DocumentValue {
  /// The form that the texts of errors name.
  public static var documentForm: String { "a viewport {\"offset\", \"size\", \"orthogonalOffsets\"}" }

  /// Reads the form described in the document format; see ``DocumentValue/init(json:)``.
  public init(json: JSONValue) throws(DocumentError) {
    let object = try ObjectReader(json, Viewport.documentForm, keys: ["offset", "size", "orthogonalOffsets"])
    self.init(
      offset: try object.value("offset", default: .zero),
      size: try object.optional("size", Size.init(json:)),
      orthogonalOffsets: try object.optional("orthogonalOffsets", Viewport.offsets(_:)) ?? [:])
  }

  private static func offsets(_ json: JSONValue) throws(DocumentError) -> [Int: Double] {
    guard case .object(let members) = json else {
      throw json.wrongType("offsets by section index, such as {\"0\": 120}")
    }
    var offsets: [Int: Double] = [:]
    for member in members {
      guard let section = Int(member.key), section >= 0, String(section) == member.key else {
        throw DocumentError(
          .badValue, at: LayoutPath([.key(member.key)]), found: "a key that is not a section index",
          expected: "a whole number, 0 or more")
      }
      do throws(DocumentError) {
        guard offsets.updateValue(try member.value.number(), forKey: section) == nil else {
          throw DocumentError.repeatedHere()
        }
      } catch {
        throw error.within(.key(member.key))
      }
    }
    return offsets
  }

  /// Writes the form described in the document format; see ``DocumentValue/jsonValue()``.
  public func jsonValue() throws(DocumentError) -> JSONValue {
    var object = ObjectBuilder()
    try object.value("offset", offset, default: .zero)
    if let size { try object.value("size", size) }
    if !orthogonalOffsets.isEmpty {
      try object.set("orthogonalOffsets") { () throws(DocumentError) in
        var offsets = ObjectBuilder()
        for (section, offset) in orthogonalOffsets.sorted(by: { $0.key < $1.key }) {
          try offsets.number("\(section)", offset)
        }
        return offsets.value
      }
    }
    return object.value
  }
}
