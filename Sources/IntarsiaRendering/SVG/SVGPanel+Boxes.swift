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
            markup.empty("rect", SVGText.geometry(folded.rect(clip, along: axis)))
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
    let name = SVGStyleSheet.name(of: section)
    markup.open("g")
    markup.element("title", text: box.description(in: section))
    let radius = min(5, max(0, min(frame.width, frame.height) / 4))
    var attributes = SVGText.geometry(frame)
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
        markup.empty("rect", SVGText.geometry(bar) + [("class", "\(name) bar"), ("rx", "1.5")])
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
    let texts = lines(of: box, section)
    let height = shown.height
    let isTwoLines = height >= fontSize * 3.1 && SVGText.width(texts.second, fontSize: small) <= room
    guard height >= fontSize * 0.9 else { return }
    let style = box.role == .supplementary ? "\(name) label bold italic" : "\(name) label bold"
    if isTwoLines {
      let top = box.role == .supplementary ? (height - fontSize * 2.5) / 2 : min(9, (height - fontSize * 2.5) / 2)
      write(texts.first(fitting: room, fontSize), style, x: shown.x + indent, y: shown.y + top + fontSize, &markup)
      write(
        texts.second, "second", x: shown.x + indent, y: shown.y + top + fontSize * 2.3, size: small, &markup)
      return
    }
    let baseline = shown.y + height / 2 + fontSize * 0.36
    let first = texts.first(fitting: room, fontSize)
    write(first, style, x: shown.x + indent, y: baseline, &markup)
    let left = room - SVGText.width(first, fontSize: fontSize) - fontSize
    if SVGText.width(texts.second, fontSize: small) <= left {
      write(texts.second, "second", x: shown.maxX - 9, y: baseline, size: small, anchor: "end", &markup)
    }
  }

  /// The part of a box that its label keeps to: what shows of it, and no line of the view's outline through it.
  private func labelArea(of box: DrawnBox, _ frame: Rect) -> Rect {
    var area = frame
    if let clip = box.clip {
      var clip = folded.rect(clip, along: axis)
      for edge in box.section.flatMap({ continuations[$0] }) ?? [] {
        clip = clip.without(SVGPanel.fadeDepth, at: edge)
      }
      area = area.intersection(clip) ?? area
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

  private func write(
    _ text: String, _ style: String, x: Double, y: Double, size: Double? = nil, anchor: String = "",
    _ markup: inout Markup
  ) {
    guard !text.isEmpty else { return }
    markup.element(
      "text",
      [
        ("class", style), ("x", x.pictureText), ("y", y.pictureText), ("text-anchor", anchor),
        ("font-size", size?.pictureText ?? ""),
      ], text: text)
  }

  /// The texts of a label.
  private struct Label {
    /// From the longest to the shortest name.
    var names: [String]
    var second: String

    /// The longest name that fits, or what is left of the shortest.
    func first(fitting width: Double, _ fontSize: Double) -> String {
      for name in names where SVGText.width(name, fontSize: fontSize) <= width { return name }
      let short = names.last ?? ""
      return names.count == 1 ? SVGText.fitted(short, width: width, fontSize: fontSize) : ""
    }
  }

  private func lines(of box: DrawnBox, _ section: DrawnSection?) -> Label {
    let size = box.frame.size.pictureText
    guard box.role == .item else { return Label(names: [box.label], second: size) }
    guard box.label == "\(box.index)" else { return Label(names: [box.label], second: "\(box.index) · \(size)") }
    return Label(names: ["\(section?.kind ?? "") \(box.index)", "\(box.index)"], second: size)
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
    markup.empty("rect", SVGText.geometry(area) + [("fill", "url(#fade-\(edge.name))")])
    let middle = Point(x: area.x + area.width / 2, y: area.y + area.height / 2)
    let tip = edge.isStart ? -3.5 : 3.5
    let points = [-6.0, 0, 6].map { side in
      Point(axis.other, along: middle[axis.other] + (side == 0 ? tip : -tip), across: middle[axis] + side)
    }
    markup.empty("path", [("class", "thin"), ("d", SVGText.path(points)), ("stroke-linecap", "round")])
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
