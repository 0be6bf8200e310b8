extension Snapshot {
  /// Finds what turns an older snapshot into this one, with the least number of moves.
  ///
  /// Items and sections that are marked in this snapshot and are in both are listed to be reloaded or reconfigured;
  /// one that has both marks is reloaded. What is new is shown anew anyway, and its marks are not mentioned.
  ///
  /// Two items are the same when they are equal. If an item compares by all its fields, one that changed a field is
  /// another item, and the difference is a removal and an insertion. Let it compare by an identifier alone, and mark
  /// it or use ``difference(from:contentKey:)``.
  ///
  /// - Complexity: O(*n* + *m* log *m*) on average, where *n* counts all items and sections and *m* those in the
  ///   sections that changed order, between the first and the last change in each. No hash is computed, and sections
  ///   that are equal or differ at one end are compared item by item and looked up nowhere.
  @inlinable
  public func difference(from old: Self) -> SnapshotDifference<SectionID, ItemID> {
    var difference = structuralDifference(from: old)
    addMarks(to: &difference, from: old)
    return difference
  }

  /// Finds what turns an older snapshot into this one, reloading items of which a caller says that they changed.
  ///
  /// - Parameters:
  ///   - old: The snapshot from which the difference leads to this one.
  ///   - isChanged: Called once with the old and the new identifier of each item that is in both; they are equal, but
  ///     may carry different content, or lead to it.
  /// - Returns: All changes, with the items of which the content changed among the reloads.
  /// - Complexity: As for ``difference(from:)``, with one look-up and one call for each item that is in both.
  @inlinable
  public func difference(
    from old: Self, isChanged: (_ old: ItemID, _ new: ItemID) -> Bool
  ) -> SnapshotDifference<SectionID, ItemID> {
    var marked = self
    for slot in arrangement.flattened().items {
      let item = items[slot]
      guard let oldSlot = old.items.slot(of: item, hash: items.hashes[Int(slot)]) else { continue }
      if isChanged(old.items[oldSlot], item) { marked.reloadedItems.insert(slot) }
    }
    return marked.difference(from: old)
  }

  /// Finds what turns an older snapshot into this one, reloading items whose content differs.
  ///
  /// - Parameters:
  ///   - old: The snapshot from which the difference leads to this one.
  ///   - contentKey: What an item shows, such as all its fields where equality looks at its identifier alone.
  /// - Returns: All changes, with the items of which the content changed among the reloads.
  /// - Complexity: As for ``difference(from:)``, with one look-up and two calls for each item that is in both.
  @inlinable
  public func difference<Content: Equatable>(
    from old: Self, contentKey: (ItemID) -> Content
  ) -> SnapshotDifference<SectionID, ItemID> {
    difference(from: old) { contentKey($0) != contentKey($1) }
  }

  @inlinable
  func structuralDifference(from old: Self) -> SnapshotDifference<SectionID, ItemID> {
    var difference = SnapshotDifference<SectionID, ItemID>(
      oldSections: old.sectionIdentifiers, newSections: sectionIdentifiers)
    let origins = sectionOrigins(in: old)
    addSections(to: &difference, origins: origins)
    let match = match(with: old, sectionOrigins: origins)
    if !match.isTrimmedAway { addItems(to: &difference, from: old, match: match, sectionOrigins: origins) }
    return difference
  }

  /// The old rank of each section, or a negative number for one that is new.
  @inlinable
  func sectionOrigins(in old: Self) -> [Int32] {
    arrangement.order.enumerated().map { rank, slot in
      let section = sections[slot]
      if rank < old.arrangement.order.count, old.sections[old.arrangement.order[rank]] == section {
        return Int32(truncatingIfNeeded: rank)
      }
      guard let found = old.sections.slot(of: section, hash: sections.hashes[Int(slot)]) else { return -1 }
      return Int32(truncatingIfNeeded: old.arrangement.rank(ofSection: found))
    }
  }

  @inlinable
  func addSections(to difference: inout SnapshotDifference<SectionID, ItemID>, origins: [Int32]) {
    let (olds, news) = (difference.oldSections, difference.newSections)
    var isKept = [Bool](repeating: false, count: olds.count)
    for (rank, origin) in origins.enumerated() {
      if origin >= 0 {
        isKept[Int(origin)] = true
      } else {
        difference.sectionInsertions.append(SectionChange(section: news[rank], index: rank))
      }
    }
    for rank in olds.indices where !isKept[rank] {
      difference.sectionRemovals.append(SectionChange(section: olds[rank], index: rank))
    }
    for rank in LongestIncreasingSubsequence.movedOffsets(of: origins[...], stayingWithin: olds.indices) {
      difference.sectionMoves.append(SectionMove(section: news[rank], from: Int(origins[rank]), to: rank))
    }
  }

  /// Trims equal ends, and looks up where the items between them were.
  @inlinable
  func match(with old: Self, sectionOrigins: [Int32]) -> ItemMatch {
    var match = ItemMatch(old: old.arrangement, new: arrangement)
    for (rank, origin) in sectionOrigins.enumerated() where origin >= 0 {
      trim(&match, old: old, oldRank: Int(origin), newRank: rank)
    }
    if match.isTrimmedAway { return match }
    match.indexOldMiddles(slotCount: old.items.slotCount)
    for middle in match.newMiddles {
      for index in middle {
        let slot = match.newItems[index]
        if let oldSlot = old.items.slot(of: items[slot], hash: items.hashes[Int(slot)]) {
          match.origins.append(match.unmatchedIndexes[Int(oldSlot)])
          match.unmatchedIndexes[Int(oldSlot)] = -1
        } else {
          match.origins.append(-1)
        }
      }
    }
    return match
  }

  @inlinable
  func trim(_ match: inout ItemMatch, old: Self, oldRank: Int, newRank: Int) {
    let (oldRange, newRange) = (match.oldMiddles[oldRank], match.newMiddles[newRank])
    var (oldLower, newLower) = (oldRange.lowerBound, newRange.lowerBound)
    var (oldUpper, newUpper) = (oldRange.upperBound, newRange.upperBound)
    while oldLower < oldUpper, newLower < newUpper,
      old.items[match.oldItems[oldLower]] == items[match.newItems[newLower]]
    {
      oldLower += 1
      newLower += 1
    }
    while oldLower < oldUpper, newLower < newUpper,
      old.items[match.oldItems[oldUpper - 1]] == items[match.newItems[newUpper - 1]]
    {
      oldUpper -= 1
      newUpper -= 1
    }
    match.oldMiddles[oldRank] = oldLower..<oldUpper
    match.newMiddles[newRank] = newLower..<newUpper
  }

  @inlinable
  func addItems(
    to difference: inout SnapshotDifference<SectionID, ItemID>, from old: Self, match: ItemMatch,
    sectionOrigins: [Int32]
  ) {
    for (rank, middle) in match.oldMiddles.enumerated() {
      for index in middle where match.unmatchedIndexes[Int(match.oldItems[index])] >= 0 {
        let position = ItemPosition(section: rank, item: index - match.oldStarts[rank])
        difference.removals.append(ItemChange(item: old.items[match.oldItems[index]], position: position))
      }
    }
    var done = 0
    for (rank, middle) in match.newMiddles.enumerated() where !middle.isEmpty {
      let origins = match.origins[done..<done + middle.count]
      let first = middle.lowerBound - match.newStarts[rank]
      for offset in 0..<middle.count where origins[done + offset] < 0 {
        let item = items[match.newItems[middle.lowerBound + offset]]
        difference.insertions.append(
          ItemChange(item: item, position: ItemPosition(section: rank, item: first + offset)))
      }
      let stayed = sectionOrigins[rank] < 0 ? 0..<0 : match.oldMiddles[Int(sectionOrigins[rank])]
      for offset in LongestIncreasingSubsequence.movedOffsets(of: origins, stayingWithin: stayed) {
        let from = match.oldPosition(Int(origins[done + offset]))
        let item = items[match.newItems[middle.lowerBound + offset]]
        difference.moves.append(
          ItemMove(item: item, from: from, to: ItemPosition(section: rank, item: first + offset)))
      }
      done += middle.count
    }
  }

  @inlinable
  func addMarks(to difference: inout SnapshotDifference<SectionID, ItemID>, from old: Self) {
    for slot in reloadedSections where old.sections.slot(of: sections[slot], hash: sections.hashes[Int(slot)]) != nil {
      difference.sectionReloads.append(
        SectionChange(section: sections[slot], index: arrangement.rank(ofSection: slot)))
    }
    difference.sectionReloads.sort { $0.index < $1.index }
    difference.reloads = changes(of: reloadedItems, in: old)
    difference.reconfigurations = changes(of: reconfiguredItems.subtracting(reloadedItems), in: old)
  }

  @inlinable
  func changes(of marked: Set<Slot>, in old: Self) -> [ItemChange<ItemID>] {
    if marked.isEmpty { return [] }
    var changes: [ItemChange<ItemID>] = []
    for slot in marked where old.items.slot(of: items[slot], hash: items.hashes[Int(slot)]) != nil {
      changes.append(ItemChange(item: items[slot], position: position(ofSlot: slot)))
    }
    changes.sort { $0.position < $1.position }
    return changes
  }
}
