import IntarsiaIR

/// A page that plays a transition, back and forth, and lets it be stopped at any moment.
///
/// The page is one file that needs nothing from outside. With a part of the way behind its address, such as
/// `page.html#0.5`, it stands still at that moment. Where less motion is preferred it does not begin by itself.
public struct TransitionPage: Hashable, Sendable {
  /// The page's title and heading.
  public var title: String
  /// What is played.
  public var transition: DrawnTransition
  /// How long one way takes, in seconds; from a tenth to ten, whatever is set.
  public var duration: Double

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - title: the page's title and heading.
  ///   - transition: what is played.
  ///   - duration: how long one way takes, in seconds.
  public init(title: String = "Transition", _ transition: DrawnTransition, duration: Double = 0.8) {
    self.title = title
    self.transition = transition
    self.duration = duration
  }

  /// The page as an HTML document.
  public var text: String {
    let kinds = Set(transition.sections.compactMap { ($0.end ?? $0.start)?.kindPosition })
    let milliseconds = duration >= 0.1 ? min(duration, 10) * 1_000 : 100
    return HTMLDocument.text(
      title: title, style: HTMLStyleSheet.text(kinds: kinds) + TransitionPage.style,
      script: "const duration = \(milliseconds.pictureText);\n" + TransitionScript.text
    ) { page in
      writePanel(&page)
    }
  }

  private func writePanel(_ page: inout Markup) {
    let size = transition.container
    page.open("section", [("class", "panel"), ("style", "width: \((size.width + 14).pictureText)px")])
    page.element("p", text: "\(size.pictureText): \(summary)")
    page.open("div", [("class", "frame")])
    page.open(
      "div",
      [
        ("class", "view stage"), ("role", "img"), ("aria-label", "\(title): \(summary)"),
        ("style", "width: \(size.width.pictureText)px; height: \(size.height.pictureText)px"),
      ])
    for motion in transition.boxes { write(motion, &page) }
    page.close("div")
    page.close("div")
    page.open("div", [("class", "controls")])
    page.element("button", [("type", "button"), ("id", "play")], text: "Play")
    page.empty(
      "input",
      [
        ("type", "range"), ("id", "progress"), ("min", "0"), ("max", "1000"), ("value", "0"),
        ("aria-label", "How much of the way is done"),
      ])
    page.element("output", [("id", "done")], text: "0 %")
    page.close("div")
    writeLegend(&page)
    page.close("section")
  }

  /// How many boxes do what.
  private var summary: String {
    let comes = transition.boxes.count { $0.start.opacity < $0.end.opacity }
    let goes = transition.boxes.count { $0.start.opacity > $0.end.opacity }
    let moves = transition.boxes.count { $0.start.opacity == $0.end.opacity && $0.start.frame != $0.end.frame }
    let stays = transition.boxes.count - comes - goes - moves
    let facts = [(goes, "disappear"), (moves, "move"), (comes, "appear"), (stays, "stay")]
    let parts = facts.filter { $0.0 > 0 }.map { "\($0) \($1)\($0 == 1 ? "s" : "")" }
    return parts.isEmpty ? "nothing to see" : parts.joined(separator: ", ")
  }

  private func write(_ motion: DrawnMotion, _ page: inout Markup) {
    let box = motion.box
    let section = box.section.flatMap { index in
      transition.sections.indices.contains(index)
        ? transition.sections[index].end ?? transition.sections[index].start : nil
    }
    var classes = "box \(Palette.name(of: section))"
    switch box.role {
    case .item: break
    case .supplementary: classes += " header"
    case .decoration: classes += " ground"
    }
    let height = min(motion.start.frame.height, motion.end.frame.height)
    if height < 42 { classes += " low" }
    let width = min(motion.start.frame.width, motion.end.frame.width)
    if width < 120 { classes += " narrow" }
    if height < 16 || width < 44 { classes += " tiny" }
    page.open(
      "div",
      [
        ("class", classes), ("style", TransitionPage.style(motion.start)),
        ("data-from", TransitionPage.numbers(motion.start)), ("data-to", TransitionPage.numbers(motion.end)),
        ("title", box.description(in: section)),
      ])
    if box.role != .decoration { page.element("b", text: label(of: box, in: section)) }
    page.close("div")
  }

  private func label(of box: DrawnBox, in section: DrawnSection?) -> String {
    guard box.role == .item, box.label == "\(box.index)", let section else { return box.label }
    return "\(section.kind) \(box.index)"
  }

  /// Names the kinds beside their colours.
  private func writeLegend(_ page: inout Markup) {
    var named: Set<Int> = []
    page.open("ul")
    for section in transition.sections.compactMap({ $0.end ?? $0.start })
    where named.insert(section.kindPosition).inserted {
      let style = Palette.name(of: section)
      page.raw("<li class=\"\(style)\"><b>\(section.kind.escapedForMarkup)</b></li>")
    }
    page.close("ul")
  }

  // MARK: Style

  private static func style(_ end: DrawnMotion.Keyframe) -> String {
    """
    transform: translate(\(end.frame.x.pictureText)px, \(end.frame.y.pictureText)px); \
    width: \(max(0, end.frame.width).pictureText)px; height: \(max(0, end.frame.height).pictureText)px; \
    opacity: \(end.opacity.pictureText)
    """
  }

  /// Place, size and opacity, as the script reads them.
  private static func numbers(_ end: DrawnMotion.Keyframe) -> String {
    [end.frame.x, end.frame.y, max(0, end.frame.width), max(0, end.frame.height), end.opacity]
      .map(\.pictureText).joined(separator: " ")
  }

  private static let style = """
    .stage { overflow: hidden; isolation: isolate }
    .stage .box { left: 0; top: 0; will-change: transform, opacity }
    .narrow { padding-inline: 4px; font-size: 11px }
    .controls { display: flex; gap: 12px; align-items: center }
    .controls button { position: static; opacity: 1; width: 76px; height: 32px; border-radius: 8px; font-size: 14px }
    .controls input { flex: 1; accent-color: var(--outline) }
    .panel .controls output { min-height: 0; width: 3.4em; text-align: right }

    """
}
