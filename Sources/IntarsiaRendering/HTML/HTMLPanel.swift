import IntarsiaIR

/// One draw list of a page: a view that scrolls, with boxes placed in it, and what is said about them.
struct HTMLPanel {
  let list: DrawList
  let heading: String
  let folded: FoldedAxis
  let axis: Axis
  /// How large the content is on the page.
  let content: Size

  init(_ panel: PicturePanel) {
    list = panel.list
    heading = panel.heading
    axis = list.scrollDirection
    folded = FoldedAxis(list.stretches, breakLength: 56)
    content = Size(axis, along: folded.length, across: max(list.contentSize[axis.other], 0))
  }

  func write(into page: inout Markup) {
    page.open(
      "section", [("class", "panel"), ("style", "width: \((list.container.width + 14).pictureText)px")])
    if !heading.isEmpty { page.element("h2", text: heading) }
    page.element("p", text: "\(list.container.pictureText), content \(list.contentSize.pictureText)")
    page.open("div", [("class", "frame")])
    let view = list.visibleRect
    let name = heading.isEmpty ? "Layout" : heading
    page.open(
      "div",
      [
        ("class", "view"), ("tabindex", "0"), ("role", "group"), ("aria-label", name),
        ("style", "width: \(list.container.width.pictureText)px; height: \(list.container.height.pictureText)px"),
        ("data-x", position(view, .horizontal).pictureText), ("data-y", position(view, .vertical).pictureText),
      ])
    page.open(
      "div",
      [
        ("class", "content"),
        ("style", "width: \(content.width.pictureText)px; height: \(content.height.pictureText)px"),
      ])
    writeBoxes(&page)
    writeGaps(&page)
    page.close("div")
    page.close("div")
    page.close("div")
    writeLegend(&page)
    page.element("output", text: "Point at a box, or tap it, for its numbers.")
    page.close("section")
  }

  private func position(_ view: Rect, _ side: Axis) -> Double {
    side == axis ? folded.position(view.start(axis)) : view.start(side)
  }

  /// Names the kinds beside their colours.
  private func writeLegend(_ page: inout Markup) {
    guard !list.sections.isEmpty else { return }
    page.open("ul")
    for kind in list.kinds {
      let sections = list.sections.filter { $0.kindPosition == kind.position }
      let items = sections.reduce(0) { $0 + $1.itemCount }
      var facts = " \(items) \(items == 1 ? "item" : "items")"
      if sections.count > 1 { facts += " in \(sections.count) sections" }
      if let row = sections.first?.row { facts += ", \(row.behavior.rawValue)" }
      page.raw(
        "<li class=\"k\(kind.position % Palette.count)\"><b>\(kind.name.escapedForMarkup)</b>\(facts)</li>")
    }
    page.close("ul")
  }

  // MARK: Boxes

  private func writeBoxes(_ page: inout Markup) {
    var rows: Set<Int> = []
    for box in list.boxes {
      if let section = box.section.flatMap({ list.section($0) }), let row = section.row, box.isInRow {
        if rows.insert(section.index).inserted { write(row, of: section, &page) }
        continue
      }
      if let pin = box.pin { write(box, pinnedBy: pin, &page) } else { write(box, at: place(box.frame), &page) }
    }
  }

  /// Where a rectangle of the content is on the page.
  func place(_ frame: Rect) -> Rect {
    folded.rect(frame, along: axis)
  }

  /// Writes a box.
  ///
  /// - Parameters:
  ///   - box: the box.
  ///   - frame: where it is, in its parent.
  ///   - style: what replaces the place in the parent.
  ///   - page: where to write.
  func write(_ box: DrawnBox, at frame: Rect, style: String? = nil, _ page: inout Markup) {
    let section = box.section.flatMap { list.section($0) }
    var classes = "box \(Palette.name(of: section))"
    switch box.role {
    case .item: break
    case .supplementary: classes += " header"
    case .decoration: classes += " ground"
    }
    if frame.height < 42 { classes += " low" }
    if frame.height < 16 || frame.width < 44 { classes += " tiny" }
    let place = style ?? "left: \(frame.x.pictureText)px; top: \(frame.y.pictureText)px"
    let size = "width: \(max(0, frame.width).pictureText)px; height: \(max(0, frame.height).pictureText)px"
    page.open(
      "div",
      [
        ("class", classes), ("style", "\(place); \(size); z-index: \(HTMLPanel.level(box.zIndex))"),
        ("title", box.description(in: section)),
      ])
    if box.role != .decoration {
      page.element("b", text: box.label)
      let numbers = numbers(on: box, frame)
      if !numbers.isEmpty { page.element("span", text: numbers) }
    }
    page.close("div")
  }

  /// The index and the size of a box, as far as there is room for them.
  private func numbers(on box: DrawnBox, _ frame: Rect) -> String {
    let size = box.frame.size.pictureText
    let isNamed = box.role == .item && box.label != "\(box.index)"
    // In a low box both stand on one line.
    let name = frame.height < 42 ? TextWidth.of(box.label, fontSize: 14) + 12 : 0
    let room = frame.width - 20 - name
    for text in isNamed ? ["\(box.index) · \(size)", size] : [size] where TextWidth.of(text, fontSize: 11) <= room {
      return text
    }
    return ""
  }

  /// Writes a box that stays in sight: it sticks inside a wrapper that ends where it stops.
  private func write(_ box: DrawnBox, pinnedBy pin: DrawnBox.Pin, _ page: inout Markup) {
    let frame = place(box.frame)
    let limit = folded.position(pin.limit)
    let isStart = pin.edge == .start
    let start = isStart ? frame.start(axis) : min(limit, frame.start(axis))
    let end = isStart ? max(limit, frame.end(axis)) : frame.end(axis)
    let wrapper = Rect(
      origin: Point(axis, along: start, across: frame.start(axis.other)),
      size: Size(axis, along: end - start, across: frame.size[axis.other]))
    let isSide = axis == .horizontal
    page.open(
      "div",
      [
        ("class", "pin\(isStart ? "" : " end")\(isSide ? " side" : "")"),
        ("style", "\(HTMLPanel.style(wrapper)); z-index: \(HTMLPanel.level(box.zIndex))"),
      ])
    let edge =
      switch (axis, isStart) {
      case (.vertical, true): "top"
      case (.vertical, false): "bottom"
      case (.horizontal, true): "left"
      case (.horizontal, false): "right"
      }
    write(box, at: frame, style: "\(edge): \(pin.distance.pictureText)px", &page)
    page.close("div")
  }

  /// Says what is left out where it would be.
  private func writeGaps(_ page: inout Markup) {
    for gap in folded.breaks {
      let area = Rect(
        origin: Point(axis, along: gap.position, across: 0),
        size: Size(axis, along: gap.length, across: content[axis.other]))
      page.element(
        "div", [("class", "gap"), ("style", HTMLPanel.style(area))], text: gap.omission.description)
    }
  }

  // MARK: Style

  /// A rectangle as style.
  static func style(_ rect: Rect) -> String {
    """
    left: \(rect.x.pictureText)px; top: \(rect.y.pictureText)px; width: \(rect.width.pictureText)px; \
    height: \(rect.height.pictureText)px
    """
  }

  /// A height among the boxes that browsers can count.
  static func level(_ zIndex: Int) -> Int {
    min(max(zIndex, -2_000_000_000), 2_000_000_000)
  }
}
