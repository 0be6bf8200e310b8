import IntarsiaIR
import IntarsiaSolver
import Testing

@Suite("Rules: containers")
struct ContainerRuleTests {
  @Test("R10: cross insets shrink the section's box, those along the scroll axis do not")
  func vertical() {
    let section = section(in: .of(10, 20, 30, 40), row(.fw(1), .fh(0.5), [item(.fw(0.5), .fh(1))]))
    let solution = solve(section, 4)
    #expect(solution.frames == ["20 10 130 240", "150 10 130 240", "20 250 130 240", "150 250 130 240"])
    #expect(solution.content == "320 520")
  }

  @Test("R10: the same in a horizontal layout")
  func horizontal() {
    let section = section(in: .of(3, 4, 5, 6), row(.fw(0.5), .fh(1), [item(.fw(1), .fh(0.25))]))
    let solution = solve(section, 5, along: .horizontal)
    #expect(solution.frames == [4, 164, 324, 484, 644].map { "\($0) 3 160 118" })
    #expect(solution.content == "810 480")
  }

  @Test("R10: the box is never below zero")
  func insetsBeyondTheContainer() {
    let section = section(in: .of(0, 300, 0, 300), row(.fw(1), 10, [item(.fw(1), .fh(1))]))
    #expect(solve(section, 1).frames == ["300 0 0 10"])
  }

  @Test("R11: a sideways section is sized as if the layout scrolled along its row")
  func orthogonal() {
    let section = section(
      in: .of(3, 4, 5, 6), scrolls: .continuous, row(.fw(0.8), .fh(0.25), [item(.fw(1), .fh(1))]))
    #expect(solve(section, 1).frames == ["4 3 256 118"])
  }

  @Test("R11: the reference's insets reduce a sideways section's box too")
  func orthogonalReference() {
    var spec = section(scrolls: .continuous, row(.fw(0.5), 50, [item(.fw(1), .fh(1))]))
    spec.contentInsetsReference = .layoutMargins
    let container = Container(width: 320, height: 480, layoutMargins: .of(10, 20, 30, 40))
    #expect(solve([(spec, 1)], in: container).frames == ["20 0 130 50"])
  }

  @Test("R12: inside a group the box is the inner box less the gaps")
  func insideGroup() {
    let group = row(.fw(1), 100, gap: 10, in: .of(1, 2, 3, 4), [item(.fw(0.5), .fh(1))])
    // 320 − 6 = 314, less one gap: half of 304.
    #expect(solve(group, 2).frames == ["2 1 152 96", "164 1 152 96"])
  }

  @Test("R13: a nested group is sized like an item, and its own inner box is its slot less its insets")
  func nestedGroup() {
    let nested = column(.fw(0.5), .fh(1), in: .of(1, 2, 3, 4), [item(.fw(1), .fh(0.5))])
    #expect(solve(row(.fw(1), 100, [nested]), 2).frames == ["2 1 154 48", "2 49 154 48"])
  }

  @Test("R14: supplementaries of an item measure by its frame, those of a group by the box that sized the group")
  func supplementaries() {
    let corner = Anchor(edges: [.top, .leading])
    let onItem = item(.fw(0.5), .fh(1), in: .of(0, 10, 0, 10), badges: [badge(.fw(0.5), 4, at: corner)])
    #expect(solve(row(.fw(1), 100, [onItem]), 1).supplementary("badge") == "10 0 70 4")
    let onGroup = row(.fw(0.5), 100, badges: [badge(.fw(0.5), 4, at: corner)], [item(.fw(1), .fh(1))])
    #expect(solve(onGroup, 1).supplementary("badge") == "0 0 160 4")
  }
}
