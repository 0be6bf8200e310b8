import IntarsiaIR
import IntarsiaSolver
import Testing

@Suite("Rules: dimensions and rounding")
struct DimensionRuleTests {
  @Test("R1: either axis may be a fraction of either length")
  func eitherAxis() {
    #expect(solve(rows(.fw(0.25)), 1).frames == ["0 0 320 80"])
    #expect(solve(row(.fh(0.5), 10, [item(.fw(1), .fh(1))]), 1).frames == ["0 0 240 10"])
  }

  @Test("R2: uniform dimensions are estimated ones, and only they are uniform")
  func estimated() {
    let dimensions: [Dimension] = [.fw(1), .fh(1), 44, .e(44), .u(44)]
    #expect(dimensions.map(\.isEstimated) == [false, false, false, true, true])
    #expect(dimensions.map(\.isUniformAcrossSiblings) == [false, false, false, false, true])
  }

  @Test("R3: a fraction is of the box, and names the axis it is of, whichever axis it sizes")
  func fractions() {
    let solution = solve(row(.fw(1), .fw(0.2), [item(.fw(0.5), .fh(1))]), 4)
    #expect(solution.frames == ["0 0 160 64", "160 0 160 64", "0 64 160 64", "160 64 160 64"])
    #expect(solve(row(.fw(1), 40, [item(.fh(1), .fw(0.1))]), 1).frames == ["0 0 40 32"])
  }

  struct Third: Sendable {
    var width: Double
    var scale: Double
    var expected: Double
  }

  @Test(
    "R4: a resolved fraction is rounded down to a pixel",
    arguments: [
      Third(width: 320, scale: 2, expected: 106.5), Third(width: 300, scale: 2, expected: 100),
      Third(width: 301, scale: 2, expected: 100), Third(width: 320, scale: 3, expected: 106 + 2 / 3.0),
      Third(width: 320, scale: 1, expected: 106), Third(width: 320, scale: 0, expected: 320 / 3.0),
    ])
  func thirds(_ third: Third) throws {
    let group = row(.fw(1), 10, [item(.fw(1 / 3.0), .fh(1))])
    let solution = solve(group, 1, width: third.width, scale: third.scale)
    let frame = try #require(solution.frame(ofItem: 0, inSection: 0))
    #expect(abs(frame.width - third.expected) < 1e-9)
  }

  @Test("R4: a hair below a pixel counts as on it")
  func hair() {
    // 0.29999 of 320 is 95.9968; 0.2999999 of it is 95.999968, which is 96.
    #expect(solve(row(.fw(1), 10, [item(.fw(0.29999), .fh(1))]), 1).frames == ["0 0 95.5 10"])
    #expect(solve(row(.fw(1), 10, [item(.fw(0.2999999), .fh(1))]), 1).frames == ["0 0 96 10"])
  }

  @Test("R5: absolute and estimated lengths are used as they are")
  func asGiven() {
    #expect(solve(row(.fw(1), 10.3, [item(33.3, .fh(1))]), 1).frames == ["0 0 33.3 10"])
    #expect(solve(row(.fw(1), 20, [item(.e(33.3), 10.3)]), 1).frames == ["0 0 33.3 10.3"])
  }

  @Test("R6: positions are rounded to the nearest pixel once they have been added up")
  func positions() {
    let solution = solve(row(.fw(1), 10, gap: .flexible(1), [item(.fw(0.25), .fh(1))]), 4)
    #expect(solution.frames == ["0 0 79 10", "80.5 0 79 10", "160.5 0 79 10", "241 0 79 10"])
    // Half a pixel goes up, the unrounded places go on.
    #expect(solve(rows(10.25), 5).ys == [0, 10.5, 20.5, 31, 41])
    #expect(solve(rows(10.25), 5, scale: 0).ys == [0, 10.25, 20.5, 30.75, 41])
  }

  @Test("R6: nested positions are rounded once, in the content")
  func nestedPositions() {
    // The column begins at 10.25 and its second item 10.25 further on: 20.5, not 10.5 + 10.5.
    let column = column(.fw(1), 20.5, edge: EdgeSpacing(top: 10.25), [item(.fw(1), 10.25)])
    #expect(solve(row(.fw(1), 40, [column]), 2).ys == [10.5, 20.5])
  }

