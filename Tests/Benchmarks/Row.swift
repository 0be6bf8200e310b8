import Foundation

/// One line of the report: what was measured, against what, and whether the goal was met.
struct Row: Codable {
  /// The goal's name, such as `P2`.
  var goal: String
  var name: String
  /// Nanoseconds for one unit.
  var time: Sample
  var unit: String
  /// What the same run measured beside it, in nanoseconds a unit.
  var comparison: Double?
  var comparisonName: String?
  /// What has to hold, in words, and whether it does; nothing where the row is for comparison only.
  var claim: String?
  var isMet: Bool?
  /// Whether the answer was checked and right.
  var isVerified: Bool
  var note: String?
}

/// A group of rows that is measured together.
struct Benchmark {
  var goal: String
  var name: String
  var run: () -> [Row]

  init(_ goal: String, _ name: String, _ run: @escaping () -> [Row]) {
    self.goal = goal
    self.name = name
    self.run = run
  }
}

/// Prints rows as a table.
enum Report {
  static func line(_ row: Row) -> String {
    let status = !row.isVerified ? "WRONG" : row.isMet == nil ? "" : row.isMet == true ? "met" : "MISSED"
    var text = pad(row.goal, 4) + pad(row.name, 56)
    text += padLeft(duration(row.time.median), 10) + " " + pad(row.unit, 12)
    text += pad("\(duration(row.time.fastest))–\(duration(row.time.slowest))", 22)
    if let comparison = row.comparison, let name = row.comparisonName {
      text += pad("\(ratio(row.time.median / comparison)) \(name) (\(duration(comparison)))", 44)
    } else {
      text += pad("", 44)
    }
    text += pad(status, 8) + (row.claim ?? "") + (row.note.map { "  \($0)" } ?? "")
    return text
  }

  static func duration(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<10: String(format: "%.2f ns", nanoseconds)
    case ..<1000: String(format: "%.0f ns", nanoseconds)
    case ..<1e6: String(format: "%.2f µs", nanoseconds / 1e3)
    case ..<1e9: String(format: "%.2f ms", nanoseconds / 1e6)
    default: String(format: "%.2f s", nanoseconds / 1e9)
    }
  }

  private static func ratio(_ value: Double) -> String {
    value < 0.1 ? String(format: "%.4f ×", value) : String(format: "%.2f ×", value)
  }

  private static func pad(_ text: String, _ width: Int) -> String {
    text.count >= width ? text + " " : text + String(repeating: " ", count: width - text.count)
  }

  private static func padLeft(_ text: String, _ width: Int) -> String {
    text.count >= width ? text : String(repeating: " ", count: width - text.count) + text
  }
}
