import IntarsiaIR
import IntarsiaSolver

extension LayoutSolution {
  /// Draws the solution for a terminal.
  ///
  /// Items have thin borders, headers and other supplementaries thick ones, backgrounds are dotted. The numbers at the
  /// start of a line are vertical coordinates in points; the dashed line at its end spans what the view shows. Rows that
  /// scroll sideways are cut at the view's edge and marked `›`. A section that is long shows its first rows and its last
  /// one, and says how many are between.
  ///
  /// The same solution gives the same text on every machine.
  ///
  /// - Parameters:
  ///   - width: how many columns the picture may take, from 24 to 1,000.
  ///   - limits: how much to draw; what suits a terminal when left out.
  ///   - label: what to write on an element; its index or kind where the answer is nothing.
  /// - Returns: the picture, lines separated by newlines, without one at the end.
  /// - Complexity: O(d log n) for d drawn boxes and n sections, whatever the number of items.
  public func picture(
    width: Int = 72, limits: DrawLimits? = nil, label: (LayoutElement.ID) -> String? = { _ in nil }
  ) -> String {
    let isVertical = configuration.scrollDirection == .vertical
    let line = TextPicture.pointsPerLine(container.size, width: width)
    let fitting =
      isVertical
      ? DrawLimits(sectionLength: 24 * line, sections: 40, boxes: 600)
      : DrawLimits(sectionLength: container.width, sections: 3, boxes: 300)
    return DrawList(self, limits: limits ?? fitting, label: label).picture(width: width)
  }
}

extension DrawList {
  /// Draws the list for a terminal.
  ///
  /// - Parameter width: how many columns the picture may take, from 24 to 1,000.
  /// - Returns: the picture, lines separated by newlines, without one at the end.
  public func picture(width: Int = 72) -> String {
    var picture = TextPicture(self, width: width)
    return picture.lines().joined(separator: "\n")
  }
}
