import IntarsiaSnapshots

/// Checks everything that a difference and its stages promise for one pair of snapshots.
enum DifferenceProof {
  /// Names the first promise that is broken; nil when all hold.
  static func firstFlaw(from old: Snapshot<String, Int>, to new: Snapshot<String, Int>) -> String? {
    let difference = new.difference(from: old)
    let naive = NaiveDifference(old: old, new: new)
    if Set(difference.removals.map(\.item)) != naive.removedItems { return "removals: \(difference)" }
    if Set(difference.insertions.map(\.item)) != naive.insertedItems { return "insertions: \(difference)" }
    if difference.removals.count != naive.removedItems.count { return "removals repeat: \(difference)" }
    if difference.insertions.count != naive.insertedItems.count { return "insertions repeat: \(difference)" }
    if difference.sectionMoves.count != naive.sectionMoveCount { return "section moves: \(difference)" }
    if difference.moves.count != naive.itemMoveCount { return "moves: \(difference)" }
    for move in difference.moves {
      if old.position(ofItem: move.item) != move.from || new.position(ofItem: move.item) != move.to {
        return "places of \(move)"
      }
    }
    do {
      let applied = try old.applying(difference)
      if applied != new { return "applied: \(applied)\n\(difference)" }
      if let broken = applied.checkInvariants().first { return broken }
      return try firstFlaw(inStages: new.stages(from: old), from: old, to: new, difference: difference)
    } catch {
      return "\(error)\n\(difference)"
    }
  }

  private static func firstFlaw(
    inStages stages: [SnapshotDifference<String, Int>], from old: Snapshot<String, Int>,
    to new: Snapshot<String, Int>, difference: SnapshotDifference<String, Int>
  ) throws -> String? {
    if stages.count > 4 { return "\(stages.count) stages" }
    if stages.contains(where: \.isEmpty) { return "an empty stage" }
    if stages.reduce(0, { $0 + $1.moves.count }) != difference.moves.count { return "more moves in stages: \(stages)" }
    if stages.reduce(0, { $0 + $1.sectionMoves.count }) != difference.sectionMoves.count {
      return "more section moves in stages: \(stages)"
    }
    var shown = old
    for (index, stage) in stages.enumerated() {
      let next = try shown.applying(stage)
      if let broken = next.checkInvariants().first { return "after stage \(index): \(broken)" }
      let updated = try BatchUpdates(stage: stage).perform(on: shown.data, new: next.data)
      if !updated.elementsEqual(next.data, by: ==) { return "stage \(index) by its indexes: \(updated)\n\(stage)" }
      shown = next
    }
    return shown == new ? nil : "the stages lead to \(shown): \(stages)"
  }
}
