import IntarsiaIR
import IntarsiaSolver
import Testing

@Suite("Rules: sections that scroll sideways")
struct OrthogonalRuleTests {
  private func sideways(
    _ behavior: OrthogonalScrollingBehavior = .continuous, width: Dimension = 100, between: Double = 8,
    height: Dimension = 50, edge: EdgeSpacing = .none
  ) -> SectionSpec {
    section(
      in: .of(3, 4, 5, 6), between: between, scrolls: behavior, boundary: [boundary(.top, .fw(1), 20)],
      row(width, height, edge: edge, [item(.fw(1), .fh(1))]))
  }

  @Test("R130: groups follow each other along the row, and the section is as thick as the thickest")
  func groups() {
    let solution = solve([(sideways(), 3), (section(rows(40)), 1)])
    #expect(solution.supplementary("top") == "4 0 310 20")
    #expect(solution.frames == ["4 23 100 50", "112 23 100 50", "220 23 100 50", "0 78 320 40"])
    // The last group is trimmed along the row.
    let pairs = section(scrolls: .continuous, row(100, 50, [item(.fw(0.5), .fh(1))]))
    #expect(solve(pairs, 3).section(at: 0)?.orthogonal?.contentLength == 150)
  }

  @Test("R130: across the row fixed edges add, and flexible ones share the row's thickness")
  func edgesAcross() {
    let group = column(100, .e(10), edge: EdgeSpacing(top: .flexible(0)), [item(.fw(1), .e(10))])
    let solution = solve(section(scrolls: .continuous, group), 3, heights: [30, 10, 20])
    #expect(solution.frames == ["0 0 100 30", "100 20 100 10", "200 10 100 20"])
    let fixed = sideways(edge: EdgeSpacing(top: 7))
    #expect(solve(fixed, 1).frames == ["4 30 100 50"])
  }

  @Test("R131: the window is the container less the section's insets, and clips nothing")
  func window() {
    let solution = solve(sideways(), 8)
    #expect(solution.section(at: 0)?.orthogonal?.viewport.text == "4 23 310 50")
    // Item 2 reaches 320, six points beyond the window, and is found there.
    #expect(solution.elements(in: Rect(x: 316, y: 23, width: 4, height: 50)).map(\.id) == [.item(2, inSection: 0)])
  }

  @Test("R132: the row is as long as its groups and gaps, and scrolls as far as it is longer than the window")
  func length() throws {
    let eight = try #require(solve(sideways(), 8).section(at: 0)?.orthogonal)
    #expect(eight.contentLength == 856)
    #expect(eight.maximumOffset == 546)
    let three = try #require(solve(sideways(), 3).section(at: 0)?.orthogonal)
    #expect(three.maximumOffset == 6)
    let one = try #require(solve(sideways(), 1).section(at: 0)?.orthogonal)
    #expect(one.maximumOffset == 0)
  }

  @Test("R133: a continuous row rests anywhere, so it lists no stops")
  func continuous() throws {
    let row = try #require(solve(sideways(), 8).section(at: 0)?.orthogonal)
    #expect(row.restingOffsets.isEmpty)
    #expect([-5, 0, 123.4, 546, 700].map(row.restingOffset) == [0, 0, 123.4, 546, 546])
  }

  @Test("R134: stops at leading edges are clamped to the end and listed once; ties go to the lower one")
  func leadingEdges() throws {
    for behavior in [OrthogonalScrollingBehavior.continuousGroupLeadingBoundary, .groupPaging] {
      let row = try #require(solve(sideways(behavior, width: .fw(0.8)), 3).section(at: 0)?.orthogonal)
      #expect(row.restingOffsets == [0, 264, 474])
      #expect(row.restingOffset(for: 132) == 0)
      let short = try #require(solve(sideways(behavior), 3).section(at: 0)?.orthogonal)
      #expect(short.restingOffsets == [0, 6])
      #expect(short.restingOffset(for: 40) == 6)
    }
  }

