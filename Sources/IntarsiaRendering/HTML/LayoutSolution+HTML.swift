import IntarsiaIR
import IntarsiaSolver

extension LayoutSolution {
  /// Draws the solution as a page that scrolls.
  ///
  /// Sideways sections scroll by themselves and come to rest where the layout says, pinned headers stay in sight, and
  /// pointing at a box shows its numbers. A section that is long is drawn up to a limit, and the page says what is left
  /// out.
  ///
  /// - Parameters:
  ///   - title: the page's title.
  ///   - limits: how much to draw; twenty lengths of the view of each section when left out.
  ///   - label: what to write on an element; its index or kind where the answer is nothing.
  /// - Returns: the document, the same on every machine; it needs nothing from outside.
  /// - Complexity: O(d log n) for d drawn boxes and n sections, whatever the number of items.
  public func html(
    title: String = "Layout", limits: DrawLimits? = nil, label: (LayoutElement.ID) -> String? = { _ in nil }
  ) -> String {
    let list = DrawList(
      self, at: .unscrolled, limits: limits ?? .page(container.size[configuration.scrollDirection]), label: label)
    return HTMLPage(title: title, [PicturePanel("", list)]).text
  }
}

extension DrawLimits {
  /// What suits a page for a view of some length.
  ///
  /// - Parameter length: the length of the view along the scroll axis, in points.
  /// - Returns: limits that let twenty views of each section be drawn, and its rows.
  public static func page(_ length: Double) -> DrawLimits {
    DrawLimits(sectionLength: 20 * length, sections: 200, boxes: 4_000, rowBoxes: 200)
  }
}
