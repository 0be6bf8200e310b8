/// The order of sections, and of the items in each, by their slots.
///
/// The items of a section lie in chunks of bounded length. An item knows its chunk, a chunk its section and its
/// place in it, and prefix sums over chunks and over sections turn that into an index and back. It knows no
/// identifiers, so nothing in it is generic.
@usableFromInline
struct SlotArrangement: Sendable {
  struct Chunk: Sendable {
    var items: [Slot]
    var section: Slot
    var ordinal: Int
  }

  /// The chunks of one section, in order; none of them is empty.
  struct Run: Sendable {
    var chunks: [Int] = []
    var counts = PrefixSums()
  }

  static var unplaced: Int32 { -1 }

  let chunkCapacity: Int
  var chunks: [Chunk] = []
  var vacantChunks: [Int] = []
  /// The chunk of each item slot.
  var chunkOfItem: [Int32] = []
  /// The chunks of each section slot.
  var runs: [Run] = []
  /// The place of each section slot in `order`; meaningless for a slot that is not in use.
  var ranks: [Int] = []
  @usableFromInline private(set) var order: [Slot] = []
  /// The number of items in each section, by rank.
  var counts = PrefixSums()

  init(chunkCapacity: Int) {
    self.chunkCapacity = chunkCapacity
  }

  @usableFromInline
  init() {
    self.init(chunkCapacity: 64)
  }

  @usableFromInline
  mutating func removeAll() {
    self = SlotArrangement(chunkCapacity: chunkCapacity)
  }

  // MARK: Sections

  /// - Complexity: O(*sections*), O(*inserted*) at the end.
  @usableFromInline
  mutating func insertSections(_ slots: [Slot], at rank: Int) {
    for slot in slots {
      while runs.count <= Int(slot) {
        runs.append(Run())
        ranks.append(0)
      }
      runs[Int(slot)] = Run()
    }
    if rank == order.count {
      for slot in slots {
        ranks[Int(slot)] = order.count
        order.append(slot)
        counts.append(0)
      }
    } else {
      order.insert(contentsOf: slots, at: rank)
      recountSections(from: rank)
    }
  }

  /// Takes sections out, with their items, and says which items those were.
  ///
  /// - Complexity: O(*sections* + *items removed*).
  @usableFromInline
  mutating func removeSections(_ slots: [Slot]) -> [Slot] {
    var removed: [Slot] = []
    for slot in slots {
      for chunk in runs[Int(slot)].chunks {
        for item in chunks[chunk].items { chunkOfItem[Int(item)] = Self.unplaced }
        removed += chunks[chunk].items
        vacate(chunk)
      }
      runs[Int(slot)] = Run()
      ranks[Int(slot)] = -1
    }
    order.removeAll { ranks[Int($0)] < 0 }
    recountSections(from: 0)
    return removed
  }

  /// Moves a section to where it has the given rank afterwards.
  ///
  /// - Complexity: O(*sections*).
  @usableFromInline
  mutating func moveSection(_ slot: Slot, toRank rank: Int) {
    order.remove(at: ranks[Int(slot)])
    order.insert(slot, at: rank)
    recountSections(from: 0)
  }

  /// Puts all sections into a given order.
  ///
  /// - Complexity: O(*sections*).
  @usableFromInline
  mutating func arrangeSections(_ slots: [Slot]) {
    order = slots
    recountSections(from: 0)
  }

  private mutating func recountSections(from rank: Int) {
    for index in rank..<order.count { ranks[Int(order[index])] = index }
    counts = PrefixSums(order.lazy.map { [runs] in runs[Int($0)].counts.total })
  }

  // MARK: Items

  /// Places items that are not placed, before the item that is at `offset` of the section, or at its end.
  ///
  /// - Complexity: O(log *n* + *inserted*), amortised.
  @usableFromInline
  mutating func insert(_ items: [Slot], inSection section: Slot, at offset: Int) {
    guard let largest = items.max() else { return }
    if chunkOfItem.count <= Int(largest) {
      chunkOfItem.append(
        contentsOf: repeatElement(Self.unplaced, count: Int(largest) + 1 - chunkOfItem.count))
    }
    counts.add(items.count, at: ranks[Int(section)])
    guard offset < runs[Int(section)].counts.total else {
      append(items, toSection: section)
      return
    }
    let (ordinal, local) = runs[Int(section)].counts.locate(offset)
    let chunk = runs[Int(section)].chunks[ordinal]
    if chunks[chunk].items.count + items.count <= chunkCapacity {
      chunks[chunk].items.insert(contentsOf: items, at: local)
      for item in items { chunkOfItem[Int(item)] = Int32(truncatingIfNeeded: chunk) }
      runs[Int(section)].counts.add(items.count, at: ordinal)
    } else {
      split(chunk, at: local, around: items)
    }
  }

