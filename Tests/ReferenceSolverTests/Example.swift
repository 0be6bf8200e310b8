import IntarsiaIR
import IntarsiaSolver
import ReferenceSolver
import Testing

/// One worked example of the rules, in their own notation.
struct Example: Sendable, CustomTestStringConvertible {
  /// The rule the example stands under.
  var rule: String
  /// The layout of every section.
  var layout: String
  /// The container: 320×480, scrolling down, at scale 2, unless said otherwise.
  var container = Container(width: 320, height: 480)
  var scroll = Axis.vertical
  var sectionSpacing = 0.0
  /// The boundary items of the layout.
  var around = ""
  /// How many items the sections have.
  var counts: [Int]
  /// The heights, or widths, at which the first section's items were measured, and the heights of its supplementaries.
  var measured: [Double] = []
  var measuredWidths: [Double] = []
  var measuredKinds: [String: Double] = [:]
  var viewport = Viewport()

  /// The first frames of the first section, the places where its items start, and single items by section and index.
  var items = ""
  var itemAt: [[Int]: String] = [:]
  /// Frames of supplementaries and backgrounds by `kind` or `kind 1`, for the section.
  var supplementaries: [String: String] = [:]
  var decorations: [String: String] = [:]
  var content: String?

  var testDescription: String { "\(rule): \(layout)" }

  /// The solution of the example.
  func solve() -> ReferenceSolution {
    var input = LayoutInput(Notation.section(layout), itemCount: 0, container: container)
    input.configuration.scrollDirection = scroll
    input.configuration.interSectionSpacing = sectionSpacing
    input.configuration.boundarySupplementaryItems = Notation.boundary(around)
    input.sections = counts.map { count in LayoutInput.Section(layout: 0, itemCount: count) }
    var sizes: [LayoutElement.ID: MeasuredSize] = [:]
    for (index, length) in measured.enumerated() { sizes[.item(index, inSection: 0)] = MeasuredSize(height: length) }
    for (index, length) in measuredWidths.enumerated() {
      sizes[.item(index, inSection: 0)] = MeasuredSize(width: length)
    }
    for (kind, length) in measuredKinds {
      sizes[.supplementary(kind, index: 0, inSection: 0)] = MeasuredSize(height: length)
    }
    return ReferenceSolver.solve(input, measured: sizes, viewport: viewport)
  }

  /// Checks everything that the example states.
  func check() {
    let solution = solve()
    let frames = Dictionary(
      (solution.items + solution.supplementaries + solution.decorations).map { ($0.id, $0.frame) },
      uniquingKeysWith: { first, _ in first })
    func expect(_ frame: Rect, _ id: LayoutElement.ID) {
      let actual = frames[id]
      #expect(actual.map { $0.isClose(to: frame) } == true, "\(id) is \(String(describing: actual)), not \(frame)")
    }
    for (index, frame) in Notation.frames(items).enumerated() { expect(frame, .item(index, inSection: 0)) }
    for (place, text) in itemAt { expect(Notation.frames(text)[0], .item(place[1], inSection: place[0])) }
    for (name, text) in supplementaries {
      let words = name.split(separator: " ")
      let section = words.count == 1 ? 0 : Int(words[1])
      expect(Notation.frames(text)[0], .supplementary(String(words[0]), index: 0, inSection: section))
    }
    for (name, text) in decorations {
      let words = name.split(separator: " ")
      let section = words.count == 1 ? 0 : Int(words[1])!
      expect(Notation.frames(text)[0], .decoration(String(words[0]), index: 0, inSection: section))
    }
    if let content {
      let size = Notation.numbers(content)
      #expect(solution.contentSize == Size(width: size[0], height: size[1]))
    }
  }
}

extension Rect {
  fileprivate func isClose(to other: Rect) -> Bool {
    zip([x, y, width, height], [other.x, other.y, other.width, other.height]).allSatisfy { abs($0 - $1) < 0.01 }
  }
}
