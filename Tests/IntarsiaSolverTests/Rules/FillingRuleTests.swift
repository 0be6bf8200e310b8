import IntarsiaIR
import IntarsiaSolver
import Testing

@Suite("Rules: filling a group")
struct FillingRuleTests {
  @Test("R20: children repeat in order until the next does not fit, and every instance begins with the first")
  func pattern() {
    let group = row(.fw(1), 10, [item(100, .fh(1)), item(50, .fh(1))])
    // 100 + 50 + 100 + 50 fit into 320, a third 100 does not.
    #expect(solve(group, 5).frames == ["0 0 100 10", "100 0 50 10", "150 0 100 10", "250 0 50 10", "0 10 100 10"])
    let uneven = row(.fw(1), 10, [item(200, .fh(1)), item(100, .fh(1)), item(60, .fh(1))])
    #expect(solve(uneven, 3).frames == ["0 0 200 10", "200 0 100 10", "0 10 200 10"])
  }

  @Test("R21: a child that does not fit ends the run, and its data goes to the others")
  func noSkipping() {
    let group = row(.fw(1), .fh(1), [item(.fw(1), 30), item(.fw(1), 20)])
    #expect(solve(group, 3).frames == ["0 0 320 30", "0 480 320 30", "0 960 320 30"])
  }

  @Test("R22: gaps shrink fractions, also across; a flexible gap by its minimum; never below nothing")
  func gapsShrink() {
    #expect(solve(row(.fw(1), 10, gap: 10, [item(.fw(0.5), .fh(1))]), 2).frames == ["0 0 155 10", "165 0 155 10"])
    let flexible = row(.fw(1), 10, gap: .flexible(20), [item(.fw(0.25), .fh(1))])
    #expect(solve(flexible, 4).frames.first == "0 0 65 10")
    let wide = row(.fw(1), 10, gap: 400, .equal(2, item(.fw(1), .fh(1))))
    #expect(solve(wide, 2).frames == ["0 0 0 10", "400 0 0 10"])
  }

  struct Fit: Sendable, CustomTestStringConvertible {
    var fraction: Double
    var gap: Spacing
    var width: Double
    var xs: [Double]
    var testDescription: String { "fw\(fraction.text) gap \(gap)" }

    init(_ fraction: Double, _ gap: Spacing, _ width: Double, _ xs: [Double]) {
      (self.fraction, self.gap, self.width, self.xs) = (fraction, gap, width, xs)
    }
  }

  @Test(
    "R23: how many fit into 320 points, how wide they are, and where they stand",
    arguments: [
      Fit(0.3, 0, 96, [0, 96, 192]), Fit(0.3, 10, 90, [0, 100, 200]), Fit(0.3, .flexible(10), 90, [0, 115, 230]),
      Fit(0.3, .flexible(1), 95, [0, 112.5, 225]),
      Fit(0.25, 0, 80, [0, 80, 160, 240]), Fit(0.25, 10, 72.5, [0, 82.5, 165, 247.5]),
      Fit(0.25, .flexible(10), 72.5, [0, 82.5, 165, 247.5]), Fit(0.25, .flexible(1), 79, [0, 80.5, 160.5, 241]),
      Fit(0.5, 0, 160, [0, 160]), Fit(0.5, 10, 155, [0, 165]), Fit(0.5, .flexible(10), 155, [0, 165]),
      Fit(0.5, .flexible(1), 159.5, [0, 160.5]),
      Fit(1 / 3.0, 0, 106.5, [0, 106.5, 213]), Fit(1 / 3.0, 10, 100, [0, 110, 220]),
      Fit(1 / 3.0, .flexible(10), 100, [0, 110, 220]), Fit(1 / 3.0, .flexible(1), 106, [0, 107, 214]),
      Fit(0.4, 0, 128, [0, 128]), Fit(0.4, 10, 124, [0, 134]), Fit(0.4, .flexible(10), 124, [0, 196]),
      Fit(0.4, .flexible(1), 127.5, [0, 192.5]),
      Fit(0.9, 0, 288, [0]), Fit(0.9, 10, 288, [0]), Fit(0.9, .flexible(10), 288, [0]),
      Fit(0.9, .flexible(1), 288, [0]),
    ])
  func table(_ fit: Fit) {
    let solution = solve(row(.fw(1), 10, gap: fit.gap, [item(.fw(fit.fraction), 10)]), fit.xs.count + 1)
    #expect(solution.items.prefix(fit.xs.count).map(\.frame.text) == fit.xs.map { "\($0.text) 0 \(fit.width.text) 10" })
    #expect(solution.ys.last == 10, "one more begins the next row")
  }

  @Test("R23: a thousandth of a point too long still fits, and edge spacing takes room")
  func tolerance() {
    #expect(solve(row(.fw(1), 10, [item(160.0004, .fh(1))]), 3, scale: 0).ys == [0, 0, 10])
    #expect(solve(row(.fw(1), 10, [item(160.0006, .fh(1))]), 3, scale: 0).ys == [0, 10, 20])
    #expect(solve(row(.fw(1), 10, [item(.fw(0.5), .fh(1), edge: EdgeSpacing(leading: 1))]), 2).ys == [0, 10])
  }

