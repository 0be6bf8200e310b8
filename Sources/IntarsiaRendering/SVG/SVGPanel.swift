import IntarsiaIR

/// One draw list of an SVG picture: its boxes, the outline of the view, and what is said about both.
struct SVGPanel {
  let list: DrawList
  let heading: String
  let number: Int
  let fontSize: Double
  let notes: SVGPicture.Notes
  let folded: FoldedAxis
  let axis: Axis
  /// How large the panel is.
  private(set) var size = Size.zero
  /// Where the content's corner is in the panel.
  private(set) var origin = Point.zero
  /// How large the drawn content is.
  let content: Size
  /// The sides at which sideways sections go on, by index.
  let continuations: [Int: [DrawList.Edge]]

  /// How far the outline of the view stands off.
  static let outset = 6.0
  /// How far rows fade before they are cut.
  static let fadeDepth = 20.0

  init(_ panel: PicturePanel, number: Int, fontSize: Double, notes: SVGPicture.Notes) {
    let list = panel.list
    self.list = list
    heading = panel.heading
    self.number = number
    self.fontSize = fontSize
    self.notes = notes
    axis = list.scrollDirection
    var continuations: [Int: [DrawList.Edge]] = [:]
    for section in list.sections { continuations[section.index] = list.continuations(of: section) }
    self.continuations = continuations
    folded = FoldedAxis(list.stretches, breakLength: fontSize * 3.5)
    content = Size(axis, along: folded.length, across: max(list.contentSize[axis.other], 0))
    let titleHeight = heading.isEmpty ? fontSize * 1.6 : fontSize * 3.4
    origin = Point(x: SVGPanel.outset, y: titleHeight + SVGPanel.outset)
    // A view that is longer than its content is drawn whole.
    var shown = content
    shown[axis] = max(shown[axis], folded.position(list.visibleRect.end(axis)), 1)
    size = Size(
      width: shown.width + 2 * SVGPanel.outset, height: shown.height + titleHeight + 2 * SVGPanel.outset)
    if notes == .beside {
      switch axis {
      case .vertical: size.width += fontSize * 12
      case .horizontal: size.height += fontSize * 4.6
      }
    }
    size.width = max(size.width, fontSize * 16)
  }

  /// What a panel shows, in a sentence.
  static func summary(_ panel: PicturePanel) -> String {
    let list = panel.list
    let name = panel.heading.isEmpty ? "" : "\(panel.heading): "
    let sections = list.sections.map { "\($0.kind) with \($0.itemCount) \($0.itemCount == 1 ? "item" : "items")" }
    let parts = sections.isEmpty ? "no sections" : sections.joined(separator: ", ")
    return """
      \(name)a view of \(list.container.pictureText) points on content of \(list.contentSize.pictureText) points; \(parts).
      """
  }

  /// Writes the panel.
  func write(into markup: inout Markup) {
    writeTitle(&markup)
    markup.open("g", [("transform", "translate(\(origin.x.pictureText) \(origin.y.pictureText))")])
    writeBoxes(&markup)
    writeFades(&markup)
    writeBreaks(&markup)
    writeOutline(&markup)
    if notes == .beside { writeNotes(&markup) }
    markup.close("g")
  }

  private func writeTitle(_ markup: inout Markup) {
    let facts = "\(list.container.pictureText), content \(list.contentSize.pictureText)"
    var baseline = fontSize
    if !heading.isEmpty {
      markup.element(
        "text",
        [
          ("class", "text bold"), ("x", SVGPanel.outset.pictureText), ("y", (fontSize * 1.25).pictureText),
          ("font-size", (fontSize * 1.25).pictureText),
        ], text: TextWidth.fitted(heading, width: size.width, fontSize: fontSize * 1.3))
      baseline = fontSize * 2.8
    }
    markup.element(
      "text",
      [
        ("class", "second"), ("x", SVGPanel.outset.pictureText), ("y", baseline.pictureText),
        ("font-size", (fontSize * 0.92).pictureText),
      ], text: facts)
  }

  // MARK: Around the boxes

