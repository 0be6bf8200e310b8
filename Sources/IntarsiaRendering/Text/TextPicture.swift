import IntarsiaIR

/// Draws a draw list with box-drawing characters.
struct TextPicture {
  private let list: DrawList
  private let columns: TextColumns
  private let ruler: TextRuler
  private let labels: [TextLabel]
  private let gutter: Int
  private var canvas: TextCanvas

  /// The narrowest picture.
  static let narrowest = 24

  /// How many points a line of a picture is high, for a view and a picture of some width.
  static func pointsPerLine(_ container: Size, width: Int) -> Double {
    let perColumn = container.width / Double(max(width, narrowest) - 10)
    return min(max(perColumn * 4.5, 1), 1e6)
  }

  init(_ list: DrawList, width: Int) {
    self.list = list
    let width = min(max(width, TextPicture.narrowest), 1_000)
    var positions = list.boxes.flatMap { [$0.frame.y, $0.frame.maxY] }
    if list.scrollDirection == .vertical { positions += list.stretches.flatMap { [$0.start, $0.end] } }
    gutter = min(positions.map(\.pictureText.count).max() ?? 1, 12)
    columns = TextColumns(list, count: width - gutter - 3)
    labels = list.boxes.map { [columns] in TextLabel($0, columns: columns.frame(of: $0)) }
    let captions = Dictionary(uniqueKeysWithValues: list.sections.map { ($0.index, TextPicture.caption($0)) })
    ruler = TextRuler(
      list, pointsPerLine: TextPicture.pointsPerLine(list.container, width: width), needs: labels.map(\.lines),
      captions: captions)
    canvas = TextCanvas(columns: columns.count, lines: ruler.lineCount)
  }

  /// The picture, line by line.
  mutating func lines() -> [String] {
    let title = "\(list.container.pictureText), content \(list.contentSize.pictureText)"
    guard !list.boxes.isEmpty else { return ["\(title): nothing to draw"] }
    for (box, label) in zip(list.boxes, labels) {
      draw(box, label)
    }
    writeCaptions()
    var result = [title]
    if list.scrollDirection == .horizontal { result += [sectionLine()] }
    let before = continuationMarks(.left)
    let after = continuationMarks(.right)
    let rule = positions()
    let shown =
      ruler.startLine(
        list.visibleRect.y)...max(
        ruler.startLine(list.visibleRect.y), ruler.endLine(min(list.visibleRect.maxY, list.contentSize.height)))
    for line in 0..<canvas.lines {
      let position = rule[line] ?? ""
      let space = String(repeating: " ", count: max(0, gutter - position.count))
      var text = "\(space)\(position)\(before[line] ?? " ")\(canvas.text(line: line))\(after[line] ?? " ")"
      if shown.contains(line) {
        text += line == shown.lowerBound ? "╷" : line == shown.upperBound ? "╵" : "╎"
      }
      while text.last == " " { text.removeLast() }
      result.append(text)
    }
    return result
  }

  // MARK: Boxes

  private mutating func draw(_ box: DrawnBox, _ label: TextLabel) {
    guard let visible = box.visibleFrame else { return }
    let top = ruler.startLine(visible.y)
    let bottom = max(top, ruler.endLine(visible.maxY))
    var frame = TextCanvas.Frame(columns: columns.columns(visible), lines: top...bottom)
    frame.isCutAtStart = box.frame.x < visible.x - 0.001
    frame.isCutAtEnd = box.frame.maxX > visible.maxX + 0.001
    frame.isCutAtTop = box.frame.y < visible.y - 0.001 || isLeftOut(visible.y)
    frame.isCutAtBottom = box.frame.maxY > visible.maxY + 0.001 || isLeftOut(visible.maxY)
    switch box.role {
    case .item: canvas.draw(frame, .light)
    case .supplementary: canvas.draw(frame, .heavy)
    case .decoration: canvas.draw(frame, .light, isDashed: true, filling: "·")
    }
    for (offset, text) in label.texts.enumerated() {
      switch box.role {
      case .decoration:
        canvas.write(text, column: frame.columns.lowerBound + 2, line: bottom)
      default:
        guard top + 1 + offset < bottom || (frame.isCutAtBottom && top + 1 + offset == bottom) else { return }
        canvas.write(text, column: frame.columns.lowerBound + label.indent, line: top + 1 + offset)
      }
    }
  }

