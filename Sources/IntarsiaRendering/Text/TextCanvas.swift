/// A sheet of characters on which lines that meet are joined.
struct TextCanvas {
  /// How thick a line is; boxes of different kinds differ in it.
  enum Weight: Int, Comparable {
    case light = 1
    case heavy = 2

    static func < (left: Weight, right: Weight) -> Bool { left.rawValue < right.rawValue }
  }

  /// A line's arms from the middle of a cell: 0 for none, otherwise the weight.
  private struct Cell {
    var up = 0
    var right = 0
    var down = 0
    var left = 0
    var isDashed = false
    /// What is written here; nothing for a cell that only has lines, an empty string behind a wide character.
    var text: String?

    var hasLines: Bool { up + right + down + left > 0 }
  }

  /// A rectangle of cells, its borders included.
  struct Frame {
    var columns: ClosedRange<Int>
    var lines: ClosedRange<Int>
    /// Sides at which the box goes on: they have no border.
    var isCutAtStart = false
    var isCutAtEnd = false
    var isCutAtTop = false
    var isCutAtBottom = false
  }

  let columns: Int
  let lines: Int
  private var cells: [Cell]

  init(columns: Int, lines: Int) {
    self.columns = max(0, columns)
    self.lines = max(0, lines)
    cells = [Cell](repeating: Cell(), count: self.columns * self.lines)
  }

  private subscript(column: Int, line: Int) -> Cell {
    get { cells[line * columns + column] }
    set { cells[line * columns + column] = newValue }
  }

  private func has(_ column: Int, _ line: Int) -> Bool {
    column >= 0 && column < columns && line >= 0 && line < lines
  }

  // MARK: Drawing

  /// Draws a box over what is there.
  mutating func draw(_ frame: Frame, _ weight: Weight, isDashed: Bool = false, filling: String? = nil) {
    clear(frame, filling)
    let top = frame.lines.lowerBound
    let bottom = frame.lines.upperBound
    let start = frame.columns.lowerBound
    let end = frame.columns.upperBound
    if !frame.isCutAtTop { horizontal(from: start, to: end, line: top, weight, isDashed) }
    if !frame.isCutAtBottom, bottom > top { horizontal(from: start, to: end, line: bottom, weight, isDashed) }
    if !frame.isCutAtStart { vertical(from: top, to: bottom, column: start, weight, isDashed) }
    if !frame.isCutAtEnd, end > start { vertical(from: top, to: bottom, column: end, weight, isDashed) }
  }

  /// Empties a box, and takes the lines away that lead into it.
  private mutating func clear(_ frame: Frame, _ filling: String?) {
    for line in frame.lines {
      for column in frame.columns where has(column, line) {
        let isTop = line == frame.lines.lowerBound
        let isBottom = line == frame.lines.upperBound
        let isStart = column == frame.columns.lowerBound
        let isEnd = column == frame.columns.upperBound
        var cell = self[column, line]
        cell.text = nil
        if !isEnd { cell.right = isTop || isBottom ? cell.right : 0 }
        if !isStart { cell.left = isTop || isBottom ? cell.left : 0 }
        if !isBottom { cell.down = isStart || isEnd ? cell.down : 0 }
        if !isTop { cell.up = isStart || isEnd ? cell.up : 0 }
        if !isTop, !isBottom, !isStart, !isEnd { cell.text = filling }
        self[column, line] = cell
      }
    }
  }

  private mutating func horizontal(from start: Int, to end: Int, line: Int, _ weight: Weight, _ isDashed: Bool) {
    for column in start...end where has(column, line) {
      var cell = self[column, line]
      cell.isDashed = isDashed && (cell.isDashed || !cell.hasLines)
      cell.text = nil
      if column > start { cell.left = max(cell.left, weight.rawValue) }
      if column < end { cell.right = max(cell.right, weight.rawValue) }
      self[column, line] = cell
    }
  }

  private mutating func vertical(from top: Int, to bottom: Int, column: Int, _ weight: Weight, _ isDashed: Bool) {
    for line in top...bottom where has(column, line) {
      var cell = self[column, line]
      cell.isDashed = isDashed && (cell.isDashed || !cell.hasLines)
      cell.text = nil
      if line > top { cell.up = max(cell.up, weight.rawValue) }
      if line < bottom { cell.down = max(cell.down, weight.rawValue) }
      self[column, line] = cell
    }
  }

  /// Writes a text over what is there, as far as it fits on the sheet.
  mutating func write(_ text: String, column: Int, line: Int) {
    var column = column
    for character in text {
      let width = character.columns
      guard has(column, line), has(column + max(width, 1) - 1, line) else { return }
      guard width > 0 else { continue }
      self[column, line] = Cell(text: String(character))
      if width == 2 { self[column + 1, line] = Cell(text: "") }
      column += width
    }
  }

  // MARK: Reading

  /// A line of the sheet as text.
  func text(line: Int) -> String {
    var result = ""
    for column in 0..<columns {
      let cell = self[column, line]
      result += cell.text ?? TextCanvas.character(cell)
    }
    return result
  }

  private static func character(_ cell: Cell) -> String {
    if cell.isDashed {
      switch (cell.up, cell.right, cell.down, cell.left) {
      case (0, 1, 0, 1): return "╌"
      case (1, 0, 1, 0): return "╎"
      default: break
      }
    }
    return String(joints[((cell.up * 3 + cell.right) * 3 + cell.down) * 3 + cell.left])
  }

  /// Every way in which light and heavy lines meet, counted in threes: up, right, down, left.
  private static let joints: [Character] = Array(
    " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳"
      + "╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈"
      + "╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋")
}
