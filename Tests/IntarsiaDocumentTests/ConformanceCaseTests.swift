import Foundation
import IntarsiaDocument
import IntarsiaIR
import TestSupport
import Testing

/// The comparison of cases: the tester, tested.
@Suite("Conformance cases")
struct ConformanceCaseTests {
  /// Two items of 160 points in a row, and what is expected of them.
  static func example(_ expected: String, tolerance: String = "") throws -> ConformanceCase {
    try ConformanceCase(
      jsonText: """
        {"id": "two-halves", "source": "made up", "rules": ["R3", "R20"], "confidence": "high",
         "document": \(Sample.small), "expected": \(expected)\(tolerance)}
        """)
  }

  static let passing = [
    "{}", #"{"contentSize": [320, 88]}"#, #"{"version": 1, "items": [], "diagnostics": []}"#,
    #"{"items": [{"section": 0, "item": 3, "frame": [160, 44, 160, 44], "zIndex": 0}]}"#,
    #"{"items": [{"section": 0, "item": 3, "frame": [160.009, 44, 160, 44]}]}"#,
    #"{"items": [{"section": 0, "item": 3}]}"#, #"{"sections": [{"kind": "banner"}]}"#,
    #"{"sections": [{"frame": [0, 0, 320, 88]}]}"#, #"{"absent": [{"section": 0, "item": 4}]}"#,
    #"{"absent": [{"section": 0, "item": 0, "elementKind": "badge"}, {"section": 7, "item": 0}]}"#,
  ]

  @Test("Only what is stated is compared", arguments: passing)
  func passes(_ expected: String) throws {
    #expect(try ConformanceCaseTests.example(expected).check().mismatches == [])
  }

