import IntarsiaIR
import IntarsiaSolver

extension DrawListBuilder {
  /// Decides which parts of the content to draw.
  mutating func planSpans() {
    if limits.region == .view { return planView() }
    var planned: [Span] = []
    var previousEnd: Double?
    if sectionRange.lowerBound == 0 { previousEnd = 0 }
    for index in sectionRange {
      guard let geometry = geometry(index) else { continue }
      let section = span(geometry.frame)
      if let end = previousEnd { planned += gap(from: end, to: section.start) }
      planned += pieces(of: section, index)
      previousEnd = max(previousEnd ?? section.end, section.end)
    }
    if sectionRange.upperBound == solution.numberOfSections, let end = previousEnd {
      planned += gap(from: end, to: contentLength)
    }
    spans = DrawListBuilder.merged(planned)
  }

  /// Draws what the view shows of the content.
  private mutating func planView() {
    for index in sectionRange { _ = geometry(index) }
    let visible = span(visibleRect)
    let start = max(visible.start, 0)
    let end = min(visible.end, contentLength, start + limits.sectionLength)
    if end > start { spans = [Span(start: start, end: end)] }
  }

  private func gap(from start: Double, to end: Double) -> [Span] {
    guard end > start else { return [] }
    return [Span(start: start, end: min(end, start + limits.sectionLength))]
  }

  /// What is drawn of a section: all of it, or its head, what is visible of it, and its tail.
  private func pieces(of section: Span, _ index: Int) -> [Span] {
    let limit = limits.sectionLength
    guard section.end - section.start > limit else { return section.end > section.start ? [section] : [] }
    var head = Span(start: section.start, end: section.start + limit)
    var pieces: [Span] = []
    if let seen = seen(of: section, index) {
      if seen.start <= head.end { head.end = max(head.end, seen.end) } else { pieces.append(seen) }
    }
    if let row = row(at: head.end, index), row.start > section.start + limit / 4, head.end == section.start + limit {
      head.end = row.start
    }
    pieces.insert(head, at: 0)
    if let last = solution.frame(ofItem: solution.numberOfItems(inSection: index) - 1, inSection: index) {
      pieces.append(Span(start: max(span(last).start, section.end - limit), end: section.end))
    }
    // A cut that saves next to nothing is not worth its line.
    return zip(pieces, pieces.dropFirst()).allSatisfy { $1.start - $0.end <= limit / 4 } ? [section] : pieces
  }

  /// What the view shows of a section, in whole rows; nothing where nothing scrolls yet or it shows none.
  private func seen(of section: Span, _ index: Int) -> Span? {
    guard moment == .current else { return nil }
    let visible = span(visibleRect)
    var seen = Span(start: max(visible.start, section.start), end: min(visible.end, section.end))
    seen.end = min(seen.end, seen.start + max(limits.sectionLength, 2 * solution.container.size[axis]))
    guard seen.end > seen.start else { return nil }
    if let row = row(at: seen.start, index), seen.start - row.start < limits.sectionLength { seen.start = row.start }
    if let row = row(at: seen.end, index), row.end - seen.end < limits.sectionLength { seen.end = row.end }
    return seen
  }

  /// The first item that a cut would go through, from its start to its end; nothing where a cut goes between rows.
  private func row(at cut: Double, _ index: Int) -> Span? {
    let count = solution.numberOfItems(inSection: index)
    // Items ascend along the scroll axis in all but the oddest layouts; those are cut where they are.
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if let frame = solution.frame(ofItem: middle, inSection: index), span(frame).end <= cut {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low < count, let frame = solution.frame(ofItem: low, inSection: index) else { return nil }
    return span(frame).start < cut ? span(frame) : nil
  }

  private static func merged(_ planned: [Span]) -> [Span] {
    var result: [Span] = []
    for span in planned.sorted(by: { ($0.start, $0.end) < ($1.start, $1.end) }) {
      if let last = result.last, span.start <= last.end + 0.001 {
        result[result.count - 1].end = max(last.end, span.end)
      } else {
        result.append(span)
      }
    }
    return result
  }

  // MARK: What is left out

  /// The content cut into what is drawn and what is left out, in content coordinates.
  func stretches() -> [DrawList.Stretch] {
    if limits.region == .view {
      return spans.map { DrawList.Stretch(start: rect($0).start(axis), end: rect($0).end(axis)) }
    }
    var result: [DrawList.Stretch] = []
    var end = 0.0
    func append(_ start: Double, _ end: Double, _ omission: DrawList.Omission?) {
      if isReversed {
        result.insert(
          DrawList.Stretch(start: contentLength - end, end: contentLength - start, omission: omission), at: 0)
      } else {
        result.append(DrawList.Stretch(start: start, end: end, omission: omission))
      }
    }
    for span in spans {
      if span.start > end + 0.001 { append(end, span.start, omission(from: end, to: span.start)) }
      append(max(end, span.start), span.end, nil)
      end = max(end, span.end)
    }
    if contentLength > end + 0.001 { append(end, contentLength, omission(from: end, to: contentLength)) }
    return result
  }

  private func omission(from start: Double, to end: Double) -> DrawList.Omission {
    if end <= firstStart + 0.001, sectionRange.lowerBound > 0 { return .sections(sectionRange.lowerBound) }
    let left = solution.numberOfSections - sectionRange.upperBound
    if start >= lastEnd - 0.001, left > 0 { return .sections(left) }
    var inside: Int?
    var whole = 0
    for index in sectionRange {
      guard let frame = geometries[index]?.frame else { continue }
      let section = span(frame)
      if section.start >= start - 0.001, section.end <= end + 0.001, section.end > section.start { whole += 1 }
      if inside == nil, section.start < start + 0.001, section.end > start + 0.001 { inside = index }
    }
    if let inside, let omission = omission(from: start, to: end, in: inside) { return omission }
    return whole > 0 ? .sections(whole + left) : .points(end - start)
  }

  private var firstStart: Double { sectionRange.first.flatMap { geometries[$0] }.map { span($0.frame).start } ?? 0 }

  private var lastEnd: Double { sectionRange.last.flatMap { geometries[$0] }.map { span($0.frame).end } ?? 0 }

  private func omission(from start: Double, to end: Double, in section: Int) -> DrawList.Omission? {
    var before = -1
    var after = solution.numberOfItems(inSection: section)
    var rows: [Double: Int] = [:]
    for element in elements {
      guard case .item(let index, section) = element.id else { continue }
      let item = span(element.frame)
      if item.end > end + 0.001 {
        after = min(after, index)
      } else if item.start < start {
        before = max(before, index)
        rows[item.start, default: 0] += 1
      }
    }
    let count = after - before - 1
    guard count > 0 else { return nil }
    // Where all drawn rows are alike, the others are as well.
    guard let each = rows.values.first, rows.values.allSatisfy({ $0 == each }), count % each == 0 else {
      return .items(count)
    }
    return .rows(count / each)
  }
}
