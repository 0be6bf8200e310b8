/// How often identifiers were hashed and compared.
///
/// Each test has its own, and uses it from one task.
final class WorkCounter: @unchecked Sendable {
  var hashes = 0
  var comparisons = 0

  func reset() {
    (hashes, comparisons) = (0, 0)
  }
}

/// An identifier that counts the work done with it.
struct CountedID: Hashable, Sendable {
  let number: Int
  let counter: WorkCounter

  static func == (left: Self, right: Self) -> Bool {
    left.counter.comparisons += 1
    return left.number == right.number
  }

  func hash(into hasher: inout Hasher) {
    counter.hashes += 1
    hasher.combine(number)
  }
}
