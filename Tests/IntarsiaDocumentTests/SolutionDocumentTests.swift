import Foundation
import IntarsiaDocument
import IntarsiaIR
import IntarsiaSolver
import TestSupport
import Testing

@Suite("Solution documents")
struct SolutionDocumentTests {
  static let text = """
    {
      "version": 1,
      "contentSize": [320, 480.5],
      "items": [{ "section": 0, "item": 0, "frame": [0, 0, 160, 44], "zIndex": 0 }],
      "supplementaries": [
        { "elementKind": "header", "section": 0, "item": 0, "frame": [0, 0, 320, 30], "zIndex": 1 },
        { "elementKind": "title", "section": null, "item": 0, "frame": [0, -0.5, 320, 30], "zIndex": 1 }
      ],
      "decorations": [{ "elementKind": "background", "section": 0, "item": 1, "frame": [0, 0, 320, 44], "zIndex": -1 }],
      "sections": [
        { "kind": "list", "frame": [0, 0, 320, 44] },
        {
          "kind": "row",
          "frame": [0, 44, 320, 44],
          "orthogonal": {
            "viewport": [4, 44, 310, 44],
            "contentLength": 784,
            "maximumOffset": 474,
            "offset": 0,
            "restingOffsets": [0, 264, 474]
          }
        }
      ],
      "offsetAdjustment": [0, 12],
      "diagnostics": [
        {
          "severity": "warning",
          "path": "layouts[\\"a b\\"].group.children[1]",
          "rule": "nothing-fits",
          "message": "It does not fit."
        }
      ]
    }
    """

  @Test("Every member is read and written back")
  func sample() throws {
    let document = try SolutionDocument(jsonText: SolutionDocumentTests.text)
    #expect(try document.jsonText() == SolutionDocumentTests.text)
    #expect(
      document.diagnostics[0].path
        == LayoutPath([.key("layouts"), .key("a b"), .key("group"), .key("children"), .index(1)]))
  }

  @Test("The solutions of random layouts survive writing and reading")
  func roundTrip() throws {
    for seed in 0..<150 as Range<UInt64> {
      let solution = SolutionDocument(RandomLayouts.document(seed: seed, .solvable).solve())
      #expect(try SolutionDocument(jsonText: solution.jsonText(.compact)) == solution, "seed \(seed)")
    }
  }

  @Test("A part of a solution holds what a rectangle meets")
  func visible() throws {
    let document = try LayoutDocument(jsonText: Sample.small)
    let solution = document.solve()
    let part = SolutionDocument(solution, in: Rect(x: 0, y: 0, width: 100, height: 40))
    #expect(part.items.map(\.item) == [0])
    #expect(part.contentSize == solution.contentSize)
    #expect(SolutionDocument(solution).items.map(\.item) == [0, 1, 2, 3])
  }

  static let errors: [(good: String, bad: String, message: String)] = [
    (
      "[320, 480.5]", "[320]", "contentSize: found a list of 1, expected a size [width, height]"
    ),
    (
      #""severity": "warning""#, #""severity": "warn""#,
      #"diagnostics[0].severity: found "warn", expected "warning" or "error""#
    ),
    (
      #""path": "layouts[\"a b\"]"#, #""path": "layouts[a b]"#,
      """
      diagnostics[0].path: found "layouts[a b].group.children[1]", \
      expected a path such as layouts.banner.group.children[1]
      """
    ),
    (
      #""offsetAdjustment": [0, 12]"#, #""offsetAdjustment": 12"#,
      "offsetAdjustment: found 12, expected an offset [x, y]"
    ),
    (
      #""restingOffsets": [0, 264, 474]"#, #""restingOffsets": [0, "264"]"#,
      #"sections[1].orthogonal.restingOffsets[1]: found "264", expected a number"#
    ),
  ]

  @Test("A mistake is named with its place", arguments: errors)
  func mistakes(_ example: (good: String, bad: String, message: String)) throws {
    let text = SolutionDocumentTests.text.replacingOccurrences(of: example.good, with: example.bad)
    try #require(text != SolutionDocumentTests.text)
    let error = #expect(throws: DocumentError.self) { try SolutionDocument(jsonText: text) }
    #expect(error?.message == example.message)
  }

  @Test("Paths read back from their spelling")
  func paths() {
    let paths: [LayoutPath] = [
      .root, .root.key("layouts").key("banner").key("group").key("children").index(1), .root.index(0).index(12),
      .root.key("a b").key("").key("\"\\\n").key("ü").index(3).key("x.y[0]"),
    ]
    for path in paths { #expect(LayoutPath(path.description) == path) }
    for text in [".", "a.", "a..b", "a[", "a[]", "a[x]", "a[01]", "a[1", "a[\"", "a[\"b]", "a]b[1]c", "[1]a"] {
      #expect(LayoutPath(text) == nil, "\(text)")
    }
  }
}
