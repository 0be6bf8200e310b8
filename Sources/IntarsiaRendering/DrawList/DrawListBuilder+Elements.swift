import IntarsiaIR
import IntarsiaSolver

extension DrawListBuilder {
  /// Asks for the elements of the spans, a little at a time, until the limit is reached.
  mutating func collectElements() {
    if sectionRange.contains(where: { isCrowded($0) }) { return collectFirstElements() }
    var seen: Set<LayoutElement.ID> = []
    for position in spans.indices {
      let span = spans[position]
      var start = span.start
      // Steps grow while there is room, so that a crowded part is noticed before all of it is asked for.
      var step = max(solution.container.size[axis] / 64, 1)
      while start < span.end {
        let end = span.end - start <= step ? span.end : start + step
        for element in solution.elements(in: rect(Span(start: start, end: end)))
        where elements.count < limits.boxes && seen.insert(element.id).inserted {
          elements.append(element)
        }
        guard elements.count < limits.boxes else {
          spans[position].end = end
          spans.removeSubrange((position + 1)...)
          return finishElements()
        }
        start = end
        step *= 2
      }
    }
    finishElements()
  }

  /// Leaves out what only reaches into the drawn parts, such as the badges of a row that is left out, and orders the
  /// rest.
  private mutating func finishElements() {
    if limits.region == .content { elements = elements.filter { isMostlyDrawn($0) } }
    sortElements()
  }

  private func isMostlyDrawn(_ element: LayoutElement) -> Bool {
    if case .decoration = element.id { return true }
    let own = span(element.frame)
    let length = own.end - own.start
    guard length > 0, length < limits.sectionLength else { return true }
    let drawn = spans.reduce(0.0) { $0 + max(0, min($1.end, own.end) - max($1.start, own.start)) }
    // What sticks out of the content is not left out.
    let inside = min(own.end, contentLength) - max(own.start, 0)
    return drawn >= min(length, inside) / 2
  }

  /// Orders elements by height, then as the layout does: by section, backgrounds, items, supplementaries.
  mutating func sortElements() {
    let order = elements.indices.map { ElementOrder(elements[$0], position: $0) }.sorted(by: <)
    elements = order.map { elements[$0.position] }
  }

  private struct ElementOrder: Comparable {
    var zIndex: Int
    var section: Int
    var role: Int
    var index: Int
    var position: Int

    init(_ element: LayoutElement, position: Int) {
      zIndex = element.zIndex
      section = element.id.section ?? .max
      self.position = position
      switch element.id {
      case .decoration(_, let index, _): (role, self.index) = (0, index)
      case .item(let index, _): (role, self.index) = (1, index)
      case .supplementary(_, let index, _): (role, self.index) = (2, index)
      }
    }

    static func < (left: ElementOrder, right: ElementOrder) -> Bool {
      if left.zIndex != right.zIndex { return left.zIndex < right.zIndex }
      return (left.section, left.role, left.index, left.position)
        < (right.section, right.role, right.index, right.position)
    }
  }

  // MARK: Rows

  /// Whether an element moves with the sideways scroll of its section.
  func isInRow(_ id: LayoutElement.ID) -> Bool {
    guard let section = id.section, let geometry = geometries[section], geometry.orthogonal != nil else { return false }
    switch id {
    case .item: return true
    case .decoration: return false
    case .supplementary(let kind, _, _): return boundary(kind, of: geometry) == nil
    }
  }

  func boundary(_ kind: String, of section: SectionGeometry) -> BoundarySpec? {
    kinds[section.kind]?.spec?.boundarySupplementaryItems.first { $0.elementKind == kind }
  }

  /// Adds what is out of sight of sideways rows, where that is drawn.
  mutating func collectRows() {
    guard moment == .unscrolled, limits.rowBoxes > 0 else { return }
    var seen = Set(elements.map(\.id))
    let drawn = Set(elements.compactMap(\.id.section))
    for section in sectionRange where drawn.contains(section) {
      guard let geometry = geometries[section], let row = geometry.orthogonal else { continue }
      collectRow(section, geometry, row, &seen)
    }
    sortElements()
  }

