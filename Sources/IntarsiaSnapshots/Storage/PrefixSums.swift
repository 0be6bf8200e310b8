/// Counts in a row, with the sum of any first few of them at hand (a Fenwick tree).
///
/// It knows sums only; it does not remember what was counted.
@usableFromInline
struct PrefixSums: Sendable {
  /// Node `i` (from 0) holds the sum of the `(i + 1) & -(i + 1)` counts that end with count `i`.
  private var nodes: [Int] = []
  private(set) var total = 0

  init() {}

  /// - Complexity: O(*n*).
  init(_ values: some Sequence<Int>) {
    nodes = Array(values)
    total = nodes.reduce(0, +)
    for index in nodes.indices {
      let parent = index | (index + 1)
      if parent < nodes.count { nodes[parent] += nodes[index] }
    }
  }

  var count: Int { nodes.count }

  /// - Complexity: O(log *n*).
  mutating func append(_ value: Int) {
    let index = nodes.count
    var sum = value
    var child = index
    let lowest = (index + 1) & index
    while child > lowest {
      sum += nodes[child - 1]
      child &= child - 1
    }
    nodes.append(sum)
    total += value
  }

  /// - Complexity: O(log *n*).
  mutating func add(_ delta: Int, at index: Int) {
    var node = index
    while node < nodes.count {
      nodes[node] += delta
      node |= node + 1
    }
    total += delta
  }

  /// The sum of the first `count` counts.
  ///
  /// - Complexity: O(log *n*).
  func sum(ofFirst count: Int) -> Int {
    var sum = 0
    var end = count
    while end > 0 {
      sum += nodes[end - 1]
      end &= end - 1
    }
    return sum
  }

  /// The count that holds the unit at `offset`, and where in it, for an offset below `total`.
  ///
  /// - Complexity: O(log *n*).
  func locate(_ offset: Int) -> (index: Int, remainder: Int) {
    var index = 0
    var remainder = offset
    var step = nodes.isEmpty ? 0 : 1 << (Int.bitWidth - 1 - nodes.count.leadingZeroBitCount)
    while step > 0 {
      let next = index + step
      if next <= nodes.count, nodes[next - 1] <= remainder {
        index = next
        remainder -= nodes[next - 1]
      }
      step >>= 1
    }
    return (index, remainder)
  }
}
