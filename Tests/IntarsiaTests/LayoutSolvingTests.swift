import Intarsia
import Testing

@Suite("Layouts join data")
struct LayoutSolvingTests {
  enum Kind: Hashable, Sendable {
    case slider
    case list
    case unknown
  }

  static let layout = Layout(for: Kind.self) { kind in
    switch kind {
    case .slider:
      Section { HGroup(height: 100) { Item() } }
        .orthogonalScrollingBehavior(.paging)
        .background("card")
    case .list:
      Section { VGroup(height: 50) { Item() } }
        .header("title", height: 20)
    case .unknown: nil
    }
  }
  .header("search", height: 10)

  static let container = Container(width: 320, height: 480)

  @Test("Without a snapshot: kinds and numbers of items")
  func counts() {
    let solution = LayoutSolvingTests.layout.solve([(.slider, 3), (.list, 2)], in: LayoutSolvingTests.container)
    #expect(solution.contentSize == Size(width: 320, height: 230))
    #expect(solution.frame(ofItem: 1, inSection: 1) == Rect(x: 0, y: 180, width: 320, height: 50))
    #expect(solution.section(at: 0)?.kind == "slider")
    #expect(solution.diagnostics == [])
  }

  @Test("A single section, with a container and with an environment")
  func single() {
    let grid = Layout { environment in
      Section {
        HGroup(height: 100, count: environment.horizontalSizeClass == .regular ? 6 : 3) { Item() }
      }
    }
    let narrow = grid.solve(itemCount: 9, in: LayoutSolvingTests.container)
    #expect(narrow.contentSize == Size(width: 320, height: 300))
    let forced = LayoutEnvironment(container: LayoutSolvingTests.container, horizontalSizeClass: .regular)
    #expect(grid.solve(itemCount: 9, in: forced).contentSize == Size(width: 320, height: 200))
    #expect(narrow.section(at: 0)?.kind == "main")
  }

  @Test("Every kind is an input once, in the order of its first section; one without a section has none")
  func input() {
    let environment = LayoutEnvironment(container: LayoutSolvingTests.container)
    let sections: [(kind: Kind, itemCount: Int)] = [(.list, 1), (.unknown, 0), (.list, 2), (.slider, 3), (.unknown, 0)]
    let input = LayoutSolvingTests.layout.input(sections, in: environment)
    #expect(input.layouts.map(\.kind) == ["list", "unknown", "slider"])
    #expect(input.layouts.map { $0.section != nil } == [true, false, true])
    #expect(input.sections.map(\.layout) == [0, 1, 0, 2, 1])
    #expect(input.sections.map(\.itemCount) == [1, 0, 2, 3, 0])
    #expect(input.configuration == LayoutSolvingTests.layout.configuration)
    #expect(input.container == LayoutSolvingTests.container)
  }

  @Test("A kind without a section is fine while it is empty, and a diagnostic when it is not (R110)")
  func unknown() throws {
    let layout = LayoutSolvingTests.layout
    #expect(layout.solve([(.list, 1), (.unknown, 0)], in: LayoutSolvingTests.container).diagnostics == [])
    let solution = layout.solve([(.list, 1), (.unknown, 2)], in: LayoutSolvingTests.container)
    let diagnostic = try #require(solution.diagnostics.first)
    #expect(diagnostic.rule == "kind-without-layout")
    #expect(diagnostic.path.description == "sections[1].kind")
    #expect(solution.contentSize.height == 80)
  }

  struct SameName: Hashable, Sendable, CustomStringConvertible {
    var number: Int
    var description: String { "same" }
  }

  @Test("Kinds with equal descriptions have different names")
  func names() {
    let layout = Layout(for: SameName.self) { kind in
      Section { HGroup(height: .absolute(Double(kind.number))) { Item() } }
    }
    let solution = layout.solve((1...3).map { (SameName(number: $0), 1) }, in: LayoutSolvingTests.container)
    #expect(solution.layouts.map(\.kind) == ["same", "same 2", "same 3"])
    #expect(solution.contentSize.height == 6)
  }

