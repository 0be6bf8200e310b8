extension Snapshot {
  /// Names every promise between the parts of the snapshot that does not hold; empty when all is well.
  ///
  /// - Complexity: O(*items* + *sections*).
  package func checkInvariants() -> [String] {
    var broken = items.checkInvariants().map { "items: \($0)" }
    broken += sections.checkInvariants().map { "sections: \($0)" }
    broken += arrangement.checkInvariants()
    let (flat, _) = arrangement.flattened()
    if flat.count != items.count { broken.append("\(flat.count) items are placed, \(items.count) are known") }
    if Set(flat).count != flat.count { broken.append("an item is placed twice") }
    for slot in flat where !items.isInUse(slot) { broken.append("the vacant item slot \(slot) is placed") }
    if arrangement.order.count != sections.count {
      broken.append("\(arrangement.order.count) sections are placed, \(sections.count) are known")
    }
    for slot in arrangement.order where !sections.isInUse(slot) {
      broken.append("the vacant section slot \(slot) is placed")
    }
    for slot in reloadedItems.union(reconfiguredItems) where !items.isInUse(slot) {
      broken.append("the vacant item slot \(slot) is marked")
    }
    for slot in reloadedSections where !sections.isInUse(slot) {
      broken.append("the vacant section slot \(slot) is marked")
    }
    return broken
  }
}
