import IntarsiaIR
import IntarsiaSolver
import Testing

@Suite("Rules: right to left")
struct DirectionRuleTests {
  private func mirrored(
    _ section: SectionSpec, _ items: Int, width: Double = 375, along scroll: Axis = .vertical,
    viewport: Viewport = Viewport()
  ) -> LayoutSolution {
    solve(
      [(section, items)], in: Container(width: width, height: 480, layoutDirection: .rightToLeft),
      LayoutConfiguration(scrollDirection: scroll), viewport: viewport)
  }

  @Test("R170: leading is the right side")
  func mirroredRows() {
    let edges = item(100, .fh(1), edge: EdgeSpacing(trailing: 2))
    #expect(mirrored(section(row(.fw(1), 50, [edges])), 3).xs == [275, 173, 71])
  }

  @Test("R170: alignments, anchors, insets, custom frames and offsets are mirrored too")
  func mirroredEverything() {
    let header = boundary(.topLeading, 60, 30, off: 5, 0)
    let inset = mirrored(section(in: .of(3, 4, 5, 6), boundary: [header], rows(40)), 1)
    #expect(inset.frames == ["6 33 365 40"])
    #expect(inset.supplementary("topLeading") == "306 0 60 30")
    let anchored = item(.fw(1), .fh(1), badges: [badge(10, 10, at: Anchor(edges: [.top, .trailing]))])
    #expect(mirrored(section(row(.fw(1), 40, [anchored])), 1).supplementary("badge") == "0 0 10 10")
    #expect(mirrored(section(custom(.fw(1), 80, [frame(10, 5, 30, 40)])), 1).frames == ["335 5 30 40"])
  }

  @Test("R170: a row shows its right end first, and growing offsets move left")
  func mirroredRow() {
    let spec = section(scrolls: .continuous, row(100, 50, [item(.fw(1), .fh(1))]))
    #expect(mirrored(spec, 8).xs.prefix(3) == [275, 175, 75])
    let scrolled = mirrored(spec, 8, viewport: Viewport(orthogonalOffsets: [0: 40]))
    #expect(scrolled.xs.prefix(3) == [315, 215, 115])
  }

  @Test("R170: a horizontal layout starts at its right end, and the viewport is in final coordinates")
  func horizontal() {
    let spec = section(
      boundary: [boundary(.leading, 20, .fh(1), pin: true)], column(100, .fh(1), [item(.fw(1), .fh(1))]))
    // 820 long; the start is x 820 − 375.
    let start = mirrored(spec, 8, along: .horizontal, viewport: Viewport(offset: Point(x: 445, y: 0)))
    #expect(start.content == "820 480")
    #expect(start.xs.prefix(2) == [700, 600])
    #expect(start.supplementary("leading") == "800 0 20 480")
    let further = mirrored(spec, 8, along: .horizontal, viewport: Viewport(offset: Point(x: 345, y: 0)))
    #expect(further.supplementary("leading") == "700 0 20 480")
  }
}
