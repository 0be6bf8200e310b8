extension SectionSnapshot {
  /// Names every promise between the parts of the outline that does not hold; empty when all is well.
  ///
  /// - Complexity: O(*n*).
  package func checkInvariants() -> [String] {
    var broken = table.checkInvariants() + arrangement.checkInvariants()
    let slots = flat
    if slots.count != table.count { broken.append("\(slots.count) items are placed, \(table.count) are known") }
    var path: [Slot] = []
    var descendants: [Slot: Int] = [:]
    for slot in slots {
      guard table.isInUse(slot) else {
        broken.append("the vacant slot \(slot) is placed")
        continue
      }
      let node = nodes[Int(slot)]
      if node.level > path.count || node.level < 0 {
        broken.append("\(table[slot]) at level \(node.level) stands below level \(path.count - 1)")
        continue
      }
      path.removeLast(path.count - node.level)
      if node.parent != path.last { broken.append("\(table[slot]) names another parent") }
      for ancestor in path { descendants[ancestor, default: 0] += 1 }
      path.append(slot)
    }
    for slot in slots where nodes[Int(slot)].descendantCount != descendants[slot, default: 0] {
      broken.append("\(table[slot]) counts \(nodes[Int(slot)].descendantCount) descendants")
    }
    return broken
  }
}
