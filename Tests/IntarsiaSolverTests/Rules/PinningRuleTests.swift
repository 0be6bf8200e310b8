import IntarsiaIR
import IntarsiaSolver
import Testing

@Suite("Rules: pinning")
struct PinningRuleTests {
  private let pinned = [boundary(.top, .fw(1), 30, pin: true), boundary(.bottom, .fw(1), 20, pin: true)]

  /// Two sections of three and twelve items: 0…138 with the region 30…118, and 138…436.
  private func two(_ items: [BoundarySpec], at y: Double, height: Double = 100) -> LayoutSolution {
    let spec = section(in: .of(3, 4, 5, 6), boundary: items, pairs(40))
    return solve(
      [(spec, 3), (spec, 12)],
      viewport: Viewport(offset: Point(x: 0, y: y), size: Size(width: 320, height: height)))
  }

  private func y(_ solution: LayoutSolution, _ kind: String, _ section: Int?) -> Double? {
    solution.element(.supplementary(kind, index: 0, inSection: section))?.frame.y
  }

  @Test("R106: only items at an end of the scroll axis pin")
  func sides() {
    let items = [boundary(.leading, 20, 30, pin: true), boundary(.top, .fw(1), 30, pin: false)]
    let solution = two(items, at: 200)
    #expect(y(solution, "leading", 0) == 59)
    #expect(y(solution, "top", 0) == 0)
    // The viewport is the visible rectangle: a smaller one pins footers higher.
    #expect(y(two(pinned, at: 200, height: 100), "bottom", 1) == 280)
    #expect(y(two(pinned, at: 200, height: 60), "bottom", 1) == 240)
  }

  @Test("R107: a header keeps to the visible start between its natural place and the end of its region")
  func headers() {
    let solution = two(pinned, at: 100)
    #expect(y(solution, "top", 0) == 88)
    #expect(y(solution, "top", 1) == 138)
    #expect(y(two(pinned, at: 50), "top", 0) == 50)
    let headers = [pinned[0]]
    #expect(y(two(headers, at: 130), "top", 1) == 130)
    #expect(y(two(headers, at: 0), "top", 1) == 118)
    let horizontal = solve(
      section(boundary: [boundary(.leading, 60, .fh(1), pin: true)], column(90, .fh(1), [item(.fw(1), .fh(1))])), 9,
      along: .horizontal, viewport: Viewport(offset: Point(x: 120, y: 0)))
    #expect(horizontal.supplementary("leading") == "120 0 60 480")
  }

  @Test("R107: a header moved by an offset never goes back before its own natural place")
  func headersWithOffset() {
    let moved = [boundary(.top, .fw(1), 30, off: 0, 10, pin: true)]
    #expect(y(two(moved, at: 0), "top", 1) == 108)
    #expect(y(two(moved, at: 104), "top", 1) == 108)
    #expect(y(two(moved, at: 110), "top", 1) == 110)
  }

  @Test("R108: a footer keeps to the visible end between its natural place and the start of its region")
  func footers() {
    let solution = two(pinned, at: 100)
    #expect(y(solution, "bottom", 0) == 118)
    #expect(y(solution, "bottom", 1) == 180)
    #expect(y(two(pinned, at: 0), "bottom", 1) == 168)
    #expect(y(two(pinned, at: 400), "bottom", 1) == 416)
  }

  @Test("R109: a header leaves with its own region, before the next one arrives")
  func headersLeave() {
    let spec = section(boundary: [pinned[0]], rows(40))
    func solution(at y: Double) -> LayoutSolution {
      solve(
        [(spec, 2), (spec, 9)], LayoutConfiguration(interSectionSpacing: 50),
        viewport: Viewport(offset: Point(x: 0, y: y)))
    }
    // Section 0 ends at 110, section 1 begins at 160.
    #expect(y(solution(at: 100), "top", 0) == 80)
    #expect(y(solution(at: 120), "top", 0) == 80)
    #expect(y(solution(at: 120), "top", 1) == 160)
    #expect(y(solution(at: 170), "top", 1) == 170)
  }

  @Test("R109a: an item that can pin and is in sight lies a milliard higher")
  func zIndex() {
    func zIndexes(at y: Double) -> [Int] { two(pinned, at: y).supplementaries.map(\.zIndex) }
    let raised = 1_000_000_001
    // In the order header 0, footer 0, header 1, footer 1, of which at y 0 the first alone is where it would be anyway.
    #expect(zIndexes(at: 0) == [raised, raised, 1, 1])
    #expect(zIndexes(at: 100) == [raised, raised, raised, raised])
    #expect(zIndexes(at: 300) == [1, 1, raised, raised])
  }

  @Test("R109b: a scroll changes nothing where nothing pins and no row is scrolled")
  func scrolling() {
    let spec = section(
      boundary: [boundary(.top, .fw(1), 30)], backgrounds: [DecorationSpec(elementKind: "b")], pairs(40))
    var solution = solve([(spec, 3), (spec, 12)])
    let before = solution.elements
    solution.viewport = Viewport(offset: Point(x: 0, y: 150))
    #expect(solution.elements == before)
    let pinning = two(pinned, at: 100)
    var scrolled = two(pinned, at: 0)
    #expect(scrolled.supplementaries != pinning.supplementaries)
    scrolled.viewport = pinning.viewport
    #expect(scrolled.elements == pinning.elements)
  }

  @Test("R109c: pins on one edge stack, the layout's first, and a section's stack leaves as a block")
  func stacks() {
    let items = [boundary(.top, .fw(1), 30, kind: "a", pin: true), boundary(.top, .fw(1), 10, kind: "b", pin: true)]
    let spec = section(boundary: items, rows(40))
    func solution(at y: Double) -> LayoutSolution {
      solve(
        [(spec, 3), (spec, 3)],
        LayoutConfiguration(boundarySupplementaryItems: [boundary(.top, .fw(1), 20, kind: "layout", pin: true)]),
        viewport: Viewport(offset: Point(x: 0, y: y), size: Size(width: 320, height: 100)))
    }
    // The layout's own header is 0…20, section 0 is 20…170 with the region 50…170.
    let middle = solution(at: 70)
    #expect(y(middle, "layout", nil) == 70)
    #expect(y(middle, "a", 0) == 90)
    #expect(y(middle, "b", 0) == 120)
    let leaving = solution(at: 130)
    #expect(y(leaving, "layout", nil) == 130)
    #expect(y(leaving, "a", 0) == 130)
    #expect(y(leaving, "b", 0) == 160)
  }

  @Test("R109d: a pinned item of a section out of sight has its natural frame")
  func outOfSight() {
    let solution = two(pinned, at: 2000)
    #expect(y(solution, "top", 0) == 88)
    #expect(y(two(pinned, at: -2000), "top", 1) == 138)
    #expect(y(two(pinned, at: -2000), "bottom", 1) == 168)
  }

  @Test("R109e: a pinned place depends on the viewport alone, not on earlier ones")
  func noHistory() {
    var solution = two(pinned, at: 0)
    let fresh = solution.elements
    for y in [50.0, 300, 120, 2000, 0] { solution.viewport.offset.y = y }
    #expect(solution.elements == fresh)
  }
}
