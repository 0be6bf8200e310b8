import IntarsiaIR
import IntarsiaSolver
import Testing

@Suite("Rules: queries")
struct QueryRuleTests {
  /// What a rectangle holds, in a few letters: `i0.2` is item 2 of section 0, `top1` the header of section 1.
  private func found(_ solution: LayoutSolution, _ x: Double, _ y: Double, _ width: Double, _ height: Double)
    -> [String]
  {
    solution.elements(in: Rect(x: x, y: y, width: width, height: height)).map { element in
      switch element.id {
      case .item(let item, let section): "i\(section).\(item)"
      case .supplementary(let kind, _, let section): "\(kind)\(section.map { "\($0)" } ?? "")"
      case .decoration(let kind, _, let section): "\(kind)\(section)"
      }
    }
  }

  private let backgrounds = [DecorationSpec(elementKind: "background")]

  @Test("R165: an item is there if its own frame and that of its instance meet the rectangle")
  func instances() {
    let group = row(.fw(1), 20, gap: 10, [item(.fw(0.5), 100), item(.fw(0.5), .fw(0.25))])
    let solution = solve(group, 4)
    // Items 0 and 1 are 100 and 77.5 high and cross the line, but their row ends at 20.
    #expect(found(solution, 0, 33, 320, 0.5) == ["i0.2", "i0.3"])
    #expect(found(solution, 0, 0, 320, 1) == ["i0.0", "i0.1"])
  }

  @Test("R165: beyond the content there is nothing, though frames reach there")
  func beyond() {
    let wide = solve(row(.fw(1), 40, [item(324, .fh(1))]), 1)
    #expect(wide.frames.isEmpty)
    let edge = solve(column(.fw(1), 40, [item(324, .fh(1))]), 1)
    #expect(edge.frames == ["0 0 324 40"])
    #expect(found(edge, 320, 0, 50, 480).isEmpty)
    let custom = solve(custom(.fw(1), 80, [frame(-1, 0, 400, 20)]), 1)
    #expect(custom.items.map(\.frame).first?.maxX == 399)
    #expect(found(custom, 320, 0, 50, 480).isEmpty)
    #expect(found(edge, 0, 41, 320, 10).isEmpty)
    #expect(found(edge, 0, 1000, 320, 10).isEmpty)
    #expect(found(edge, -100, -100, 99, 99).isEmpty)
  }

  @Test("R165: a rectangle that only touches the content holds the backgrounds it touches, and they alone")
  func touching() {
    let solution = solve(section(boundary: [boundary(.top, .fw(1), 10)], backgrounds: backgrounds, rows(40)), 2)
    #expect(found(solution, 320, 0, 50, 480) == ["background0"])
    #expect(found(solution, 0, 90, 320, 10) == ["background0"])
    #expect(found(solution, 5, 5, 0, 0) == ["background0"])
    #expect(found(solution, 321, 0, 50, 480).isEmpty)
  }

  @Test("R165: a background is there if its section's frame is met or touched, wherever its own frame is")
  func backgroundsBySection() {
    let inset = [DecorationSpec(elementKind: "background", contentInsets: .of(30, 30, 30, 30))]
    let spec = section(backgrounds: inset, rows(40))
    let solution = solve([(spec, 2), (spec, 2)])
    #expect(found(solution, 0, 75, 10, 5) == ["background0", "i0.1", "background1"])
  }

  @Test("R165: a supplementary of a group needs its group to meet the rectangle")
  func supplementaries() {
    let above = badge(40, 20, at: Anchor(edges: .top, fractionalOffset: Point(x: 0, y: -1)))
    let hanging = solve(section(in: .of(50, 0, 0, 0), row(.fw(1), 200, badges: [above], [item(.fw(1), .fh(1))])), 1)
    #expect(hanging.supplementary("badge") == "140 30 40 20")
    #expect(found(hanging, 0, 0, 320, 50).isEmpty)
    #expect(found(hanging, 0, 0, 320, 51) == ["i0.0", "badge0"])
    let beside = badge(40, 20, at: Anchor(edges: .trailing, fractionalOffset: Point(x: 1, y: 0)))
    let group = row(.fw(1), 40, badges: [beside], [item(.fw(1), .fh(1))])
    let sideways = solve(section(in: .of(0, 50, 0, 50), group), 1)
    #expect(sideways.supplementary("badge") == "270 10 40 20")
    #expect(found(sideways, 0, 0, 320, 480) == ["i0.0", "badge0"])
    #expect(found(sideways, 270, 0, 50, 40).isEmpty)
  }

  @Test("R165: pinned items are found where they are now")
  func pins() {
    let spec = section(
      in: .of(3, 4, 5, 6),
      boundary: [boundary(.top, .fw(1), 30, pin: true), boundary(.bottom, .fw(1), 20, pin: true)], pairs(40))
    let solution = solve(
      [(spec, 3), (spec, 12)],
      viewport: Viewport(offset: Point(x: 0, y: 100), size: Size(width: 320, height: 100)))
    #expect(found(solution, 0, 133, 320, 0.5) == ["bottom0"])
    #expect(Set(found(solution, 0, 100, 320, 50)) == ["i0.2", "top0", "bottom0", "top1"])
    #expect(Set(found(solution, 0, 150, 320, 30)) == ["i1.0", "i1.1", "top1"])
  }

  @Test("R165: in a scrolled row frames and groups are those shown")
  func scrolledRows() {
    let spec = section(between: 8, scrolls: .continuous, row(100, 50, [item(.fw(1), .fh(1))]))
    let solution = solve(spec, 8, viewport: Viewport(orthogonalOffsets: [0: 216]))
    #expect(found(solution, 0, 0, 100, 50) == ["i0.2"])
    #expect(found(solution, 0, 0, 320, 480) == ["i0.2", "i0.3", "i0.4"])
  }

  @Test("R166: a section without extent returns nothing, and looking up is listing")
  func emptyAndLookup() {
    let empty = section(in: .of(3, 4, 5, 6), backgrounds: backgrounds, rows(40))
    let solution = solve([(empty, 2), (empty, 0), (empty, 1)])
    #expect(found(solution, 0, 86, 320, 20) == ["background0", "background2", "i2.0"])
    for element in solution.elements { #expect(solution.element(element.id) == element) }
    #expect(solution.element(.decoration("background", index: 0, inSection: 1)) == nil)
  }
}
