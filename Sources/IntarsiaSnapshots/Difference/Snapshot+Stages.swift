extension Snapshot {
  /// Finds steps from an older snapshot to this one, each of which a collection view takes as one batch of updates.
  ///
  /// Every step is a difference between two whole snapshots, the first of them the one the step before led to. Give a
  /// collection view the data of each step together with the step:
  ///
  /// <!-- example: setup
  /// var shown = try Snapshot([SnapshotSection("a", items: [1, 2]), SnapshotSection("b", items: [3])])
  /// let new = try Snapshot([SnapshotSection("c", items: [4, 2]), SnapshotSection("a", items: [3])])
  /// -->
  /// ```swift
  /// for stage in new.stages(from: shown) {
  ///   shown = try shown.applying(stage)
  ///   // performBatchUpdates: delete, insert and move as the stage says
  /// }
  /// ```
  /// <!-- example: check
  /// #expect(shown == new)
  /// -->
  ///
  /// There are at most four, and none without content:
  /// 1. sections come, with the items that are new; sections move; sections go of which no item stays;
  /// 2. items come, go and move, between sections that all are there before and after;
  /// 3. sections go that items moved out of;
  /// 4. what is marked is reloaded or reconfigured, at its final place.
  ///
  /// So no step moves an item into a section that comes or out of one that goes, reloads what moves, or mentions an
  /// item of a section that comes or goes, save as belonging to it (see
  /// ``SnapshotDifference/insertionsIntoKeptSections`` and ``SnapshotDifference/removalsFromKeptSections``); and all
  /// steps together have no more moves than the difference. In the last step, items of reloaded sections are left out.
  ///
  /// - Complexity: As for ``difference(from:)``; O(*n*) more when sections came or went.
  @inlinable
  public func stages(from old: Self) -> [SnapshotDifference<SectionID, ItemID>] {
    stages(from: old, difference: difference(from: old))
  }

  /// Finds steps from an older snapshot to this one, reloading items of which a caller says that they changed.
  ///
  /// - Parameters:
  ///   - old: The snapshot from which the steps lead to this one.
  ///   - isChanged: Called once with the old and the new identifier of each item that is in both.
  /// - Returns: The steps, in order; none if nothing changed.
  /// - Complexity: As for ``difference(from:isChanged:)``; O(*n*) more when sections came or went.
  @inlinable
  public func stages(
    from old: Self, isChanged: (_ old: ItemID, _ new: ItemID) -> Bool
  ) -> [SnapshotDifference<SectionID, ItemID>] {
    stages(from: old, difference: difference(from: old, isChanged: isChanged))
  }

  /// Finds steps from an older snapshot to this one, reloading items whose content differs.
  ///
  /// - Parameters:
  ///   - old: The snapshot from which the steps lead to this one.
  ///   - contentKey: What an item shows.
  /// - Returns: The steps, in order; none if nothing changed.
  /// - Complexity: As for ``difference(from:contentKey:)``; O(*n*) more when sections came or went.
  @inlinable
  public func stages<Content: Equatable>(
    from old: Self, contentKey: (ItemID) -> Content
  ) -> [SnapshotDifference<SectionID, ItemID>] {
    stages(from: old, difference: difference(from: old, contentKey: contentKey))
  }

  @inlinable
  func stages(
    from old: Self, difference: SnapshotDifference<SectionID, ItemID>
  ) -> [SnapshotDifference<SectionID, ItemID>] {
    var stages: [SnapshotDifference<SectionID, ItemID>] = []
    if difference.changesSections {
      let emptied = old.sectionsToEmpty(difference)
      let order = difference.stagedSectionOrder(keeping: emptied)
      let afterSections = withSectionsOf(order, startingFrom: old, difference: difference)
      let afterItems = emptied.isEmpty ? unmarked : withLeftovers(of: emptied, order: order, from: old)
      stages.append(afterSections.structuralDifference(from: old))
      stages.append(afterItems.structuralDifference(from: afterSections))
      if !emptied.isEmpty { stages.append(structuralDifference(from: afterItems)) }
    } else {
      stages.append(difference.withoutReloads)
    }
    stages.append(difference.reloadsOnly)
    return stages.filter { !$0.isEmpty }
  }

  /// The sections that go although some of their items stay.
  @inlinable
  func sectionsToEmpty(_ difference: SnapshotDifference<SectionID, ItemID>) -> Set<SectionID> {
    var left = Set<SectionID>()
    for move in difference.moves { left.insert(difference.oldSections[move.from.section]) }
    return left.intersection(difference.sectionRemovals.map(\.section))
  }

  /// The old snapshot after the first step.
  @inlinable
  func withSectionsOf(
    _ order: [SectionID], startingFrom old: Self, difference: SnapshotDifference<SectionID, ItemID>
  ) -> Self {
    var result = old.unmarked
    let staying = Set(order)
    result.deleteSections(difference.sectionRemovals.map(\.section).filter { !staying.contains($0) })
    var fresh: [Int: [ItemID]] = [:]
    for insertion in difference.insertions { fresh[insertion.position.section, default: []].append(insertion.item) }
    for insertion in difference.sectionInsertions {
      result.add(insertion.section, items: fresh[insertion.index] ?? [])
    }
    result.arrange(order)
    return result
  }

  /// This snapshot before the third step: with the sections that are about to go, and their items that stay in none.
  @inlinable
  func withLeftovers(of emptied: Set<SectionID>, order: [SectionID], from old: Self) -> Self {
    var result = unmarked
    for slot in old.arrangement.order where emptied.contains(old.sections[slot]) {
      var leftovers: [ItemID] = []
      for item in old.arrangement.items(inSection: slot) {
        if items.slot(of: old.items[item], hash: old.items.hashes[Int(item)]) == nil {
          leftovers.append(old.items[item])
        }
      }
      result.add(old.sections[slot], items: leftovers)
    }
    result.arrange(order)
    return result
  }

  /// Adds a section that is not there with items that are not there.
  @inlinable
  mutating func add(_ section: SectionID, items new: [ItemID]) {
    let slot = sections.insert(section).slot
    arrangement.insertSections([slot], at: arrangement.order.count)
    items.reserve(additional: new.count)
    let slots = new.map { items.insert($0).slot }
    arrangement.insert(slots, inSection: slot, at: 0)
  }

  /// Puts all sections into a given order.
  @inlinable
  mutating func arrange(_ order: [SectionID]) {
    arrangement.arrangeSections(order.compactMap { sections.slot(of: $0) })
  }
}
