import IntarsiaDocument
import IntarsiaIR
import IntarsiaSolver

/// Solves a document: the package's own solver, or one that is broken on purpose to try the laws out.
typealias Solver = @Sendable (LayoutDocument) -> Answer

/// Everything that laws compare about a solution.
struct Answer {
  var contentSize: Size
  var items: [LayoutElement]
  var supplementaries: [LayoutElement]
  var decorations: [LayoutElement]
  var sections: [Rect]
  var rows: [OrthogonalRow?]
  var diagnostics: [Diagnostic]
  /// The frames of the outermost instances that items and badges belong to.
  var instances: [LayoutElement.ID: Rect]
  /// The elements in a rectangle.
  var find: (Rect) -> [LayoutElement]

  /// What laws compare about a section that scrolls sideways.
  struct OrthogonalRow: Hashable {
    var viewport: Rect
    var contentLength: Double
    var maximumOffset: Double
    var restingOffsets: [Double]
  }

  /// What the package's own solver answers.
  @Sendable static func ofSolver(_ document: LayoutDocument) -> Answer {
    Answer(document.solve())
  }

  init(_ solution: LayoutSolution) {
    contentSize = solution.contentSize
    items = Array(solution.items)
    supplementaries = solution.supplementaries
    decorations = solution.decorations
    let geometries = (0..<solution.numberOfSections).map { solution.section(at: $0) }
    sections = geometries.map { $0?.frame ?? .zero }
    rows = geometries.map { geometry in
      geometry?.orthogonal.map { row in
        OrthogonalRow(
          viewport: row.viewport, contentLength: row.contentLength, maximumOffset: row.maximumOffset,
          restingOffsets: row.restingOffsets)
      }
    }
    diagnostics = solution.diagnostics
    instances = solution.instances
    find = { solution.elements(in: $0) }
  }

  var elements: [LayoutElement] { items + supplementaries + decorations }

  /// The same answer with every element changed.
  func mapping(_ change: (LayoutElement) -> LayoutElement) -> Answer {
    var answer = self
    answer.items = items.map(change)
    answer.supplementaries = supplementaries.map(change)
    answer.decorations = decorations.map(change)
    return answer
  }
}

extension Rect {
  /// Whether no coordinate differs by more than a tolerance, which grows with the numbers.
  func isClose(to other: Rect, within tolerance: Double) -> Bool {
    isClose(x, other.x, tolerance) && isClose(y, other.y, tolerance) && isClose(width, other.width, tolerance)
      && isClose(height, other.height, tolerance)
  }

  private func isClose(_ one: Double, _ two: Double, _ tolerance: Double) -> Bool {
    one == two || abs(one - two) <= tolerance * max(1, max(abs(one), abs(two)) / 1e6)
  }
}

/// The first element in which two lists differ, in words.
func difference(_ expected: [LayoutElement], _ actual: [LayoutElement], within tolerance: Double) -> String? {
  guard expected.count == actual.count else { return "\(expected.count) elements became \(actual.count)" }
  for (one, two) in zip(expected, actual) {
    if one.id != two.id { return "\(one.id) became \(two.id)" }
    if !one.frame.isClose(to: two.frame, within: tolerance) { return "\(one.id): \(one.frame) became \(two.frame)" }
    if one.zIndex != two.zIndex { return "\(one.id): zIndex \(one.zIndex) became \(two.zIndex)" }
  }
  return nil
}
