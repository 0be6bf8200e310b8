/// The style of pages, in colours for light and dark surroundings.
enum HTMLStyleSheet {
  /// The style for some kinds, by their places among the layouts.
  static func text(kinds: Set<Int>) -> String {
    let kinds = Set(kinds.map { $0 % Palette.count }).sorted()
    return """
      \(colors(.light, kinds))
      @media (prefers-color-scheme: dark) {
      \(colors(.dark, kinds))
      }
      \(rules)
      """
  }

  private static func colors(_ scheme: Palette.Scheme, _ kinds: [Int]) -> String {
    let palette = Palette(scheme: scheme)
    var text = """
      :root { color-scheme: \(scheme == .light ? "light" : "dark"); --page: \(palette.page); --text: \(palette.text); \
      --second: \(palette.secondary); --line: \(palette.line); --outline: \(palette.outline) }
      .whole { --fill: \(palette.page); --stroke: \(palette.outline); --label: \(palette.secondary) }
      """
    for kind in kinds {
      let shades = palette.shades(kind)
      text += "\n.k\(kind) { --fill: \(shades.fill); --stroke: \(shades.stroke); --label: \(shades.text) }"
    }
    return text
  }

  private static let rules = """
    * { box-sizing: border-box; margin: 0 }
    body { background: var(--page); color: var(--text); padding: 24px; font: 15px/1.4 system-ui, -apple-system,
      "Segoe UI", "Helvetica Neue", "DejaVu Sans", sans-serif }
    h1 { font-size: 24px; margin-bottom: 20px }
    h2 { font-size: 17px }
    main { display: flex; flex-wrap: wrap; gap: 40px 48px; align-items: flex-start }
    .panel { max-width: 100%; padding: 3px; display: flex; flex-direction: column; gap: 8px }
    .panel p, .panel output { color: var(--second); font-size: 13px }
    .panel output { display: block; min-height: 2.8em; font-variant-numeric: tabular-nums }
    ul { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: 4px 14px; font-size: 13px }
    li::before { content: ""; display: inline-block; width: 11px; height: 11px; margin-right: 6px; border-radius: 3px;
      background: var(--fill); border: 1.5px solid var(--stroke) }
    li { color: var(--second) }
    li b { color: var(--label); font-weight: 600 }
    .frame { max-width: 100%; overflow-x: auto; padding: 4px 4px 8px; margin: -4px }
    .view { position: relative; overflow: auto; scrollbar-width: none; background: var(--page); border-radius: 12px;
      outline: 2px solid var(--outline); outline-offset: 1px }
    .view::-webkit-scrollbar, .row::-webkit-scrollbar { display: none }
    .content { position: relative; overflow: hidden; overflow: clip; isolation: isolate }
    .box, .gap, .pin, .band, .stop { position: absolute }
    .box { direction: ltr; overflow: hidden; border-radius: 5px; border: 1.25px solid var(--stroke); background: var(--fill);
      padding: 5px 8px; font-size: 13px; line-height: 1.3; color: var(--second) }
    .box b { display: block; color: var(--label); font-weight: 600; overflow: hidden; text-overflow: ellipsis;
      white-space: nowrap; unicode-bidi: isolate }
    .box span { font-size: 11px; white-space: nowrap; font-variant-numeric: tabular-nums }
    .low { padding-block: 0; display: flex; align-items: center; gap: 8px }
    .low span { margin-inline-start: auto; flex: none }
    .tiny { padding: 0 3px; font-size: 10px }
    .tiny span { display: none }
    .header { background: var(--page); border-style: dashed; border-width: 1.5px; padding-left: 16px;
      font-style: italic }
    .header::before { content: ""; position: absolute; left: 5px; top: 5px; bottom: 5px; width: 3px;
      border-radius: 2px; background: var(--stroke) }
    .tiny.header { padding-left: 3px }
    .tiny.header::before { display: none }
    .ground { border-style: dotted; background: none }
    .ground::before { content: ""; position: absolute; inset: 0; background: var(--stroke); opacity: 0.08 }
    .box:hover { filter: brightness(0.94) }
    .pin { pointer-events: none; display: flex; align-items: flex-start }
    .pin.end { align-items: flex-end }
    .pin.side { flex-direction: column }
    .pin > .box { position: sticky; pointer-events: auto; flex: none }
    .band { overflow: hidden }
    .row { width: 100%; height: 100%; overflow: auto; scrollbar-width: none }
    .strip { position: relative }
    .stop { width: 1px; height: 1px; scroll-snap-align: start }
    .once .stop { scroll-snap-stop: always }
    .snap-x { scroll-snap-type: x mandatory }
    .snap-y { scroll-snap-type: y mandatory }
    button { position: absolute; z-index: 2; width: 28px; height: 28px; border-radius: 50%; opacity: 0;
      border: 1px solid var(--line); background: var(--page); color: var(--text); font-size: 15px; line-height: 1;
      cursor: pointer }
    .band:hover button, button:focus-visible { opacity: 0.92 }
    .gap { display: grid; place-items: center; z-index: 2000000001; background: var(--page); color: var(--second);
      font-size: 13px; border-block: 2px dotted var(--line) }

    """
}
