import IntarsiaIR
import IntarsiaSolver

/// A layout together with what is known of its solution.
///
/// Cases are kept as lines of JSON, one case a line. Only what a case states is compared; see ``ExpectedSolution``.
public struct ConformanceCase: Hashable, Sendable {
  /// How sure it is that the case is right.
  public enum Confidence: String, Hashable, Sendable, CaseIterable {
    /// Recorded, drawn or computed beyond doubt.
    case high
    /// Derived where nothing was recorded, or decided.
    case medium
  }

  /// The name of the case, different from every other in its file.
  public var id: String
  /// Where the case comes from.
  public var source: String
  /// The numbers of the rules that the case touches.
  public var rules: [String]
  /// How sure it is that the case is right.
  public var confidence: Confidence
  /// The layout to solve.
  public var document: LayoutDocument
  /// What is known of the solution.
  public var expected: ExpectedSolution
  /// The largest difference allowed in any number, in points.
  public var tolerance: Double
  /// For readers.
  public var note: String?

  /// The tolerance of a case that names none.
  public static let defaultTolerance = 0.01

  /// Makes a case.
  public init(
    id: String, source: String, rules: [String] = [], confidence: Confidence = .high, document: LayoutDocument,
    expected: ExpectedSolution, tolerance: Double = defaultTolerance, note: String? = nil
  ) {
    self.id = id
    self.source = source
    self.rules = rules
    self.confidence = confidence
    self.document = document
    self.expected = expected
    self.tolerance = tolerance
    self.note = note
  }
}

extension ConformanceCase {
  /// Solves the case's layout and compares the answer with what is expected.
  public func check() -> ConformanceReport {
    check(SolutionDocument(document.solve()))
  }

  /// Compares an answer with what is expected.
  ///
  /// - Complexity: O(*n* + *m*), where *n* is the number of elements in the answer and *m* that in the case.
  public func check(_ actual: SolutionDocument) -> ConformanceReport {
    ConformanceReport(id: id, mismatches: expected.mismatches(with: actual, tolerance: tolerance))
  }
}
