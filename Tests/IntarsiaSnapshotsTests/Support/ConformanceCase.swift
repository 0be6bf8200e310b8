import Foundation
import IntarsiaSnapshots
import Testing

/// One line of the snapshot cases.
struct ConformanceCase: Sendable, CustomTestStringConvertible {
  enum Question: Sendable {
    case operations(
      initial: ConformanceSnapshot, [ConformanceOperation], expected: ConformanceSnapshot?, error: String?)
    case difference(from: ConformanceSnapshot, to: ConformanceSnapshot, ConformanceFacts)
  }

  let id: String
  let line: String
  let question: Question

  var testDescription: String { id }

  /// All cases of the file, in order.
  static func all() throws -> [ConformanceCase] {
    guard
      let url = Bundle.module.url(forResource: "snapshot_cases", withExtension: "jsonl", subdirectory: "Conformance")
    else { throw CocoaError(.fileNoSuchFile) }
    return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map { line in
      let keyed = try JSONDecoder().decode(Keyed.self, from: Data(line.utf8))
      return ConformanceCase(id: keyed.id, line: String(line), question: try keyed.question())
    }
  }

  /// The fields of both forms of a case.
  private struct Keyed: Decodable {
    var id: String
    var initial: ConformanceSnapshot?
    var operations: [ConformanceOperation]?
    var expectedError: String?
    var from: ConformanceSnapshot?
    var to: ConformanceSnapshot?
    var expected: Expected?

    struct Expected: Decodable {
      var snapshot: ConformanceSnapshot?
      var facts: ConformanceFacts

      init(from decoder: any Decoder) throws {
        snapshot = try? ConformanceSnapshot(from: decoder)
        facts = try ConformanceFacts(from: decoder)
      }
    }

    func question() throws -> Question {
      if let from, let to, let facts = expected?.facts { return .difference(from: from, to: to, facts) }
      if let initial, let operations {
        return .operations(initial: initial, operations, expected: expected?.snapshot, error: expectedError)
      }
      throw CocoaError(.fileReadCorruptFile)
    }
  }
}
