import Foundation
import IntarsiaDocument
import TestSupport
import Testing

/// Holds the engine against the reference solver, over layouts that nobody would think of.
///
/// A failing layout is shrunk to the smallest one that still fails and printed as a document, with its seed and the
/// first difference. `INTARSIA_LONG=1` makes it a million layouts, and `INTARSIA_SEED=42` only the one of that seed,
/// open questions or not.
@Suite("Engine and reference solver")
struct DifferentialTests {
  /// A stretch of seeds.
  struct Seeds: CustomTestStringConvertible {
    var range: Range<UInt64>

    var testDescription: String { "seeds \(range.lowerBound)..<\(range.upperBound)" }

    /// The seed that was asked for.
    static let asked = ProcessInfo.processInfo.environment["INTARSIA_SEED"].flatMap(UInt64.init)

    /// All seeds, in stretches that run side by side.
    static let all: [Seeds] = {
      if let asked { return [Seeds(range: asked..<asked + 1)] }
      let isLong = ProcessInfo.processInfo.environment["INTARSIA_LONG"] == "1"
      let length: UInt64 = isLong ? 10_000 : 3_200
      let stretches: UInt64 = isLong ? 100 : 8
      return (0..<stretches).map { stretch in Seeds(range: stretch * length..<(stretch + 1) * length) }
    }()
  }

  @Test("Both give the same answers", arguments: Seeds.all)
  func agreement(_ seeds: Seeds) throws {
    var compared = 0
    for seed in seeds.range {
      let document = RandomLayouts.document(seed: seed, .solvable).stirred(seed: seed)
      let questions = Set(OpenQuestion.touched(by: document))
      guard questions.isEmpty || Seeds.asked != nil else { continue }
      compared += 1
      guard Disagreement.first(in: document, seed: seed) != nil else { continue }
      let smallest = document.shrunk { candidate in
        questions.isSuperset(of: OpenQuestion.touched(by: candidate))
          && Disagreement.first(in: candidate, seed: seed) != nil
      }
      let disagreement = try #require(Disagreement.first(in: smallest, seed: seed))
      Issue.record(
        """
        seed \(seed): \(disagreement)
        document:
        \(try smallest.jsonText())
        """)
    }
    // At least 20,000 in all: of every 3,200 seeds 2,500 are compared.
    #expect(compared * 32 >= seeds.range.count * 25 || Seeds.asked != nil, "too few layouts are compared: \(compared)")
  }
}
