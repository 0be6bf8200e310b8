import IntarsiaIR
import IntarsiaSolver
import Testing

@Suite("Rules: nesting and partly filled groups")
struct NestingRuleTests {
  /// Two columns of two side by side.
  private let fours = row(.fw(1), 100, [column(.fw(0.5), .fh(1), [item(.fw(1), .fh(0.5))])])

  @Test("R75: a nested group is filled completely before its next sibling")
  func depthFirst() {
    let solution = solve(fours, 9)
    let one = ["0 0 160 50", "0 50 160 50", "160 0 160 50", "160 50 160 50"]
    #expect(Array(solution.frames[..<4]) == one)
    #expect(solution.frames[4] == "0 100 160 50")
    #expect(solution.frames[8] == "0 200 160 50")
  }

  @Test("R76: an instance takes as many items as its pattern has leaves, custom ones included")
  func leaves() {
    let group = row(
      .fw(1), 100, gap: 6, [item(.fw(0.5), .fh(1)), column(.fw(0.5), .fh(1), gap: 4, [item(.fw(1), .fh(0.5))])])
    let solution = solve(group, 4)
    #expect(solution.frames == ["0 0 157 100", "163 0 157 48", "163 52 157 48", "0 100 157 100"])
    let withCustom = row(
      .fw(1), 100, [item(220, .fh(1)), custom(100, .fh(1), [frame(1, 2, 3, 4), frame(5, 6, 7, 8)])])
    #expect(solve(withCustom, 4).frames == ["0 0 220 100", "221 2 3 4", "225 6 7 8", "0 100 220 100"])
  }

  @Test("R77: a partly filled instance keeps the full pattern's positions and sizes")
  func partlyFilled() {
    let spread = row(.fw(1), 50, gap: .flexible(0), [item(90, .fh(1))])
    #expect(solve(spread, 4).xs == [0, 115, 230, 0])
    #expect(solve(spread, 5).xs == [0, 115, 230, 0, 115])
    let centred = row(.fw(1), 50, edge: .none, [item(.fw(0.5), .fh(1), edge: EdgeSpacing(top: .flexible(0)))])
    #expect(solve(centred, 1).frames == ["0 0 160 50"])
  }

  struct Trim: Sendable, CustomTestStringConvertible {
    var gap: Spacing
    var ys: [Double]
    var height: Double
    var testDescription: String { "gap \(gap)" }
  }

  @Test(
    "R78: the last instance is as long as what it uses and what a full one leaves over",
    arguments: [
      Trim(gap: 0, ys: [0, 30, 60, 100, 130], height: 170),
      Trim(gap: 10, ys: [0, 40, 100, 140, 200], height: 260),
      Trim(gap: .flexible(10), ys: [0, 70, 100, 170, 200], height: 230),
    ])
  func trimmed(_ trim: Trim) {
    let solution = solve(column(.fw(1), 100, gap: trim.gap, [item(.fw(1), 30)]), 5)
    #expect(solution.ys == trim.ys)
    #expect(solution.contentSize.height == trim.height)
  }

  @Test("R78: nested, horizontal, full-height rows, custom and estimated groups")
  func trimmedOthers() {
    #expect(solve(fours, 9).content == "320 250")
    #expect(solve(row(100, .fh(1), [item(30, .fh(1))]), 5, along: .horizontal).content == "170 480")
    #expect(solve(pairs(40), 3).content == "320 80")
    #expect(solve(custom(.fw(1), 80, [frame(0, 0, 1, 1), frame(0, 40, 1, 1)]), 3).content == "320 160")
    #expect(solve(column(.fw(1), .e(100), [item(.fw(1), 30), item(.fw(1), 30)]), 3).content == "320 90")
    // The least edge spacing behind the last leaf counts, group insets are not added back.
    let edges = item(.fw(1), 20, edge: EdgeSpacing(bottom: 5))
    #expect(solve(column(.fw(1), 100, [edges]), 5).content == "320 125")
    #expect(solve(column(.fw(1), 100, in: .of(10, 0, 10, 0), [item(.fw(1), 40)]), 3).content == "320 140")
  }

  @Test("R79: supplementaries of a nested group exist for every instance of it that holds an item")
  func supplementaries() {
    let anchor = Anchor(edges: [.bottom])
    let nested = column(.fw(0.5), .fh(1), badges: [badge(20, 4, at: anchor)], [item(.fw(1), .fh(0.5))])
    let group = row(.fw(1), 100, [nested])
    #expect(solve(group, 6).supplementaries.count == 3)
    #expect(
      solve(group, 7).supplementaries.map(\.frame.text) == [
        "70 96 20 4", "230 96 20 4", "70 196 20 4", "230 196 20 4",
      ])
  }
}
