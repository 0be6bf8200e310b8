import IntarsiaIR

/// In what an answer differs from a case.
public struct ConformanceReport: Hashable, Sendable {
  /// The name of the case.
  public var id: String
  /// The differences beyond the tolerance, in the order of the case.
  public var mismatches: [ConformanceMismatch]

  /// Makes a report.
  public init(id: String, mismatches: [ConformanceMismatch]) {
    self.id = id
    self.mismatches = mismatches
  }

  /// Whether everything that the case states is so.
  public var passed: Bool { mismatches.isEmpty }

  /// The largest difference, the first of several; nothing where there is none.
  public var worst: ConformanceMismatch? {
    mismatches.reduce(nil) { worst, next in
      if let worst, worst.difference >= next.difference { worst } else { next }
    }
  }

  /// Expected and actual values side by side, a line each, columns aligned; at most so many lines.
  public func table(limit: Int = 20) -> String {
    let shown = mismatches.prefix(limit)
    let places = shown.map(\.place.count).max() ?? 0
    let values = shown.map(\.expected.count).max() ?? 0
    var lines = shown.map { mismatch in
      "  \(mismatch.place.padded(places))  expected \(mismatch.expected.padded(values))  actual \(mismatch.actual)"
    }
    if mismatches.count > limit { lines.append("  … and \(mismatches.count - limit) more") }
    return lines.joined(separator: "\n")
  }
}

/// One difference between an answer and a case.
public struct ConformanceMismatch: Hashable, Sendable, CustomStringConvertible {
  /// What differs, such as `item 3 in section 0`.
  public var place: String
  /// The value that the case states.
  public var expected: String
  /// The value that the answer has.
  public var actual: String
  /// The largest difference of two numbers; infinite where something is missing or of another kind.
  public var difference: Double

  /// Makes a difference.
  public init(place: String, expected: String, actual: String, difference: Double) {
    self.place = place
    self.expected = expected
    self.actual = actual
    self.difference = difference
  }

  /// One line: the place, both values, and how far apart they are.
  public var description: String {
    let distance = difference.isFinite ? " (off by \(ConformanceMismatch.rounded(difference)))" : ""
    return "\(place): expected \(expected), actual \(actual)\(distance)"
  }

  /// Numbers as they stand in documents.
  static func text(_ numbers: [Double]) -> String {
    "[\(numbers.map(\.layoutText).joined(separator: ", "))]"
  }

  private static func rounded(_ difference: Double) -> String {
    difference < 1e9 ? ((difference * 1000).rounded() / 1000).layoutText : difference.layoutText
  }
}

extension String {
  fileprivate func padded(_ width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
