extension SlotArrangement {
  /// Whether an item slot stands in a section.
  @usableFromInline
  func isPlaced(_ item: Slot) -> Bool {
    Int(item) < chunkOfItem.count && chunkOfItem[Int(item)] != Self.unplaced
  }

  @usableFromInline
  func rank(ofSection section: Slot) -> Int {
    ranks[Int(section)]
  }

  @usableFromInline
  func section(containing item: Slot) -> Slot {
    chunks[Int(chunkOfItem[Int(item)])].section
  }

  /// The rank of a placed item's section, and the item's offset in it.
  ///
  /// - Complexity: O(log *n*).
  @usableFromInline
  func position(of item: Slot) -> (rank: Int, offset: Int) {
    let chunk = Int(chunkOfItem[Int(item)])
    let section = Int(chunks[chunk].section)
    let before = runs[section].counts.sum(ofFirst: chunks[chunk].ordinal)
    return (ranks[section], before + Self.offset(of: item, in: chunks[chunk].items))
  }

  /// Where an item that occurs once is in a chunk.
  ///
  /// It looks at all of a chunk, because that can be done several items at a time: leaving the loop early cannot.
  private static func offset(of item: Slot, in items: [Slot]) -> Int {
    var offset: UInt32 = 0
    var index: UInt32 = 0
    for other in items {
      offset |= other == item ? index : 0
      index &+= 1
    }
    return Int(offset)
  }

  /// The number of items before a placed item, over all sections.
  ///
  /// - Complexity: O(log *n*).
  @usableFromInline
  func index(of item: Slot) -> Int {
    let (rank, offset) = position(of: item)
    return counts.sum(ofFirst: rank) + offset
  }

  @usableFromInline
  func count(inSection section: Slot) -> Int {
    runs[Int(section)].counts.total
  }

  /// The item at a place, if there is one.
  ///
  /// - Complexity: O(log *n*).
  @usableFromInline
  func item(atRank rank: Int, offset: Int) -> Slot? {
    guard order.indices.contains(rank) else { return nil }
    let run = runs[Int(order[rank])]
    guard offset >= 0, offset < run.counts.total else { return nil }
    let (ordinal, local) = run.counts.locate(offset)
    return chunks[run.chunks[ordinal]].items[local]
  }

  /// - Complexity: O(*items of the section*).
  @usableFromInline
  func items(inSection section: Slot) -> [Slot] {
    var result: [Slot] = []
    result.reserveCapacity(count(inSection: section))
    for chunk in runs[Int(section)].chunks { result += chunks[chunk].items }
    return result
  }

  /// The items of a section at some of its offsets, all of which exist.
  ///
  /// - Complexity: O(*items listed* + log *n*).
  @usableFromInline
  func items(inSection section: Slot, at offsets: Range<Int>) -> [Slot] {
    guard !offsets.isEmpty else { return [] }
    let run = runs[Int(section)]
    var result: [Slot] = []
    result.reserveCapacity(offsets.count)
    var (ordinal, local) = run.counts.locate(offsets.lowerBound)
    while result.count < offsets.count {
      let items = chunks[run.chunks[ordinal]].items
      result += items[local..<min(items.count, local + offsets.count - result.count)]
      ordinal += 1
      local = 0
    }
    return result
  }

  /// All items in order, and for each section the index of its first, with the number of items as the last entry.
  ///
  /// - Complexity: O(*items* + *sections*).
  @usableFromInline
  func flattened() -> (items: [Slot], starts: [Int]) {
    var items: [Slot] = []
    var starts: [Int] = []
    items.reserveCapacity(counts.total)
    starts.reserveCapacity(order.count + 1)
    for section in order {
      starts.append(items.count)
      for chunk in runs[Int(section)].chunks { items += chunks[chunk].items }
    }
    starts.append(items.count)
    return (items, starts)
  }
}
