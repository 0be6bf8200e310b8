import Foundation
import IntarsiaDocument
import IntarsiaSolver
import TestSupport
import Testing

/// What holds for every layout: all documents with known answers, and documents that nobody thought of.
@Suite("Laws")
struct LawTests {
  static let seeds: Range<UInt64> = 0..<100

  /// The documents with known answers, with few enough items to compare them all.
  static let known: [(name: String, document: LayoutDocument)] = {
    var documents: [(name: String, document: LayoutDocument)] = []
    for file in ConformanceTests.File.allCases {
      for example in (try? file.cases()) ?? [] { documents.append((example.id, example.document)) }
    }
    return documents
  }()

  static let random: [(name: String, document: LayoutDocument)] = seeds.map { seed in
    ("seed \(seed)", RandomLayouts.document(seed: seed, .solvable))
  }

  @Test("There are as many known documents as there were")
  func corpus() {
    #expect(LawTests.known.count == 475)
  }

  @Test("Every law holds for every known layout", arguments: Law.all)
  func known(_ law: Law) {
    for (name, document) in LawTests.known {
      if let violation = law.violation(document, Answer.ofSolver) {
        Issue.record("\(law), \(name): \(violation)")
      }
    }
  }

  @Test("Every law holds for random layouts", arguments: Law.all)
  func random(_ law: Law) {
    for (name, document) in LawTests.random {
      if let violation = law.violation(document, Answer.ofSolver) {
        Issue.record("\(law), \(name): \(violation)")
      }
    }
  }

  @Test("Solving is deterministic for layouts with any values whatever")
  func anything() {
    for seed in LawTests.seeds {
      var document = RandomLayouts.document(seed: seed, .anything)
      for index in document.sections.indices {
        document.sections[index].itemCount = min(document.sections[index].itemCount, 100)
      }
      if let violation = Law.deterministic.violation(document, Answer.ofSolver) {
        Issue.record("seed \(seed): \(violation)")
      }
    }
  }

  static let broken: [(law: Law, solver: Solver)] = [
    (.deterministic, BrokenSolvers.forgetful), (.transposing, BrokenSolvers.partial),
    (.mirroring, BrokenSolvers.halfMirrored), (.querying, BrokenSolvers.findingAll),
    (.querying, BrokenSolvers.findingFew), (.measuringEstimates, BrokenSolvers.overmeasuring),
    (.appending, BrokenSolvers.spreading), (.stacking, BrokenSolvers.doubledSpacing),
  ]

  @Test("Every law notices a solver that breaks it, among the known and among the random layouts")
  func lawsNotice() {
    for (law, solver) in LawTests.broken {
      let known = LawTests.known.contains { law.violation($0.document, solver) != nil }
      let random = LawTests.random.contains { law.violation($0.document, solver) != nil }
      #expect(known && random, "\(law) does not notice")
    }
    #expect(Set(LawTests.broken.map(\.law.description)) == Set(Law.all.map(\.description)))
  }

  @Test("Exceptions are few enough for the laws to say something")
  func exceptions() {
    #expect(LawTests.known.count { $0.document.maySpreadAnew } < 100)
    #expect(LawTests.random.count { $0.document.maySpreadAnew } < 60)
    #expect(LawTests.known.count { $0.document.fillsByDifferentEstimates } < 10)
    #expect(LawTests.random.count { $0.document.fillsByDifferentEstimates } < 60)
  }
}
