extension Snapshot {
  /// The slots of identifiers that may be placed.
  @usableFromInline
  struct Admission {
    /// One slot for each identifier, in order.
    @usableFromInline var slots: [Slot] = []
    /// Those that were in the snapshot before and still stand at their old places.
    @usableFromInline var placed: [Slot] = []

    @inlinable
    init() {}
  }

  /// Identifiers that stand in one argument more than once, each named once.
  @usableFromInline
  struct Duplicates: Error {
    @usableFromInline var identifiers: [ItemID] = []
    @usableFromInline var seen: Set<Slot> = []

    @inlinable
    init() {}

    @inlinable
    mutating func insert(_ identifier: ItemID, _ slot: Slot) {
      if seen.insert(slot).inserted { identifiers.append(identifier) }
    }
  }

  /// Gives slots to the identifiers that have none, or changes nothing if one of them stands there twice.
  ///
  /// - Complexity: O(*identifiers*); one hash for each.
  @inlinable
  mutating func admit(_ identifiers: [ItemID]) -> Result<Admission, Duplicates> {
    var admission = Admission()
    var seenPlaced: Set<Slot> = []
    var duplicates = Duplicates()
    admission.slots.reserveCapacity(identifiers.count)
    items.reserve(additional: identifiers.count)
    for identifier in identifiers {
      let (slot, isNew) = items.insert(identifier)
      if isNew {
        admission.slots.append(slot)
      } else if arrangement.isPlaced(slot), seenPlaced.insert(slot).inserted {
        admission.slots.append(slot)
        admission.placed.append(slot)
      } else {
        duplicates.insert(identifier, slot)
      }
    }
    if duplicates.identifiers.isEmpty { return .success(admission) }
    for slot in admission.slots.reversed() where !arrangement.isPlaced(slot) { items.remove(slot) }
    return .failure(duplicates)
  }
}
