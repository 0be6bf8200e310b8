import Foundation

/// What no difference can beat: pairing equal elements, and the longest part that can stay.
enum DiffFloors {
  /// How many of the elements that stay have to move.
  ///
  /// Trims equal ends, pairs the rest by a dictionary, and takes away a longest increasing subsequence. Elements of
  /// other sections always move.
  @inline(never)
  static func moves(from old: [[UUID]], to new: [[UUID]]) -> Int {
    var places: [UUID: (section: Int, index: Int32)] = [:]
    var middles: [(old: Range<Int>, new: Range<Int>)] = []
    for (one, two) in zip(old, new) {
      var low = 0
      let most = min(one.count, two.count)
      while low < most, one[low] == two[low] { low += 1 }
      var tail = 0
      while tail < most - low, one[one.count - 1 - tail] == two[two.count - 1 - tail] { tail += 1 }
      middles.append((low..<one.count - tail, low..<two.count - tail))
    }
    places.reserveCapacity(middles.reduce(0) { $0 + $1.old.count })
    for (section, middle) in middles.enumerated() {
      for index in middle.old { places[old[section][index]] = (section, Int32(truncatingIfNeeded: index)) }
    }
    var moves = 0
    var origins: [Int32] = []
    for (section, middle) in middles.enumerated() {
      origins.removeAll(keepingCapacity: true)
      for index in middle.new {
        guard let place = places[new[section][index]] else { continue }
        if place.section == section { origins.append(place.index) } else { moves += 1 }
      }
      moves += origins.count - longestIncreasing(origins)
    }
    return moves
  }

  /// The length of a longest increasing subsequence.
  private static func longestIncreasing(_ values: [Int32]) -> Int {
    var ends: [Int32] = []
    for value in values {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if ends[middle] < value { low = middle + 1 } else { high = middle }
      }
      if low == ends.count { ends.append(value) } else { ends[low] = value }
    }
    return ends.count
  }

  /// How many elements are in both, by a table with open addressing and nothing else.
  @inline(never)
  static func pairs(from old: [[UUID]], to new: [[UUID]]) -> Int {
    let elements = old.reduce(0) { $0 + $1.count }
    var size = 1
    while size < elements * 2 { size *= 2 }
    var table = [Int32](repeating: -1, count: size)
    let flat = Array(old.joined())
    for (index, element) in flat.enumerated() {
      var bucket = element.hashValue & (size - 1)
      while table[bucket] >= 0 { bucket = (bucket + 1) & (size - 1) }
      table[bucket] = Int32(truncatingIfNeeded: index)
    }
    var pairs = 0
    for section in new {
      for element in section {
        var bucket = element.hashValue & (size - 1)
        while table[bucket] >= 0 {
          if flat[Int(table[bucket])] == element {
            pairs += 1
            break
          }
          bucket = (bucket + 1) & (size - 1)
        }
      }
    }
    return pairs
  }
}
