/// The style of pictures as SVG: classes with colours for light surroundings, and again for dark ones.
enum SVGStyleSheet {
  /// The style for some kinds, by their places among the layouts.
  static func text(kinds: Set<Int>) -> String {
    let kinds = Set(kinds.map { $0 % Palette.count }).sorted()
    return """
      .intarsia { font-family: system-ui, -apple-system, "Segoe UI", "Helvetica Neue", "DejaVu Sans", sans-serif }
      .intarsia .bold { font-weight: 600 }
      .intarsia .header { stroke-width: 1.5; stroke-dasharray: 6 3 }
      .intarsia .item { stroke-width: 1.25 }
      .intarsia .ground { stroke-width: 1; stroke-dasharray: 1.5 3; stroke-linecap: round }
      .intarsia .outline { fill: none; stroke-width: 2 }
      .intarsia .thin { fill: none; stroke-width: 1.5 }
      .intarsia .italic { font-style: italic }
      \(colors(.light, kinds))@media (prefers-color-scheme: dark) {
      \(colors(.dark, kinds))}

      """
  }

  /// Gradients and patterns that every picture uses.
  static var definitions: String {
    var markup = Markup()
    for edge in DrawList.Edge.allCases {
      let isAcross = edge == .left || edge == .right
      let start = edge.isStart ? "1" : "0"
      let end = edge.isStart ? "0" : "1"
      markup.open(
        "linearGradient",
        [
          ("id", "fade-\(edge.name)"), ("x1", isAcross ? start : "0"), ("y1", isAcross ? "0" : start),
          ("x2", isAcross ? end : "0"), ("y2", isAcross ? "0" : end),
        ])
      markup.empty("stop", [("class", "page-stop"), ("stop-opacity", "0")])
      markup.empty("stop", [("class", "page-stop"), ("offset", "1")])
      markup.close("linearGradient")
    }
    return markup.text
  }

  private static func colors(_ scheme: Palette.Scheme, _ kinds: [Int]) -> String {
    let palette = Palette(scheme: scheme)
    var text = """
      .intarsia .page { fill: \(palette.page) }
      .intarsia .page-stop { stop-color: \(palette.page) }
      .intarsia .text { fill: \(palette.text) }
      .intarsia .second { fill: \(palette.secondary) }
      .intarsia .outline { stroke: \(palette.outline) }
      .intarsia .thin { stroke: \(palette.secondary) }

      """
    for kind in kinds {
      text += rules(class: "k\(kind)", palette.shades(kind), palette)
    }
    let layout = Palette.Shades(fill: palette.page, stroke: palette.outline, text: palette.secondary)
    return text + rules(class: "whole", layout, palette)
  }

  private static func rules(class name: String, _ shades: Palette.Shades, _ palette: Palette) -> String {
    """
    .intarsia .\(name).item { fill: \(shades.fill); stroke: \(shades.stroke) }
    .intarsia .\(name).header { fill: \(palette.page); stroke: \(shades.stroke) }
    .intarsia .\(name).ground { fill: \(shades.stroke); fill-opacity: 0.07; stroke: \(shades.stroke) }
    .intarsia .\(name).bar { fill: \(shades.stroke) }
    .intarsia .\(name).label { fill: \(shades.text) }

    """
  }
}
