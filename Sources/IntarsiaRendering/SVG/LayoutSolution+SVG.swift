import IntarsiaIR
import IntarsiaSolver

extension LayoutSolution {
  /// Draws the solution as an SVG document.
  ///
  /// Every kind of section has a colour and is named beside its boxes; headers and other supplementaries are dashed,
  /// backgrounds dotted. The rounded outline is what the view shows. Rows that scroll sideways are cut at the view's
  /// edge and fade there. A section that is long is drawn up to a limit, and the picture says what is left out.
  ///
  /// - Parameters:
  ///   - title: what the picture shows, for those who do not see it.
  ///   - limits: how much to draw; three lengths of the view of each section when left out.
  ///   - label: what to write on an element; its kind and index where the answer is nothing.
  /// - Returns: the document, the same on every machine.
  /// - Complexity: O(d log n) for d drawn boxes and n sections, whatever the number of items.
  public func svg(
    title: String = "Layout", limits: DrawLimits? = nil, label: (LayoutElement.ID) -> String? = { _ in nil }
  ) -> String {
    let length = container.size[configuration.scrollDirection]
    let list = DrawList(self, limits: limits ?? DrawLimits(sectionLength: 3 * length), label: label)
    return SVGPicture([PicturePanel("", list)], title: title).text
  }
}
