import IntarsiaIR
import IntarsiaSolver
import Testing

/// Asking visible elements for their sizes (`R155`–`R160`).
@Suite("Measuring what is visible")
struct MeasureVisibleTests {
  private static let heights = [31.0, 50, 31, 69, 31]

  private func list(rows: Int, header: Bool = false) -> LayoutInput {
    let item = ItemSpec(size: LayoutSize(height: .estimated(44)))
    var section = SectionSpec(
      group: GroupSpec(axis: .vertical, size: LayoutSize(height: .estimated(44)), content: .children([.item(item)])),
      interGroupSpacing: 3)
    if header {
      section.boundarySupplementaryItems = [
        BoundarySpec(elementKind: "header", size: LayoutSize(height: .estimated(28)), alignment: .top)
      ]
    }
    return LayoutInput(section, itemCount: rows, container: Container(width: 320, height: 480))
  }

  private func height(of id: LayoutElement.ID) -> MeasuredSize? {
    guard case .item(let item, _) = id else { return MeasuredSize(height: 36) }
    return MeasuredSize(height: Self.heights[item % 5])
  }

  @Test("R157: only what is visible is asked, from the top down")
  func topDown() {
    var asked: [LayoutElement.ID] = []
    var solution = LayoutSolver().solve(list(rows: 60)) { request in
      #expect(request.asksHeight && !request.asksWidth && request.size.width == 320)
      if !asked.contains(request.id) { asked.append(request.id) }
      return self.height(of: request.id)
    }
    #expect(asked == (0..<11).map { .item($0, inSection: 0) })
    #expect(solution.contentSize.height == 2788)

    solution.viewport = Viewport(offset: Point(x: 0, y: 500))
    solution.measureVisible { request in
      if !asked.contains(request.id) { asked.append(request.id) }
      return self.height(of: request.id)
    }
    #expect(asked.count == 22)
    #expect(solution.contentSize.height == 2778)
  }

  @Test("R158: what has been measured is not asked again, unless its settled length changes or it is taken back")
  func onceMeasured() {
    var solution = LayoutSolver().solve(list(rows: 5)) { self.height(of: $0.id) }
    #expect(solution.measureVisible { self.height(of: $0.id) } == 0)
    solution.setMeasured(nil, for: .item(2, inSection: 0))
    #expect(solution.measureVisible { self.height(of: $0.id) } == 2)
    #expect(solution.contentSize.height == 224)
  }

  @Test("An answer is asked for once more only where it changed something", arguments: [(44.0, 5), (30.0, 10)])
  func calls(_ height: Double, _ expected: Int) {
    var solution = LayoutSolver().solve(list(rows: 5))
    #expect(solution.measureVisible { _ in MeasuredSize(height: height) } == expected)
    #expect(solution.contentSize.height == 5 * height + 12)
    #expect(solution.diagnostics.isEmpty)
  }

  @Test("An element that keeps changing its mind is asked three times and keeps the larger size")
  func changingMinds() {
    var calls = 0
    let solution = LayoutSolver().solve(list(rows: 2)) { request in
      guard request.id == .item(1, inSection: 0) else { return MeasuredSize(height: 44) }
      calls += 1
      return MeasuredSize(height: request.size.height == 60 ? 50 : 60)
    }
    #expect(calls == 3)
    #expect(solution.frame(ofItem: 1, inSection: 0)?.height == 60)
    #expect(
      solution.diagnostics.map(\.description) == [
        "warning: layouts.main.group.children[0].item: Item 1 of section 0 keeps changing its mind: in one pass it "
          + "asked for a height of 60, then a height of 50, then a height of 60. It is laid out at a height of 60. "
          + "Make its size depend on its content and the settled length only, not on its present size. "
          + "[unstable-size]"
      ])
  }

  @Test("R159: a view without an answer keeps the estimate, and is asked once")
  func noAnswer() {
    var calls = 0
    let solution = LayoutSolver().solve(list(rows: 3, header: true)) { _ in
      calls += 1
      return nil
    }
    #expect(calls == 4)
    #expect(solution.contentSize.height == 28 + 3 * 44 + 6)
  }

  @Test("R160: growth above what is visible is told as an adjustment, and adding it keeps the picture still")
  func adjustment() {
    var solution = LayoutSolver().solve(list(rows: 60), viewport: Viewport(offset: Point(x: 0, y: 600)))
    #expect(solution.offsetAdjustment == nil)
    let before = solution.frame(ofItem: 13, inSection: 0)
    solution.setMeasured(MeasuredSize(height: 64), for: .item(2, inSection: 0))
    #expect(solution.offsetAdjustment == Point(x: 0, y: 20))
    solution.setMeasured(MeasuredSize(height: 34), for: .item(4, inSection: 0))
    #expect(solution.offsetAdjustment == Point(x: 0, y: 10))
    #expect(solution.frame(ofItem: 13, inSection: 0)?.y == before.map { $0.y + 10 })
    // Growth below moves nothing that is visible first.
    solution.setMeasured(MeasuredSize(height: 90), for: .item(15, inSection: 0))
    #expect(solution.offsetAdjustment == Point(x: 0, y: 10))
    solution.viewport.offset.y += 10
    #expect(solution.offsetAdjustment == nil)
  }

  @Test("Answers that are no lengths do not count", arguments: [Double.nan, .infinity, -.infinity])
  func noLengths(_ height: Double) {
    let solution = LayoutSolver().solve(list(rows: 2)) { _ in MeasuredSize(width: 1, height: height) }
    #expect(solution.contentSize.height == 91)
    var other = LayoutSolver().solve(list(rows: 2))
    other.setMeasured(MeasuredSize(height: height), for: .item(0, inSection: 0))
    #expect(other.contentSize.height == 91)
  }
}
