import IntarsiaDSL
import IntarsiaIR
import IntarsiaSnapshots
import IntarsiaSolver

extension Layout {
  /// Solves the layout for a snapshot whose section identifiers are the kinds.
  ///
  /// - Parameters:
  ///   - snapshot: the sections and their items, in order.
  ///   - environment: what the layout is made for.
  ///   - viewport: what is visible; decides pins and row offsets only.
  ///   - previous: an earlier solution, whose plans are taken over where they are still right.
  /// - Returns: the solution, which knows elements by identity.
  /// - Complexity: O(number of sections).
  @inlinable
  public func solve<ItemID>(
    _ snapshot: Snapshot<Kind, ItemID>, in environment: LayoutEnvironment, viewport: Viewport = Viewport(),
    reusing previous: SnapshotSolution<Kind, ItemID>? = nil
  ) -> SnapshotSolution<Kind, ItemID> {
    solve(snapshot, kind: { section in section }, in: environment, viewport: viewport, reusing: previous)
  }

  /// Solves the layout for a snapshot whose section identifiers are the kinds.
  ///
  /// - Parameters:
  ///   - snapshot: the sections and their items, in order.
  ///   - container: the view to lay out in; its traits are guessed.
  ///   - viewport: what is visible; decides pins and row offsets only.
  ///   - previous: an earlier solution, whose plans are taken over where they are still right.
  /// - Returns: the solution, which knows elements by identity.
  /// - Complexity: O(number of sections).
  @inlinable
  public func solve<ItemID>(
    _ snapshot: Snapshot<Kind, ItemID>, in container: Container, viewport: Viewport = Viewport(),
    reusing previous: SnapshotSolution<Kind, ItemID>? = nil
  ) -> SnapshotSolution<Kind, ItemID> {
    solve(snapshot, in: LayoutEnvironment(container: container), viewport: viewport, reusing: previous)
  }

  /// Solves the layout for a snapshot whose section identifiers tell their kind.
  ///
  /// <!-- example: setup
  /// enum Kind { case banners, shelf }
  /// struct Part: Hashable { var kind: Kind, title: String }
  /// let layout = Layout(for: Kind.self) { kind in
  ///   Section { HGroup(height: kind == .banners ? 200 : 80) { Item() } }
  /// }
  /// let parts = [Part(kind: .banners, title: "New"), Part(kind: .shelf, title: "For you")]
  /// let snapshot = try Snapshot(parts.enumerated().map { SnapshotSection($1, items: [$0]) })
  /// let environment = LayoutEnvironment(container: Container(width: 320, height: 480))
  /// -->
  /// ```swift
  /// let solution = layout.solve(snapshot, kind: \.kind, in: environment)
  /// ```
  /// <!-- example: check
  /// #expect(solution.contentSize.height == 280)
  /// -->
  ///
  /// - Parameters:
  ///   - snapshot: the sections and their items, in order.
  ///   - kind: the kind of a section.
  ///   - environment: what the layout is made for.
  ///   - viewport: what is visible; decides pins and row offsets only.
  ///   - previous: an earlier solution, whose plans are taken over where they are still right.
  /// - Returns: the solution, which knows elements by identity.
  /// - Complexity: O(number of sections).
  @inlinable
  public func solve<SectionID, ItemID>(
    _ snapshot: Snapshot<SectionID, ItemID>, kind: (SectionID) -> Kind, in environment: LayoutEnvironment,
    viewport: Viewport = Viewport(), reusing previous: SnapshotSolution<SectionID, ItemID>? = nil
  ) -> SnapshotSolution<SectionID, ItemID> {
    let sections = zip(snapshot.sectionIdentifiers, snapshot.itemCounts).map { section, count in
      (kind: kind(section), itemCount: count)
    }
    return SnapshotSolution(
      snapshot,
      LayoutSolver().solve(input(sections, in: environment), viewport: viewport, reusing: previous?.layoutSolution),
      environment: environment)
  }