  @Test("The closure runs once per kind and environment, however many sections and solves there are")
  func providerCalls() throws {
    let calls = CallCounter()
    let layout = Layout(for: Int.self) { kind in
      let _ = calls.call()
      Section { HGroup(height: 10, count: kind) { Item() } }
    }
    let sections = (0..<50).map { (kind: $0 % 3 + 1, itemCount: $0) }
    let first = layout.solve(sections, in: LayoutSolvingTests.container)
    #expect(calls.count == 3)
    let second = layout.solve(sections.shuffled(), in: LayoutSolvingTests.container, reusing: first)
    #expect(calls.count == 3)
    #expect(second.work.reusedPlans == 3)
    _ = layout.solve(sections, in: Container(width: 321, height: 480))
    #expect(calls.count == 6)
  }

  // MARK: Kinds of sections

  struct Shelf: Hashable, Sendable {
    var id: String
    var kind: Kind
  }

  @Test("The kind is a property of the section identifier")
  func keyPath() throws {
    var snapshot = Snapshot<Shelf, Int>()
    let shelves = [Shelf(id: "a", kind: .list), Shelf(id: "b", kind: .slider), Shelf(id: "c", kind: .list)]
    try snapshot.appendSections(shelves)
    for (index, shelf) in shelves.enumerated() { try snapshot.appendItems([index * 10], toSection: shelf) }
    let container = LayoutSolvingTests.container
    let solution = LayoutSolvingTests.layout.solve(snapshot, kind: \.kind, in: container)
    #expect(solution.section(shelves[2])?.frame == Rect(x: 0, y: 180, width: 320, height: 70))
    let closure = LayoutSolvingTests.layout.solve(
      snapshot, kind: { $0.kind }, in: LayoutEnvironment(container: container))
    #expect(closure.frame(of: 20) == solution.frame(of: 20))
  }

  enum HomeItem: Hashable, Sendable {
    case banner(Int)
    case carousel(Int)
  }

  @Test("The kind is computed from what the section holds")
  func byItems() throws {
    let snapshot = try Snapshot([
      SnapshotSection("x", items: [HomeItem.carousel(1), .carousel(2)]), SnapshotSection("y", items: [.banner(1)]),
      SnapshotSection("z", items: []),
    ])
    let solution = LayoutSolvingTests.layout.solve(
      snapshot,
      kind: { _, items in
        switch items.first {
        case .banner?: .slider
        case .carousel?: .list
        case nil: .unknown
        }
      }, in: LayoutSolvingTests.container)
    #expect(solution.layoutSolution.layouts.map(\.kind) == ["list", "slider", "unknown"])
    #expect(solution.frame(of: .banner(1)) == Rect(x: 0, y: 130, width: 320, height: 100))
    #expect(solution.diagnostics == [])
  }

  @Test("A layout with one section takes any snapshot", arguments: [1, 2])
  func anySnapshot(sections: Int) throws {
    let layout = Layout { Section { HGroup(height: 10) { Item() } } }
    let snapshot = try Snapshot((0..<sections).map { SnapshotSection("section \($0)", items: [$0]) })
    #expect(layout.solve(snapshot, in: LayoutSolvingTests.container).contentSize.height == Double(sections) * 10)
    let environment = LayoutEnvironment(container: LayoutSolvingTests.container)
    #expect(layout.solve(snapshot, in: environment).frame(of: 0) == Rect(x: 0, y: 0, width: 320, height: 10))
    let ofKind = try Snapshot([SnapshotSection(SingleSection.main, items: [1])])
    #expect(layout.solve(ofKind, in: environment).contentSize.height == 10)
  }

  @Test("A type may be called like one of the package's, which is still there under its full name")
  func qualifiedNames() {
    enum Section { case main }
    struct Item { var name = "" }
    let layout = Layout { Intarsia.Section { Intarsia.HGroup(height: 10) { Intarsia.Item() } } }
    #expect(layout.solve(itemCount: 2, in: LayoutSolvingTests.container).contentSize.height == 20)
    #expect(Item().name.isEmpty && Section.main == .main)
  }
}
