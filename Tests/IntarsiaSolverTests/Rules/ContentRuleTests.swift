import IntarsiaIR
import IntarsiaSolver
import Testing

@Suite("Rules: sections and content")
struct ContentRuleTests {
  @Test("R100: an empty section has no extent; with boundary items it has its insets and theirs")
  func empty() {
    let spec = section(in: .of(3, 4, 5, 6), between: 8, rows(40))
    #expect(solve(spec, 0).content == "320 0")
    let header = section(in: .of(3, 4, 5, 6), between: 8, boundary: [boundary(.top, .fw(1), 10)], rows(40))
    #expect(solve(header, 0).content == "320 18")
  }

  @Test("R100: a kind without a layout takes no space; with items that is an error")
  func kindWithoutLayout() {
    let solution = solve([(nil, 0), (nil, 2), (section(rows(40)), 1)])
    #expect(solution.frames == ["0 0 320 40"])
    #expect(
      solution.told == [
        "error: sections[1].kind: The kind \"kind1\" has no layout, so its sections take no space; this one has 2 "
          + "items. Give the kind a layout, or leave the section empty. [kind-without-layout]"
      ])
  }

  @Test("R101: a section in which nothing fits counts as an empty one")
  func nothingFits() {
    let group = row(.fw(1), 40, [item(400, .fh(1))])
    #expect(solve(section(in: .of(3, 4, 5, 6), group), 5).content == "320 0")
    let header = section(in: .of(3, 4, 5, 6), boundary: [boundary(.top, .fw(1), 10)], group)
    #expect(solve(header, 5).content == "320 18")
    #expect(solve(header, 5).numberOfItems(inSection: 0) == 0)
  }

  @Test("R102: sections stack; only an outermost group longer across widens the content")
  func stacking() {
    let solution = solve([(section(rows(40)), 2), (section(rows(30)), 1)], LayoutConfiguration(interSectionSpacing: 5))
    #expect(solution.content == "320 115")
    #expect(solution.ys == [0, 40, 85])
    #expect(solve(row(.fw(1), 40, [item(.fw(1), .fh(1), edge: EdgeSpacing(bottom: 9))]), 1).content == "320 40")
    #expect(solve(column(.fw(1), 40, [item(400, .fh(1))]), 1).content == "320 40")
    #expect(solve(row(400, 40, [item(.fw(1), .fh(1))]), 1).content == "400 40")
    let sideways = section(scrolls: .continuous, row(400, 40, [item(.fw(1), .fh(1))]))
    #expect(solve(sideways, 3).content == "320 40")
  }

  /// Two sections of three and two items, around which the layout's boundary items stand.
  private func framed(_ items: [BoundarySpec], reference: ContentInsetsReference = .safeArea) -> LayoutSolution {
    let spec = section(in: .of(3, 4, 5, 6), boundary: [boundary(.top, .fw(1), 10)], pairs(40))
    return solve(
      [(spec, 3), (spec, 2)], in: Container(width: 320, height: 480, layoutMargins: .of(10, 20, 30, 40)),
      LayoutConfiguration(contentInsetsReference: reference, boundarySupplementaryItems: items))
  }

  @Test("R103: boundary items of the layout stand around the stacked sections, in the whole container")
  func layoutItems() {
    let solution = framed([boundary(.top, .fw(1), 30), boundary(.bottom, .fw(1), 20)])
    #expect(solution.supplementary("top", in: nil) == "0 0 320 30")
    #expect(solution.supplementary("top") == "4 30 310 10")
    #expect(solution.ys.first == 43)
    #expect(solution.supplementary("bottom", in: nil) == "0 186 320 20")
    #expect(solution.content == "320 206")
    let side = framed([boundary(.leading, 30, .fh(1))])
    #expect(side.supplementary("leading", in: nil) == "0 0 30 480")
    #expect(side.content == "320 480")
    let referring = framed([boundary(.top, .fw(1), 30)], reference: .layoutMargins)
    #expect(referring.supplementary("top", in: nil) == "0 0 320 30")
  }

  @Test("R104: a side item grows the content before an end item is placed")
  func horizontalLayoutItems() {
    let solution = solve(
      [(section(column(90, .fh(1), [item(.fw(1), .fh(1))])), 3)],
      LayoutConfiguration(
        scrollDirection: .horizontal,
        boundarySupplementaryItems: [boundary(.top, .fw(1), 30), boundary(.trailing, 20, .fh(1))]))
    #expect(solution.supplementary("top", in: nil) == "0 0 320 30")
    #expect(solution.supplementary("trailing", in: nil) == "320 0 20 480")
    #expect(solution.content == "340 480")
  }

  @Test("R105: without any content the rules apply as written")
  func nothingButBoundaryItems() {
    let items = [boundary(.top, .fw(1), 30, off: 0, 10), boundary(.bottom, .fw(1), 20, off: 0, 5)]
    let solution = solve([], LayoutConfiguration(boundarySupplementaryItems: items))
    #expect(solution.supplementary("top", in: nil) == "0 0 320 30")
    #expect(solution.supplementary("bottom", in: nil) == "0 25 320 20")
    #expect(solution.content == "320 45")
  }
}
