import IntarsiaIR
import IntarsiaRendering
import IntarsiaSolver

extension SnapshotSolution {
  /// Draws the solution for a terminal; see the picture of a ``LayoutSolution`` for what the lines mean.
  ///
  /// - Parameters:
  ///   - width: how many columns the picture may take, from 24 to 1,000.
  ///   - limits: how much to draw; what suits a terminal when left out.
  ///   - label: what to write on an element; its index or kind where the answer is nothing.
  /// - Returns: the picture, lines separated by newlines, without one at the end.
  /// - Complexity: O(d log n) for d drawn boxes and n sections and items.
  public func picture(
    width: Int = 72, limits: DrawLimits? = nil,
    label: (SnapshotElement<SectionID, ItemID>.Identity) -> String? = { _ in nil }
  ) -> String {
    layoutSolution.picture(width: width, limits: limits) { id in identity(of: id).flatMap(label) }
  }

  /// Draws the solution as an SVG document; see the document of a ``LayoutSolution`` for what it shows.
  ///
  /// - Parameters:
  ///   - title: what the picture shows, for those who do not see it.
  ///   - limits: how much to draw; three lengths of the view of each section when left out.
  ///   - label: what to write on an element; its kind and index where the answer is nothing.
  /// - Returns: the document, the same on every machine.
  /// - Complexity: O(d log n) for d drawn boxes and n sections and items.
  public func svg(
    title: String = "Layout", limits: DrawLimits? = nil,
    label: (SnapshotElement<SectionID, ItemID>.Identity) -> String? = { _ in nil }
  ) -> String {
    layoutSolution.svg(title: title, limits: limits) { id in identity(of: id).flatMap(label) }
  }

  /// Draws the solution as a page that scrolls; see the page of a ``LayoutSolution`` for what it does.
  ///
  /// - Parameters:
  ///   - title: the page's title.
  ///   - limits: how much to draw; twenty lengths of the view of each section when left out.
  ///   - label: what to write on an element; its index or kind where the answer is nothing.
  /// - Returns: the document, the same on every machine; it needs nothing from outside.
  /// - Complexity: O(d log n) for d drawn boxes and n sections and items.
  public func html(
    title: String = "Layout", limits: DrawLimits? = nil,
    label: (SnapshotElement<SectionID, ItemID>.Identity) -> String? = { _ in nil }
  ) -> String {
    layoutSolution.html(title: title, limits: limits) { id in identity(of: id).flatMap(label) }
  }

  /// Makes the draw list of the solution, for pictures of several solutions or of your own kind.
  ///
  /// - Parameters:
  ///   - moment: which moment of scrolling to draw.
  ///   - limits: how much to draw.
  ///   - label: what to write on an element; its index or kind where the answer is nothing.
  /// - Returns: the draw list.
  /// - Complexity: O(d log n) for d drawn boxes and n sections and items.
  public func drawList(
    at moment: DrawList.Moment = .current, limits: DrawLimits = DrawLimits(),
    label: (SnapshotElement<SectionID, ItemID>.Identity) -> String? = { _ in nil }
  ) -> DrawList {
    DrawList(layoutSolution, at: moment, limits: limits) { id in identity(of: id).flatMap(label) }
  }
}
