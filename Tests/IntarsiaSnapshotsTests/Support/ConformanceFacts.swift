import IntarsiaSnapshots

/// What a case demands of a difference; what it does not mention is free.
struct ConformanceFacts: Decodable, Sendable {
  struct Place: Decodable {
    var section: String
    var index: Int

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      section = try container.decode(String.self)
      index = try container.decode(Int.self)
    }
  }

  var inserted: Set<String>?
  var deleted: Set<String>?
  var moved: Set<String>?
  var reloaded: Set<String>?
  var insertedSections: Set<String>?
  var deletedSections: Set<String>?
  var movedSections: Set<String>?
  var movedCount: Int?
  var movedSectionsCount: Int?
  var movedOneOf: Set<String>?
  var movedSectionsOneOf: Set<String>?
  var endsIn: [String: String]?
  var insertedAt: [String: Place]?
  var reloadedAt: [String: Place]?
  var replay: Bool?

  /// Names the facts that do not hold, with what is the case.
  func flaws(from old: Snapshot<String, String>, to new: Snapshot<String, String>) throws -> [String] {
    let difference = new.difference(from: old)
    var flaws = setFlaws(difference) + countFlaws(difference)
    flaws += placeFlaws("insertedAt", insertedAt, difference.insertions, difference)
    flaws += placeFlaws("reloadedAt", reloadedAt, difference.reloads, difference)
    let applied = try old.applying(difference)
    for (item, section) in endsIn ?? [:] {
      let occurrences = applied.itemIdentifiers.count { $0 == item }
      let actual = applied.sectionIdentifier(containingItem: item)
      if actual != section || occurrences != 1 {
        flaws.append("endsIn: expected \(item) in \(section), actual \(actual ?? "nowhere"), \(occurrences) times")
      }
    }
    if replay == true {
      let staged = try new.stages(from: old).reduce(old) { snapshot, stage in try snapshot.applying(stage) }
      if applied != new { flaws.append("replay: expected\n\(new)\nactual\n\(applied)") }
      if staged != new { flaws.append("replay in stages: expected\n\(new)\nactual\n\(staged)") }
    }
    return flaws
  }

  private func setFlaws(_ difference: SnapshotDifference<String, String>) -> [String] {
    let sets: [(String, Set<String>?, [String])] = [
      ("inserted", inserted, difference.insertions.map(\.item)),
      ("deleted", deleted, difference.removals.map(\.item)),
      ("moved", moved, difference.moves.map(\.item)),
      ("reloaded", reloaded, difference.reloads.map(\.item)),
      ("insertedSections", insertedSections, difference.sectionInsertions.map(\.section)),
      ("deletedSections", deletedSections, difference.sectionRemovals.map(\.section)),
      ("movedSections", movedSections, difference.sectionMoves.map(\.section)),
    ]
    return sets.compactMap { name, expected, actual in
      guard let expected, expected != Set(actual) || expected.count != actual.count else { return nil }
      return "\(name): expected \(expected.sorted()), actual \(actual)"
    }
  }

  private func countFlaws(_ difference: SnapshotDifference<String, String>) -> [String] {
    var flaws: [String] = []
    let items = difference.moves.map(\.item)
    let sections = difference.sectionMoves.map(\.section)
    for (name, expected, actual) in [
      ("movedCount", movedCount, items), ("movedSectionsCount", movedSectionsCount, sections),
    ] {
      if let expected, expected != actual.count { flaws.append("\(name): expected \(expected), actual \(actual)") }
    }
    for (name, expected, actual) in [
      ("movedOneOf", movedOneOf, items), ("movedSectionsOneOf", movedSectionsOneOf, sections),
    ] {
      if let expected, actual.isEmpty || !expected.isSuperset(of: actual) {
        flaws.append("\(name): expected \(expected.sorted()), actual \(actual)")
      }
    }
    return flaws
  }

  private func placeFlaws(
    _ name: String, _ expected: [String: Place]?, _ changes: [ItemChange<String>],
    _ difference: SnapshotDifference<String, String>
  ) -> [String] {
    (expected ?? [:]).compactMap { item, place in
      let position = changes.first { $0.item == item }?.position
      let section = position.map { difference.newSections[$0.section] }
      if section == place.section, position?.item == place.index { return nil }
      return "\(name): expected \(item) in \(place.section) \(place.index), actual \(section ?? "nowhere") "
        + "\(position.map { "\($0.item)" } ?? "")"
    }
  }
}
