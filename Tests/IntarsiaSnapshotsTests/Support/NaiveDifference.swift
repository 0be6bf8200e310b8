import IntarsiaSnapshots

/// What a difference has to say, found the slow way.
struct NaiveDifference {
  let old: Snapshot<String, Int>
  let new: Snapshot<String, Int>

  var removedItems: Set<Int> { Set(old.itemIdentifiers).subtracting(new.itemIdentifiers) }
  var insertedItems: Set<Int> { Set(new.itemIdentifiers).subtracting(old.itemIdentifiers) }

  /// The least number of section moves: those in both, without a longest common subsequence.
  var sectionMoveCount: Int {
    Self.moveCount(old.sectionIdentifiers, new.sectionIdentifiers)
  }

  /// The least number of item moves: every item that changed its section, and in each section as above.
  var itemMoveCount: Int {
    var crossing = 0
    var within = 0
    for item in new.itemIdentifiers {
      guard let before = old.sectionIdentifier(containingItem: item) else { continue }
      if before != new.sectionIdentifier(containingItem: item) { crossing += 1 }
    }
    for section in new.sectionIdentifiers {
      guard let before = try? old.itemIdentifiers(inSection: section),
        let after = try? new.itemIdentifiers(inSection: section)
      else { continue }
      within += Self.moveCount(before, after)
    }
    return crossing + within
  }

  private static func moveCount<ID: Hashable>(_ old: [ID], _ new: [ID]) -> Int {
    let (before, after) = (old.filter(new.contains), new.filter(old.contains))
    // The longest common subsequence of two lists, by the table everyone learns.
    var row = [Int](repeating: 0, count: after.count + 1)
    for left in before {
      var diagonal = 0
      for (index, right) in after.enumerated() {
        let above = row[index + 1]
        row[index + 1] = left == right ? diagonal + 1 : max(above, row[index])
        diagonal = above
      }
    }
    return before.count - row[after.count]
  }
}
