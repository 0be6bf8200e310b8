import IntarsiaIR

/// Says on which line of a text picture a vertical coordinate is.
///
/// Every edge of a box has a line of its own, so that nothing is lost to the coarse grid of characters; the space between
/// edges gets as many lines as it is long, and at least what the labels need.
struct TextRuler {
  /// An edge or several that are too close to tell apart.
  struct Knot {
    /// Where it is, in points.
    var position: Double
    /// Where something ends here, and where something begins; they differ where captions stand between.
    var endLine = 0
    var startLine = 0
    /// The captions of the sections that begin here.
    var captions: [String] = []
    /// Whether a box ends here, or begins.
    var hasEnd = false
    var hasStart = false
  }

  /// What stands between two knots.
  struct Gap {
    var lines: Int
    var omission: DrawList.Omission?
  }

  private(set) var knots: [Knot] = []
  private var gaps: [Gap] = []

  /// Edges closer than this are one line.
  private static let closest = 2.0

  /// Makes a ruler.
  ///
  /// - Parameters:
  ///   - list: what is drawn.
  ///   - pointsPerLine: how long a line is.
  ///   - needs: how many lines each box needs between its borders, in the order of the list.
  ///   - captions: what to write before sections, by index.
  init(_ list: DrawList, pointsPerLine: Double, needs: [Int], captions: [Int: String]) {
    let omitted = list.scrollDirection == .vertical ? list.stretches.filter { $0.omission != nil } : []
    let spans = list.boxes.map { $0.visibleFrame ?? $0.frame }.map { (start: $0.y, end: $0.maxY) }
    var positions = spans.flatMap { [$0.start, $0.end] }
    positions += omitted.flatMap { [$0.start, $0.end] }
    if list.scrollDirection == .vertical { positions += list.sections.map(\.frame.y) }
    if list.visibleRect.maxY < list.contentSize.height, list.visibleRect.maxY > 0 {
      positions.append(list.visibleRect.maxY)
    }
    if list.visibleRect.y > 0, list.visibleRect.y < list.contentSize.height { positions.append(list.visibleRect.y) }
    if list.scrollDirection == .vertical, let first = list.stretches.first, let last = list.stretches.last {
      positions = positions.map { min(max($0, first.start), last.end) }
    }
    for position in positions.filter(\.isFinite).sorted() {
      if omitted.contains(where: { $0.start < position && position < $0.end }) { continue }
      if let last = knots.last, position - last.position < TextRuler.closest { continue }
      knots.append(Knot(position: position))
    }
    guard !knots.isEmpty else { return }
    measureGaps(pointsPerLine, omitted)
    makeRoom(spans, needs)
    for section in list.sections {
      if list.scrollDirection == .vertical, let caption = captions[section.index] {
        knots[index(section.frame.y)].captions.append(caption)
      }
    }
    placeKnots()
  }

  private mutating func measureGaps(_ pointsPerLine: Double, _ omitted: [DrawList.Stretch]) {
    for (knot, next) in zip(knots, knots.dropFirst()) {
      if let stretch = omitted.first(where: { $0.start < next.position - 0.001 && $0.end > knot.position + 0.001 }) {
        gaps.append(Gap(lines: 2, omission: stretch.omission))
      } else {
        let lines = ((next.position - knot.position) / pointsPerLine).rounded()
        gaps.append(Gap(lines: Int(min(max(lines, 1), 1_000)), omission: nil))
      }
    }
  }

  /// Gives boxes the lines their labels need.
  private mutating func makeRoom(_ spans: [(start: Double, end: Double)], _ needs: [Int]) {
    for (span, _) in zip(spans, needs) where span.end > span.start {
      knots[index(span.start)].hasStart = true
      knots[index(span.end)].hasEnd = true
    }
    let order = spans.indices.sorted { (spans[$0].end, $0) < (spans[$1].end, $1) }
    for box in order {
      let start = index(spans[box].start)
      let end = index(spans[box].end)
      guard start < end else { continue }
      let lines = gaps[start..<end].reduce(0) { $0 + $1.lines }
      let missing = needs[box] + 1 - lines
      guard missing > 0, let gap = (start..<end).last(where: { gaps[$0].omission == nil }) else { continue }
      gaps[gap].lines += missing
    }
  }

  private mutating func placeKnots() {
    var line = 0
    for position in knots.indices {
      if position > 0 { line += gaps[position - 1].lines }
      knots[position].endLine = line
      let captions = knots[position].captions.count
      if captions > 0 { line += captions + (knots[position].hasEnd ? 1 : 0) }
      knots[position].startLine = line
    }
  }

  // MARK: Asking

  /// How many lines the picture has.
  var lineCount: Int { knots.last.map { $0.startLine + 1 } ?? 0 }

  /// The line on which something begins.
  func startLine(_ position: Double) -> Int {
    knots.isEmpty ? 0 : knots[index(position)].startLine
  }

  /// The line on which something ends.
  func endLine(_ position: Double) -> Int {
    knots.isEmpty ? 0 : knots[index(position)].endLine
  }

  /// The lines on which something is left out, with what it is.
  var omissions: [(line: Int, omission: DrawList.Omission)] {
    gaps.indices.compactMap { gap in
      gaps[gap].omission.map { (knots[gap].startLine + 1, $0) }
    }
  }

  /// The captions with their lines.
  var captions: [(line: Int, text: String)] {
    knots.flatMap { knot in
      knot.captions.enumerated().map { (knot.endLine + (knot.hasEnd ? 1 : 0) + $0.offset, $0.element) }
    }
  }

  /// The last knot that is not after a position.
  private func index(_ position: Double) -> Int {
    var low = 0
    var high = knots.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if knots[middle].position <= position + 0.001 { low = middle } else { high = middle }
    }
    return low
  }
}
