import IntarsiaSnapshots
import Testing

/// What public threads about data sources settle only in part.
@Suite("Facts from public threads: snapshots")
struct PublicFactTests {
  typealias Error = SnapshotError<String, String>

  @Test("Fact 10: the items of a section that is not there are an error, never those of another section")
  func missingSection() throws {
    let snapshot = try Snapshot([SnapshotSection("a", items: ["1", "2"])])
    #expect(throws: Error.unknownSection("b", in: .itemIdentifiers(inSection: "b"))) {
      try snapshot.itemIdentifiers(inSection: "b")
    }
    #expect(throws: Error.unknownSection("b", in: .numberOfItems(inSection: "b"))) {
      try snapshot.numberOfItems(inSection: "b")
    }
    #expect(snapshot.indexOfSection("b") == nil)
  }

  @Test("Fact 11: duplicates are refused when they enter, so no difference begins with a broken snapshot")
  func duplicates() throws {
    #expect(throws: Error.self) { try Snapshot([SnapshotSection("a", items: ["k", "k"])]) }
    #expect(throws: Error.self) {
      try Snapshot([SnapshotSection("a", items: ["k"]), SnapshotSection("b", items: ["k"])])
    }
    let old = Snapshot(uniquing: [SnapshotSection("a", items: ["k", "x", "k"])])
    #expect(old.itemIdentifiers == ["k", "x"])
    let new = try Snapshot([SnapshotSection("a", items: ["k"])])
    #expect(new.difference(from: old).removals.map(\.item) == ["x"])
  }

  /// Equal to every other, and each with a hash of its own.
  struct Contradiction: Hashable, Sendable {
    var number: Int

    static func == (left: Contradiction, right: Contradiction) -> Bool { true }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  @Test("Fact 12: where equality and hashing contradict each other, looking up answers and never traps")
  func contradiction() throws {
    var snapshot = Snapshot<Contradiction, Contradiction>()
    for number in 0..<20 {
      try? snapshot.appendSections([Contradiction(number: number)])
      try? snapshot.appendItems([Contradiction(number: number)], toSection: Contradiction(number: number))
    }
    for number in 0..<100 {
      let identifier = Contradiction(number: number)
      let index = snapshot.indexOfSection(identifier)
      #expect(index.map { (0..<snapshot.numberOfSections).contains($0) } ?? true)
      let position = snapshot.position(ofItem: identifier)
      #expect(position.map { snapshot.itemIdentifier(at: $0) != nil } ?? true)
      _ = try? snapshot.itemIdentifiers(inSection: identifier)
    }
    #expect(snapshot.itemIdentifiers.count == snapshot.numberOfItems)
  }

  @Test("Fact 13: appending what is there moves it; nothing ever occurs twice or in two sections")
  func appendingWhatIsThere() throws {
    var snapshot = try Snapshot([SnapshotSection("a", items: ["1", "2"]), SnapshotSection("b", items: ["3"])])
    try snapshot.appendItems(["1"], toSection: "b")
    #expect(snapshot.itemIdentifiers == ["2", "3", "1"])
    #expect(snapshot.sectionIdentifier(containingItem: "1") == "b")
    try snapshot.appendItems(["2"], toSection: "a")
    #expect(snapshot.itemCounts == [1, 2])
  }

  @Test("Fact 14: each stage leads from the data before it to its own, and the last one to the target")
  func stages() throws {
    let old = try Snapshot([
      SnapshotSection("a", items: ["1", "2"]), SnapshotSection("b", items: ["3"]), SnapshotSection("c", items: ["4"]),
    ])
    var new = try Snapshot([
      SnapshotSection("c", items: ["4", "1"]), SnapshotSection("a", items: ["2", "5"]),
    ])
    try new.reloadItems(["2"])
    let stages = new.stages(from: old)
    #expect(stages.count > 1)
    var shown = old
    for stage in stages {
      #expect(stage.oldSections == shown.sectionIdentifiers)
      shown = try shown.applying(stage)
      #expect(stage.newSections == shown.sectionIdentifiers)
    }
    #expect(shown.itemIdentifiers == new.itemIdentifiers)
    #expect(shown.sectionIdentifiers == new.sectionIdentifiers)
    #expect(shown.itemCounts == new.itemCounts)
  }
}
