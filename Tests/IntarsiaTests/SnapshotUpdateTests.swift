import Intarsia
import Testing

@Suite("Solutions follow their data")
struct SnapshotUpdateTests {
  static let layout = Layout(for: String.self) { kind in
    switch kind.first {
    case "r": Section { HGroup(width: 100, height: 60) { Item() } }.orthogonalScrollingBehavior(.continuous)
    case "g": Section { HGroup(height: 50) { Item(width: .fractionalWidth(1.0 / 3)) } }
    default:
      Section { VGroup(height: .estimated(40)) { Item(height: .estimated(40)) } }
        .header("title", height: .estimated(20))
    }
  }
  .interSectionSpacing(5)

  static let container = Container(width: 320, height: 480)

  static func snapshot(_ sections: [(String, [Int])]) throws -> Snapshot<String, Int> {
    try Snapshot(sections.map { SnapshotSection($0.0, items: $0.1) })
  }

  @Test("One inserted item among 10,000 sections computes one section, and plans nothing")
  func work() throws {
    let snapshot = try SnapshotUpdateTests.snapshot(
      (0..<10_000).map { ("\($0 % 2 == 0 ? "list" : "grid") \($0)", Array($0 * 100..<$0 * 100 + 7)) })
    let layout = Layout(for: Character.self) { kind, environment in
      SnapshotUpdateTests.layout.section(for: String(kind), in: environment)
    }
    var solution = layout.solve(snapshot, kind: { $0.first ?? "l" }, in: SnapshotUpdateTests.container)
    let before = solution.layoutSolution.work
    var next = solution.snapshot
    try next.insertItems([-1], beforeItem: 500_003)
    let difference = layout.update(&solution, to: next, kind: { $0.first ?? "l" })
    let work = solution.layoutSolution.work
    #expect(work.sections - before.sections == 1)
    #expect(work.plans == before.plans)
    #expect(work.instances - before.instances <= 1)
    #expect(difference.insertions.map(\.item) == [-1])
    #expect(solution.frame(of: -1) == layout.solve(next, kind: { $0.first ?? "l" }, in: container).frame(of: -1))

    try next.moveSection("list 0", afterSection: "grid 9999")
    next.deleteSections(["list 4000"])
    layout.update(&solution, to: next, kind: { $0.first ?? "l" })
    #expect(solution.layoutSolution.work == work)
    #expect(solution.layoutSolution.numberOfSections == 9_999)
  }

  private var container: Container { SnapshotUpdateTests.container }

  @Test("An item that moves keeps its size, in its section and into another one; one that goes loses it")
  func sizes() throws {
    let layout = SnapshotUpdateTests.layout
    var solution = layout.solve(
      try SnapshotUpdateTests.snapshot([("a", [1, 2, 3]), ("b", [4, 5]), ("c", [6])]), in: container)
    for item in [1, 3, 5] { solution.setMeasured(MeasuredSize(height: 100 + Double(item)), for: item) }
    solution.setMeasured(MeasuredSize(height: 30), forSupplementary: "title", in: "b")
    var next = solution.snapshot
    try next.moveItem(3, beforeItem: 1)
    try next.moveItem(1, afterItem: 6)
    next.deleteItems([5])
    try next.moveSection("b", beforeSection: "a")
    layout.update(&solution, to: next)
    #expect(solution.frame(of: 3)?.height == 103)
    #expect(solution.frame(of: 1)?.height == 101)
    #expect(solution.frame(of: 2) == Rect(x: 0, y: 75 + 20 + 103, width: 320, height: 40))
    #expect(solution.element(.supplementary("title", index: 0, section: "b"))?.frame.height == 30)
    try next.appendItems([5], toSection: "a")
    layout.update(&solution, to: next)
    #expect(solution.frame(of: 5)?.height == 40)
  }

  @Test("What is reloaded loses its size; what is reconfigured keeps it until its view is asked again")
  func marks() throws {
    let layout = SnapshotUpdateTests.layout
    var solution = layout.solve(
      try SnapshotUpdateTests.snapshot([("a", [1, 2, 3]), ("b", [4])]), in: container)
    var asked: [Int] = []
    let measure: (SnapshotElement<String, Int>.Identity, MeasurementRequest) -> MeasuredSize? = { identity, _ in
      if case .item(let item) = identity { asked.append(item) }
      return MeasuredSize(height: 70)
    }
    solution.measureVisible(measure)
    #expect(Set(asked) == [1, 2, 3, 4])
    asked = []
    var next = solution.snapshot
    try next.reloadItems([1])
    try next.reconfigureItems([2])
    try next.reloadSections(["b"])
    layout.update(&solution, to: next)
    #expect(solution.snapshot.reloadedItemIdentifiers == [])
    #expect(solution.frame(of: 1)?.height == 40)
    #expect(solution.frame(of: 2)?.height == 70)
    #expect(solution.frame(of: 3)?.height == 70)
    #expect(solution.frame(of: 4)?.height == 40)
    #expect(solution.element(.supplementary("title", index: 0, section: "b"))?.frame.height == 20)
    solution.measureVisible(measure)
    #expect(Set(asked) == [1, 2, 4])
    #expect(solution.frame(of: 1)?.height == 70)
  }

