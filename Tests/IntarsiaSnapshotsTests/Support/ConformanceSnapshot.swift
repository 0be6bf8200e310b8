import IntarsiaSnapshots

/// A snapshot as the cases write it: `{"sections": [["a", ["1", "2"]], ["b", []]]}`, and marks.
struct ConformanceSnapshot: Decodable, Sendable {
  struct Section: Decodable {
    var identifier: String
    var items: [String]

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      identifier = try container.decode(String.self)
      items = try container.decode([String].self)
    }
  }

  var sections: [Section]
  var reloaded: Set<String>?
  var reconfigured: Set<String>?
  var reloadedSections: Set<String>?

  func snapshot() throws -> Snapshot<String, String> {
    var snapshot = Snapshot<String, String>()
    for section in sections {
      try snapshot.appendSections([section.identifier])
      try snapshot.appendItems(section.items, toSection: section.identifier)
    }
    try snapshot.reloadItems(Array(reloaded ?? []))
    try snapshot.reconfigureItems(Array(reconfigured ?? []))
    try snapshot.reloadSections(Array(reloadedSections ?? []))
    return snapshot
  }
}

extension Snapshot<String, String> {
  /// Compares with marks, and says what differs; nil when nothing does.
  func mismatch(with expected: Self) -> String? {
    if self != expected { return "expected\n\(expected)\nactual\n\(self)" }
    let pairs = [
      ("reloaded", reloadedItemIdentifiers, expected.reloadedItemIdentifiers),
      ("reconfigured", reconfiguredItemIdentifiers, expected.reconfiguredItemIdentifiers),
      ("reloadedSections", reloadedSectionIdentifiers, expected.reloadedSectionIdentifiers),
    ]
    for (name, actual, expected) in pairs where actual != expected {
      return "expected \(name) \(expected), actual \(actual)"
    }
    return nil
  }
}