  static let failing: [(expected: String, worst: String)] = [
    (#"{"contentSize": [320, 89]}"#, "contentSize: expected [320, 89], actual [320, 88] (off by 1)"),
    (
      #"{"items": [{"section": 0, "item": 1, "frame": [160.011, 0, 160, 44]}]}"#,
      "item 1 in section 0: expected [160.011, 0, 160, 44], actual [160, 0, 160, 44] (off by 0.011)"
    ),
    (
      #"{"items": [{"section": 0, "item": 0, "zIndex": 3}]}"#,
      "item 0 in section 0, zIndex: expected 3, actual 0 (off by 3)"
    ),
    (
      #"{"items": [{"section": 0, "item": 4, "frame": [0, 88, 160, 44]}]}"#,
      "item 4 in section 0: expected [0, 88, 160, 44], actual none"
    ),
    (#"{"items": [{"section": 1, "item": 0}]}"#, "item 0 in section 1: expected there, actual none"),
    (
      #"{"supplementaries": [{"elementKind": "title", "section": null, "item": 0, "frame": [0, 0, 1, 1]}]}"#,
      #"supplementary "title" 0 in the layout: expected [0, 0, 1, 1], actual none"#
    ),
    (
      #"{"decorations": [{"elementKind": "background", "section": 0, "item": 0}]}"#,
      #"decoration "background" 0 in section 0: expected there, actual none"#
    ),
    (
      #"{"absent": [{"section": 0, "item": 3}]}"#,
      "item 3 in section 0: expected absent, actual [160, 44, 160, 44]"
    ),
    (#"{"sections": [{"kind": "row"}]}"#, "section 0, kind: expected row, actual banner"),
    (#"{"sections": [{}, {"kind": "row"}]}"#, "section 1, kind: expected row, actual no such section"),
    (
      #"{"sections": [{"orthogonal": {"maximumOffset": 6}}]}"#, "section 0, maximumOffset: expected 6, actual none"
    ),
    (
      #"{"sections": [{"orthogonal": {"restingOffsets": [0, 6]}}]}"#,
      "section 0, restingOffsets: expected [0, 6], actual none"
    ),
    (#"{"offsetAdjustment": [0, 4]}"#, "offsetAdjustment: expected [0, 4], actual none"),
    (
      #"{"diagnostics": [{"severity": "error", "path": "sections[0]", "rule": "none", "message": "No."}]}"#,
      "diagnostic: expected error: sections[0]: No. [none], actual none like it"
    ),
  ]

  @Test("What differs is said", arguments: failing)
  func fails(_ example: (expected: String, worst: String)) throws {
    let report = try ConformanceCaseTests.example(example.expected).check()
    #expect(report.worst?.description == example.worst)
    #expect(!report.passed)
  }

  @Test("The tolerance is the case's own")
  func tolerance() throws {
    let expected = #"{"contentSize": [320, 88.4]}"#
    #expect(try ConformanceCaseTests.example(expected, tolerance: #", "tolerance": 0.5"#).check().passed)
    #expect(try !ConformanceCaseTests.example(expected, tolerance: #", "tolerance": 0"#).check().passed)
    let error = #expect(throws: DocumentError.self) {
      try ConformanceCaseTests.example(expected, tolerance: #", "tolerance": -1"#)
    }
    #expect(error?.message == "tolerance: found -1, expected 0 or more")
  }

  @Test("Frames that are not numbers are as wrong as can be")
  func notANumber() throws {
    let example = try ConformanceCaseTests.example(#"{"contentSize": [320, 88]}"#)
    let answer = SolutionDocument(contentSize: Size(width: .nan, height: 88))
    #expect(example.check(answer).worst?.difference == .infinity)
  }

  @Test("A whole solution document is an expectation, and a case is written as it was read")
  func wholeSolution() throws {
    for seed in 0..<50 as Range<UInt64> {
      let document = RandomLayouts.document(seed: seed, .solvable)
      let expected = try ExpectedSolution(json: SolutionDocument(document.solve()).jsonValue())
      let example = ConformanceCase(id: "\(seed)", source: "random", document: document, expected: expected)
      #expect(example.check().mismatches == [], "seed \(seed)")
      #expect(try ConformanceCase(jsonText: example.jsonText()) == example, "seed \(seed)")
    }
  }

  @Test("A failing case is explained with its layout and both answers side by side")
  func explanation() throws {
    let example = try ConformanceCaseTests.example(
      #"{"contentSize": [320, 89], "items": [{"section": 0, "item": 10, "frame": [0, 0, 1, 1]}]}"#)
    let answer = SolutionDocument(example.document.solve())
    #expect(
      try example.explanation(of: example.check(answer), answer: answer) == """
        two-halves
        rules: R3 R20
        source: made up
        document:
        \(example.document.jsonText())
        expected and actual, where they differ:
          contentSize           expected [320, 89]     actual [320, 88]
          item 10 in section 0  expected [0, 0, 1, 1]  actual none
        worst difference: item 10 in section 0: expected [0, 0, 1, 1], actual none
        """)
  }

  @Test("Cases are lines, and a mistake is found by its line")
  func lines() throws {
    let line = try ConformanceCaseTests.example("{}").jsonText(.compact)
    #expect(try ConformanceCase.cases(jsonLines: "\(line)\n\n  \r\n\(line)".utf8).count == 2)
    #expect(try ConformanceCase.cases(jsonLines: "".utf8) == [])
    let bad = line.replacingOccurrences(of: #""confidence":"high""#, with: #""confidence":"heigh""#)
    let error = #expect(throws: DocumentError.self) {
      try ConformanceCase.cases(jsonLines: "\(line)\n\n\(bad)\n".utf8)
    }
    #expect(
      error?.description == """
        line 3, column 60: confidence: found "heigh", expected "high" or "medium"; did you mean "high"?
        """)
    let broken = #expect(throws: DocumentError.self) { try ConformanceCase.cases(jsonLines: "\(line)\n{".utf8) }
    #expect(broken?.description == "line 2, column 2: found the end of the text, expected a key in double quotes")
  }
}
