import IntarsiaSnapshots

/// A collection view's batch update, done naively on lists, with the checks that such a view makes.
///
/// It looks at indexes only, as a collection view does: what stays keeps its order, what comes is taken from the
/// new data.
struct BatchUpdates {
  enum Violation: Error, Equatable {
    case invalid(String)
  }

  typealias Data = [(section: String, items: [Int])]

  let stage: SnapshotDifference<String, Int>

  /// The data after the update, found by the indexes of the stage and, for what comes, from the new data.
  func perform(on old: Data, new: Data) throws -> Data {
    let goneSections = Set(stage.sectionRemovals.map(\.index))
    let newSections = Set(stage.sectionInsertions.map(\.index))
    let movedSections = Dictionary(uniqueKeysWithValues: stage.sectionMoves.map { ($0.to, $0.from) })
    let removals = stage.removalsFromKeptSections.map(\.position)
    let insertions = stage.insertionsIntoKeptSections.map(\.position)
    let moves = stage.moves
    let changesSections = !(goneSections.isEmpty && newSections.isEmpty && movedSections.isEmpty)
    let changesItems = !(removals.isEmpty && insertions.isEmpty && moves.isEmpty)
    let reloads = !(stage.reloads.isEmpty && stage.reconfigurations.isEmpty && stage.sectionReloads.isEmpty)
    guard [changesSections, changesItems, reloads].filter({ $0 }).count <= 1 else {
      throw Violation.invalid("sections, items and reloads are mixed")
    }

    let leaving = removals + moves.map(\.from)
    guard Set(leaving).count == leaving.count else { throw Violation.invalid("an item leaves twice") }
    let leavingSections = stage.sectionRemovals.map(\.index) + stage.sectionMoves.map(\.from)
    guard Set(leavingSections).count == leavingSections.count else { throw Violation.invalid("a section leaves twice") }

    // The old section of each new one: those that stay keep their order around those that come and move.
    var staying = old.indices.filter { !leavingSections.contains($0) }[...]
    var result: Data = []
    for rank in new.indices {
      if newSections.contains(rank) {
        result.append(new[rank])
        continue
      }
      guard let origin = movedSections[rank] ?? staying.popFirst() else { throw Violation.invalid("too few sections") }
      var kept = old[origin].items.indices.filter { !leaving.contains(ItemPosition(section: origin, item: $0)) }[...]
      var items: [Int] = []
      for index in new[rank].items.indices {
        let position = ItemPosition(section: rank, item: index)
        if let move = moves.first(where: { $0.to == position }) {
          items.append(old[move.from.section].items[move.from.item])
        } else if insertions.contains(position) {
          items.append(new[rank].items[index])
        } else if let stayed = kept.popFirst() {
          items.append(old[origin].items[stayed])
        } else {
          throw Violation.invalid("too few items in \(rank)")
        }
      }
      guard kept.isEmpty else { throw Violation.invalid("too many items in \(rank)") }
      result.append((old[origin].section, items))
    }
    guard staying.isEmpty else { throw Violation.invalid("too many sections") }
    return result
  }
}

extension Snapshot<String, Int> {
  var data: BatchUpdates.Data { sectionList.map { ($0.identifier, $0.items) } }
}
