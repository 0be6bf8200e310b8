import IntarsiaIR
import IntarsiaSolver
import Testing

@Suite("Rules: content insets")
struct InsetRuleTests {
  @Test("R60: an item's insets are taken inside its slot")
  func items() {
    let solution = solve(row(.fw(1), 40, [item(.fw(0.5), .fh(1), in: .of(1, 2, 3, 4))]), 3)
    #expect(solution.frames == ["2 1 154 36", "162 1 154 36", "2 41 154 36"])
  }

  @Test("R60: insets longer than the slot leave the absolute value of the difference")
  func tooLong() {
    let solution = solve(row(.fw(1), 40, [item(9.5, .fh(1), in: .of(0, 7, 0, 7))]), 1)
    #expect(solution.frames == ["7 0 4.5 40"])
  }

  @Test("R61: an item's insets do not count on an estimated axis")
  func estimatedAxis() {
    let group = column(.fw(1), .e(44), [item(.fw(1), .e(44), in: .of(4, 6, 4, 6))])
    let solution = solve(section(in: .of(2, 10, 2, 10), group), 2, heights: [50, 30])
    #expect(solution.frames == ["16 2 288 50", "16 52 288 30"])
  }

  @Test("R62: a group's insets shrink and shift its inner box, its extent stays")
  func groups() {
    let solution = solve(row(.fw(1), 100, in: .of(1, 2, 3, 4), [item(.fw(0.5), .fh(1), in: .of(5, 6, 7, 8))]), 3)
    #expect(solution.frames == ["8 6 143 84", "165 6 143 84", "8 106 143 84"])
  }

  @Test("R63: a section's insets lie around its instances and may be negative")
  func sections() {
    #expect(solve(section(in: .of(3, 4, 5, 6), rows(40)), 2).frames == ["4 3 310 40", "4 43 310 40"])
    #expect(solve(section(in: .of(3, 4, 5, 6), rows(40)), 2).content == "320 88")
    let negative = solve(section(in: .of(-3, -4, -5, -6), rows(40)), 2)
    #expect(negative.frames == ["-4 -3 330 40", "-4 37 330 40"])
    // The group is wider than the container now, so the content is too (R102).
    #expect(negative.content == "330 72")
  }

  @Test("R64: an estimated group is as long as what it holds and its own insets")
  func estimatedGroups() {
    let along = column(.fw(1), .e(10), in: .of(1, 2, 3, 4), [item(.fw(1), 30)])
    #expect(solve(along, 2).frames == ["2 1 314 30", "2 35 314 30"])
    let across = row(.fw(1), .e(10), in: .of(1, 2, 3, 4), [item(.fw(1), 30)])
    #expect(solve(across, 2).content == "320 68")
  }

  @Test("R65: insets below 1 are points, not fractions")
  func neverFractions() {
    #expect(solve(section(in: .of(0, 0.5, 0, 0), rows(40)), 1).frames == ["0.5 0 319.5 40"])
    #expect(solve(row(.fw(1), 40, in: .of(0, 0.5, 0, 0), [item(.fw(1), .fh(1))]), 1).frames == ["0.5 0 319.5 40"])
  }
}
