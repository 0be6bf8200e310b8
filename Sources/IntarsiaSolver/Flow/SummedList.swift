/// What an element of a ``SummedList`` contributes to the sums before it, and to what is known of the whole list.
protocol Summed {
  associatedtype Sum: Summable
  associatedtype Trait: Summable
  var sum: Sum { get }
  var trait: Trait { get }
}

/// A value that adds up: amounts by their sum, extremes by the greater.
protocol Summable {
  static var zero: Self { get }
  static func + (left: Self, right: Self) -> Self
}

/// A list that knows the sum of all elements before each of them.
///
/// Elements lie in blocks of at most 64; every block knows the sum before it. Finding an element by position or by
/// sum takes a binary search over the blocks and a walk through one; a change rebuilds one block and the sums of those
/// behind it, which for n elements are n / 32 at most.
struct SummedList<Element: Summed & Sendable>: Sendable
where Element.Sum: Sendable, Element.Trait: Sendable {
  typealias Sum = Element.Sum

  fileprivate struct Block: Sendable {
    var elements: [Element]
    /// The position of the first element.
    var start: Int
    /// The sum before the first element.
    var before: Sum
    /// The sum of the elements, and of those before each of them.
    var sum: Sum
    var prefixes: [Sum]
    var trait: Element.Trait

    init(_ elements: [Element]) {
      self.elements = elements
      start = 0
      before = .zero
      sum = .zero
      prefixes = []
      trait = .zero
      add(from: 0)
    }

    /// Adds the elements up, from one on: what comes before it has not changed.
    mutating func add(from first: Int) {
      if prefixes.count > first { prefixes.removeSubrange(first...) }
      prefixes.reserveCapacity(elements.count)
      sum = first == 0 ? .zero : prefixes[first - 1] + elements[first - 1].sum
      for index in first..<elements.count {
        prefixes.append(sum)
        sum = sum + elements[index].sum
      }
      trait = .zero
      for index in elements.indices {
        trait = trait + elements[index].trait
      }
    }
  }

  private var blocks: [Block] = []
  private(set) var count = 0
  private(set) var total = Sum.zero
  /// What is known of all elements together.
  private(set) var trait = Element.Trait.zero

  private static var most: Int { 64 }

  init() {}

  /// Makes a list of elements.
  ///
  /// - Complexity: O(n).
  init(_ elements: [Element]) {
    var start = 0
    while start < elements.count {
      let end = Swift.min(start + SummedList.most / 2, elements.count)
      blocks.append(Block(Array(elements[start..<end])))
      start = end
    }
    refresh(from: 0)
  }

  /// The element at a position.
  ///
  /// - Complexity: O(log n).
  subscript(position: Int) -> Element {
    let block = block(at: position)
    return blocks[block].elements[position - blocks[block].start]
  }

  /// The sum of all elements before a position, which may be the end.
  ///
  /// - Complexity: O(log n).
  func sum(before position: Int) -> Sum {
    guard position < count else { return total }
    let block = block(at: position)
    return blocks[block].before + blocks[block].prefixes[position - blocks[block].start]
  }

  /// The element at a position, and the sum of all before it.
  ///
  /// - Complexity: O(log n).
  func locate(_ position: Int) -> (element: Element, before: Sum) {
    let block = block(at: position)
    let offset = position - blocks[block].start
    return (blocks[block].elements[offset], blocks[block].before + blocks[block].prefixes[offset])
  }

  /// The last position whose sum before it satisfies a condition that holds up to some position and not beyond.
  ///
  /// - Returns: the position, 0 where the condition holds nowhere, and the sum before it; nothing for an empty list.
  /// - Complexity: O(log n).
  func last(where holds: (Sum, Int) -> Bool) -> (position: Int, before: Sum)? {
    guard count > 0 else { return nil }
    var low = 0
    var high = blocks.count
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if holds(blocks[middle].before, blocks[middle].start) { low = middle } else { high = middle }
    }
    let block = low
    low = 0
    high = blocks[block].elements.count
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if holds(blocks[block].before + blocks[block].prefixes[middle], blocks[block].start + middle) {
        low = middle
      } else {
        high = middle
      }
    }
    return (blocks[block].start + low, blocks[block].before + blocks[block].prefixes[low])
  }

  /// Replaces a range of elements by others.
  ///
  /// - Complexity: O(√n + m) for m elements taken out and put in.
  mutating func replaceSubrange(_ range: Range<Int>, with elements: [Element]) {
    guard count > 0 else {
      self = SummedList(elements)
      return
    }
    let first = range.lowerBound == count ? blocks.count - 1 : block(at: range.lowerBound)
    let last = range.isEmpty ? first : block(at: range.upperBound - 1)
    let offset = range.lowerBound - blocks[first].start
    if first == last, blocks[first].elements.count - range.count + elements.count <= SummedList.most {
      blocks[first].elements.replaceSubrange(offset..<(offset + range.count), with: elements)
      if blocks[first].elements.isEmpty { blocks.remove(at: first) } else { blocks[first].add(from: offset) }
    } else {
      let tail = range.isEmpty ? offset : range.upperBound - blocks[last].start
      let merged = Array(blocks[first].elements[..<offset]) + elements + blocks[last].elements[tail...]
      var pieces: [Block] = []
      var start = 0
      while start < merged.count {
        let end = Swift.min(start + SummedList.most / 2, merged.count)
        pieces.append(Block(Array(merged[start..<end])))
        start = end
      }
      blocks.replaceSubrange(first...last, with: pieces)
    }
    refresh(from: Swift.min(first, Swift.max(0, blocks.count - 1)))
  }

  /// Replaces one element.
  ///
  /// - Complexity: O(√n).
  mutating func update(_ position: Int, with element: Element) {
    let block = block(at: position)
    let offset = position - blocks[block].start
    blocks[block].elements[offset] = element
    blocks[block].add(from: offset)
    refresh(from: block)
  }

  /// Replaces one element by one with the same sum.
  ///
  /// - Complexity: O(log n).
  mutating func exchange(_ position: Int, with element: Element) {
    let block = block(at: position)
    blocks[block].elements[position - blocks[block].start] = element
  }

  private func block(at position: Int) -> Int {
    var low = 0
    var high = blocks.count
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if blocks[middle].start <= position { low = middle } else { high = middle }
    }
    return low
  }

  /// Brings the sums of blocks up to date, from a changed one on.
  private mutating func refresh(from first: Int) {
    var start = first == 0 ? 0 : blocks[first - 1].start + blocks[first - 1].elements.count
    var sum = first == 0 ? Sum.zero : blocks[first - 1].before + blocks[first - 1].sum
    for index in first..<Swift.max(first, blocks.count) {
      blocks[index].start = start
      blocks[index].before = sum
      start += blocks[index].elements.count
      sum = sum + blocks[index].sum
    }
    count = start
    total = sum
    trait = .zero
    for index in blocks.indices {
      trait = trait + blocks[index].trait
    }
  }
}

extension SummedList: Sequence {
  /// Walks through the elements in order.
  struct Iterator: IteratorProtocol {
    private let blocks: [Block]
    private var block = 0
    private var offset = 0

    fileprivate init(_ blocks: [Block]) { self.blocks = blocks }

    mutating func next() -> Element? {
      guard block < blocks.count else { return nil }
      let element = blocks[block].elements[offset]
      offset += 1
      if offset == blocks[block].elements.count {
        offset = 0
        block += 1
      }
      return element
    }
  }

  func makeIterator() -> Iterator { Iterator(blocks) }
}
