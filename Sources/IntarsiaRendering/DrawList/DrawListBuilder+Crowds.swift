import IntarsiaIR
import IntarsiaSolver

extension DrawListBuilder {
  /// Whether a section has so many items in one place that asking for those in a rectangle could not end in time.
  ///
  /// Spacing that takes back what groups are long puts any number of items on one spot.
  func isCrowded(_ section: Int) -> Bool {
    let count = solution.numberOfItems(inSection: section)
    guard count > limits.boxes, let geometry = geometries[section] else { return false }
    let flow = geometry.orthogonal == nil ? axis : axis.other
    guard let first = solution.frame(ofItem: 0, inSection: section),
      let last = solution.frame(ofItem: limits.boxes, inSection: section)
    else { return false }
    return abs(last.start(flow) - first.start(flow)) < max(solution.container.size[flow] / 64, 1)
  }

  /// Takes the first items of every section, and what stands around them, without asking what is where.
  mutating func collectFirstElements() {
    for section in sectionRange where elements.count < limits.boxes {
      guard let geometry = geometries[section], let spec = kinds[geometry.kind]?.spec else { continue }
      for (index, decoration) in spec.decorationItems.enumerated() {
        let id = LayoutElement.ID.decoration(decoration.elementKind, index: index, inSection: section)
        if let element = solution.element(id) { elements.append(element) }
      }
      elements += solution.items(inSection: section).prefix(max(0, limits.boxes - elements.count))
      for boundary in spec.boundarySupplementaryItems {
        let id = LayoutElement.ID.supplementary(boundary.elementKind, index: 0, inSection: section)
        if let element = solution.element(id) { elements.append(element) }
      }
    }
    sortElements()
  }
}
