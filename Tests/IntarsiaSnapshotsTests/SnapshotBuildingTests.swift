import IntarsiaSnapshots
import Testing

@Suite("A snapshot is built from a block, a list, or data with duplicates")
struct SnapshotBuildingTests {
  enum FeedSection: Hashable, Sendable {
    case banners
    case categories
    case restaurants(title: String)
  }

  private func feed(showsCategories: Bool, extra: Int?) throws -> Snapshot<FeedSection, Int> {
    try Snapshot {
      SnapshotSection(.banners) {
        1
        [2, 3]
        extra
        if showsCategories { 4 }
        for item in 5...6 { item }
      }
      if showsCategories {
        SnapshotSection(.categories)
      }
      if let extra {
        SnapshotSection(.restaurants(title: "Extra"), items: [extra * 2])
      } else {
        SnapshotSection(.restaurants(title: "None"))
      }
      for title in ["Oslo", "Rome"] {
        switch title {
        case "Oslo": SnapshotSection(.restaurants(title: title)) { 10...12 }
        default: SnapshotSection(.restaurants(title: title)) { [] }
        }
      }
      if #available(macOS 11, iOS 14, *) {
        SnapshotSection(.restaurants(title: "New"), items: [20])
      }
      [SnapshotSection(.restaurants(title: "Listed"))]
    }
  }

  @Test("Every form of control flow")
  func controlFlow() throws {
    let full = try feed(showsCategories: true, extra: 30)
    #expect(
      full.sectionIdentifiers == [
        .banners, .categories, .restaurants(title: "Extra"), .restaurants(title: "Oslo"), .restaurants(title: "Rome"),
        .restaurants(title: "New"), .restaurants(title: "Listed"),
      ])
    #expect(full.itemIdentifiers == [1, 2, 3, 30, 4, 5, 6, 60, 10, 11, 12, 20])
    #expect(full.itemCounts == [7, 0, 1, 3, 0, 1, 0])
    #expect(full.checkInvariants() == [])

    let short = try feed(showsCategories: false, extra: nil)
    #expect(
      short.sectionIdentifiers == [
        .banners, .restaurants(title: "None"), .restaurants(title: "Oslo"), .restaurants(title: "Rome"),
        .restaurants(title: "New"), .restaurants(title: "Listed"),
      ])
    #expect(short.itemIdentifiers == [1, 2, 3, 5, 6, 10, 11, 12, 20])
  }

  @Test("A block that contradicts itself is refused")
  func refusals() {
    let item = #expect(throws: SnapshotError<String, Int>.self) {
      try Snapshot {
        SnapshotSection("a") { [1, 2] }
        SnapshotSection("b") { [2, 1, 3] }
      }
    }
    #expect(item == .duplicateItems([2, 1], in: .build))
    #expect(
      item?.description == """
        Snapshot: the items [2, 1] stand there more than once. Name it in one section only, or build with \
        init(uniquing:keeping:) to drop the others.
        """)
    let section = #expect(throws: SnapshotError<String, Int>.self) {
      try Snapshot<String, Int> {
        SnapshotSection("a")
        SnapshotSection("b")
        SnapshotSection("a")
      }
    }
    #expect(section == .duplicateSections(["a"], in: .build))
  }

  @Test("What an item is need not be said")
  func inference() throws {
    let list = [1, 2]
    let texts = try Snapshot {
      SnapshotSection("a") { "x" }
      SnapshotSection("b") { "y" as String? }
    }
    let numbers = try Snapshot { SnapshotSection("a") { list } }
    #expect(texts.itemIdentifiers == ["x", "y"])
    #expect(numbers.itemIdentifiers == list)
  }

  private static let messy: [SnapshotSection<String, Int>] = [
    SnapshotSection("a", items: [1, 2, 1]),
    SnapshotSection("b", items: [2, 3, 3, 3]),
    SnapshotSection("a", items: [4, 2]),
  ]

  @Test("Data with duplicates: the first stays")
  func keepFirst() {
    var duplicates = SnapshotDuplicates<String, Int>()
    let snapshot = Snapshot(uniquing: Self.messy, keeping: .keepFirst, reportingTo: &duplicates)
    #expect(snapshot.description == "a: 1, 2, 4\nb: 3")
    #expect(duplicates == SnapshotDuplicates(sections: ["a"], items: [1, 2, 3]))
    #expect(duplicates.description == "duplicate sections [a], duplicate items [1, 2, 3]")
    #expect(snapshot.checkInvariants() == [])
    #expect(Snapshot(uniquing: Self.messy) == snapshot)
  }

  @Test("Data with duplicates: the last stays")
  func keepLast() {
    var duplicates = SnapshotDuplicates<String, Int>(items: [99])
    let snapshot = Snapshot(uniquing: Self.messy, keeping: .keepLast, reportingTo: &duplicates)
    #expect(snapshot.description == "b: 3\na: 1, 4, 2")
    #expect(Set(duplicates.items) == [1, 2, 3])
    #expect(duplicates.sections == ["a"])
    #expect(snapshot.checkInvariants() == [])
  }

  @Test("Data without duplicates reports none")
  func nothingToReport() throws {
    var duplicates = SnapshotDuplicates<String, Int>(sections: ["old"])
    let tidy = [SnapshotSection("a", items: [1, 2]), SnapshotSection("b", items: [])]
    for policy in DuplicatePolicy.allCases {
      #expect(try Snapshot(uniquing: tidy, keeping: policy, reportingTo: &duplicates) == Snapshot(tidy))
      #expect(duplicates.isEmpty)
      #expect(duplicates.description == "no duplicates")
    }
  }

  @Test(
    "Appending a page that repeats itself", arguments: [(DuplicatePolicy.keepFirst, "7, 1, 8"), (.keepLast, "1, 8, 7")])
  func appendUniquing(policy: DuplicatePolicy, expected: String) throws {
    var snapshot = try Snapshot([SnapshotSection("a", items: [1, 2])])
    let duplicates = try snapshot.appendItems(uniquing: [7, 1, 8, 8, 8, 7], keeping: policy, toSection: "a")
    #expect(duplicates == [8, 7])
    #expect(snapshot.description == "a: 2, \(expected)")
    #expect(try snapshot.appendItems(uniquing: [9]) == [])
    #expect(throws: SnapshotError<String, Int>.self) { try snapshot.appendItems(uniquing: [9], toSection: "z") }
  }

  @Test("Printed for people")
  func description() throws {
    #expect(Snapshot<String, Int>().description == "no sections")
    let snapshot = try Snapshot([SnapshotSection("a", items: [1, 2]), SnapshotSection("b")])
    #expect(snapshot.description == "a: 1, 2\nb: no items")
    #expect(try Snapshot(snapshot.sectionList) == snapshot)
  }
}
