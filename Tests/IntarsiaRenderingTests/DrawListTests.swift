import IntarsiaIR
import IntarsiaRendering
import IntarsiaSolver
import Testing

@Suite("Draw lists")
struct DrawListTests {
  @Test("Boxes come in the order in which they are drawn: backgrounds, items, headers")
  func order() {
    let list = DrawList(Screen.solve(Screen.delivery(restaurants: 2)))
    let drawn = list.boxes.filter { $0.section == 2 }.map { "\($0.kind) \($0.label)" }
    #expect(drawn == ["card card", "restaurants 0", "restaurants 1", "title title"])
    #expect(list.boxes.map(\.zIndex) == list.boxes.map(\.zIndex).sorted())
  }

  @Test("Rows say what is out of sight, before and after")
  func rows() throws {
    let solution = Screen.solve(Screen.delivery(), viewport: Viewport(orthogonalOffsets: [0: 390, 1: 100]))
    let list = DrawList(solution)
    let banners = try #require(list.sections[0].row)
    #expect(banners.itemsBefore == 1 && banners.itemsAfter == 1 && banners.offset == 390)
    #expect(banners.restingOffsets == [0, 390, 780])
    let categories = try #require(list.sections[1].row)
    #expect(categories.itemsBefore == 1 && categories.itemsAfter == 1 && categories.restingOffsets.isEmpty)
    #expect(list.sections[2].row == nil)
    #expect(list.boxes.filter { $0.section == 1 }.allSatisfy { $0.clip == Rect(x: 0, y: 0, width: 390, height: 1354) })
  }

  @Test("Unscrolled, rows hold what is out of sight, and pins their natural places")
  func unscrolled() throws {
    let viewport = Viewport(offset: Point(x: 0, y: 700), orthogonalOffsets: [0: 390])
    let solution = Screen.solve(Screen.delivery(restaurants: 3), viewport: viewport)
    let list = DrawList(solution, at: .unscrolled, limits: DrawLimits(rowBoxes: 100))
    #expect(list.boxes.filter { $0.section == 0 }.map(\.frame.x) == [0, 390, 780])
    #expect(list.boxes.filter { $0.section == 1 }.map(\.frame.x) == [25, 122.5, 220, 317.5, 415, 512.5])
    #expect(list.sections[0].row?.offset == 390)
    let title = try #require(list.boxes.first { $0.role == .supplementary })
    #expect(title.frame == Rect(x: 16, y: 382, width: 358, height: 44))
    #expect(title.pin == DrawnBox.Pin(edge: .start, limit: 826))
    #expect(list.visibleRect.y == 700)
  }

  @Test("A long section shows its head, what the view shows, and its tail")
  func stretches() {
    let viewport = Viewport(offset: Point(x: 0, y: 5_000))
    let solution = Screen.solve(Screen.frameworks(count: 300), viewport: viewport)
    let list = DrawList(solution, limits: DrawLimits(sectionLength: 500))
    #expect(
      list.stretches == [
        .init(start: 0, end: 476), .init(start: 476, end: 4_998, omission: .rows(38)),
        .init(start: 4_998, end: 5_950), .init(start: 5_950, end: 11_781, omission: .rows(49)),
        .init(start: 11_781, end: 11_900),
      ])
  }

  @Test("Badges of rows that are left out do not hang in the air, and a cut that saves a row is not made")
  func stragglers() {
    var input = Screen.frameworks(count: 42)
    let badge = SupplementarySpec(
      elementKind: "badge", size: LayoutSize(width: 24, height: 24),
      containerAnchor: Anchor(edges: [.top, .trailing], absoluteOffset: Point(x: 8, y: -8)))
    input.layouts[0].section?.group.content = .equal(
      count: 3, child: .item(ItemSpec(size: LayoutSize(), supplementaryItems: [badge])))
    let list = DrawList(Screen.solve(input), limits: DrawLimits(sectionLength: 600))
    let items = list.boxes.filter { $0.role == .item }.map(\.index)
    #expect(items == Array(0..<24) + [39, 40, 41])
    #expect(list.boxes.filter { $0.role == .supplementary }.map(\.index) == items)
    let whole = DrawList(Screen.solve(input), limits: DrawLimits(sectionLength: 1_400))
    #expect(whole.stretches.map(\.omission) == [nil])
  }

  @Test("Ten boxes at most are ten boxes at most")
  func boxLimit() {
    let list = DrawList(Screen.solve(Screen.frameworks()), limits: DrawLimits(boxes: 10))
    #expect((5...10).contains(list.boxes.count))
    #expect(list.stretches.last?.omission != nil)
  }

  @Test("A thousand million items in one place are cut, not counted")
  func crowd() {
    var input = Screen.frameworks(count: 1_000_000_000)
    input.layouts[0].section?.interGroupSpacing = -119
    let list = DrawList(Screen.solve(input), limits: DrawLimits(boxes: 50))
    #expect(list.boxes.count == 50)
    #expect(list.sections.map(\.itemCount) == [1_000_000_000])
  }

  @Test("What is left out is said in words")
  func omissions() {
    let all: [DrawList.Omission] = [
      .rows(1), .rows(42), .items(1), .items(7), .sections(1), .sections(3), .points(0.5),
    ]
    #expect(
      all.map(\.description) == [
        "… 1 more row", "… 42 more rows", "… 1 more item", "… 7 more items", "… 1 more section", "… 3 more sections",
        "… 0.5 more points",
      ])
  }

  @Test("Limits without sense are mended")
  func limits() {
    let limits = DrawLimits(sectionLength: .nan, sections: -3, boxes: 0, rowBoxes: -1)
    #expect(limits == DrawLimits(sectionLength: 1, sections: 1, boxes: 1, rowBoxes: 0))
  }
}
