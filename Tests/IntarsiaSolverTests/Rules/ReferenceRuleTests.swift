import IntarsiaIR
import IntarsiaSolver
import Testing

@Suite("Rules: inset references and the environment")
struct ReferenceRuleTests {
  private let container = Container(
    width: 320, height: 480, safeAreaInsets: .of(1, 2, 3, 4), layoutMargins: .of(10, 20, 30, 40),
    readableContentInsets: .of(0, 60, 0, 60))

  private func solution(
    _ reference: ContentInsetsReference, of configuration: ContentInsetsReference = .safeArea,
    supplementaries: ContentInsetsReference = .automatic, along scroll: Axis = .vertical,
    in container: Container? = nil
  ) -> LayoutSolution {
    var spec = section(
      boundary: [boundary(.top, .fw(1), 20)],
      scroll == .vertical ? pairs(40) : column(40, .fh(1), [item(.fw(1), .fh(1))]))
    spec.contentInsetsReference = reference
    spec.supplementaryContentInsetsReference = supplementaries
    return solve(
      [(spec, 2)], in: container ?? self.container,
      LayoutConfiguration(scrollDirection: scroll, contentInsetsReference: configuration))
  }

  @Test("R120: automatic is the configuration's reference, and the safe area where that is automatic too")
  func automatic() {
    #expect(LayoutConfiguration().contentInsetsReference == .safeArea)
    #expect(solution(.automatic).frames == ["2 20 157 40", "159 20 157 40"])
    #expect(solution(.automatic, of: .automatic).frames == solution(.safeArea).frames)
    #expect(solution(.automatic, of: .layoutMargins).frames == solution(.layoutMargins).frames)
    #expect(solution(.none, of: .layoutMargins).frames == ["0 20 160 40", "160 20 160 40"])
    #expect(solution(.readableContent).frames == ["60 20 100 40", "160 20 100 40"])
  }

  @Test("R121: the reference's insets are taken across the scroll axis, and boundary items move along")
  func across() {
    let vertical = solution(.layoutMargins)
    #expect(vertical.frames == ["20 20 130 40", "150 20 130 40"])
    #expect(vertical.supplementary("top") == "20 0 260 20")
    let horizontal = solution(.layoutMargins, along: .horizontal)
    #expect(horizontal.frames == ["0 10 40 440", "40 10 40 440"])
  }

  @Test("R122: boundary items may have a reference of their own; automatic is the section's")
  func supplementaries() {
    let own = solution(.layoutMargins, supplementaries: .readableContent)
    #expect(own.supplementary("top") == "60 0 200 20")
    #expect(own.frames == solution(.layoutMargins).frames)
    #expect(solution(.layoutMargins, supplementaries: .none).supplementary("top") == "0 0 320 20")
  }

  @Test("R123: readable content is what the container says it is")
  func readable() {
    var narrow = container
    narrow.readableContentInsets = narrow.layoutMargins
    #expect(solution(.readableContent, in: narrow).elements == solution(.layoutMargins, in: narrow).elements)
    #expect(solution(.readableContent).elements != solution(.layoutMargins).elements)
  }
}