  /// Solves the layout for a snapshot whose section identifiers tell their kind.
  ///
  /// - Parameters:
  ///   - snapshot: the sections and their items, in order.
  ///   - kind: the kind of a section.
  ///   - container: the view to lay out in; its traits are guessed.
  ///   - viewport: what is visible; decides pins and row offsets only.
  ///   - previous: an earlier solution, whose plans are taken over where they are still right.
  /// - Returns: the solution, which knows elements by identity.
  /// - Complexity: O(number of sections).
  @inlinable
  public func solve<SectionID, ItemID>(
    _ snapshot: Snapshot<SectionID, ItemID>, kind: (SectionID) -> Kind, in container: Container,
    viewport: Viewport = Viewport(), reusing previous: SnapshotSolution<SectionID, ItemID>? = nil
  ) -> SnapshotSolution<SectionID, ItemID> {
    solve(
      snapshot, kind: kind, in: LayoutEnvironment(container: container), viewport: viewport, reusing: previous)
  }

  /// Solves the layout for a snapshot whose sections are told apart by what they hold.
  ///
  /// <!-- example: setup
  /// enum Kind { case empty, banners, shelf }
  /// struct Entry: Hashable { var kind: Kind, id: Int }
  /// let layout = Layout(for: Kind.self) { kind in
  ///   Section { HGroup(height: kind == .banners ? 200 : 80) { Item() } }
  /// }
  /// let entries = [[Entry(kind: .banners, id: 1)], [Entry(kind: .shelf, id: 2)], []]
  /// let snapshot = try Snapshot(entries.enumerated().map { SnapshotSection($0, items: $1) })
  /// let environment = LayoutEnvironment(container: Container(width: 320, height: 480))
  /// -->
  /// ```swift
  /// let solution = layout.solve(snapshot, kind: { _, items in items.first?.kind ?? .empty }, in: environment)
  /// ```
  /// <!-- example: check
  /// #expect(solution.contentSize.height == 280)
  /// -->
  ///
  /// - Parameters:
  ///   - snapshot: the sections and their items, in order.
  ///   - kind: the kind of a section with these items.
  ///   - environment: what the layout is made for.
  ///   - viewport: what is visible; decides pins and row offsets only.
  ///   - previous: an earlier solution, whose plans are taken over where they are still right.
  /// - Returns: the solution, which knows elements by identity.
  /// - Complexity: O(number of items), because each section's items are listed.
  @inlinable
  public func solve<SectionID, ItemID>(
    _ snapshot: Snapshot<SectionID, ItemID>, kind: (SectionID, [ItemID]) -> Kind, in environment: LayoutEnvironment,
    viewport: Viewport = Viewport(), reusing previous: SnapshotSolution<SectionID, ItemID>? = nil
  ) -> SnapshotSolution<SectionID, ItemID> {
    let sections = snapshot.sectionList.map { section in
      (kind: kind(section.identifier, section.items), itemCount: section.items.count)
    }
    return SnapshotSolution(
      snapshot,
      LayoutSolver().solve(input(sections, in: environment), viewport: viewport, reusing: previous?.layoutSolution),
      environment: environment)
  }

  /// Solves the layout for a snapshot whose sections are told apart by what they hold.
  ///
  /// - Parameters:
  ///   - snapshot: the sections and their items, in order.
  ///   - kind: the kind of a section with these items.
  ///   - container: the view to lay out in; its traits are guessed.
  ///   - viewport: what is visible; decides pins and row offsets only.
  ///   - previous: an earlier solution, whose plans are taken over where they are still right.
  /// - Returns: the solution, which knows elements by identity.
  /// - Complexity: O(number of items), because each section's items are listed.
  @inlinable
  public func solve<SectionID, ItemID>(
    _ snapshot: Snapshot<SectionID, ItemID>, kind: (SectionID, [ItemID]) -> Kind, in container: Container,
    viewport: Viewport = Viewport(), reusing previous: SnapshotSolution<SectionID, ItemID>? = nil
  ) -> SnapshotSolution<SectionID, ItemID> {
    solve(
      snapshot, kind: kind, in: LayoutEnvironment(container: container), viewport: viewport, reusing: previous)
  }
}
