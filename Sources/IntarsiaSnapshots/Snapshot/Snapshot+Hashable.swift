extension Snapshot: Hashable {
  /// Tells whether two snapshots have the same sections and items in the same order; marks do not count.
  ///
  /// - Complexity: O(*items* + *sections*).
  @inlinable
  public static func == (left: Self, right: Self) -> Bool {
    guard left.numberOfItems == right.numberOfItems, left.numberOfSections == right.numberOfSections else {
      return false
    }
    for (leftSlot, rightSlot) in zip(left.arrangement.order, right.arrangement.order) {
      guard left.sections[leftSlot] == right.sections[rightSlot] else { return false }
    }
    let (leftItems, leftStarts) = left.arrangement.flattened()
    let (rightItems, rightStarts) = right.arrangement.flattened()
    guard leftStarts == rightStarts else { return false }
    for index in leftItems.indices {
      guard left.items[leftItems[index]] == right.items[rightItems[index]] else { return false }
    }
    return true
  }

  /// Feeds sections and items, in order, to a hasher.
  ///
  /// - Complexity: O(*items* + *sections*).
  @inlinable
  public func hash(into hasher: inout Hasher) {
    for slot in arrangement.order { hasher.combine(sections[slot]) }
    let (flat, starts) = arrangement.flattened()
    hasher.combine(starts)
    for slot in flat { hasher.combine(items[slot]) }
  }
}
