import IntarsiaIR
import IntarsiaSolver

extension LayoutDocument {
  /// What the solver is asked: layouts in the order of their kinds, kinds without a layout after them.
  ///
  /// - Complexity: O(*k* log *k* + *s*), where *k* is the number of kinds and *s* that of sections.
  public var input: LayoutInput {
    let known = layouts.sorted { $0.key < $1.key }
    var kinds = known.map { LayoutInput.KindLayout(kind: $0.key, section: $0.value) }
    var places = Dictionary(uniqueKeysWithValues: known.enumerated().map { ($1.key, $0) })
    let shown = sections.map { section in
      if let place = places[section.kind] {
        return LayoutInput.Section(layout: place, itemCount: section.itemCount)
      }
      places[section.kind] = kinds.count
      kinds.append(LayoutInput.KindLayout(kind: section.kind, section: nil))
      return LayoutInput.Section(layout: kinds.count - 1, itemCount: section.itemCount)
    }
    return LayoutInput(container: container, configuration: configuration, layouts: kinds, sections: shown)
  }

  /// The measured sizes by element; of several for one element the last.
  public var measuredSizes: [LayoutElement.ID: MeasuredSize] {
    Dictionary(measured.map { ($0.element, $0.size) }) { _, last in last }
  }

  /// Solves the layout for the document's sections, sizes and viewport.
  public func solve() -> LayoutSolution {
    LayoutSolver().solve(input, measured: measuredSizes, viewport: viewport)
  }
}

extension LayoutDocument.Measurement {
  /// Which element was measured.
  public var element: LayoutElement.ID {
    if let elementKind {
      .supplementary(elementKind, index: item, inSection: section)
    } else {
      .item(item, inSection: section ?? 0)
    }
  }
}
