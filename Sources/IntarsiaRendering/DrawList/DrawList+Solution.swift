import IntarsiaIR
import IntarsiaSolver

extension DrawList {
  /// Which moment of scrolling a draw list shows.
  public enum Moment: Hashable, Sendable {
    /// The solution's viewport: pinned boxes where they are now, rows scrolled, and only what is in sight of them.
    case current
    /// Nothing scrolled: pinned boxes at their natural places, and rows with what is beyond the edge, as far as the
    /// limits go. This is what a picture that scrolls by itself starts from.
    case unscrolled
  }

  /// Makes the draw list of a solution.
  ///
  /// - Parameters:
  ///   - solution: the solution to draw.
  ///   - moment: which moment of scrolling to draw.
  ///   - limits: how much to draw.
  ///   - label: what to write on an element; its index or kind where the answer is nothing.
  /// - Complexity: O(d log n) for d drawn boxes and n sections, whatever the number of items.
  public init(
    _ solution: LayoutSolution, at moment: Moment = .current, limits: DrawLimits = DrawLimits(),
    label: (LayoutElement.ID) -> String? = { _ in nil }
  ) {
    var builder = DrawListBuilder(solution, at: moment, limits: limits)
    builder.planSpans()
    builder.collectElements()
    builder.collectRows()
    let boxes = builder.elements.map { builder.box($0, label: label($0.id)) }
    self.init(
      container: solution.container.size, contentSize: solution.contentSize,
      visibleRect: builder.visibleRect,
      scrollDirection: solution.configuration.scrollDirection,
      layoutDirection: solution.container.layoutDirection, sections: builder.drawnSections(), boxes: boxes,
      stretches: builder.stretches())
  }
}