  @Test("R6: a pin and the shift of a row are exact")
  func exactShifts() {
    let pinned = section(boundary: [boundary(.top, .fw(1), 30, pin: true)], rows(40))
    let scrolled = solve(pinned, 9, viewport: Viewport(offset: Point(x: 0, y: 33.3)))
    #expect(scrolled.supplementary("top") == "0 33.3 320 30")
    let sideways = section(scrolls: .continuous, row(100, 50, [item(.fw(1), .fh(1))]))
    let shifted = solve(sideways, 9, viewport: Viewport(orthogonalOffsets: [0: 33.3]))
    #expect(shifted.frames[1] == "66.7 0 100 50")
  }

  @Test("R7: the content is rounded to the nearest pixel")
  func contentSize() {
    #expect(solve(rows(10.3), 3).content == "320 31")
    #expect(solve(rows(10.3), 3, scale: 0).content == "320 30.9")
  }

  @Test("R8: lost pixels stay at the trailing end")
  func lostPixels() {
    let solution = solve(row(.fw(1), 10, [item(.fw(1 / 3.0), .fh(1))]), 3)
    #expect(solution.xs == [0, 106.5, 213])
    #expect(solution.items.map(\.frame.maxX).last == 319.5)
  }

  @Test("R9: a dimension that is not finite is an error", arguments: [Double.nan, .infinity, -.infinity])
  func notFinite(_ value: Double) {
    let solution = solve(rows(.absolute(value)), 3)
    #expect(solution.frames.isEmpty)
    #expect(
      solution.told == [
        "error: layouts.main.group.size.height: A dimension must be a finite number and is \(value), so this part of "
          + "the layout shows nothing. Check the division or the measurement that it comes from. [not-finite]"
      ])
  }

  @Test("R9: zero, negative and large fractions are accepted, and a missing dimension is nothing in Apple's terms")
  func accepted() {
    #expect(solve(row(.fw(1), 50, [item(.fw(0.5), 0)]), 2).frames == ["0 0 160 0", "160 0 160 0"])
    #expect(solve(row(.fw(1), 50, [item(.fw(1), .fh(1.5))]), 1).frames == ["0 0 320 75"])
    #expect(solve(row(.fw(2), 50, [item(.fw(0.5), .fh(1))]), 2).frames == ["0 0 320 50", "320 0 320 50"])
    #expect(solve(row(.fw(1), 50, [item(.fw(0.5), .fh(1))]), 2).told.isEmpty)
    // A size that leaves an axis out fills the box here; a literal zero is Apple's missing dimension.
    #expect(LayoutSize() == LayoutSize(width: .fw(1), height: .fh(1)))
    #expect(Dimension(integerLiteral: 0) == .absolute(0))
  }

  @Test("R9a: spacing may be negative but must be finite")
  func spacing() {
    #expect(solve(row(.fw(1), 50, gap: -10, [item(.fw(0.5), .fh(1))]), 2).xs == [0, 155])
    #expect(solve(section(between: -10, rows(40)), 3).ys == [0, 30, 60])
    let infinite = solve(row(.fw(1), 50, gap: .flexible(.infinity), [item(.fw(0.5), .fh(1))]), 2)
    #expect(infinite.frames.isEmpty)
    #expect(
      infinite.told == [
        "error: layouts.main.group.interItemSpacing: A spacing must be a finite number and is inf, so this part of "
          + "the layout shows nothing. Check the division or the measurement that it comes from. [not-finite]"
      ])
  }

  @Test("R9a: a size that comes out negative is laid out as nothing")
  func negativeSize() {
    #expect(solve(row(.fw(1), 50, [item(.fw(0.5), .absolute(-10))]), 1).frames == ["0 0 160 0"])
    #expect(solve(row(.fw(1), 50, [item(.fw(0.5), .fh(-1))]), 1).frames == ["0 0 160 0"])
  }
}
