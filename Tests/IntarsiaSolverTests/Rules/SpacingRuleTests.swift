import IntarsiaIR
import IntarsiaSolver
import Testing

@Suite("Rules: spacing")
struct SpacingRuleTests {
  @Test("R50: a fixed gap is exact, a flexible one at least as long, none is nothing")
  func gaps() {
    #expect(solve(row(.fw(1), 10, gap: 8, [item(100, .fh(1))]), 2).xs == [0, 108])
    #expect(solve(row(.fw(1), 10, gap: .flexible(8), [item(90, .fh(1))]), 3).xs == [0, 115, 230])
    #expect(solve(row(.fw(1), 10, [item(100, .fh(1))]), 2).xs == [0, 100])
    #expect(Spacing.fixed(8).minimum == 8 && !Spacing.fixed(8).isFlexible)
    #expect(Spacing.flexible(8).minimum == 8 && Spacing.flexible(8).isFlexible)
  }

  @Test("R51: edge spacing takes room outside the slot, insets are taken inside it afterwards")
  func edgesAndInsets() {
    let both = item(100, .fh(1), in: .of(0, 5, 0, 5), edge: EdgeSpacing(leading: 10, trailing: 20))
    #expect(solve(row(.fw(1), 10, [both]), 2).frames == ["15 0 90 10", "145 0 90 10"])
  }

  @Test("R52: what is left over is shared equally, and a spring is its minimum plus its share")
  func springs() {
    let unequal = item(.fw(0.5), .fh(1), edge: EdgeSpacing(leading: .flexible(4), trailing: .flexible(6)))
    #expect(solve(row(.fw(1), 100, [unequal]), 1).frames == ["79 0 160 100"])
    let corner = item(.fw(0.4), .fh(0.5), edge: EdgeSpacing(leading: .flexible(0), top: .flexible(0)))
    #expect(solve(row(.fw(1), 100, [corner]), 2).frames == ["32 50 128 50", "192 50 128 50"])
  }

  @Test("R53: a share may be negative, but not in a repeating group")
  func negativeShare() {
    let long = row(.fw(1), 10, gap: .flexible(0), .equal(2, item(1, .fh(1), edge: EdgeSpacing(leading: 20))))
    // 20 + 160 + 20 + 160 is 40 too long: the gap is pushed to −40.
    #expect(solve(long, 2).xs == [20, 160])
    let repeated = row(.fw(1), 10, gap: .flexible(8), .repeating(3, item(120, .fh(1))))
    #expect(solve(repeated, 3).xs == [0, 128, 256])
  }

  @Test("R54: across, fixed edges shift, flexible ones absorb, and neither shrinks a fraction")
  func across() {
    let fixed = item(.fw(0.5), .fh(1), edge: EdgeSpacing(leading: 4, top: 5, trailing: 6, bottom: 7))
    #expect(solve(row(.fw(1), 100, [fixed]), 2).frames == ["4 5 160 100", "4 105 160 100"])
    func top(_ edges: EdgeSpacing) -> Double? {
      solve(row(.fw(1), 100, [item(.fw(1), 20, edge: edges)]), 1).ys.first
    }
    #expect(top(EdgeSpacing(top: .flexible(0), bottom: .flexible(0))) == 40)
    #expect(top(EdgeSpacing(top: .flexible(10), bottom: 20)) == 60)
    #expect(top(EdgeSpacing(top: 10, bottom: .flexible(0))) == 10)
  }

  @Test("R55: edge spacing and gaps add up")
  func adding() {
    let edges = item(50, .fh(1), edge: EdgeSpacing(leading: 3, trailing: 4))
    #expect(solve(row(.fw(1), 10, gap: 10, [edges]), 2).xs == [3, 70])
  }

  @Test("R56: the outermost group's edges work in the section")
  func outermostEdges() {
    let edges = EdgeSpacing(leading: 4, top: 5, trailing: 6, bottom: 7)
    let group = row(.fw(1), 30, edge: edges, [item(.fw(1), .fh(1))])
    let solution = solve(section(between: 8, group), 3)
    #expect(solution.frames == ["4 5 320 30", "4 55 320 30", "4 105 320 30"])
    #expect(solution.content == "320 142")
    // Across, flexible edges share the section's box; along the scroll axis they count their minimum.
    let flexible = EdgeSpacing(leading: .flexible(0), top: .flexible(5), trailing: .flexible(0))
    let centred = row(100, 30, edge: flexible, [item(.fw(1), .fh(1))])
    #expect(solve(section(in: .of(0, 20, 0, 0), centred), 2).frames == ["120 5 100 30", "120 40 100 30"])
  }

  @Test("R57: group spacing lies between instances only")
  func betweenGroups() {
    let solution = solve(section(between: 8, boundary: [boundary(.bottom, .fw(1), 10)], rows(40)), 3)
    #expect(solution.ys == [0, 48, 96])
    #expect(solution.supplementary("bottom") == "0 136 320 10")
    #expect(solution.content == "320 146")
  }

  @Test("R58: section spacing lies between any two sections, also around empty ones")
  func betweenSections() {
    let spec = section(in: .of(3, 4, 5, 6), pairs(30))
    let solution = solve([(spec, 3), (spec, 0), (spec, 4)], LayoutConfiguration(interSectionSpacing: 12))
    #expect([0, 1, 2].map { solution.extent($0) } == ["0 0 320 68", "0 80 320 0", "0 92 320 68"])
    #expect(solution.content == "320 160")
  }
}
