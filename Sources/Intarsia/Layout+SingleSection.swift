import IntarsiaDSL
import IntarsiaIR
import IntarsiaSnapshots
import IntarsiaSolver

extension Layout where Kind == SingleSection {
  /// Solves the layout for one section.
  ///
  /// - Parameters:
  ///   - itemCount: how many items of data there are.
  ///   - environment: what the layout is made for.
  ///   - viewport: what is visible; decides pins and row offsets only.
  /// - Returns: the solution; what cannot be shown is told in its diagnostics.
  /// - Complexity: O(1) in the number of items.
  public func solve(
    itemCount: Int, in environment: LayoutEnvironment, viewport: Viewport = Viewport()
  ) -> LayoutSolution {
    solve([(.main, itemCount)], in: environment, viewport: viewport)
  }

  /// Solves the layout for one section.
  ///
  /// - Parameters:
  ///   - itemCount: how many items of data there are.
  ///   - container: the view to lay out in; its traits are guessed.
  ///   - viewport: what is visible; decides pins and row offsets only.
  /// - Returns: the solution; what cannot be shown is told in its diagnostics.
  /// - Complexity: O(1) in the number of items.
  public func solve(itemCount: Int, in container: Container, viewport: Viewport = Viewport()) -> LayoutSolution {
    solve([(.main, itemCount)], in: container, viewport: viewport)
  }

  /// Solves the layout for a snapshot whose sections are all alike.
  ///
  /// - Parameters:
  ///   - snapshot: the sections and their items, in order.
  ///   - environment: what the layout is made for.
  ///   - viewport: what is visible; decides pins and row offsets only.
  ///   - previous: an earlier solution, whose plans are taken over where they are still right.
  /// - Returns: the solution, which knows elements by identity.
  /// - Complexity: O(number of sections).
  public func solve<SectionID, ItemID>(
    _ snapshot: Snapshot<SectionID, ItemID>, in environment: LayoutEnvironment, viewport: Viewport = Viewport(),
    reusing previous: SnapshotSolution<SectionID, ItemID>? = nil
  ) -> SnapshotSolution<SectionID, ItemID> {
    solve(snapshot, kind: { _ in .main }, in: environment, viewport: viewport, reusing: previous)
  }

  /// Solves the layout for a snapshot whose sections are all alike.
  ///
  /// - Parameters:
  ///   - snapshot: the sections and their items, in order.
  ///   - container: the view to lay out in; its traits are guessed.
  ///   - viewport: what is visible; decides pins and row offsets only.
  ///   - previous: an earlier solution, whose plans are taken over where they are still right.
  /// - Returns: the solution, which knows elements by identity.
  /// - Complexity: O(number of sections).
  public func solve<SectionID, ItemID>(
    _ snapshot: Snapshot<SectionID, ItemID>, in container: Container, viewport: Viewport = Viewport(),
    reusing previous: SnapshotSolution<SectionID, ItemID>? = nil
  ) -> SnapshotSolution<SectionID, ItemID> {
    solve(snapshot, kind: { _ in .main }, in: container, viewport: viewport, reusing: previous)
  }

  /// Solves the layout for a snapshot whose sections are all alike, and called so.
  ///
  /// - Parameters:
  ///   - snapshot: the sections and their items, in order.
  ///   - environment: what the layout is made for.
  ///   - viewport: what is visible; decides pins and row offsets only.
  ///   - previous: an earlier solution, whose plans are taken over where they are still right.
  /// - Returns: the solution, which knows elements by identity.
  /// - Complexity: O(number of sections).
  public func solve<ItemID>(
    _ snapshot: Snapshot<SingleSection, ItemID>, in environment: LayoutEnvironment, viewport: Viewport = Viewport(),
    reusing previous: SnapshotSolution<SingleSection, ItemID>? = nil
  ) -> SnapshotSolution<SingleSection, ItemID> {
    solve(snapshot, kind: { _ in .main }, in: environment, viewport: viewport, reusing: previous)
  }

  /// Solves the layout for a snapshot whose sections are all alike, and called so.
  ///
  /// - Parameters:
  ///   - snapshot: the sections and their items, in order.
  ///   - container: the view to lay out in; its traits are guessed.
  ///   - viewport: what is visible; decides pins and row offsets only.
  ///   - previous: an earlier solution, whose plans are taken over where they are still right.
  /// - Returns: the solution, which knows elements by identity.
  /// - Complexity: O(number of sections).
  public func solve<ItemID>(
    _ snapshot: Snapshot<SingleSection, ItemID>, in container: Container, viewport: Viewport = Viewport(),
    reusing previous: SnapshotSolution<SingleSection, ItemID>? = nil
  ) -> SnapshotSolution<SingleSection, ItemID> {
    solve(snapshot, kind: { _ in .main }, in: container, viewport: viewport, reusing: previous)
  }
}