  /// Whether a vertical coordinate lies where nothing is drawn, so that a box goes on beyond the drawn part.
  private func isLeftOut(_ position: Double) -> Bool {
    list.scrollDirection == .vertical
      && list.stretches.contains { $0.omission != nil && $0.start < position - 0.001 && position < $0.end - 0.001 }
  }

  // MARK: Around the boxes

  /// What is written before a section.
  private static func caption(_ section: DrawnSection) -> String {
    var parts = ["\(section.itemCount) \(section.itemCount == 1 ? "item" : "items")"]
    if let row = section.row {
      parts.append(row.behavior.rawValue)
      if row.itemsBefore > 0 { parts.append("‹ \(row.itemsBefore) before") }
      if row.itemsAfter > 0 { parts.append("\(row.itemsAfter) more ›") }
    }
    return "\(section.kind.printable): \(parts.joined(separator: ", "))"
  }

  private mutating func writeCaptions() {
    for (line, text) in ruler.captions {
      canvas.write(text.fitted(to: columns.count), column: 0, line: line)
    }
    for (line, omission) in ruler.omissions {
      canvas.write(omission.description.fitted(to: columns.count - 1), column: 1, line: line)
    }
    for (column, _) in columns.breaks {
      for line in 0..<canvas.lines {
        canvas.write(" ⋯ ", column: column, line: line)
      }
    }
  }

  /// The captions of sections that stand side by side.
  private func sectionLine() -> String {
    var canvas = TextCanvas(columns: columns.count, lines: 1)
    for section in list.sections {
      let span = columns.columns(section.frame)
      canvas.write(TextPicture.caption(section).fitted(to: span.count), column: span.lowerBound, line: 0)
    }
    var text = String(repeating: " ", count: gutter + 1) + canvas.text(line: 0)
    while text.last == " " { text.removeLast() }
    return text
  }

  /// Marks at the edges of rows that go on beyond them, by line.
  private func continuationMarks(_ edge: Edge) -> [Int: String] {
    guard list.scrollDirection == .vertical else { return [:] }
    var marks: [Int: String] = [:]
    for box in list.boxes where box.isInRow && box.role == .item {
      guard let visible = box.visibleFrame else { continue }
      let isCut = edge == .left ? box.frame.x < visible.x - 0.001 : box.frame.maxX > visible.maxX + 0.001
      guard isCut || isLastInSight(box, towards: edge) else { continue }
      let top = ruler.startLine(visible.y)
      let bottom = max(top, ruler.endLine(visible.maxY))
      marks[(top + bottom) / 2] = edge == .left ? "‹" : "›"
    }
    return marks
  }

  private enum Edge {
    case left
    case right
  }

  /// Whether the row of a box has more boxes towards an edge, and this one is the last before them.
  private func isLastInSight(_ box: DrawnBox, towards edge: Edge) -> Bool {
    guard let section = box.section.flatMap(list.section), let row = section.row else { return false }
    let isForward = (edge == .right) == (list.layoutDirection == .leftToRight)
    return isForward
      ? row.itemsAfter > 0 && box.index == section.itemCount - 1 - row.itemsAfter
      : row.itemsBefore > 0 && box.index == row.itemsBefore
  }

  /// The coordinates of the edges, by line.
  private func positions() -> [Int: String] {
    var result: [Int: String] = [:]
    for knot in ruler.knots {
      let text = knot.position.pictureText
      guard text.count <= gutter else { continue }
      result[knot.endLine] = text
      if knot.startLine != knot.endLine {
        if !knot.hasEnd { result[knot.endLine] = nil }
        result[knot.startLine] = text
      }
    }
    return result
  }
}