  @Test("R23a: a pass without length is one pass, and no pattern holds more than 65,536 slots")
  func endless() {
    let nothing = solve(row(.fw(1), 10, [item(0, .fh(1)), item(0, .fh(0.5))]), 3)
    #expect(nothing.frames == ["0 0 0 10", "0 0 0 5", "0 10 0 10"])
    #expect(
      nothing.told == [
        "warning: layouts.main.group: One pass over the children takes no length, so any number would fit; the group "
          + "holds exactly one pass. Give a child a length above 0 along the group. [pass-without-length]"
      ])
    let tiny = solve(row(.fw(1), 10, [item(0.001, .fh(1))]), 65_537)
    #expect(tiny.frame(ofItem: 65_535, inSection: 0)?.y == 0)
    #expect(tiny.frame(ofItem: 65_536, inSection: 0)?.y == 10)
    #expect(
      tiny.told == [
        "warning: layouts.main.group: More than 65536 children would fit; the group is cut at that number. Make the "
          + "children longer or the group shorter. [too-many-slots]"
      ])
  }

  @Test("R24: sizes across that are fractions of the length along use the length less the gaps of what fits without")
  func acrossFollowsAlong() {
    let group = row(.fw(1), 20, gap: 10, [item(.fw(0.5), 100), item(.fw(0.5), .fw(0.25))])
    let solution = solve(group, 4)
    #expect(solution.frames == ["0 0 155 100", "165 0 155 77.5", "0 20 155 100", "165 20 155 77.5"])
  }

  @Test("R25: mixed lengths")
  func mixed() {
    let group = row(.fw(1), 20, gap: 10, [item(.fw(0.5), .fh(1)), item(50, .fh(1))])
    #expect(solve(group, 3).frames == ["0 0 155 20", "165 0 50 20", "0 20 155 20"])
  }

  @Test("R26: a vertical group is filled the same way")
  func columns() {
    let quarters = column(.fw(1), 100, gap: 10, [item(.fw(1), .fh(0.25))])
    #expect(solve(quarters, 9).ys == [0, 27.5, 55, 82.5, 100, 127.5, 155, 182.5, 200])
    #expect(solve(quarters, 1).frames == ["0 0 320 17.5"])
    let thirds = column(.fw(0.5), .fh(0.5), gap: 10, [item(.fw(1), .fh(0.3))])
    #expect(solve(thirds, 4).frames == ["0 0 160 66", "0 76 160 66", "0 152 160 66", "0 240 160 66"])
  }

  @Test("R27: a group that cannot hold its first child shows nothing, and says why")
  func nothingFits() {
    let solution = solve([
      (section(in: .of(3, 0, 5, 0), row(.fw(1), 20, [item(400, .fh(1))])), 4), (section(rows(40)), 1),
    ])
    #expect(solution.frames == ["0 0 320 40"])
    #expect(solution.numberOfItems(inSection: 0) == 0)
    #expect(
      solution.told == [
        "error: layouts.kind0.group: Not even the first child fits: the group has 320 points along its axis and the "
          + "child needs 400, edge spacing included, so the group shows nothing. Make the child smaller, the group "
          + "larger, or take edge spacing or content insets away. [nothing-fits]"
      ])
  }

  @Test("R27: a nested group that fits nothing keeps its slot and takes no data")
  func nestedNothingFits() {
    let nested = row(.fw(0.5), .fh(1), [item(400, .fh(1))])
    let solution = solve(row(.fw(1), 20, [nested, item(.fw(0.5), .fh(1))]), 2)
    #expect(solution.frames == ["160 0 160 20", "160 20 160 20"])
    #expect(solution.diagnostics.map(\.path.description) == ["layouts.main.group.children[0].group"])
    // Without any leaf in the pattern the section shows nothing.
    #expect(solve(row(.fw(1), 20, [nested]), 2).frames.isEmpty)
  }

  @Test("R28: an item longer than its group across sticks out, and the group does not grow")
  func sticksOut() {
    let solution = solve(row(.fw(1), 20, [item(.fw(1), 100)]), 2)
    #expect(solution.frames == ["0 0 320 100", "0 20 320 100"])
    #expect(solution.content == "320 40")
  }

  @Test("R29: a shorter item stands at the start across")
  func shorter() {
    #expect(solve(row(.fw(1), 100, [item(.fw(0.5), 20)]), 1).frames == ["0 0 160 20"])
    #expect(solve(column(.fw(1), 100, [item(50, .fh(0.5))]), 1).frames == ["0 0 50 50"])
    let flexible = item(.fw(0.5), 20, edge: EdgeSpacing(top: .flexible(0)))
    #expect(solve(row(.fw(1), 100, [flexible]), 1).frames == ["0 80 160 20"])
  }

  @Test("R30: instances never stand side by side")
  func instances() {
    #expect(solve(row(.fw(0.5), 20, [item(.fw(1), .fh(1))]), 2).frames == ["0 0 160 20", "0 20 160 20"])
  }
}
