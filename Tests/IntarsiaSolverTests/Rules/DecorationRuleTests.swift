import IntarsiaIR
import IntarsiaSolver
import Testing

@Suite("Rules: backgrounds")
struct DecorationRuleTests {
  private let backgrounds = [DecorationSpec(elementKind: "background", contentInsets: .of(1, 2, 3, 4))]

  @Test("R99: a background spans the section's extent and the whole container, less its own insets")
  func frames() {
    let spec = section(
      in: .of(3, 4, 5, 6), boundary: [boundary(.top, .fw(1), 34)], backgrounds: backgrounds, pairs(40))
    #expect(solve(spec, 3).extent() == "0 0 320 122")
    #expect(solve(spec, 3).background() == "2 1 314 118")
    var referring = spec
    referring.contentInsetsReference = .layoutMargins
    let container = Container(width: 320, height: 480, layoutMargins: .of(10, 20, 30, 40))
    #expect(solve([(referring, 3)], in: container).background() == "2 1 314 118")
  }

  @Test("R99a: any background lifts the cells of its section to at least 1")
  func lift() {
    let group = custom(.fw(1), 80, [frame(0, 0, 1, 1), frame(0, 0, 1, 1, z: -3), frame(0, 0, 1, 1, z: 4)])
    let solution = solve([(section(backgrounds: backgrounds, group), 3), (section(group), 3)])
    #expect(solution.items.map(\.zIndex) == [1, 1, 4, 0, -3, 4])
  }

  @Test("R99b: a section without extent has no background, an empty one with a header does")
  func empty() {
    let spec = section(in: .of(3, 4, 5, 6), backgrounds: backgrounds, rows(40))
    #expect(solve(spec, 0).decorations.isEmpty)
    let header = section(
      in: .of(3, 4, 5, 6), boundary: [boundary(.top, .fw(1), 30)], backgrounds: backgrounds, rows(40))
    #expect(solve(header, 0).background() == "2 1 314 34")
  }
}
