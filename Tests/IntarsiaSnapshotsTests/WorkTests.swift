import IntarsiaSnapshots
import Testing

@Suite("The work done is what the documentation says, counted in hashes and comparisons")
struct WorkTests {
  private let counter = WorkCounter()
  private let count = 10_000

  private func ids(_ numbers: some Sequence<Int>) -> [CountedID] {
    numbers.map { CountedID(number: $0, counter: counter) }
  }

  /// A snapshot of ten sections, with nothing counted yet.
  private func snapshot(_ numbers: [Int]) throws -> Snapshot<Int, CountedID> {
    let length = max(1, (numbers.count + 9) / 10)
    let sections = stride(from: 0, to: numbers.count, by: length).map { start in
      SnapshotSection(start, items: ids(numbers[start..<min(start + length, numbers.count)]))
    }
    let result = try Snapshot(sections)
    counter.reset()
    return result
  }

  private func flat(_ numbers: [Int]) throws -> Snapshot<Int, CountedID> {
    let result = try Snapshot([SnapshotSection(0, items: ids(numbers))])
    counter.reset()
    return result
  }

  @Test("Building hashes every item once")
  func building() throws {
    let items = ids(0..<count)
    counter.reset()
    let snapshot = try Snapshot([SnapshotSection(0, items: items)])
    #expect(counter.hashes == count)
    #expect(counter.comparisons < 10)
    #expect(snapshot.numberOfItems == count)
  }

  @Test("An edit hashes what it names, whatever the size")
  func edits() throws {
    var snapshot = try snapshot(Array(0..<count))
    try snapshot.appendItems(ids([count]))
    #expect(counter.hashes == 1)
    counter.reset()
    try snapshot.moveItem(ids([5000])[0], beforeItem: ids([3])[0])
    #expect(counter.hashes == 2)
    counter.reset()
    try snapshot.insertItems(ids([-1, -2]), afterItem: ids([7])[0])
    #expect(counter.hashes == 3)
    counter.reset()
    snapshot.deleteItems(ids([17]))
    #expect(counter.hashes == 1)
    counter.reset()
    #expect(snapshot.indexOfItem(ids([9999])[0]) != nil)
    #expect(counter.hashes == 1)
    #expect(counter.comparisons < 10)
  }

  @Test("Equal snapshots are compared once, item by item")
  func equal() throws {
    let old = try snapshot(Array(0..<count))
    let new = try snapshot(Array(0..<count))
    #expect(new.difference(from: old).isEmpty)
    #expect(counter.hashes == 0)
    #expect(counter.comparisons == count)
    counter.reset()
    #expect(new.stages(from: old).isEmpty)
    #expect(counter.hashes == 0)
    #expect(counter.comparisons == count)
  }

  @Test("What differs at one end is looked up nowhere else")
  func oneEnd() throws {
    let old = try flat(Array(0..<count))
    for numbers in [[-1] + Array(0..<count), Array(0..<count) + [-1], Array(1..<count), Array(0..<count - 1)] {
      let new = try flat(numbers)
      let difference = new.difference(from: old)
      #expect(difference.insertions.count + difference.removals.count == 1)
      #expect(counter.hashes == 0)
      #expect(counter.comparisons <= count + 2)
    }
  }

  @Test("No difference hashes, and none compares an item more than a few times", arguments: 0..<20 as Range<UInt64>)
  func anything(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var numbers = Array(0..<count)
    for _ in 0..<500 {
      numbers.swapAt(
        Int.random(in: 0..<count, using: &generator), Int.random(in: 0..<count, using: &generator))
    }
    numbers.removeAll { $0 % 10 == Int(seed % 10) }
    let old = try snapshot(Array(0..<count))
    let new = try snapshot(numbers + Array(count..<count + 500))
    let difference = new.difference(from: old)
    #expect(counter.hashes == 0)
    #expect(counter.comparisons <= 2 * count + 1000)
    #expect(try old.applying(difference) == new)
  }

  @Test("A reversed list keeps one item")
  func reversed() throws {
    let old = try flat(Array(0..<count))
    let new = try flat((0..<count).reversed())
    let difference = new.difference(from: old)
    #expect(difference.moves.count == count - 1)
    #expect(counter.hashes == 0)
    #expect(counter.comparisons <= count + 4)
  }

  @Test("Applying a difference hashes only what it names")
  func applying() throws {
    let old = try flat(Array(0..<count))
    let new = try flat([-1] + Array(0..<count - 1))
    let difference = new.difference(from: old)
    counter.reset()
    let applied = try old.applying(difference)
    #expect(counter.hashes <= 2)
    #expect(counter.comparisons <= 4)
    #expect(applied == new)
  }
}
