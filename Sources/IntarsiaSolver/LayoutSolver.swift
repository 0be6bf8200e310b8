import IntarsiaIR

/// Turns layouts, item counts and a container into frames.
///
/// ```swift
/// let row = SectionSpec(
///   group: GroupSpec(
///     axis: .horizontal, size: LayoutSize(height: 44), content: .children([.item(ItemSpec(size: LayoutSize()))])))
/// let input = LayoutInput(
///   container: Container(width: 320, height: 480), configuration: LayoutConfiguration(),
///   layouts: [LayoutInput.KindLayout(kind: "rows", section: row)],
///   sections: [LayoutInput.Section(layout: 0, itemCount: 3)])
/// LayoutSolver().solve(input).contentSize  // → 320 × 132
/// ```
/// This is the low door of the package: it knows kinds by name and sections by index. For layouts written as closures
/// and data held in snapshots see `Layout`.
public struct LayoutSolver: Sendable {
  /// Makes a solver.
  public init() {}

  /// Solves a layout.
  ///
  /// A solve never fails: what cannot be laid out takes no space and is told in
  /// ``LayoutSolution/diagnostics``.
  ///
  /// - Parameters:
  ///   - input: the layouts, the sections and the container.
  ///   - measured: sizes that views asked for; used on estimated axes only (`R153`).
  ///   - viewport: what is visible; decides pins and row offsets only.
  ///   - previous: an earlier solution, whose plans are taken over where kind, layout, container and configuration are
  ///     the same.
  /// - Returns: the solution, a value.
  /// - Complexity: O(layouts + sections + measured sizes), whatever the number of items.
  public func solve(
    _ input: LayoutInput, measured: [LayoutElement.ID: MeasuredSize] = [:], viewport: Viewport = Viewport(),
    reusing previous: LayoutSolution? = nil
  ) -> LayoutSolution {
    var solution = LayoutSolution(input, viewport: viewport, reusing: previous)
    if !measured.isEmpty { solution.setMeasured(measured.sorted { $0.key < $1.key }) }
    return solution
  }
}

extension LayoutElement.ID {
  /// Orders items by section and index, so that measured instances are laid out from the first to the last.
  fileprivate static func < (left: LayoutElement.ID, right: LayoutElement.ID) -> Bool {
    switch (left, right) {
    case (.item(let one, let section), .item(let two, let other)): (section, one) < (other, two)
    case (.item, _): true
    default: false
    }
  }
}
