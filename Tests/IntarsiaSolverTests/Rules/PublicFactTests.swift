import IntarsiaIR
import IntarsiaSolver
import Testing

/// What public threads and pictures settle only in part, so that no frame of a case can be demanded.
///
/// Those about snapshots stand with the tests of snapshots.
@Suite("Facts from public threads: layouts")
struct PublicFactTests {
  @Test("Fact 1: a row whose item never fits ends, with an error and an empty section")
  func neverFits() {
    let edges = EdgeSpacing(leading: 8, top: 8, trailing: 8, bottom: 8)
    let spec = section(row(.fw(1), .e(100), [item(.fw(1), .e(100), edge: edges)]))
    let solution = solve(spec, 2, width: 375, height: 667, heights: [60, 90])
    #expect(solution.frames.isEmpty)
    #expect(solution.content == "375 0")
    #expect(
      solution.told == [
        "error: layouts.main.group: Not even the first child fits: the group has 375 points along its axis and the "
          + "child needs 391, edge spacing included, so the group shows nothing. Make the child smaller, the group "
          + "larger, or take edge spacing or content insets away. [nothing-fits]"
      ])
  }

  @Test("Fact 2: an inset between 0 and 1 is points")
  func smallInset() {
    let solution = solve(section(in: .of(0, 0.2, 0, 0), rows(40)), 1, width: 200, height: 400, scale: 0)
    #expect(solution.items.map(\.frame) == [Rect(x: 0.2, y: 0, width: 199.8, height: 40)])
  }

  @Test("Fact 3: the insets of a group count on its estimated axis too")
  func estimatedGroupInsets() {
    let group = row(.e(100), .fh(1), in: .of(10, 0, 10, 15), [item(.e(100), .fh(1))])
    let spec = section(in: .of(0, 25, 0, 10), scrolls: .continuousGroupLeadingBoundary, group)
    let solution = solve(
      [(spec, 3)], in: Container(width: 375, height: 50), measured: measuredWidths([60, 90, 75]))
    #expect(solution.frames == ["25 10 60 30", "100 10 90 30", "205 10 75 30"])
  }

  private static let fifths = [0.2244798445859886, 0.0999484835067196, 0.2255459136606516, 0.2244798445859886]

  @Test("Fact 4: without rounding neighbours touch, and five fractions that add up to 1 stay on one row")
  func neighbours() {
    let widths = PublicFactTests.fifths + [0.2255459136606516]
    let group = row(.fw(1), 44, .children(widths.map { item(.fw($0), .fh(1)) }))
    let solution = solve(group, 5, width: 375, scale: 0)
    let frames = solution.items.map(\.frame)
    #expect(Set(frames.map(\.y)) == [0])
    for (left, right) in zip(frames, frames.dropFirst()) {
      #expect(abs(left.maxX - right.x) < 1e-6)
    }
    #expect(frames.count == 5)
    // With rounding, sizes and places are rounded each by itself.
    let rounded = solve(group, 5, width: 375).items.map(\.frame)
    #expect(rounded.map(\.width) == [84, 37, 84.5, 84, 84.5])
    #expect(rounded.map(\.x) == [0, 84, 121, 205.5, 289.5])
  }

  @Test("Fact 5: uniform dimensions are offered: a row's items are as high as its highest")
  func uniform() {
    let group = row(.fw(1), .e(100), [item(.fw(1 / 3.0), .u(100))])
    let solution = solve(group, 4, width: 390, scale: 0, heights: [60, 140, 80, 50])
    #expect(solution.frames == ["0 0 130 140", "130 0 130 140", "260 0 130 140", "0 140 130 50"])
  }

  @Test("Fact 6: an empty section without boundary items shows no background")
  func noBackground() {
    let background = DecorationSpec(elementKind: "background")
    let spec = section(in: .of(16, 16, 16, 16), scrolls: .continuous, backgrounds: [background], rows(40))
    let solution = solve([(spec, 0), (spec, 7)], in: Container(width: 375, height: 724))
    #expect(
      solution.decorations.map(\.id) == [.decoration("background", index: 0, inSection: 1)])
    #expect(solution.background(in: 1) == "0 0 375 72")
  }

  @Test("Fact 7: sizes handed over at once count as if everything had been shown")
  func allAtOnce() {
    let group = column(.fw(1), .e(44), [item(.fw(1), .e(44))])
    let heights = (0..<60).map { 20 + Double($0 % 7) }
    var shown = solve(group, 60)
    shown.viewport.size = Size(width: 320, height: 10_000)
    shown.measureVisible { request in
      guard case .item(let item, _) = request.id else { return nil }
      return MeasuredSize(height: heights[item])
    }
    let handed = solve(group, 60, heights: heights)
    #expect(handed.frames == shown.frames)
    #expect(handed.frames != solve(group, 60).frames)
  }

  @Test("Fact 8: measured sizes outlive a change of layout")
  func otherLayout() {
    func grid(_ columns: Double) -> SectionSpec {
      section(
        boundary: [boundary(.top, .fw(1), .e(44))],
        row(.fw(1), .fw(1 / columns), [item(.fw(1 / columns), .fh(1), in: .of(5, 5, 5, 5))]))
    }
    let header = LayoutElement.ID.supplementary("top", index: 0, inSection: 0)
    let measured = [header: MeasuredSize(height: 52)]
    let container = Container(width: 375, height: 667, scale: 0)
    let three = solve([(grid(3), 7)], in: container, measured: measured)
    #expect(three.frames.first == "5 57 115 115")
    // The same sizes are handed on: the new layout begins with 52, not with the estimate.
    let two = solve([(grid(2), 7)], in: container, measured: measured)
    #expect(two.frames.first == "5 57 177.5 177.5")
    #expect(two.supplementary("top") == "0 0 375 52")
  }

  @Test("Fact 9: a pinned header of the whole layout lies above the rows")
  func layoutHeader() throws {
    let header = boundary(.top, .fw(1), 50, kind: "header", pin: true)
    let solution = solve(
      [(section(rows(40)), 20)], in: Container(width: 200, height: 200),
      LayoutConfiguration(boundarySupplementaryItems: [header]), viewport: Viewport(offset: Point(x: 0, y: 100)))
    #expect(solution.supplementary("header", in: nil) == "0 100 200 50")
    let element = try #require(solution.element(.supplementary("header", index: 0, inSection: nil)))
    #expect(solution.items.allSatisfy { $0.zIndex < element.zIndex })
  }
}