  @Test("Rows that are scrolled sideways stay so, wherever their section goes")
  func rows() throws {
    let layout = SnapshotUpdateTests.layout
    var solution = layout.solve(
      try SnapshotUpdateTests.snapshot([("a", [1]), ("row", Array(10..<30))]), in: container)
    solution.setOrthogonalOffset(150, for: "row")
    var next = solution.snapshot
    try next.moveSection("row", beforeSection: "a")
    next.deleteItems([12])
    layout.update(&solution, to: next)
    #expect(solution.frame(of: 10) == Rect(x: -150, y: 0, width: 100, height: 60))
    #expect(solution.viewport.orthogonalOffsets == [0: 150])
  }

  @Test("A kind that was not there before is planned; another environment means a solve that keeps the sizes")
  func newKinds() throws {
    let layout = SnapshotUpdateTests.layout
    var solution = layout.solve(try SnapshotUpdateTests.snapshot([("a", [1, 2])]), in: container)
    solution.setMeasured(MeasuredSize(height: 90), for: 2)
    var next = solution.snapshot
    try next.insertSections(["grid"], beforeSection: "a")
    try next.appendItems([7, 8, 9, 10], toSection: "grid")
    layout.update(&solution, to: next)
    #expect(solution.layoutSolution.work.plans == 2)
    #expect(solution.frame(of: 10) == Rect(x: 0, y: 50, width: 106.5, height: 50))
    #expect(solution.frame(of: 2)?.height == 90)
    #expect(solution.section("grid")?.kind == "grid")
    let wide = LayoutEnvironment(container: Container(width: 600, height: 480))
    layout.update(&solution, to: next, in: wide)
    #expect(solution.frame(of: 2) == Rect(x: 0, y: 165, width: 600, height: 90))
    #expect(solution.environment == wide)
    next.deleteAllItems()
    layout.update(&solution, to: next)
    #expect(solution.contentSize.height == 0)
  }

  @Test("Kinds that come and go for ever are not all kept")
  func manyKinds() throws {
    let layout = SnapshotUpdateTests.layout
    var solution = layout.solve(try SnapshotUpdateTests.snapshot([("a", [1, 2])]), in: container)
    solution.setMeasured(MeasuredSize(height: 90), for: 2)
    for round in 0..<200 {
      var next = solution.snapshot
      next.deleteSections(["grid \(round - 1)"])
      try next.appendSections(["grid \(round)"])
      try next.appendItems([100 + round], toSection: "grid \(round)")
      layout.update(&solution, to: next)
      #expect(solution.layoutSolution.layouts.count <= 40)
    }
    #expect(solution.frame(of: 299) == Rect(x: 0, y: 155, width: 106.5, height: 50))
    #expect(solution.section("grid 199")?.kind == "grid 199")
  }

  @Test("The kind follows what a section holds")
  func kindByItems() throws {
    let layout = SnapshotUpdateTests.layout
    let kind = { (_: Int, items: [Int]) in items.contains { $0 < 0 } ? "grid" : "list" }
    var snapshot = try Snapshot([SnapshotSection(0, items: [1, 2, 3]), SnapshotSection(1, items: [4])])
    var solution = layout.solve(snapshot, kind: kind, in: container)
    solution.setMeasured(MeasuredSize(height: 90), for: 2)
    try snapshot.appendItems([-1], toSection: 0)
    layout.update(&solution, to: snapshot, kind: kind)
    #expect(solution.frame(of: 2) == Rect(x: 106.5, y: 0, width: 106.5, height: 50))
    snapshot.deleteItems([-1])
    layout.update(&solution, to: snapshot, kind: kind)
    #expect(solution.frame(of: 2)?.height == 90)
  }

  @Test("A layout with one section follows any snapshot")
  func single() throws {
    let layout = Layout { Section { HGroup(height: 10) { Item() } } }
    var solution = layout.solve(try SnapshotUpdateTests.snapshot([("x", [1]), ("y", [2])]), in: container)
    layout.update(&solution, to: try SnapshotUpdateTests.snapshot([("y", [2, 3])]))
    #expect(solution.frame(of: 3)?.y == 10)
    var main = layout.solve(try Snapshot([SnapshotSection(SingleSection.main, items: [1])]), in: container)
    layout.update(&main, to: try Snapshot([SnapshotSection(SingleSection.main, items: [2, 1])]))
    #expect(main.frame(of: 1)?.y == 10)
  }
}
