import IntarsiaIR
import IntarsiaSolver
import Testing

@Suite("Rules: groups made for a count")
struct CountedGroupRuleTests {
  @Test("R40: equal copies share the axis, whatever the child's own length, and keep their size across")
  func equal() {
    let row = row(.fw(1), 50, gap: 10, .equal(3, item(30, .fh(1))))
    #expect(solve(row, 3).frames == ["0 0 100 50", "110 0 100 50", "220 0 100 50"])
    let column = column(.fw(0.5), 90, .equal(3, item(.fw(1), .fh(0.1))))
    #expect(solve(column, 3).frames == ["0 0 160 30", "0 30 160 30", "0 60 160 30"])
    // Across, fractions of the length along are of the length less the gaps.
    #expect(
      solve(IntarsiaSolverTests.row(.fw(1), 50, gap: 10, .equal(3, item(30, .fw(0.1)))), 1).frames == ["0 0 100 30"])
  }

  @Test("R41: an equal group is the group of its child with the length replaced by the fraction")
  func replacedDimension() {
    let equal = row(.fw(1), 50, gap: 10, .equal(3, item(30, .fh(0.5))))
    let spelled = row(.fw(1), 50, gap: 10, .repeating(3, item(.fw(1 / 3.0), .fh(0.5))))
    #expect(solve(equal, 7).frames == solve(spelled, 7).frames)
  }

  @Test("R42: an estimated length along never sizes itself in an equal group")
  func equalNeverMeasured() {
    let group = column(.fw(1), .e(88), gap: 5, .equal(2, item(.fw(1), .e(44))))
    let expected = ["0 0 320 41.5", "0 46.5 320 41.5", "0 88 320 41.5"]
    #expect(solve(group, 3).frames == expected)
    #expect(solve(group, 3, heights: [100, 20, 31]).frames == expected)
  }

  @Test("R43: repeated copies keep their own size and may overflow, which is a warning")
  func repeating() {
    let group = row(.fw(1), 50, gap: 10, .repeating(3, item(120, .fh(1))))
    let solution = solve(group, 4)
    #expect(solution.frames == ["0 0 120 50", "130 0 120 50", "260 0 120 50", "0 50 120 50"])
    #expect(
      solution.told == [
        "warning: layouts.main.group: The copies of the repeated child need 380 points and the group is 320 wide "
          + "inside, so the last ones stick out. Lower the count, make the child smaller, or let the copies share the "
          + "group equally. [repeating-overflows]"
      ])
    // Fractions are of the length less the gaps.
    #expect(solve(row(.fw(1), 50, gap: 10, .repeating(2, item(.fw(0.5), .fh(1)))), 2).xs == [0, 165])
    #expect(solve(row(.fw(1), 50, .repeating(2, item(50, .fh(1)))), 3).ys == [0, 0, 50])
  }

  @Test("R44: a count below 1 is an error", arguments: [0, -1, .min])
  func countBelowOne(_ count: Int) {
    let message =
      "A group must hold at least 1 copy of its child and is told \(count), so the section shows nothing. Use a count "
      + "of 1 or more. [count-below-one]"
    let equal = solve(row(.fw(1), 50, .equal(count, item(1, 1))), 3)
    #expect(equal.told == ["error: layouts.main.group.equal.count: " + message])
    let repeating = solve(row(.fw(1), 50, .repeating(count, item(1, 1))), 3)
    #expect(repeating.told == ["error: layouts.main.group.repeating.count: " + message])
    #expect(equal.frames.isEmpty && repeating.frames.isEmpty)
  }
}
