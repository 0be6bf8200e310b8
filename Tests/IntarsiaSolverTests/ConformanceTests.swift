import Foundation
import IntarsiaDocument
import IntarsiaSolver
import TestSupport
import Testing

/// Solves every layout with a known answer and compares.
///
/// The cases are data; `inlay verify Tests/IntarsiaSolverTests/Conformance/*.jsonl` checks the same from a shell.
@Suite("Conformance")
struct ConformanceTests {
  /// The files, the strongest first: where two disagree, the earlier one is right.
  enum File: String, CaseIterable, CustomTestStringConvertible {
    case recorded = "apple_recorded"
    case reported = "public_cases"
    case agreeing = "backport_agreeing"

    var testDescription: String { rawValue }

    func cases() throws -> [ConformanceCase] {
      let url = try #require(
        Bundle.module.url(forResource: rawValue, withExtension: "jsonl", subdirectory: "Conformance"))
      return try ConformanceCase.cases(jsonLines: Data(contentsOf: url))
    }
  }

  @Test("Every known answer is given", arguments: File.allCases)
  func answers(_ file: File) throws {
    let cases = try file.cases()
    #expect(!cases.isEmpty)
    for example in cases {
      let answer = SolutionDocument(example.document.solve())
      let report = example.check(answer)
      if !report.passed {
        Issue.record("\(try example.explanation(of: report, answer: answer))")
      }
    }
  }

  @Test("Ids differ")
  func ids() throws {
    let ids = try File.allCases.flatMap { try $0.cases() }.map(\.id)
    #expect(Set(ids).count == ids.count)
  }

  @Test("An element that is looked up has the frame it has in the lists", arguments: File.allCases)
  func lookup(_ file: File) throws {
    for example in try file.cases() {
      let solution = example.document.solve()
      for element in Array(solution.items) + solution.supplementaries + solution.decorations {
        #expect(solution.element(element.id) == element, "\(example.id)")
      }
    }
  }
}