  /// The edge of what the view shows.
  private func writeOutline(_ markup: inout Markup) {
    let visible = folded.rect(list.visibleRect, along: axis)
    let outset = SVGPanel.outset / 2
    let shown = Rect(
      x: visible.x - outset, y: visible.y - outset, width: visible.width + 2 * outset,
      height: visible.height + 2 * outset)
    markup.open("g")
    markup.element("title", text: "The view: \(list.visibleRect.inWords)")
    var attributes = SVGShape.geometry(shown)
    attributes.append(("class", "outline"))
    attributes.append(("rx", "14"))
    markup.empty("rect", attributes)
    markup.close("g")
  }

  /// What is left out, as a break across the content.
  private func writeBreaks(_ markup: inout Markup) {
    for gap in folded.breaks {
      let middle = gap.position + gap.length / 2
      let area = Rect(
        origin: Point(axis, along: gap.position, across: -2),
        size: Size(axis, along: gap.length, across: content[axis.other] + 4))
      var attributes = SVGShape.geometry(area)
      attributes.append(("class", "page"))
      markup.empty("rect", attributes)
      for edge in [gap.position, gap.position + gap.length] {
        markup.empty("path", [("class", "thin"), ("d", zigzag(at: edge))])
      }
      let center = Point(axis, along: middle, across: content[axis.other] / 2)
      let turn = axis == .horizontal ? "rotate(-90 \(center.x.pictureText) \(center.y.pictureText))" : ""
      markup.element(
        "text",
        [
          ("class", "second"), ("text-anchor", "middle"), ("x", center.x.pictureText),
          ("y", (center.y + fontSize * 0.35).pictureText), ("transform", turn),
        ], text: gap.omission.description)
    }
  }

  private func zigzag(at edge: Double) -> String {
    let across = content[axis.other]
    let count = max(2, Int(min(across / 12, 400)))
    return SVGShape.path(
      (0...count).map { step in
        Point(axis, along: edge + (step % 2 == 0 ? -2 : 2), across: across * Double(step) / Double(count))
      })
  }

  // MARK: Notes

  /// Names every section beside its boxes.
  private func writeNotes(_ markup: inout Markup) {
    var next = -Double.infinity
    for section in list.sections {
      let frame = folded.rect(section.frame, along: axis)
      let name = Palette.name(of: section)
      let lines = notes(on: section)
      switch axis {
      case .vertical:
        let bar = Rect(x: content.width + 14, y: frame.y + 1, width: 4, height: max(frame.height - 2, 1))
        markup.empty("rect", SVGShape.geometry(bar) + [("class", "\(name) bar"), ("rx", "2")])
        let top = max(frame.y, next)
        write(lines, at: Point(x: content.width + 26, y: top + fontSize), width: fontSize * 11, name, &markup)
        next = top + Double(lines.count) * fontSize * 1.35 + 4
      case .horizontal:
        let bar = Rect(x: frame.x + 1, y: content.height + 14, width: max(frame.width - 2, 1), height: 4)
        markup.empty("rect", SVGShape.geometry(bar) + [("class", "\(name) bar"), ("rx", "2")])
        let start = max(frame.x, next)
        guard start < frame.maxX else { continue }
        let width = max(frame.maxX - start, fontSize * 5)
        write(lines, at: Point(x: start, y: content.height + 22 + fontSize), width: width, name, &markup)
        next = start + width + fontSize
      }
    }
  }

  private func write(_ lines: [String], at point: Point, width: Double, _ name: String, _ markup: inout Markup) {
    var y = point.y
    for (position, line) in lines.enumerated() {
      let isFirst = position == 0
      markup.element(
        "text",
        [
          ("class", isFirst ? "\(name) label bold" : "second"), ("x", point.x.pictureText), ("y", y.pictureText),
          ("font-size", isFirst ? "" : (fontSize * 0.88).pictureText),
        ], text: TextWidth.fitted(line, width: width, fontSize: fontSize))
      y += fontSize * 1.35
    }
  }

  /// What is said about a section.
  func notes(on section: DrawnSection) -> [String] {
    var lines = [section.kind, "\(section.itemCount) \(section.itemCount == 1 ? "item" : "items")"]
    if let row = section.row {
      lines.append(row.behavior.rawValue)
      if row.itemsBefore > 0 { lines.append("‹ \(row.itemsBefore) before") }
      if row.itemsAfter > 0 { lines.append("\(row.itemsAfter) more ›") }
    }
    for box in list.boxes where box.role == .decoration && box.section == section.index {
      lines.append("on \(box.label)")
    }
    return lines
  }
}
