import IntarsiaIR
import IntarsiaSolver
import Testing

@Suite("Rules: supplementary items on items and groups")
struct SupplementaryRuleTests {
  /// Where a 40×20 badge stands on a host at `53 52 212 194`: an item 220×200 at `50 50`, with insets 2 3 4 5.
  private func place(_ anchor: Anchor, own: Anchor? = nil, size: (Dimension, Dimension) = (40, 20)) -> String? {
    let host = item(
      220, 200, in: .of(2, 3, 4, 5), badges: [badge(size.0, size.1, at: anchor, own: own)])
    return solve(section(in: .of(50, 50, 0, 0), row(.fw(1), 200, [host])), 1, width: 400).supplementary("badge")
  }

  @Test("R92: edges name a point of a rectangle; opposite ones cancel, none is the centre")
  func anchorPoints() {
    let centre = "139 139 40 20"
    #expect(place(Anchor(edges: [])) == centre)
    #expect(place(Anchor(edges: .all)) == centre)
    #expect(place(Anchor(edges: [.leading, .trailing])) == centre)
    #expect(place(Anchor(edges: .top)) == "139 52 40 20")
    #expect(place(Anchor(edges: .leading)) == "53 139 40 20")
    #expect(place(Anchor(edges: [.bottom, .leading])) == "53 226 40 20")
    #expect(place(Anchor(edges: [.top, .bottom, .trailing])) == "225 139 40 20")
  }

  @Test("R93: the item anchor's point is laid on the container anchor's; left out, it has the same edges")
  func itemAnchors() {
    #expect(place(Anchor(edges: [.top, .trailing])) == "225 52 40 20")
    #expect(place(Anchor(edges: [.top, .trailing]), own: Anchor(edges: [.top, .trailing])) == "225 52 40 20")
    #expect(place(Anchor(edges: [.top, .trailing]), own: Anchor(edges: [])) == "245 42 40 20")
    // The container anchor's offset is not taken over by the anchor left out.
    #expect(place(Anchor(edges: [.top, .trailing], absoluteOffset: Point(x: 7, y: 9))) == "232 61 40 20")
  }

  @Test("R94: offsets in points, and in parts of the supplementary's own size; the item anchor's is added")
  func offsets() {
    let corner = Anchor(edges: [.top, .trailing])
    let half = Point(x: 0.5, y: 0.25)
    #expect(place(Anchor(edges: [.top, .trailing], absoluteOffset: Point(x: 7, y: 9))) == "232 61 40 20")
    #expect(place(Anchor(edges: [.top, .trailing], fractionalOffset: half)) == "245 57 40 20")
    #expect(place(corner, own: Anchor(edges: [.bottom, .leading])) == "265 32 40 20")
    #expect(place(corner, own: Anchor(edges: [.bottom, .leading], fractionalOffset: half)) == "285 37 40 20")
    #expect(
      place(corner, own: Anchor(edges: [.bottom, .leading], absoluteOffset: Point(x: 3, y: 4))) == "268 36 40 20")
  }

  @Test("R95: on an item the host is its final frame, which is also the box of fractions")
  func onItems() {
    #expect(place(Anchor(edges: [.top, .leading]), size: (.fw(0.5), .fh(0.25))) == "53 52 106 48.5")
  }

  @Test("R96: on a group the host is its inset rectangle, and fractions are of the box that sized the group")
  func onGroups() {
    let nested = column(
      .fw(0.5), .fh(1), badges: [badge(.fw(1), 4, at: Anchor(edges: .bottom))], [item(.fw(1), .fh(1))])
    let parent = row(.fw(1), 100, [item(.fw(0.5), .fh(1)), nested])
    #expect(solve(parent, 2).supplementary("badge") == "80 96 320 4")
    let gaps = row(.fw(1), 100, gap: 10, [item(.fw(0.5), .fh(1)), nested])
    #expect(solve(gaps, 2).supplementary("badge") == "87.5 96 310 4")
    let beside = Anchor(edges: .trailing, fractionalOffset: Point(x: 1, y: 0))
    let outer = row(.fw(1), 80, in: .of(0, 0, 0, 20), badges: [badge(20, 60, at: beside)], [item(.fw(1), .fh(1))])
    #expect(solve(outer, 1, width: 375).supplementary("badge") == "355 10 20 60")
  }

  @Test("R97: an estimated supplementary has its estimate until measured; its insets are those of R60 and R61")
  func estimated() {
    let spec = section(
      row(
        .fw(1), 100, [item(.fw(1), .fh(1), badges: [badge(30, .e(20), at: Anchor(edges: .top), in: .of(1, 2, 3, 4))])]))
    #expect(solve(spec, 1).supplementary("badge") == "147 0 24 20")
    let measured = solve(
      [(spec, 1)], measured: [.supplementary("badge", index: 0, inSection: 0): MeasuredSize(width: 99, height: 50)])
    #expect(measured.supplementary("badge") == "147 0 24 50")
  }

  @Test("R98: indices: boundary items 0, those of the layout without a section, others from 0 by kind and section")
  func indices() {
    let badged = item(
      .fw(0.5), .fh(1),
      badges: [badge(5, 5, at: Anchor(edges: .top)), badge(6, 6, at: Anchor(edges: .top), kind: "dot")])
    let spec = section(
      boundary: [boundary(.top, .fw(1), 30)],
      backgrounds: [DecorationSpec(elementKind: "a"), DecorationSpec(elementKind: "b")], row(.fw(1), 40, [badged]))
    let footer = boundary(.bottom, .fw(1), 20)
    let solution = solve([(spec, 3), (spec, 1)], LayoutConfiguration(boundarySupplementaryItems: [footer]))
    #expect(
      solution.supplementaries.map(\.id) == [
        .supplementary("top", index: 0, inSection: 0),
        .supplementary("badge", index: 0, inSection: 0), .supplementary("dot", index: 0, inSection: 0),
        .supplementary("badge", index: 1, inSection: 0), .supplementary("dot", index: 1, inSection: 0),
        .supplementary("badge", index: 2, inSection: 0), .supplementary("dot", index: 2, inSection: 0),
        .supplementary("top", index: 0, inSection: 1),
        .supplementary("badge", index: 0, inSection: 1), .supplementary("dot", index: 0, inSection: 1),
        .supplementary("bottom", index: 0, inSection: nil),
      ])
    #expect(
      solution.decorations.map(\.id) == [
        .decoration("a", index: 0, inSection: 0), .decoration("b", index: 1, inSection: 0),
        .decoration("a", index: 0, inSection: 1), .decoration("b", index: 1, inSection: 1),
      ])
    #expect(solution.supplementary("badge", 1) == "237.5 30 5 5")
  }
}
