import IntarsiaDSL
import IntarsiaIR
import IntarsiaSolver

extension Layout {
  /// Solves the layout for sections that are told by their kind and their number of items.
  ///
  /// <!-- example: setup
  /// enum FeedSection { case banners, categories }
  /// let layout = Layout(for: FeedSection.self) { kind in
  ///   switch kind {
  ///   case .banners: Section { HGroup(height: 200) { Item() } }
  ///   case .categories: Section { HGroup(height: 80, count: 4) { Item() } }
  ///   }
  /// }
  /// let environment = LayoutEnvironment(container: Container(width: 320, height: 480))
  /// -->
  /// ```swift
  /// let solution = layout.solve([(.banners, 3), (.categories, 8)], in: environment)
  /// solution.contentSize  // → 320 × 760
  /// ```
  ///
  /// - Parameters:
  ///   - sections: the kind and the number of items of each section, in order.
  ///   - environment: what the layout is made for.
  ///   - viewport: what is visible; decides pins and row offsets only.
  ///   - previous: an earlier solution, whose plans are taken over where they are still right.
  /// - Returns: the solution; what cannot be shown is told in its diagnostics.
  /// - Complexity: O(number of sections).
  public func solve(
    _ sections: [(kind: Kind, itemCount: Int)], in environment: LayoutEnvironment, viewport: Viewport = Viewport(),
    reusing previous: LayoutSolution? = nil
  ) -> LayoutSolution {
    LayoutSolver().solve(input(sections, in: environment), viewport: viewport, reusing: previous)
  }

  /// Solves the layout for sections that are told by their kind and their number of items.
  ///
  /// - Parameters:
  ///   - sections: the kind and the number of items of each section, in order.
  ///   - container: the view to lay out in; its traits are guessed.
  ///   - viewport: what is visible; decides pins and row offsets only.
  ///   - previous: an earlier solution, whose plans are taken over where they are still right.
  /// - Returns: the solution; what cannot be shown is told in its diagnostics.
  /// - Complexity: O(number of sections).
  public func solve(
    _ sections: [(kind: Kind, itemCount: Int)], in container: Container, viewport: Viewport = Viewport(),
    reusing previous: LayoutSolution? = nil
  ) -> LayoutSolution {
    solve(sections, in: LayoutEnvironment(container: container), viewport: viewport, reusing: previous)
  }
}
