import IntarsiaDSL
import IntarsiaSnapshots

extension Layout {
  /// Brings a solution up to date with new data, where the section identifiers are the kinds.
  ///
  /// <!-- example: setup
  /// enum FeedSection { case banners, categories }
  /// let layout = Layout(for: FeedSection.self) { _ in Section { HGroup(height: 100) { Item() } } }
  /// let shown = try Snapshot([SnapshotSection(FeedSection.banners, items: [1]), SnapshotSection(.categories, items: [2])])
  /// var solution = layout.solve(shown, in: Container(width: 320, height: 480))
  /// -->
  /// ```swift
  /// var next = solution.snapshot
  /// next.deleteSections([.banners])
  /// layout.update(&solution, to: next)
  /// ```
  /// <!-- example: check
  /// #expect(solution.frame(of: 2)?.y == 0)
  /// -->
  ///
  /// Only sections that came or changed are computed, and only kinds that were not there before are planned. Sizes that
  /// views asked for go with their items, into other sections too, and those of headers and footers with their
  /// sections. Items and sections that are marked to be reloaded lose theirs; one that is marked to be reconfigured
  /// keeps its size until its view is asked again. Badges have no identity, so those of a section whose items changed
  /// lose theirs.
  ///
  /// - Parameters:
  ///   - solution: a solution that this layout made.
  ///   - snapshot: the new sections and items.
  ///   - environment: what the layout is made for now; the same as before when left out. Another one means a solve.
  /// - Returns: what changed, for views that are to change in the same way.
  /// - Complexity: as finding the difference; then O(sections), and the work of what came or changed.
  @inlinable
  @discardableResult
  public func update<ItemID>(
    _ solution: inout SnapshotSolution<Kind, ItemID>, to snapshot: Snapshot<Kind, ItemID>,
    in environment: LayoutEnvironment? = nil
  ) -> SnapshotDifference<Kind, ItemID> {
    let difference = snapshot.difference(from: solution.snapshot)
    solution.apply(
      difference, SectionChanges(difference), of: snapshot, by: self, kind: { section in section }, in: environment)
    return difference
  }

  /// Brings a solution up to date with new data, where the section identifiers tell their kind.
  ///
  /// `update(_:to:in:)` says what becomes of measured sizes.
  ///
  /// - Parameters:
  ///   - solution: a solution that this layout made.
  ///   - snapshot: the new sections and items.
  ///   - kind: the kind of a section; asked for sections that came or changed.
  ///   - environment: what the layout is made for now; the same as before when left out. Another one means a solve.
  /// - Returns: what changed, for views that are to change in the same way.
  /// - Complexity: as finding the difference; then O(sections), and the work of what came or changed.
  @inlinable
  @discardableResult
  public func update<SectionID, ItemID>(
    _ solution: inout SnapshotSolution<SectionID, ItemID>, to snapshot: Snapshot<SectionID, ItemID>,
    kind: (SectionID) -> Kind, in environment: LayoutEnvironment? = nil
  ) -> SnapshotDifference<SectionID, ItemID> {
    let difference = snapshot.difference(from: solution.snapshot)
    solution.apply(difference, SectionChanges(difference), of: snapshot, by: self, kind: kind, in: environment)
    return difference
  }

  /// Brings a solution up to date with new data, where sections are told apart by what they hold.
  ///
  /// `update(_:to:in:)` says what becomes of measured sizes. A section whose kind changes keeps the sizes of its
  /// items.
  ///
  /// - Parameters:
  ///   - solution: a solution that this layout made.
  ///   - snapshot: the new sections and items.
  ///   - kind: the kind of a section with these items; asked for sections that came or changed.
  ///   - environment: what the layout is made for now; the same as before when left out. Another one means a solve.
  /// - Returns: what changed, for views that are to change in the same way.
  /// - Complexity: as finding the difference; then O(sections), and the work of what came or changed.
  @inlinable
  @discardableResult
  public func update<SectionID, ItemID>(
    _ solution: inout SnapshotSolution<SectionID, ItemID>, to snapshot: Snapshot<SectionID, ItemID>,
    kind: (SectionID, [ItemID]) -> Kind, in environment: LayoutEnvironment? = nil
  ) -> SnapshotDifference<SectionID, ItemID> {
    let difference = snapshot.difference(from: solution.snapshot)
    solution.apply(
      difference, SectionChanges(difference), of: snapshot, by: self,
      kind: { section in kind(section, (try? snapshot.itemIdentifiers(inSection: section)) ?? []) }, in: environment)
    return difference
  }
}

extension Layout where Kind == SingleSection {
  /// Brings a solution up to date with new data, where all sections are alike.
  ///
  /// Measured sizes go with their items. Reloaded ones lose theirs; reconfigured ones keep theirs until their views are
  /// asked again.
  ///
  /// - Parameters:
  ///   - solution: a solution that this layout made.
  ///   - snapshot: the new sections and items.
  ///   - environment: what the layout is made for now; the same as before when left out. Another one means a solve.
  /// - Returns: what changed, for views that are to change in the same way.
  /// - Complexity: as finding the difference; then O(sections), and the work of what came or changed.
  @inlinable
  @discardableResult
  public func update<SectionID, ItemID>(
    _ solution: inout SnapshotSolution<SectionID, ItemID>, to snapshot: Snapshot<SectionID, ItemID>,
    in environment: LayoutEnvironment? = nil
  ) -> SnapshotDifference<SectionID, ItemID> {
    update(&solution, to: snapshot, kind: { _ in .main }, in: environment)
  }

  /// Brings a solution up to date with new data, where all sections are alike, and called so.
  ///
  /// Measured sizes go with their items. Reloaded ones lose theirs; reconfigured ones keep theirs until their views are
  /// asked again.
  ///
  /// - Parameters:
  ///   - solution: a solution that this layout made.
  ///   - snapshot: the new sections and items.
  ///   - environment: what the layout is made for now; the same as before when left out. Another one means a solve.
  /// - Returns: what changed, for views that are to change in the same way.
  /// - Complexity: as finding the difference; then O(sections), and the work of what came or changed.
  @inlinable
  @discardableResult
  public func update<ItemID>(
    _ solution: inout SnapshotSolution<SingleSection, ItemID>, to snapshot: Snapshot<SingleSection, ItemID>,
    in environment: LayoutEnvironment? = nil
  ) -> SnapshotDifference<SingleSection, ItemID> {
    update(&solution, to: snapshot, kind: { _ in .main }, in: environment)
  }
}