  @Test("R135: a swipe moves a paging row one group at most, and no frame")
  func oneGroup() throws {
    let solution = solve(sideways(.groupPaging), 8)
    let row = try #require(solution.section(at: 0)?.orthogonal)
    #expect(row.restingOffset(releasedAt: 0, velocity: 5000) == 108)
    #expect(row.restingOffset(releasedAt: 330, velocity: -9000, from: 324) == 216)
    #expect(row.restingOffset(releasedAt: 300, velocity: 0, from: 0) == 108)
    let free = solve(sideways(.continuous), 8)
    #expect(solution.frames == free.frames)
  }

  @Test("R136: paging goes by windows; a page beyond the end is the end")
  func pages() throws {
    let row = try #require(solve(sideways(.paging, width: .fw(0.8)), 3).section(at: 0)?.orthogonal)
    #expect(row.restingOffsets == [0, 310, 474])
    #expect(row.restingOffset(for: 400) == 310)
    #expect(row.restingOffset(for: 470) == 474)
    #expect(row.restingOffset(for: 474) == 474)
  }

  @Test("R137: centred groups rest in the middle of the window, and the row opens at 0")
  func centred() throws {
    let spec = sideways(.groupPagingCentered, width: .fw(0.8))
    let row = try #require(solve(spec, 3).section(at: 0)?.orthogonal)
    #expect(row.restingOffsets == [-27, 237, 501])
    #expect(row.offset == 0)
    let settled = solve(spec, 3, viewport: Viewport(orthogonalOffsets: [0: row.restingOffset(for: 0)]))
    #expect(settled.xs.first == 31)
  }

  @Test("R138: items are known by the frames of the unscrolled row, and shown shifted by the offset")
  func unscrolled() {
    let still = solve(sideways(), 8)
    #expect(still.xs == (0..<8).map { 4 + Double($0) * 108 })
    let scrolled = solve(sideways(), 8, viewport: Viewport(orthogonalOffsets: [0: 120]))
    #expect(scrolled.xs == still.xs.map { $0 - 120 })
    #expect(scrolled.section(at: 0)?.orthogonal?.offset == 120)
  }

  @Test("R140: in a horizontal layout a sideways section scrolls vertically")
  func horizontal() throws {
    let spec = section(
      in: .of(3, 4, 5, 6), between: 8, scrolls: .groupPaging, boundary: [boundary(.leading, 20, .fh(1))],
      column(50, 100, [item(.fw(1), .fh(1))]))
    let solution = solve(
      spec, 8, width: 480, height: 321, along: .horizontal, viewport: Viewport(orthogonalOffsets: [0: 5]))
    #expect(solution.frames.prefix(2) == ["24 -2 50 100", "24 106 50 100"])
    #expect(solution.supplementary("leading") == "0 3 20 313")
    let row = try #require(solution.section(at: 0)?.orthogonal)
    #expect(row.viewport.text == "24 3 50 313")
    #expect(row.maximumOffset == 543)
    #expect(row.restingOffset(for: 200) == 216)
  }

  @Test("R141: how quickly a row slows down decides where a flick ends, and no frame")
  func deceleration() throws {
    let free = try #require(solve(sideways(), 80).section(at: 0)?.orthogonal)
    let normal = free.restingOffset(releasedAt: 0, velocity: 1000, rate: .normal)
    let fast = free.restingOffset(releasedAt: 0, velocity: 1000, rate: .fast)
    #expect(abs(normal - 499) < 0.001)
    #expect(abs(fast - 99) < 0.001)
    let paging = try #require(solve(sideways(.groupPaging), 80).section(at: 0)?.orthogonal)
    #expect(paging.restingOffset(releasedAt: 0, velocity: 1000, rate: .normal) == 108)
    #expect(paging.restingOffset(releasedAt: 0, velocity: 1000, rate: .fast) == 108)
  }

  @Test("R142: a row of estimated thickness is as thick as the largest size known")
  func estimatedThickness() {
    let spec = section(scrolls: .continuous, row(100, .e(44), [item(.fw(1), .e(44))]))
    #expect(solve(spec, 5).content == "320 44")
    #expect(solve(spec, 5, heights: [20, 30]).content == "320 44")
    #expect(solve(spec, 5, heights: [20, 90]).content == "320 90")
    #expect(solve(spec, 3, heights: [20, 30, 10]).content == "320 30")
    #expect(solve(spec, 3, heights: [20, 30, 10]).frames == ["0 0 100 20", "100 0 100 30", "200 0 100 10"])
  }
}
