import IntarsiaIR

extension SVGPanel {
  /// Draws the boxes, the lowest first, each run of boxes with one clip inside it.
  func writeBoxes(_ markup: inout Markup) {
    var clips: [Rect: String] = [:]
    var current: Rect?
    for box in list.boxes {
      guard box.visibleFrame != nil else { continue }
      if box.clip != current {
        if current != nil { markup.close("g") }
        if let clip = box.clip {
          if clips[clip] == nil {
            let id = "clip-\(number)-\(clips.count)"
            clips[clip] = id
            markup.open("clipPath", [("id", id)])
            markup.empty("rect", SVGShape.geometry(folded.rect(clip, along: axis)))
            markup.close("clipPath")
          }
          markup.open("g", [("clip-path", "url(#\(clips[clip] ?? ""))")])
        }
        current = box.clip
      }
      write(box, &markup)
    }
    if current != nil { markup.close("g") }
  }

  private func write(_ box: DrawnBox, _ markup: inout Markup) {
    let frame = folded.rect(box.frame, along: axis)
    let section = box.section.flatMap { list.section($0) }
    let name = Palette.name(of: section)
    markup.open("g", [("opacity", box.opacity < 1 ? box.opacity.pictureText : "")])
    markup.element("title", text: box.description(in: section))
    let radius = min(5, max(0, min(frame.width, frame.height) / 4))
    var attributes = SVGShape.geometry(frame)
    attributes.append(("rx", radius.pictureText))
    switch box.role {
    case .item:
      attributes.append(("class", "\(name) item"))
      markup.empty("rect", attributes)
    case .supplementary:
      attributes.append(("class", "\(name) header"))
      markup.empty("rect", attributes)
      if frame.width > 40, frame.height > 12 {
        let bar = Rect(x: frame.x + 5, y: frame.y + 5, width: 3, height: frame.height - 10)
        markup.empty("rect", SVGShape.geometry(bar) + [("class", "\(name) bar"), ("rx", "1.5")])
      }
    case .decoration:
      attributes.append(("class", "\(name) ground"))
      markup.empty("rect", attributes)
    }
    writeLabel(of: box, frame, section, name, &markup)
    markup.close("g")
  }

  // MARK: Labels

  /// Writes as much of a label as fits: the name and the size, the name, or only the index.
  private func writeLabel(
    of box: DrawnBox, _ frame: Rect, _ section: DrawnSection?, _ name: String, _ markup: inout Markup
  ) {
    // Backgrounds are named beside the boxes: what lies on them leaves no room for a label.
    guard box.role != .decoration else { return }
    let shown = labelArea(of: box, frame)
    let small = fontSize * 0.85
    let indent = box.role == .supplementary ? 15.0 : min(9, max(3, shown.width / 12))
    let room = shown.width - indent - 4
    let label = label(of: box, section)
    guard shown.height >= fontSize * 0.9, let first = label.name(fitting: room, fontSize) else { return }
    let style = box.role == .supplementary ? "\(name) label bold italic" : "\(name) label bold"
    let left = shown.x + indent
    let isTwoLines = shown.height >= fontSize * 3.1 && TextWidth.of(label.size, fontSize: small) <= room
    if isTwoLines {
      let space = (shown.height - fontSize * 2.5) / 2
      let top = shown.y + (box.role == .supplementary ? space : min(9, space)) + fontSize
      write(first.text, style, Point(x: left, y: top), first.fontSize, inside: shown, &markup)
      write(label.size, "second", Point(x: left, y: top + fontSize * 1.3), small, inside: shown, &markup)
      return
    }
    let baseline = shown.y + shown.height / 2 + fontSize * 0.36
    write(first.text, style, Point(x: left, y: baseline), first.fontSize, inside: shown, &markup)
    let rest = room - TextWidth.of(first.text, fontSize: first.fontSize) - fontSize
    guard TextWidth.of(label.size, fontSize: small) <= rest else { return }
    write(label.size, "second", Point(x: shown.maxX - 9, y: baseline), small, anchor: "end", inside: shown, &markup)
  }

