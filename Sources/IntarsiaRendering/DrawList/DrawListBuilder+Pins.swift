import IntarsiaIR
import IntarsiaSolver

extension DrawListBuilder {
  /// How a boundary item stays in sight, or nothing for an element that does not (`R106`–`R109`).
  func pin(_ id: LayoutElement.ID) -> DrawnBox.Pin? {
    guard case .supplementary(let kind, _, let section) = id else { return nil }
    let outer = solution.configuration.boundarySupplementaryItems
    let specs: [BoundarySpec]
    if let section {
      guard let geometry = geometries[section], let spec = kinds[geometry.kind]?.spec else { return nil }
      specs = spec.boundarySupplementaryItems
    } else {
      specs = outer
    }
    guard let position = specs.firstIndex(where: { $0.elementKind == kind }), let edge = edge(specs[position]) else {
      return nil
    }
    // Pins on one edge stack from it: those of the layout first, then in the order of definition (R109c).
    var ahead = 0.0
    var behind = 0.0
    if section != nil {
      for other in outer where self.edge(other) == edge { ahead += length(other, in: nil) }
    }
    for (index, other) in specs.enumerated() where index != position && self.edge(other) == edge {
      let length = length(other, in: section)
      if index < position { ahead += length } else { behind += length }
    }
    let region = region(of: section, specs)
    let limit = edge == .start ? region.end - behind : region.start + behind
    return DrawnBox.Pin(edge: edge, distance: ahead, limit: isReversed ? contentLength - limit : limit)
  }

  private func edge(_ spec: BoundarySpec) -> DrawnBox.Pin.Edge? {
    guard spec.pinToVisibleBounds else { return nil }
    switch spec.alignment.place(axis) {
    case .start: return .start
    case .end: return .end
    case .middle: return nil
    }
  }

  private func length(_ spec: BoundarySpec, in section: Int?) -> Double {
    resting.element(.supplementary(spec.elementKind, index: 0, inSection: section))?.frame.size[axis] ?? 0
  }

  /// The part of a section, or of the layout, that its boundary items stand around.
  private func region(of section: Int?, _ specs: [BoundarySpec]) -> Span {
    var region: Span
    if let section {
      region = geometries[section].map { span($0.frame) } ?? Span(start: 0, end: contentLength)
    } else {
      region = Span(start: 0, end: contentLength)
    }
    for spec in specs where spec.extendsBoundary {
      let id = LayoutElement.ID.supplementary(spec.elementKind, index: 0, inSection: section)
      guard let frame = resting.element(id)?.frame else { continue }
      switch spec.alignment.place(axis) {
      case .start: region.start = max(region.start, span(frame).end)
      case .end: region.end = min(region.end, span(frame).start)
      case .middle: break
      }
    }
    return region
  }
}
