extension IdentifierTable {
  func isInUse(_ slot: Slot) -> Bool {
    Int(slot) < identifiers.count && identifiers[Int(slot)] != nil
  }

  /// Names every promise of the table that does not hold; empty when all is well.
  func checkInvariants() -> [String] {
    var broken: [String] = []
    if hashes.count != identifiers.count { broken.append("\(hashes.count) hashes for \(identifiers.count) slots") }
    if !buckets.isEmpty, buckets.count & (buckets.count - 1) != 0 { broken.append("\(buckets.count) buckets") }
    let used = buckets.count { $0 != Self.emptyBucket }
    if used != count { broken.append("\(used) buckets are used for \(count) identifiers") }
    if used == buckets.count, used > 0 { broken.append("no bucket is empty") }
    for slot in vacantSlots where isInUse(slot) { broken.append("slot \(slot) is both vacant and in use") }
    for slot in identifiers.indices {
      guard let identifier = identifiers[slot] else { continue }
      let slot = Slot(slot)
      if hashes[Int(slot)] != Self.hash(identifier) { broken.append("\(identifier) has another hash") }
      if self.slot(of: identifier) != slot { broken.append("\(identifier) is not found at slot \(slot)") }
    }
    return broken
  }
}
