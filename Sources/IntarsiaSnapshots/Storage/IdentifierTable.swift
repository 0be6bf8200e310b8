/// Identifiers and their slots: an open-addressing hash table that remembers every hash.
///
/// All tables of a process hash alike, so a table looks up another table's identifier by the hash
/// that is stored there: comparing two snapshots hashes nothing.
@usableFromInline
struct IdentifierTable<ID: Hashable & Sendable>: Sendable {
  /// The identifier of each slot; nil where the slot is vacant.
  @usableFromInline var identifiers: [ID?] = []
  @usableFromInline var hashes: [UInt32] = []
  /// The hash in the upper half and the slot in the lower; collisions go to the next bucket.
  @usableFromInline var buckets: [UInt64] = []
  @usableFromInline var vacantSlots: [Slot] = []

  @inlinable
  init() {}

  @inlinable
  var count: Int { identifiers.count - vacantSlots.count }

  /// One more than the largest slot ever used.
  @inlinable
  var slotCount: Int { identifiers.count }

  @inlinable
  static var emptyBucket: UInt64 { .max }

  /// Half of a hash, mixed so that types with a careless `hashValue` spread as well.
  @inlinable
  static func hash(_ identifier: ID) -> UInt32 {
    let mixed = UInt64(truncatingIfNeeded: identifier.hashValue) &* 0x9E37_79B9_7F4A_7C15
    return UInt32(truncatingIfNeeded: mixed >> 32)
  }

  /// The identifier at a slot that is in use.
  @inlinable
  subscript(slot: Slot) -> ID {
    identifiers[Int(slot)]!
  }

  @inlinable
  func slot(of identifier: ID) -> Slot? {
    buckets.isEmpty ? nil : slot(of: identifier, hash: Self.hash(identifier))
  }

  /// Looks an identifier up by a hash that is known, from this table or another one.
  @inlinable
  func slot(of identifier: ID, hash: UInt32) -> Slot? {
    guard !buckets.isEmpty else { return nil }
    let mask = buckets.count - 1
    var index = Int(truncatingIfNeeded: hash) & mask
    while true {
      let bucket = buckets[index]
      if bucket == Self.emptyBucket { return nil }
      let slot = Slot(truncatingIfNeeded: bucket)
      if UInt32(truncatingIfNeeded: bucket >> 32) == hash, self[slot] == identifier { return slot }
      index = (index + 1) & mask
    }
  }

  /// Makes room for more identifiers, so that adding them rebuilds nothing.
  @inlinable
  mutating func reserve(additional: Int) {
    guard additional > 1 else { return }
    let needed = count + additional
    if needed * 4 > buckets.count * 3 { rebuild(holding: needed) }
    if needed > identifiers.count * 2 {
      identifiers.reserveCapacity(needed)
      hashes.reserveCapacity(needed)
    }
  }

  /// Adds an identifier, or finds it.
  ///
  /// - Complexity: O(1) on average; one hash.
  @inlinable
  mutating func insert(_ identifier: ID) -> (slot: Slot, isNew: Bool) {
    if (count + 1) * 4 > buckets.count * 3 { rebuild(holding: (count + 1) * 2) }
    let hash = Self.hash(identifier)
    let mask = buckets.count - 1
    var index = Int(truncatingIfNeeded: hash) & mask
    while true {
      let bucket = buckets[index]
      if bucket == Self.emptyBucket { break }
      let slot = Slot(truncatingIfNeeded: bucket)
      if UInt32(truncatingIfNeeded: bucket >> 32) == hash, self[slot] == identifier { return (slot, false) }
      index = (index + 1) & mask
    }
    let slot: Slot
    if let vacant = vacantSlots.popLast() {
      slot = vacant
      identifiers[Int(slot)] = identifier
      hashes[Int(slot)] = hash
    } else {
      slot = Slot(truncatingIfNeeded: identifiers.count)
      identifiers.append(identifier)
      hashes.append(hash)
    }
    buckets[index] = UInt64(hash) << 32 | UInt64(slot)
    return (slot, true)
  }

  /// Removes the identifier of a slot that is in use, by its stored hash and without comparing identifiers.
  ///
  /// - Complexity: O(1) on average.
  @inlinable
  mutating func remove(_ slot: Slot) {
    let mask = buckets.count - 1
    let bucket = UInt64(hashes[Int(slot)]) << 32 | UInt64(slot)
    var hole = Int(truncatingIfNeeded: hashes[Int(slot)]) & mask
    while buckets[hole] != bucket { hole = (hole + 1) & mask }
    var next = (hole + 1) & mask
    while buckets[next] != Self.emptyBucket {
      let ideal = Int(truncatingIfNeeded: buckets[next] >> 32) & mask
      if (next - ideal) & mask >= (next - hole) & mask {
        buckets[hole] = buckets[next]
        hole = next
      }
      next = (next + 1) & mask
    }
    buckets[hole] = Self.emptyBucket
    identifiers[Int(slot)] = nil
    vacantSlots.append(slot)
  }

  @inlinable
  mutating func rebuild(holding capacity: Int) {
    var bucketCount = max(8, buckets.count)
    while capacity * 4 > bucketCount * 3 { bucketCount *= 2 }
    let mask = bucketCount - 1
    var rebuilt = [UInt64](repeating: Self.emptyBucket, count: bucketCount)
    for bucket in buckets where bucket != Self.emptyBucket {
      var index = Int(truncatingIfNeeded: bucket >> 32) & mask
      while rebuilt[index] != Self.emptyBucket { index = (index + 1) & mask }
      rebuilt[index] = bucket
    }
    buckets = rebuilt
  }
}
