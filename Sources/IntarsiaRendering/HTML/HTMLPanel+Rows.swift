import IntarsiaIR

extension HTMLPanel {
  /// The strip of a row: how long it is, and where its offset 0 is.
  private struct Strip {
    /// Room before offset 0, for stops that lie before it.
    var before: Double
    var length: Double
  }

  /// Writes a row that scrolls by itself and comes to rest where the layout says.
  func write(_ row: DrawnRow, of section: DrawnSection, _ page: inout Markup) {
    let across = axis.other
    let boxes = list.boxes.filter { $0.section == section.index && $0.isInRow }
    // Badges may stand out of the row.
    var window = row.window
    for box in boxes where box.frame.size[axis] > 0 {
      let start = min(window.start(axis), box.frame.start(axis))
      let end = max(window.end(axis), box.frame.end(axis))
      window = Rect(
        origin: Point(axis, along: start, across: window.start(across)),
        size: Size(axis, along: end - start, across: window.size[across]))
    }
    let start = folded.position(window.start(axis))
    let thickness = folded.position(window.end(axis)) - start
    let band = Rect(
      origin: Point(axis, along: start, across: 0), size: Size(axis, along: thickness, across: content[across]))
    let isReversed = across == .horizontal && list.layoutDirection == .rightToLeft
    let strip = strip(of: row, boxes, isReversed)
    let height = boxes.map(\.zIndex).min() ?? 0
    page.open(
      "div",
      [("class", "band"), ("style", "\(HTMLPanel.style(band)); z-index: \(HTMLPanel.level(height))")])
    let side = across == .vertical ? "top" : isReversed ? "right" : "left"
    let at = (isReversed ? -1 : 1) * (row.offset + strip.before)
    page.open(
      "div",
      [
        ("class", "row\(classes(row))"), ("tabindex", "0"), ("role", "group"), ("aria-label", section.kind),
        ("dir", isReversed ? "rtl" : ""), ("data-axis", across == .horizontal ? "scrollLeft" : "scrollTop"),
        ("data-at", at.pictureText),
      ])
    let size = Size(axis, along: thickness, across: strip.length)
    page.open(
      "div",
      [
        ("class", "strip"),
        ("style", "width: \(size.width.pictureText)px; height: \(size.height.pictureText)px"),
      ])
    for box in boxes {
      let frame = place(box.frame)
      let along = isReversed ? content[across] - box.frame.end(across) : box.frame.start(across)
      let place =
        across == .horizontal
        ? "\(side): \((along + strip.before).pictureText)px; top: \((frame.y - start).pictureText)px"
        : "left: \((frame.x - start).pictureText)px; \(side): \((along + strip.before).pictureText)px"
      write(box, at: frame, style: place, &page)
    }
    for stop in row.restingOffsets where stop + strip.before <= strip.length {
      page.element(
        "i", [("class", "stop"), ("style", "\(side): \((stop + strip.before).pictureText)px")], text: "")
    }
    page.close("div")
    page.close("div")
    writeButtons(row, band, isReversed, &page)
    page.close("div")
  }

  private func strip(of row: DrawnRow, _ boxes: [DrawnBox], _ isReversed: Bool) -> Strip {
    let across = axis.other
    let before = max(0, -(row.restingOffsets.first ?? 0))
    let after = max(0, (row.restingOffsets.last ?? 0) - row.maximumOffset)
    var length = max(content[across], row.maximumOffset + content[across])
    // What lies beyond the last box that is drawn is left out.
    let ends = boxes.map { isReversed ? content[across] - $0.frame.start(across) : $0.frame.end(across) }
    if let end = ends.max(), length > end + content[across] { length = end + content[across] }
    return Strip(before: before, length: length + before + after)
  }

  private func classes(_ row: DrawnRow) -> String {
    guard !row.restingOffsets.isEmpty else { return "" }
    let snap = axis == .vertical ? " snap-x" : " snap-y"
    switch row.behavior {
    case .paging, .groupPaging, .groupPagingCentered: return "\(snap) once"
    case .none, .continuous, .continuousGroupLeadingBoundary: return snap
    }
  }

  /// Buttons to turn a row with a mouse that has no sideways wheel.
  private func writeButtons(_ row: DrawnRow, _ band: Rect, _ isReversed: Bool, _ page: inout Markup) {
    guard row.maximumOffset > 0 else { return }
    let isAcross = axis == .vertical
    for isBack in [true, false] {
      let edge = isAcross ? (isBack ? "left" : "right") : (isBack ? "top" : "bottom")
      let middle = isAcross ? "top: calc(50% - 14px)" : "left: calc(50% - 14px)"
      let arrow = isAcross ? (isBack ? "‹" : "›") : (isBack ? "↑" : "↓")
      page.element(
        "button",
        [
          ("type", "button"), ("style", "\(edge): 6px; \(middle)"), ("data-turn", isBack ? "-1" : "1"),
          ("aria-label", isBack ? "Scroll back" : "Scroll on"),
        ], text: arrow)
    }
  }
}