  private mutating func collectRow(
    _ section: Int, _ geometry: SectionGeometry, _ row: OrthogonalGeometry, _ seen: inout Set<LayoutElement.ID>
  ) {
    let page = solution.container.size[axis.other]
    guard page > 0 else { return }
    var scrolled = solution
    var left = limits.rowBoxes
    var offset = page
    while offset < row.contentLength, left > 0 {
      scrolled.viewport.orthogonalOffsets[section] = offset
      var back = Point.zero
      let isMirrored = axis == .vertical && solution.container.layoutDirection == .rightToLeft
      back[axis.other] = isMirrored ? -offset : offset
      for element in scrolled.elements(in: rect(span(geometry.frame))) {
        guard left > 0 else { return }
        guard element.id.section == section, isInRow(element.id), seen.insert(element.id).inserted else { continue }
        left -= 1
        elements.append(LayoutElement(id: element.id, frame: element.frame.offset(by: back), zIndex: element.zIndex))
      }
      offset += page
    }
  }

  // MARK: Values

  /// What is said about the sections that have an element.
  func drawnSections() -> [DrawnSection] {
    var items: [Int: ClosedRange<Int>] = [:]
    var drawn: Set<Int> = []
    let bounds = Rect(origin: .zero, size: solution.contentSize)
    for element in elements {
      guard let section = element.id.section else { continue }
      drawn.insert(section)
      guard case .item(let index, _) = element.id, element.frame.meets(bounds) else { continue }
      items[section] = items[section].map { min($0.lowerBound, index)...max($0.upperBound, index) } ?? index...index
    }
    return drawn.sorted().compactMap { index in
      guard let geometry = geometries[index] ?? solution.section(at: index) else { return nil }
      var row = geometry.orthogonal.map { DrawnRow($0, offset: offsets[index] ?? 0) }
      let count = solution.numberOfItems(inSection: index)
      row?.itemsBefore = items[index]?.lowerBound ?? 0
      row?.itemsAfter = items[index].map { max(0, count - 1 - $0.upperBound) } ?? count
      return DrawnSection(
        index: index, kind: geometry.kind, kindPosition: kinds[geometry.kind]?.position ?? 0,
        itemCount: geometry.itemCount, frame: geometry.frame, row: row)
    }
  }

  /// Where an element shows: rows end at the edge of the content, everything at the edge of the view if that is drawn.
  private func clip(of id: LayoutElement.ID) -> Rect? {
    guard moment == .current else { return nil }
    if limits.region == .view { return visibleRect.intersection(Rect(origin: .zero, size: solution.contentSize)) }
    return isInRow(id) ? Rect(origin: .zero, size: solution.contentSize) : nil
  }

  /// What is drawn for an element.
  func box(_ element: LayoutElement, label: String?) -> DrawnBox {
    let clip = clip(of: element.id)
    let isInRow = isInRow(element.id)
    switch element.id {
    case .item(let index, let section):
      return DrawnBox(
        role: .item, label: label ?? "\(index)", section: section, kind: geometries[section]?.kind ?? "", index: index,
        frame: element.frame, isInRow: isInRow, clip: clip, zIndex: element.zIndex)
    case .supplementary(let kind, let index, let section):
      return DrawnBox(
        role: .supplementary, label: label ?? kind, section: section, kind: kind, index: index, frame: element.frame,
        isInRow: isInRow, clip: clip, zIndex: element.zIndex, pin: pin(element.id))
    case .decoration(let kind, let index, let section):
      return DrawnBox(
        role: .decoration, label: label ?? kind, section: section, kind: kind, index: index, frame: element.frame,
        clip: clip, zIndex: element.zIndex)
    }
  }
}

extension DrawnRow {
  /// How many resting offsets a draw list holds at most.
  private static let mostStops = 500

  fileprivate init(_ row: OrthogonalGeometry, offset: Double) {
    self.init(
      behavior: row.behavior, window: row.viewport, contentLength: row.contentLength,
      maximumOffset: row.maximumOffset, offset: offset)
    var page = 0
    while page < DrawnRow.mostStops, let stop = row.offset(ofPage: page) {
      restingOffsets.append(stop)
      page += 1
    }
  }
}
