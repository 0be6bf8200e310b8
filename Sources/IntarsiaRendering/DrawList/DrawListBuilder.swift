import IntarsiaIR
import IntarsiaSolver

/// Makes a draw list step by step: which parts of the content to draw, the elements in them, and what they are.
///
/// Lengths along the scroll axis are measured from the content's start here, whatever the layout direction.
struct DrawListBuilder {
  /// A part of the content that is drawn.
  struct Span {
    var start: Double
    var end: Double
  }

  /// A kind with its layout.
  struct Kind {
    var position: Int
    var spec: SectionSpec?
  }

  /// The solution at the moment that is drawn.
  let solution: LayoutSolution
  /// The solution with every pinned box at its natural place.
  let resting: LayoutSolution
  /// How far rows are scrolled, whatever moment is drawn.
  let offsets: [Int: Double]
  let moment: DrawList.Moment
  let limits: DrawLimits
  let axis: Axis
  let isReversed: Bool
  let contentLength: Double
  /// What the view shows, whatever moment is drawn.
  let visibleRect: Rect
  let kinds: [String: Kind]
  /// The sections that can be drawn.
  let sectionRange: Range<Int>

  var spans: [Span] = []
  var elements: [LayoutElement] = []
  /// The indices of the drawn items of a section, and where they begin, to say what lies between them.
  var geometries: [Int: SectionGeometry] = [:]

  init(_ solution: LayoutSolution, at moment: DrawList.Moment, limits: DrawLimits) {
    self.moment = moment
    self.limits = limits
    axis = solution.configuration.scrollDirection
    isReversed = axis == .horizontal && solution.container.layoutDirection == .rightToLeft
    contentLength = solution.contentSize[axis]
    offsets = solution.viewport.orthogonalOffsets
    var kinds: [String: Kind] = [:]
    for (position, layout) in solution.layouts.enumerated() where kinds[layout.kind] == nil {
      kinds[layout.kind] = Kind(position: position, spec: layout.section)
    }
    self.kinds = kinds
    var resting = solution
    resting.viewport = .everything(of: solution.contentSize)
    self.resting = resting
    switch moment {
    case .current: self.solution = solution
    case .unscrolled: self.solution = resting
    }
    visibleRect = Rect(
      origin: solution.viewport.offset, size: solution.viewport.size ?? solution.container.size)
    sectionRange = DrawListBuilder.sections(of: solution, from: visibleRect.start(axis), limit: limits.sections)
  }

  /// The sections to draw: all, or as many as the limit allows from the first visible one on.
  private static func sections(of solution: LayoutSolution, from visible: Double, limit: Int) -> Range<Int> {
    let count = solution.numberOfSections
    guard count > limit else { return 0..<count }
    let axis = solution.configuration.scrollDirection
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if let section = solution.section(at: middle), section.frame.end(axis) <= visible {
        low = middle + 1
      } else {
        high = middle
      }
    }
    let first = min(low, count - limit)
    return first..<(first + limit)
  }

  /// Where a rectangle begins and ends along the scroll axis, measured from the content's start.
  func span(_ rect: Rect) -> Span {
    isReversed
      ? Span(start: contentLength - rect.end(axis), end: contentLength - rect.start(axis))
      : Span(start: rect.start(axis), end: rect.end(axis))
  }

  /// A part of the content, as wide as the content.
  func rect(_ span: Span) -> Rect {
    let start = isReversed ? contentLength - span.end : span.start
    return Rect(
      origin: Point(axis, along: start, across: 0),
      size: Size(axis, along: span.end - span.start, across: solution.contentSize[axis.other]))
  }

  mutating func geometry(_ section: Int) -> SectionGeometry? {
    if let known = geometries[section] { return known }
    let geometry = solution.section(at: section)
    geometries[section] = geometry
    return geometry
  }
}

extension Viewport {
  /// A viewport so large that nothing is pinned away from its natural place.
  fileprivate static func everything(of content: Size) -> Viewport {
    let margin = 1e7 + max(content.width, content.height, 0)
    return Viewport(
      offset: Point(x: -margin, y: -margin),
      size: Size(width: content.width + 2 * margin, height: content.height + 2 * margin))
  }
}

extension LayoutElement.ID {
  /// The section that an element belongs to; nothing for a boundary item of the whole layout.
  var section: Int? {
    switch self {
    case .item(_, let section), .decoration(_, _, let section): section
    case .supplementary(_, _, let section): section
    }
  }
}
