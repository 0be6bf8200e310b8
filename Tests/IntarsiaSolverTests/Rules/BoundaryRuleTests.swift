import IntarsiaIR
import IntarsiaSolver
import Testing

/// `S(in 3 4 5 6)` with rows of 40, two items side by side: three of them make a region 88 high.
@Suite("Rules: boundary items of a section")
struct BoundaryRuleTests {
  /// A solution with boundary items around an 88-high region, or an 80-high one without insets.
  private func around(
    _ items: [BoundarySpec], follow: Bool = true, insets: Insets = .of(3, 4, 5, 6), along scroll: Axis = .vertical
  ) -> LayoutSolution {
    let group =
      scroll == .vertical ? pairs(40) : column(40, .fh(1), [IntarsiaSolverTests.item(.fw(1), .fh(0.5))])
    return solve(section(in: insets, follow: follow, boundary: items, group), 3, along: scroll)
  }

  @Test("R80: across, fractions are of the box less the section's insets; along, of the whole container")
  func sizes() {
    #expect(around([boundary(.top, .fw(1), .fh(0.1))]).supplementary("top") == "4 0 310 48")
    #expect(around([boundary(.top, .fw(1), .fh(0.1))], follow: false).supplementary("top") == "0 0 320 48")
    let horizontal = around([boundary(.leading, .fw(0.1), .fh(1))], along: .horizontal)
    #expect(horizontal.supplementary("leading") == "0 3 32 472")
  }

  @Test("R81: following the insets matters across only")
  func following() {
    let header = boundary(.top, 60, 30)
    let solution = around([header])
    #expect(solution.supplementary("top") == "129 0 60 30")
    #expect(solution.ys.first == 33)
    #expect(solution.extent() == "0 0 320 118")
    let whole = around([header], follow: false)
    #expect(whole.supplementary("top") == "130 0 60 30")
    #expect(whole.frames == solution.frames)
    #expect(whole.extent() == "0 0 320 118")
  }

  @Test("R82: across, an item stands at the box's start, end or centre, then its offset is added")
  func across() {
    #expect(around([boundary(.topTrailing, 60, 30)]).supplementary("topTrailing") == "254 0 60 30")
    #expect(around([boundary(.topTrailing, 60, 30)], follow: false).supplementary("topTrailing") == "260 0 60 30")
    #expect(around([boundary(.topLeading, 60, 30)]).supplementary("topLeading") == "4 0 60 30")
    #expect(around([boundary(.topLeading, 60, 30, off: -9)]).supplementary("topLeading") == "-5 0 60 30")
  }

  @Test("R83: an item that extends lies outside the region, and the section grows by the farthest one")
  func extending() {
    let solution = around([boundary(.top, .fw(1), 30), boundary(.bottom, .fw(1), 20)])
    #expect(solution.supplementary("top") == "4 0 310 30")
    #expect(solution.supplementary("bottom") == "4 118 310 20")
    #expect(solution.extent() == "0 0 320 138")
    // An item pushed all the way inside grows nothing.
    let inside = around([boundary(.top, .fw(1), 30, off: 0, 50), boundary(.bottom, .fw(1), 20, off: 0, -60)])
    #expect(inside.supplementary("top") == "4 20 310 30")
    #expect(inside.supplementary("bottom") == "4 28 310 20")
    #expect(inside.extent() == "0 0 320 88")
  }

  @Test("R84: so the offset counts")
  func offsets() {
    let top = around([boundary(.top, 60, 30, off: 5, 7)])
    #expect(top.supplementary("top") == "134 0 60 30")
    #expect(top.ys.first == 26)
    let bottom = around([boundary(.bottom, 60, 30, off: 0, 7)])
    #expect(bottom.supplementary("bottom") == "129 95 60 30")
    #expect(bottom.extent() == "0 0 320 125")
  }

  @Test("R85: an item inside moves nothing and grows nothing")
  func inside() {
    let bottom = around([boundary(.bottom, 60, 30, off: -5, -7, inside: true)])
    #expect(bottom.supplementary("bottom") == "124 51 60 30")
    #expect(bottom.extent() == "0 0 320 88")
    let top = around([boundary(.topTrailing, 60, 30, off: -5, -7, inside: true)])
    #expect(top.supplementary("topTrailing") == "249 -7 60 30")
  }