  /// Takes placed items out of their sections; their slots may be placed again.
  ///
  /// - Complexity: O(*items* + log *n*), and O(*chunks of the section*) when a chunk becomes empty.
  @usableFromInline
  mutating func remove(_ items: [Slot]) {
    var touched: [Int] = []
    for item in items {
      let chunk = Int(chunkOfItem[Int(item)])
      chunkOfItem[Int(item)] = Self.unplaced
      if touched.last != chunk { touched.append(chunk) }
    }
    var sectionsToSweep: [Slot] = []
    for chunk in touched {
      let before = chunks[chunk].items.count
      chunks[chunk].items.removeAll { [chunkOfItem] in chunkOfItem[Int($0)] == Self.unplaced }
      let removed = before - chunks[chunk].items.count
      guard removed > 0 else { continue }
      let section = chunks[chunk].section
      counts.add(-removed, at: ranks[Int(section)])
      runs[Int(section)].counts.add(-removed, at: chunks[chunk].ordinal)
      if chunks[chunk].items.isEmpty, sectionsToSweep.last != section { sectionsToSweep.append(section) }
    }
    for section in sectionsToSweep { sweep(section) }
  }

  private mutating func append(_ items: [Slot], toSection section: Slot) {
    var start = 0
    if let last = runs[Int(section)].chunks.last {
      let room = min(chunkCapacity - chunks[last].items.count, items.count)
      if room > 0 {
        chunks[last].items.append(contentsOf: items[..<room])
        for item in items[..<room] { chunkOfItem[Int(item)] = Int32(truncatingIfNeeded: last) }
        runs[Int(section)].counts.add(room, at: chunks[last].ordinal)
        start = room
      }
    }
    while start < items.count {
      let end = min(start + chunkCapacity, items.count)
      let ordinal = runs[Int(section)].chunks.count
      let chunk = makeChunk(Array(items[start..<end]), section: section, ordinal: ordinal)
      runs[Int(section)].chunks.append(chunk)
      runs[Int(section)].counts.append(end - start)
      start = end
    }
  }

  /// Replaces a chunk by as many half-full ones as its items and the new ones need.
  private mutating func split(_ chunk: Int, at local: Int, around items: [Slot]) {
    let (section, ordinal) = (chunks[chunk].section, chunks[chunk].ordinal)
    var joined = chunks[chunk].items
    joined.insert(contentsOf: items, at: local)
    vacate(chunk)
    let pieceLength = max(1, chunkCapacity / 2)
    var pieces: [Int] = []
    for start in stride(from: 0, to: joined.count, by: pieceLength) {
      let end = min(start + pieceLength, joined.count)
      pieces.append(makeChunk(Array(joined[start..<end]), section: section, ordinal: 0))
    }
    runs[Int(section)].chunks.replaceSubrange(ordinal...ordinal, with: pieces)
    recountChunks(of: section)
  }

  private mutating func sweep(_ section: Slot) {
    for chunk in runs[Int(section)].chunks where chunks[chunk].items.isEmpty { vacate(chunk) }
    runs[Int(section)].chunks.removeAll { [chunks] in chunks[$0].items.isEmpty }
    recountChunks(of: section)
  }

  private mutating func recountChunks(of section: Slot) {
    let list = runs[Int(section)].chunks
    for (ordinal, chunk) in list.enumerated() { chunks[chunk].ordinal = ordinal }
    runs[Int(section)].counts = PrefixSums(list.lazy.map { [chunks] in chunks[$0].items.count })
  }

  private mutating func makeChunk(_ items: [Slot], section: Slot, ordinal: Int) -> Int {
    let new = Chunk(items: items, section: section, ordinal: ordinal)
    let chunk: Int
    if let vacant = vacantChunks.popLast() {
      chunk = vacant
      chunks[chunk] = new
    } else {
      chunk = chunks.count
      chunks.append(new)
    }
    for item in items { chunkOfItem[Int(item)] = Int32(truncatingIfNeeded: chunk) }
    return chunk
  }

  private mutating func vacate(_ chunk: Int) {
    chunks[chunk].items = []
    vacantChunks.append(chunk)
  }
}
