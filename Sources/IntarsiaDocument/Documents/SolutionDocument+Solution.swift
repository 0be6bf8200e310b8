import IntarsiaIR
import IntarsiaSolver

extension SolutionDocument {
  /// Writes out every frame of a solution.
  ///
  /// - Complexity: O(number of elements).
  public init(_ solution: LayoutSolution) {
    self.init(
      solution, items: Array(solution.items), supplementaries: solution.supplementaries,
      decorations: solution.decorations, stops: .all)
  }

  /// Writes out the frames of a solution that a rectangle of the content meets.
  ///
  /// Of rows with more than a thousand resting offsets only those next to the present offset are written.
  ///
  /// - Complexity: that of `LayoutSolution.elements(in:)`, and O(*n* log *n*) in the number of elements found.
  public init(_ solution: LayoutSolution, in rect: Rect) {
    let elements = solution.elements(in: rect)
    self.init(
      solution,
      items: elements.filter { if case .item = $0.id { true } else { false } },
      supplementaries: elements.filter { if case .supplementary = $0.id { true } else { false } },
      decorations: elements.filter { if case .decoration = $0.id { true } else { false } },
      stops: .nearby)
  }

  /// Which resting offsets of rows are written.
  fileprivate enum Stops {
    case all
    /// The ones next to the present offset, where there are many.
    case nearby
  }

  private init(
    _ solution: LayoutSolution, items: [LayoutElement], supplementaries: [LayoutElement],
    decorations: [LayoutElement], stops: Stops
  ) {
    self.init(
      contentSize: solution.contentSize, items: items.compactMap(Item.init),
      supplementaries: supplementaries.compactMap(Attachment.init),
      decorations: decorations.compactMap(Attachment.init),
      sections: (0..<solution.numberOfSections).compactMap { index in
        solution.section(at: index).map { Section($0, stops: stops) }
      },
      offsetAdjustment: solution.offsetAdjustment, diagnostics: solution.diagnostics)
  }
}

extension SolutionDocument.Item {
  /// Makes an item from a solution's element, or nothing where the element is none.
  public init?(_ element: LayoutElement) {
    guard case .item(let item, let section) = element.id else { return nil }
    self.init(section: section, item: item, frame: element.frame, zIndex: element.zIndex)
  }
}

extension SolutionDocument.Attachment {
  /// Makes a supplementary or a decoration from a solution's element, or nothing where the element is an item.
  public init?(_ element: LayoutElement) {
    switch element.id {
    case .item: return nil
    case .supplementary(let kind, let index, let section):
      self.init(elementKind: kind, section: section, item: index, frame: element.frame, zIndex: element.zIndex)
    case .decoration(let kind, let index, let section):
      self.init(elementKind: kind, section: section, item: index, frame: element.frame, zIndex: element.zIndex)
    }
  }
}

extension SolutionDocument.Section {
  /// Makes a section from a solution's geometry.
  ///
  /// - Complexity: O(number of resting offsets).
  public init(_ geometry: SectionGeometry) {
    self.init(geometry, stops: .all)
  }

  fileprivate init(_ geometry: SectionGeometry, stops: SolutionDocument.Stops) {
    self.init(
      kind: geometry.kind, frame: geometry.frame,
      orthogonal: geometry.orthogonal.map { row in
        SolutionDocument.Orthogonal(
          viewport: row.viewport, contentLength: row.contentLength, maximumOffset: row.maximumOffset,
          offset: row.offset, restingOffsets: stops.offsets(of: row))
      })
  }
}

extension SolutionDocument.Stops {
  fileprivate func offsets(of row: OrthogonalGeometry) -> [Double] {
    guard self == .nearby, row.numberOfPages > 1000, let page = row.page(at: row.offset) else {
      return row.restingOffsets
    }
    return (page - 1...page + 1).compactMap { row.offset(ofPage: $0) }
  }
}