  @Test("R86: items on one side do not stack")
  func sameSide() {
    let solution = around([
      boundary(.top, .fw(1), 30, kind: "a"), boundary(.top, .fw(1), 10, kind: "b"),
      boundary(.bottom, .fw(1), 7, kind: "c"), boundary(.bottom, .fw(1), 5, kind: "d"),
    ])
    #expect(
      ["a", "b", "c", "d"].map { solution.supplementary($0) } == [
        "4 0 310 30", "4 20 310 10", "4 118 310 7", "4 118 310 5",
      ])
    #expect(solution.extent() == "0 0 320 125")
  }

  @Test("R87: side items are centred along the region, which grows to the longest")
  func sides() {
    #expect(around([boundary(.leading, 60, 30)]).supplementary("leading") == "4 29 60 30")
    let moved = around([boundary(.leading, 60, 30, off: 5, 7)])
    #expect(moved.supplementary("leading") == "9 36 60 30")
    #expect(moved.extent() == "0 0 320 88")
    let long = around([boundary(.leading, 33, 200), boundary(.bottom, .fw(1), 10)], insets: .zero)
    #expect(long.supplementary("leading") == "0 0 33 200")
    #expect(long.supplementary("bottom") == "0 200 320 10")
    #expect(long.ys.first == 0)
    #expect(long.content == "320 210")
    let inside = around([boundary(.leading, 33, 200, inside: true)], insets: .zero)
    #expect(inside.supplementary("leading") == "0 -60 33 200")
    #expect(inside.content == "320 80")
  }

  @Test("R88: in a horizontal layout leading and trailing are the ends, and corners are ends")
  func horizontal() {
    let following = around([boundary(.leading, 60, 30)], along: .horizontal)
    #expect(following.supplementary("leading") == "0 224 60 30")
    #expect(following.xs.first == 64)
    let whole = around([boundary(.leading, 60, 30)], follow: false, along: .horizontal)
    #expect(whole.supplementary("leading") == "0 225 60 30")
    #expect(around([boundary(.topLeading, 60, 30)]).ys.first == 33)
    #expect(around([boundary(.topLeading, 60, 30)], along: .horizontal).xs.first == 64)
    #expect(around([boundary(.top, 60, 30)], along: .horizontal).xs.first == 4)
  }

  @Test("R89: longer than the region, at an end")
  func longerThanTheRegion() {
    let top = around([boundary(.top, 33, 200)], insets: .zero)
    #expect(top.ys.first == 200)
    let topInside = around([boundary(.top, 33, 200, inside: true)], insets: .zero)
    #expect(topInside.supplementary("top") == "143.5 0 33 200")
    #expect(topInside.ys.first == 0)
    let bottom = around([boundary(.bottom, 33, 200)], insets: .zero)
    #expect(bottom.supplementary("bottom") == "143.5 80 33 200")
    #expect(bottom.content == "320 280")
    let bottomInside = around([boundary(.bottom, 33, 200, inside: true)], insets: .zero)
    #expect(bottomInside.supplementary("bottom") == "143.5 -120 33 200")
  }

  @Test("R90: there is no boundary item without an alignment, so none has Apple's empty frame")
  func noAlignment() {
    let names = [
      "top", "topLeading", "leading", "bottomLeading", "bottom", "bottomTrailing", "trailing", "topTrailing",
    ]
    #expect(BoundarySpec.Alignment.allCases.map(\.rawValue) == names)
    #expect(BoundarySpec.Alignment(rawValue: "none") == nil)
  }

  @Test("R91: cells lie at 0, supplementaries and boundary items at 1, backgrounds at 0")
  func zIndexes() {
    let corner = item(.fw(0.5), .fh(1), badges: [badge(1, 1, at: Anchor(edges: .top))])
    let spec = section(boundary: [boundary(.top, .fw(1), 30)], row(.fw(1), 40, [corner]))
    let solution = solve(spec, 1)
    #expect(solution.items.map(\.zIndex) == [0])
    #expect(solution.supplementaries.map(\.zIndex) == [1, 1])
    #expect(DecorationSpec(elementKind: "background").zIndex == 0)
  }

  @Test("R91a: a boundary item's own insets add to the section's, on its slot alone")
  func ownInsets() {
    let header = boundary(.top, .fw(1), 44, in: .of(0, 100, 0, 10))
    let solution = solve(section(in: .of(0, 50, 0, 10), boundary: [header], rows(40)), 1, width: 375)
    #expect(solution.supplementary("top") == "150 0 205 44")
    #expect(solution.ys == [44])
    let estimated = boundary(.top, .fw(1), .e(44), in: .of(5, 10, 5, 10))
    #expect(solve(section(boundary: [estimated], rows(40)), 1).supplementary("top") == "10 0 300 44")
  }

  @Test("R91b: around a sideways section boundary items stand still")
  func orthogonal() {
    let spec = section(
      in: .of(3, 4, 5, 6), scrolls: .continuous, boundary: [boundary(.top, .fw(1), 20), boundary(.bottom, .fw(1), 10)],
      row(100, 50, [item(.fw(1), .fh(1))]))
    let still = solve(spec, 8)
    let scrolled = solve(spec, 8, viewport: Viewport(orthogonalOffsets: [0: 120]))
    #expect(still.supplementary("top") == "4 0 310 20")
    #expect(still.supplementary("bottom") == "4 78 310 10")
    #expect(scrolled.supplementaries == still.supplementaries)
    #expect(scrolled.xs.first == -116)
  }

  @Test("R91c: element kinds differ within a section; a child used several times counts once")
  func kinds() {
    let twice = solve(
      section(
        boundary: [boundary(.top, .fw(1), 30, kind: "title"), boundary(.bottom, .fw(1), 30, kind: "title")], rows(40)),
      1)
    #expect(
      twice.told == [
        "error: layouts.main.boundarySupplementaryItems[1]: The element kind \"title\" is used at "
          + "layouts.main.boundarySupplementaryItems[0] already, so views of the two cannot be told apart. Give every "
          + "supplementary of a section a kind of its own. [duplicate-element-kind]"
      ])
    let child = item(100, .fh(1), badges: [badge(5, 5, at: Anchor(edges: .top))])
    #expect(solve(row(.fw(1), 40, [child, child]), 3).told.isEmpty)
    let other = item(50, .fh(1), badges: [badge(5, 5, at: Anchor(edges: .top))])
    #expect(solve(row(.fw(1), 40, [child, other]), 3).diagnostics.map(\.rule) == ["duplicate-element-kind"])
  }
}
