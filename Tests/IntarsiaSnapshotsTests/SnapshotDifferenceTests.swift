import Foundation
import IntarsiaSnapshots
import Testing

@Suite("A difference, by example")
struct SnapshotDifferenceTests {
  private func snapshot(_ sections: KeyValuePairs<String, [Int]>) throws -> Snapshot<String, Int> {
    try Snapshot(sections.map { SnapshotSection($0.key, items: $0.value) })
  }

  @Test("Printed for people")
  func description() throws {
    let old = try snapshot(["banners": [1, 2, 3, 42], "old": [7], "tail": [8], "recommended": [5, 6]])
    var new = try snapshot(["tail": [8], "banners": [2, 1, 4], "recommended": [42, 5, 6], "new": [9]])
    try new.reloadItems([5, 9])
    try new.reconfigureItems([5, 6])
    try new.reloadSections(["tail", "new"])
    #expect(
      new.difference(from: old).description == """
        removed section old at 1
        inserted section new at 3
        moved section tail from 2 to 0
        removed 3 from banners 2
        removed 7 from old 0
        inserted 4 into banners 2
        inserted 9 into new 0
        moved 2 from banners 1 to banners 0
        moved 42 from banners 3 to recommended 0
        reloaded section tail at 0
        reloaded 5 in recommended 1
        reconfigured 6 in recommended 2
        """)
    #expect(try snapshot(["a": [1]]).difference(from: snapshot(["a": [1]])).description == "no changes")
  }

  @Test("Stages: sections, items, sections that were emptied, reloads")
  func stages() throws {
    let old = try snapshot(["a": [1, 2], "gone": [3], "emptied": [4, 5]])
    var new = try snapshot(["new": [4, 6], "a": [2, 1]])
    try new.reloadItems([4])
    let stages = new.stages(from: old)
    #expect(
      stages.map(\.description) == [
        """
        removed section gone at 1
        inserted section new at 0
        removed 3 from gone 0
        inserted 6 into new 0
        """,
        """
        moved 4 from emptied 0 to new 0
        moved 2 from a 1 to a 0
        """,
        """
        removed section emptied at 2
        removed 5 from emptied 0
        """,
        "reloaded 4 in new 0",
      ])
    #expect(stages[0].insertionsIntoKeptSections.isEmpty)
    #expect(stages[0].removalsFromKeptSections.isEmpty)
    #expect(try stages.reduce(old) { try $0.applying($1) } == new)
  }

  @Test("Without changes of sections there is one stage, and one for reloads")
  func fewStages() throws {
    let old = try snapshot(["a": [1, 2, 3], "b": [4]])
    var new = try snapshot(["a": [1, 3], "b": [4, 2]])
    #expect(new.stages(from: old) == [new.difference(from: old)])
    try new.reloadSections(["b"])
    try new.reloadItems([1, 4])
    try new.reconfigureItems([2])
    let stages = new.stages(from: old)
    #expect(stages.count == 2)
    #expect(stages[1].description == "reloaded section b at 1\nreloaded 1 in a 0")
    #expect(new.stages(from: new).map(\.description) == [stages[1].description])
    #expect(try snapshot(["a": [1]]).stages(from: snapshot(["a": [1]])).isEmpty)
  }

  /// An item that is told apart by its number alone.
  private struct Article: Hashable, Sendable {
    var number: Int
    var title: String

    static func == (left: Self, right: Self) -> Bool { left.number == right.number }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  @Test("Items whose content differs are reloaded, also where they move")
  func content() throws {
    let old = try Snapshot([
      SnapshotSection(
        0, items: [Article(number: 1, title: "a"), Article(number: 2, title: "b"), Article(number: 3, title: "c")])
    ])
    var new = try Snapshot([
      SnapshotSection(
        0, items: [Article(number: 3, title: "C"), Article(number: 1, title: "a"), Article(number: 2, title: "B")])
    ])
    let difference = new.difference(from: old, contentKey: \.title)
    #expect(difference.moves.map(\.item.number) == [3])
    #expect(difference.reloads.map(\.item.title) == ["C", "B"])
    #expect(new.difference(from: old).reloads.isEmpty)
    #expect(new.difference(from: old, isChanged: { $0.title != $1.title }) == difference)
    #expect(new.stages(from: old, contentKey: \.title).count == 2)
    #expect(new.stages(from: old, isChanged: { $0.number == 1 && $1.number == 1 }).last?.reloads.count == 1)
    try new.reloadItems([Article(number: 1, title: "")])
    #expect(new.difference(from: old, contentKey: \.title).reloads.map(\.item.number) == [3, 1, 2])
  }

  @Test("Through a document")
  func document() throws {
    let old = try snapshot(["a": [1, 2], "b": [3]])
    var new = try snapshot(["b": [2, 3], "c": [4]])
    try new.reloadItems([3])
    let difference = new.difference(from: old)
    let data = try JSONEncoder().encode(difference)
    let back = try JSONDecoder().decode(SnapshotDifference<String, Int>.self, from: data)
    #expect(back == difference)
    #expect(try old.applying(back) == new)
  }

  @Test("A difference that does not fit is refused in words")
  func mismatches() throws {
    let old = try snapshot(["a": [1, 2], "b": [3]])
    let other = try snapshot(["a": [2, 1], "b": [3]])
    let difference = try snapshot(["a": [1, 3], "b": []]).difference(from: old)
    #expect(throws: SnapshotMismatch<String, Int>.missingItem(2, at: ItemPosition(section: 0, item: 1))) {
      try other.applying(difference)
    }
    var tampered = difference
    tampered.insertions.append(ItemChange(item: 1, position: ItemPosition(section: 0, item: 0)))
    #expect(throws: SnapshotMismatch<String, Int>.duplicateItem(1, at: ItemPosition(section: 0, item: 0))) {
      try old.applying(tampered)
    }
    tampered = difference
    tampered.insertions.append(ItemChange(item: 9, position: ItemPosition(section: 7, item: 0)))
    let unreachable = #expect(throws: SnapshotMismatch<String, Int>.self) { try old.applying(tampered) }
    #expect(unreachable == .unreachable(ItemPosition(section: 7, item: 0), for: 9))
    #expect(
      unreachable?.description == """
        the item 9 cannot arrive at [7, 0], which does not exist or is taken. Apply a difference to the snapshot it was \
        made from.
        """)
    tampered = difference
    tampered.removals = []
    tampered.moves.append(
      ItemMove(item: 3, from: ItemPosition(section: 1, item: 0), to: ItemPosition(section: 1, item: 0)))
    #expect(throws: SnapshotMismatch<String, Int>.self) { try old.applying(tampered) }
    let foreign = #expect(throws: SnapshotMismatch<String, Int>.self) { try snapshot(["z": []]).applying(difference) }
    #expect(
      foreign?.description == """
        the difference starts from the sections [a, b], the snapshot has [z]. Apply a difference to the snapshot it \
        was made from.
        """)
    var stranded = try snapshot(["a": [1, 2]]).difference(from: old)
    stranded.removals = []
    #expect(throws: SnapshotMismatch<String, Int>.strandedItem(3, in: "b")) { try old.applying(stranded) }
  }

  @Test("A difference from a document that names places there are not is printed all the same")
  func hostileDocument() throws {
    let text = """
      {"oldSections":["a"],"newSections":["a","a"],"sectionRemovals":[],"sectionInsertions":[],"sectionMoves":[],
      "sectionReloads":[],"removals":[{"item":1,"position":{"section":-4,"item":9}}],"insertions":[],"moves":[],
      "reloads":[],"reconfigurations":[]}
      """
    let difference = try JSONDecoder().decode(SnapshotDifference<String, Int>.self, from: Data(text.utf8))
    #expect(difference.description == "removed 1 from [-4, 9]")
    #expect(throws: SnapshotMismatch<String, Int>.missingItem(1, at: ItemPosition(section: -4, item: 9))) {
      try snapshot(["a": [1]]).applying(difference)
    }
    var doubled = difference
    doubled.removals = []
    #expect(throws: SnapshotMismatch<String, Int>.duplicateSection("a")) {
      try snapshot(["a": [1]]).applying(doubled)
    }
  }
}
