import IntarsiaSnapshots
import IntarsiaSolver

/// What a difference says about each section: where it comes from, and whether its items are the ones it had.
struct SnapshotChanges<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
  /// The index each new section had; negative for one that came.
  private(set) var origins: [Int]
  /// The new sections whose items came, went, moved or are to be shown anew.
  private(set) var touched: Set<Int> = []
  /// The new sections that are to be shown anew with all that is in them.
  let reloadedSections: Set<Int>
  /// The items that are to be shown anew.
  let reloadedItems: Set<ItemID>

  /// Reads a difference.
  ///
  /// - Complexity: O(sections + changes).
  init(_ difference: SnapshotDifference<SectionID, ItemID>) {
    var origins = [Int](repeating: -2, count: difference.newSections.count)
    var isTaken = [Bool](repeating: false, count: difference.oldSections.count)
    for change in difference.sectionInsertions { origins[change.index] = -1 }
    for change in difference.sectionRemovals { isTaken[change.index] = true }
    for move in difference.sectionMoves {
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
    reloadedSections = Set(difference.sectionReloads.map(\.index))
    reloadedItems = Set(difference.reloads.map(\.item))
    for change in difference.insertions { touched.insert(change.position.section) }
    for change in difference.reloads { touched.insert(change.position.section) }
    for move in difference.moves { touched.insert(move.to.section) }
    let left = Set(difference.removals.map(\.position.section)).union(difference.moves.map(\.from.section))
    guard !left.isEmpty else { return }
    for (index, origin) in origins.enumerated() where left.contains(origin) { touched.insert(index) }
  }

  /// Where a section of the new snapshot comes from.
  func source(
    of section: SectionID, at index: Int, in new: Snapshot<SectionID, ItemID>, layout: (SectionID) -> Int
  ) -> SectionSource {
    let origin = origins[index]
    let isReloaded = reloadedSections.contains(index)
    if origin >= 0, !isReloaded, !touched.contains(index) { return .kept(origin) }
    let new = LayoutInput.Section(
      layout: layout(section), itemCount: (try? new.numberOfItems(inSection: section)) ?? 0)
    return origin >= 0 && !isReloaded ? .changed(origin, new) : .inserted(new)
  }

  /// Where an item has gone; nothing where it is gone, or is to be shown anew.
  func newPlace(
    of place: ItemPlace, from old: Snapshot<SectionID, ItemID>, to new: Snapshot<SectionID, ItemID>
  ) -> ItemPlace? {
    guard let item = old.itemIdentifier(at: ItemPosition(section: place.section, item: place.item)),
      !reloadedItems.contains(item), let position = new.position(ofItem: item),
      !reloadedSections.contains(position.section)
    else { return nil }
    return ItemPlace(section: position.section, item: position.item)
  }
}
