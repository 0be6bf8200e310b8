import Foundation
import IntarsiaSnapshots

/// The lists that are compared: elements are UUIDs, the same in every run.
struct DiffWorkload {
  typealias Sections = [[UUID]]

  var name: String
  var old: Sections
  var new: Sections
  /// Half of what DifferenceKit takes, in milliseconds, where the goals were set.
  var limit: Double
  /// The same as a multiple of the floor of that place: figures of other machines count as ratios only.
  var multiple: Double

  /// A snapshot with as many sections.
  static func snapshot(_ sections: Sections) -> Snapshot<Int, UUID> {
    let built = try? Snapshot(sections.enumerated().map { SnapshotSection($0, items: $1) })
    return built ?? Snapshot()
  }

  static var all: [DiffWorkload] {
    var numbers = Numbers(seed: 2)
    let one = uuids(100_000, &numbers)
    let other = uuids(100_000, &numbers)
    return [
      readme(5_000, deleted: 2_000..<3_000, insertedAt: 3_000, shuffled: 200, limit: 0.42, multiple: 1.4),
      readme(100_000, deleted: 20_000..<30_000, insertedAt: 30_000, shuffled: 2_000, limit: 16, multiple: 4.6),
      DiffWorkload(name: "reversed 100 k", old: [one], new: [one.reversed()], limit: 15.5, multiple: 1.6),
      DiffWorkload(name: "equal 100 k", old: [one], new: [one], limit: 1, multiple: 11),
      DiffWorkload(name: "all different 100 k", old: [one], new: [other], limit: 12, multiple: 1.25),
      DiffWorkload(
        name: "one in front 100 k", old: [one], new: [[other[0]] + one], limit: 1, multiple: 9),
      edited(percent: 1, limit: 17, multiple: 1.75), edited(percent: 10, limit: 19, multiple: 1.9),
    ]
  }

  static func uuids(_ count: Int, _ numbers: inout Numbers) -> [UUID] {
    (0..<count).map { _ in
      let (high, low) = (numbers.next(), numbers.next())
      func byte(_ word: UInt64, _ index: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: word >> (8 * index)) }
      return UUID(
        uuid: (
          byte(high, 0), byte(high, 1), byte(high, 2), byte(high, 3), byte(high, 4), byte(high, 5), byte(high, 6),
          byte(high, 7), byte(low, 0), byte(low, 1), byte(low, 2), byte(low, 3), byte(low, 4), byte(low, 5),
          byte(low, 6), byte(low, 7)
        ))
    }
  }

  /// A tenth or a fifth deleted in one piece, as many inserted in another, and the first few shuffled.
  private static func readme(
    _ count: Int, deleted: Range<Int>, insertedAt index: Int, shuffled: Int, limit: Double, multiple: Double
  ) -> DiffWorkload {
    var numbers = Numbers(seed: UInt64(count))
    let old = uuids(count, &numbers)
    var new = old
    new.removeSubrange(deleted)
    new.insert(contentsOf: uuids(deleted.count, &numbers), at: index)
    new[0..<shuffled].shuffle(using: &numbers)
    return DiffWorkload(
      name: "readme \(count / 1_000) k", old: [old], new: [new], limit: limit, multiple: multiple)
  }

  /// A hundred sections of a thousand: of the edits a third deletes, a third inserts, and a third moves anywhere.
  private static func edited(percent: Int, limit: Double, multiple: Double) -> DiffWorkload {
    var numbers = Numbers(seed: UInt64(percent))
    let old = (0..<100).map { _ in uuids(1_000, &numbers) }
    var new = old
    for edit in 0..<(1_000 * percent) {
      let section = Int.random(in: 0..<100, using: &numbers)
      let item = Int.random(in: 0..<new[section].count, using: &numbers)
      switch edit % 3 {
      case 0: new[section].remove(at: item)
      case 1: new[section].insert(contentsOf: uuids(1, &numbers), at: item)
      default:
        let moved = new[section].remove(at: item)
        let target = Int.random(in: 0..<100, using: &numbers)
        new[target].insert(moved, at: Int.random(in: 0...new[target].count, using: &numbers))
      }
    }
    return DiffWorkload(
      name: "100 sections × 1,000, \(percent) % edits", old: old, new: new, limit: limit, multiple: multiple)
  }
}
