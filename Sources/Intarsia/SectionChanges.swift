import IntarsiaSnapshots
import IntarsiaSolver

/// What a difference says about each section: where it comes from, and whether its items are the ones it had.
///
/// It knows indices only, so nothing in it is generic.
@usableFromInline
struct SectionChanges {
  /// The index each new section had; negative for one that came.
  private(set) var origins: [Int]
  /// Whether items of a new section came, went, moved or are to be shown anew.
  private(set) var isTouched: [Bool]
  /// Whether a new section is to be shown anew with all that is in it.
  private(set) var isReloaded: [Bool]
  private var isLeft: [Bool]
  /// Whether a new section changed its place among those that stayed.
  private var isMoved: [Bool]

  /// Reads a difference.
  ///
  /// - Complexity: O(sections + changes).
  @inlinable
  init<SectionID, ItemID>(_ difference: SnapshotDifference<SectionID, ItemID>) {
    self.init(
      old: difference.oldSections.count, new: difference.newSections.count,
      inserted: difference.sectionInsertions.map { $0.index }, removed: difference.sectionRemovals.map { $0.index },
      moved: difference.sectionMoves.map { (from: $0.from, to: $0.to) })
    reload(difference.sectionReloads.map { $0.index })
    note(
      arrivals: difference.insertions.map { $0.position.section } + difference.reloads.map { $0.position.section }
        + difference.moves.map { $0.to.section },
      departures: difference.removals.map { $0.position.section } + difference.moves.map { $0.from.section })
  }

  @usableFromInline
  init(old: Int, new: Int, inserted: [Int], removed: [Int], moved: [(from: Int, to: Int)]) {
    var origins = [Int](repeating: -2, count: new)
    var isTaken = [Bool](repeating: false, count: old)
    for index in inserted { origins[index] = -1 }
    for index in removed { isTaken[index] = true }
    for move in moved {
      origins[move.to] = move.from
      isTaken[move.from] = true
    }
    // The others are in their old order.
    var next = 0
    for index in origins.indices where origins[index] == -2 {
      while next < isTaken.count, isTaken[next] { next += 1 }
      origins[index] = next
      next += 1
    }
    self.origins = origins
    isTouched = [Bool](repeating: false, count: new)
    isReloaded = isTouched
    isMoved = isTouched
    for move in moved { isMoved[move.to] = true }
    isLeft = [Bool](repeating: false, count: old)
  }

  @usableFromInline
  mutating func reload(_ sections: [Int]) {
    for section in sections { isReloaded[section] = true }
  }

  /// Notes the sections that items came to, by their new indices, and those that items left, by their old ones.
  @usableFromInline
  mutating func note(arrivals: [Int], departures: [Int]) {
    for section in arrivals { isTouched[section] = true }
    guard !departures.isEmpty else { return }
    for section in departures { isLeft[section] = true }
    for (index, origin) in origins.enumerated() where origin >= 0 && isLeft[origin] { isTouched[index] = true }
  }

  /// Where every new section comes from.
  ///
  /// - Parameter section: the layout and the number of items of a new section; asked for those that are not kept.
  /// - Returns: the sources, in the new order.
  func sources(_ section: (Int) -> LayoutInput.Section) -> [SectionSource] {
    var sources: [SectionSource] = []
    sources.reserveCapacity(origins.count)
    for (index, origin) in origins.enumerated() {
      if origin < 0 || isReloaded[index] {
        sources.append(.inserted(section(index)))
      } else if isTouched[index] {
        sources.append(.changed(origin, section(index)))
      } else {
        sources.append(isMoved[index] ? .moved(origin) : .kept(origin))
      }
    }
    return sources
  }
}