  /// The part of a box that its label keeps to: what shows of it, and no line of the view's outline through it.
  private func labelArea(of box: DrawnBox, _ frame: Rect) -> Rect {
    var area = frame
    if let clip = box.clip {
      var clip = folded.rect(clip, along: axis)
      for edge in box.section.flatMap({ continuations[$0] }) ?? [] {
        clip = clip.without(SVGPanel.fadeDepth, at: edge)
      }
      guard let shown = area.intersection(clip) else { return .zero }
      area = shown
    }
    let visible = folded.rect(list.visibleRect, along: axis)
    for line in [visible.start(axis), visible.end(axis)] {
      let start = area.start(axis)
      let end = area.end(axis)
      guard line > start + 0.5, line < end - 0.5 else { continue }
      let isAfter = end - line > line - start
      let length = isAfter ? end - line : line - start
      // The outline stands off a little.
      let off = min(SVGPanel.outset, length)
      area = Rect(
        origin: Point(axis, along: isAfter ? line + off : start, across: area.start(axis.other)),
        size: Size(axis, along: length - off, across: area.size[axis.other]))
    }
    return area
  }

  /// Writes a text; one that a wide font would carry out of its box is cut there.
  private func write(
    _ text: String, _ style: String, _ place: Point, _ size: Double, anchor: String = "", inside area: Rect,
    _ markup: inout Markup
  ) {
    let end = anchor.isEmpty ? place.x + TextWidth.of(text, fontSize: size) * 1.25 : area.maxX
    let isSafe = end <= area.maxX
    var place = place
    if !isSafe {
      markup.open("svg", SVGShape.geometry(area))
      place = place - area.origin
    }
    markup.element(
      "text",
      [
        ("class", style), ("x", place.x.pictureText), ("y", place.y.pictureText), ("text-anchor", anchor),
        ("font-size", size == fontSize ? "" : size.pictureText),
      ], text: text)
    if !isSafe { markup.close("svg") }
  }

  /// The texts of a label.
  private struct Label {
    /// From the longest to the shortest name.
    var names: [String]
    var size: String

    /// The longest name that fits, in smaller letters if need be, or what is left of the first.
    func name(fitting width: Double, _ fontSize: Double) -> (text: String, fontSize: Double)? {
      for name in names {
        // Names are bold, and a little wider for it.
        for size in [fontSize, fontSize * 0.82] where TextWidth.of(name, fontSize: size * 1.12) <= width {
          return (name, size)
        }
      }
      guard names.count == 1, let name = names.first else { return nil }
      let text = TextWidth.fitted(name, width: width, fontSize: fontSize * 0.92)
      return text.isEmpty ? nil : (text, fontSize * 0.82)
    }
  }

  private func label(of box: DrawnBox, _ section: DrawnSection?) -> Label {
    let size = box.frame.size.pictureText
    guard box.role == .item else { return Label(names: [box.label], size: size) }
    guard box.label == "\(box.index)" else { return Label(names: [box.label], size: "\(box.index) · \(size)") }
    return Label(names: ["\(section?.kind ?? "") \(box.index)", "\(box.index)"], size: size)
  }

  // MARK: Rows

  /// Fades rows that go on beyond the edge, and marks them.
  func writeFades(_ markup: inout Markup) {
    for section in list.sections {
      guard let row = section.row, let edges = continuations[section.index] else { continue }
      let window = folded.rect(row.window, along: axis)
      for edge in edges {
        writeFade(edge, window, &markup)
      }
    }
  }

  private func writeFade(_ edge: DrawList.Edge, _ window: Rect, _ markup: inout Markup) {
    let depth = SVGPanel.fadeDepth
    let across = content[axis.other]
    var area = Rect(
      origin: Point(axis.other, along: edge.isStart ? 0 : across - depth, across: window.start(axis)),
      size: Size(axis.other, along: depth, across: window.size[axis]))
    area = area.intersection(Rect(origin: .zero, size: content)) ?? area
    markup.empty("rect", SVGShape.geometry(area) + [("fill", "url(#fade-\(edge.name))")])
    let middle = Point(x: area.x + area.width / 2, y: area.y + area.height / 2)
    let tip = edge.isStart ? -3.5 : 3.5
    let points = [-6.0, 0, 6].map { side in
      Point(axis.other, along: middle[axis.other] + (side == 0 ? tip : -tip), across: middle[axis] + side)
    }
    markup.empty("path", [("class", "thin"), ("d", SVGShape.path(points)), ("stroke-linecap", "round")])
  }
}

extension Rect {
  /// The rectangle less a strip along one of its sides.
  fileprivate func without(_ depth: Double, at edge: DrawList.Edge) -> Rect {
    var rect = self
    switch edge {
    case .left:
      rect.x += depth
      rect.width -= depth
    case .right: rect.width -= depth
    case .up:
      rect.y += depth
      rect.height -= depth
    case .down: rect.height -= depth
    }
    return rect
  }
}
