/// Finds the most values that can stay where they are while the others move.
@usableFromInline
enum LongestIncreasingSubsequence {
  /// Marks the values of one longest increasing subsequence of distinct values.
  ///
  /// - Complexity: O(*n* log *n*), O(*n*) when they ascend already.
  static func marks(in values: [Int32]) -> [Bool] {
    var ends: [Int32] = []  // The smallest value that ends an increasing run of each length …
    var endIndexes: [Int32] = []  // … and the index of it.
    var predecessors = [Int32](repeating: -1, count: values.count)
    for (index, value) in values.enumerated() {
      let length = ends.last.map { $0 < value ? ends.count : firstIndex(in: ends, above: value) } ?? 0
      if length > 0 { predecessors[index] = endIndexes[length - 1] }
      if length == ends.count {
        ends.append(value)
        endIndexes.append(Int32(truncatingIfNeeded: index))
      } else {
        ends[length] = value
        endIndexes[length] = Int32(truncatingIfNeeded: index)
      }
    }
    var marks = [Bool](repeating: false, count: values.count)
    var index = endIndexes.last ?? -1
    while index >= 0 {
      marks[Int(index)] = true
      index = predecessors[Int(index)]
    }
    return marks
  }

  /// The offsets of origins that have to move: those from outside of a range, and those inside out of order.
  ///
  /// Negative origins are nobody's, and do not move.
  @usableFromInline
  static func movedOffsets(of origins: ArraySlice<Int32>, stayingWithin range: Range<Int>) -> [Int] {
    var values: [Int32] = []
    var isAscending = true
    values.reserveCapacity(origins.count)
    for origin in origins where range.contains(Int(origin)) {
      if let last = values.last, last > origin { isAscending = false }
      values.append(origin)
    }
    let marks = isAscending ? [] : marks(in: values)
    var moved: [Int] = []
    var next = 0
    for (offset, origin) in origins.enumerated() where origin >= 0 {
      if range.contains(Int(origin)) {
        if !isAscending, !marks[next] { moved.append(offset) }
        next += 1
      } else {
        moved.append(offset)
      }
    }
    return moved
  }

  private static func firstIndex(in ends: [Int32], above value: Int32) -> Int {
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
