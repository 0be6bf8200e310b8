import Intarsia
import Testing

@Suite("Solutions by identity")
struct SnapshotSolutionTests {
  typealias Solution = SnapshotSolution<String, Int>
  typealias Element = SnapshotElement<String, Int>

  static let layout = Layout(for: String.self) { kind in
    switch kind {
    case "row":
      Section { HGroup(width: 100, height: 60) { Item().badge("badge", width: 10, height: 10) } }
        .orthogonalScrollingBehavior(.continuous)
        .background("card")
    default:
      Section { VGroup(height: .estimated(40)) { Item(height: .estimated(40)) } }
        .header("title", height: .estimated(20), pinToVisibleBounds: true)
    }
  }
  .footer("end", height: 10)

  static func solution() throws -> Solution {
    let snapshot = try Snapshot([
      SnapshotSection("list", items: Array(0..<4)), SnapshotSection("row", items: Array(10..<15)),
      SnapshotSection("more", items: [20]),
    ])
    return layout.solve(snapshot, in: Container(width: 320, height: 480))
  }

  @Test("Every item has the frame of its place")
  func frames() throws {
    let solution = try SnapshotSolutionTests.solution()
    for (index, item) in [0, 1, 2, 3, 10, 11, 12, 13, 14, 20].enumerated() {
      let position = try #require(solution.position(of: item))
      #expect(position == ItemPosition(section: item / 10, item: item < 10 ? index : item < 20 ? index - 4 : 0))
      #expect(solution.item(at: position) == item)
      let frame = solution.layoutSolution.frame(ofItem: position.item, inSection: position.section)
      #expect(solution.frame(of: item) == frame)
      let element = try #require(solution.element(of: item))
      #expect(element.identity == .item(item))
      #expect((element.item, element.frame, element.zIndex) == (item, frame, position.section == 1 ? 1 : 0))
    }
  }

  @Test("What is not in the snapshot has no frame, no place and no element")
  func unknown() throws {
    var solution = try SnapshotSolutionTests.solution()
    #expect(solution.frame(of: 99) == nil)
    #expect(solution.element(of: 99) == nil)
    #expect(solution.position(of: 99) == nil)
    for position in [ItemPosition(section: 9, item: 0), .init(section: -1, item: 0), .init(section: 0, item: -1)] {
      #expect(solution.item(at: position) == nil)
    }
    #expect(solution.section("nowhere") == nil)
    #expect(solution.sectionIdentifier(at: -1) == nil)
    #expect(solution.element(.supplementary("title", index: 0, section: "nowhere")) == nil)
    #expect(solution.element(.decoration("card", index: 0, section: "nowhere")) == nil)
    #expect(solution.element(.decoration("card", index: 0, section: "list")) == nil)
    let before = solution.contentSize
    solution.setMeasured(MeasuredSize(height: 500), for: 99)
    solution.setMeasured(MeasuredSize(height: 500), forSupplementary: "title", in: "nowhere")
    solution.setOrthogonalOffset(50, for: "nowhere")
    #expect(solution.contentSize == before)
    #expect(
      solution.identified(
        LayoutElement(id: .decoration("card", index: 0, inSection: 7), frame: .zero, zIndex: 0)) == nil)
  }

  @Test("All elements by identity, and back")
  func identities() throws {
    let solution = try SnapshotSolutionTests.solution()
    let elements = solution.layoutSolution.elements
    let identified = elements.compactMap { solution.identified($0) }
    #expect(identified.map(\.element) == elements)
    for element in identified {
      #expect(solution.id(of: element.identity) == element.element.id)
      #expect(solution.element(element.identity) == element)
    }
    let identities = Set(identified.map(\.identity))
    let some: [Element.Identity] = [
      .supplementary("title", index: 0, section: "list"), .supplementary("title", index: 0, section: "more"),
      .supplementary("badge", index: 4, section: "row"), .supplementary("end", index: 0, section: nil),
      .decoration("card", index: 0, section: "row"), .item(14),
    ]
    #expect(identities.isSuperset(of: some))
  }

  @Test("A query tells identities")
  func query() throws {
    let solution = try SnapshotSolutionTests.solution()
    #expect(
      solution.elements(in: Rect(x: 0, y: 170, width: 90, height: 20)).map(\.identity) == [
        .item(3), .decoration("card", index: 0, section: "row"), .item(10),
      ])
    #expect(solution.elements(in: Rect(x: 0, y: 9999, width: 90, height: 20)) == [])
  }

  @Test("Measured items and headers move what comes after (R156)")
  func measuring() throws {
    var solution = try SnapshotSolutionTests.solution()
    #expect(solution.contentSize.height == 310)
    solution.setMeasured(MeasuredSize(height: 70), for: 1)
    #expect(solution.frame(of: 2)?.y == 130)
    solution.setMeasured(MeasuredSize(height: 50), forSupplementary: "title", in: "list")
    #expect(solution.frame(of: 2)?.y == 160)
    #expect(solution.contentSize.height == 370)
    solution.setMeasured(nil, for: 1)
    #expect(solution.contentSize.height == 340)
  }

  @Test("Rows are shifted and headers pinned by the viewport, by identity")
  func viewport() throws {
    var solution = try SnapshotSolutionTests.solution()
    #expect(solution.section("row")?.orthogonal?.contentLength == 500)
    solution.setOrthogonalOffset(120, for: "row")
    #expect(solution.frame(of: 10)?.x == -120)
    #expect(solution.viewport.orthogonalOffsets == [1: 120])
    solution.viewport.offset.y = 50
    let title = solution.element(.supplementary("title", index: 0, section: "list"))
    #expect(title?.frame.y == 50)
  }

  @Test("Other data reuse the plans of an earlier solution")
  func reusing() throws {
    let solution = try SnapshotSolutionTests.solution()
    var snapshot = solution.snapshot
    try snapshot.moveSection("row", beforeSection: "list")
    snapshot.deleteItems([2])
    let next = SnapshotSolutionTests.layout.solve(
      snapshot, in: Container(width: 320, height: 480), reusing: solution)
    #expect(next.layoutSolution.work.plans == 0)
    #expect(next.frame(of: 10)?.y == 0)
    #expect(next.frame(of: 3)?.y == 160)
    #expect(next.sectionIdentifier(at: 0) == "row")
  }

  @Test("Pictures are those of the solution, with labels by identity")
  func pictures() throws {
    let solution = try SnapshotSolutionTests.solution()
    #expect(solution.picture() == solution.layoutSolution.picture())
    #expect(solution.svg(title: "List") == solution.layoutSolution.svg(title: "List"))
    let labelled = solution.picture(width: 100) { identity in
      if case .item(let item) = identity { "no. \(item)" } else { nil }
    }
    #expect(labelled.contains("no. 3"))
    #expect(labelled.contains("no. 20"))
    #expect(solution.svg { $0 == .item(20) ? "the last" : nil }.contains("the last"))
  }
}
