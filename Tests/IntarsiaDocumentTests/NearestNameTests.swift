import IntarsiaDocument
import Testing

@Suite("Nearest names")
struct NearestNameTests {
  static let examples: [(name: String, nearest: String?)] = [
    ("contentInset", "contentInsets"), ("contentinsets", "contentInsets"), ("cotnentInsets", "contentInsets"),
    ("axes", "axis"), ("sise", "size"), ("x", nil), ("", nil), ("completelyDifferent", nil), ("axis", "axis"),
    (String(repeating: "a", count: 10_000), nil),
  ]

  @Test("The one that was probably meant, if any", arguments: examples)
  func nearest(_ example: (name: String, nearest: String?)) {
    #expect(NearestName.of(example.name, among: ["axis", "size", "contentInsets"]) == example.nearest)
  }
}
