import IntarsiaIR

/// A picture of one or several draw lists, side by side, as SVG.
///
/// The picture carries its own colours for light and dark surroundings, needs nothing from outside, and is the same on
/// every machine.
public struct SVGPicture: Hashable, Sendable {
  /// What is said about sections beside their boxes.
  public enum Notes: Hashable, Sendable {
    /// Kind, number of items, scrolling, and what is out of sight.
    case beside
    /// Nothing: only boxes.
    case none
  }

  /// What is drawn, from left to right.
  public var panels: [PicturePanel]
  /// What the picture shows, for those who do not see it.
  public var title: String
  /// The size of labels, in points.
  public var fontSize: Double
  /// What is said beside the boxes.
  public var notes: Notes

  /// Makes a picture.
  ///
  /// - Parameters:
  ///   - panels: what to draw, from left to right.
  ///   - title: what the picture shows, in words.
  ///   - fontSize: the size of labels, in points, from 4 to 100.
  ///   - notes: what to say beside the boxes.
  public init(_ panels: [PicturePanel], title: String = "Layout", fontSize: Double = 13, notes: Notes = .beside) {
    self.panels = panels
    self.title = title
    self.fontSize = fontSize >= 4 ? min(fontSize, 100) : 4
    self.notes = notes
  }

  /// The picture as an SVG document.
  public var text: String {
    let panels = PicturePanel.matched(panels)
    let margin = 20.0
    let space = 28.0
    var body = Markup()
    var x = margin
    var height = 0.0
    for (position, panel) in panels.enumerated() {
      let drawing = SVGPanel(panel, number: position, fontSize: fontSize, notes: notes)
      body.open("g", [("transform", "translate(\(x.pictureText) \(margin.pictureText))")])
      drawing.write(into: &body)
      body.close("g")
      x += drawing.size.width + space
      height = max(height, drawing.size.height)
    }
    let size = Size(width: panels.isEmpty ? 2 * margin : x - space + margin, height: height + 2 * margin)
    var svg = Markup()
    svg.open(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("width", size.width.pictureText), ("height", size.height.pictureText),
        ("viewBox", "0 0 \(size.width.pictureText) \(size.height.pictureText)"), ("role", "img"),
        ("class", "intarsia"), ("font-size", fontSize.pictureText),
      ])
    svg.element("title", text: title)
    svg.element("desc", text: panels.map { SVGPanel.summary($0) }.joined(separator: " "))
    let kinds = Set(panels.flatMap { $0.list.sections.map(\.kindPosition) })
    svg.raw("<style>\n\(SVGStyleSheet.text(kinds: kinds))</style>")
    svg.raw("<defs>\n\(SVGStyleSheet.definitions)</defs>")
    svg.empty(
      "rect", [("class", "page"), ("width", size.width.pictureText), ("height", size.height.pictureText), ("rx", "10")])
    svg.raw(String(body.text.dropLast()))
    svg.close("svg")
    return svg.text
  }
}
