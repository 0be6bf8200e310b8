import IntarsiaDSL
import IntarsiaIR
import IntarsiaSnapshots
import IntarsiaSolver

/// Where every element of a layout is, found by the identifiers of the data and not by index.
///
/// It is a solution together with the snapshot it was made for, and a value like both. When the data change, let the
/// layout bring it up to date: `layout.update(&solution, to: other)` computes only what changed, and sizes that views
/// asked for go with their items.
public struct SnapshotSolution<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable {
  /// The sections and their items, in the order in which they are shown, without marks: they have been heeded.
  public internal(set) var snapshot: Snapshot<SectionID, ItemID>
  /// Where elements are, by index: the low door to everything that is not repeated here.
  public internal(set) var layoutSolution: LayoutSolution
  /// What the layout was made for.
  public internal(set) var environment: LayoutEnvironment

  /// The sections by index.
  var sections: [SectionID]

  /// Joins a snapshot with the solution that was made for it.
  ///
  /// - Parameters:
  ///   - snapshot: the sections and their items.
  ///   - layoutSolution: a solution with as many sections of as many items.
  ///   - environment: what the layout was made for; guessed from the solution's container when left out.
  public init(
    _ snapshot: Snapshot<SectionID, ItemID>, _ layoutSolution: LayoutSolution, environment: LayoutEnvironment? = nil
  ) {
    self.snapshot = snapshot.unmarked
    self.layoutSolution = layoutSolution
    self.environment = environment ?? LayoutEnvironment(container: layoutSolution.container)
    sections = snapshot.sectionIdentifiers
  }

  /// What is visible, which decides where pinned items are and how far rows are shifted.
  ///
  /// Setting it solves nothing again.
  public var viewport: Viewport {
    get { layoutSolution.viewport }
    set { layoutSolution.viewport = newValue }
  }

  /// The extent of the whole content, in points, rounded to pixels along the scroll axis (`R7`, `R102`).
  public var contentSize: Size { layoutSolution.contentSize }

  /// What the layout's author should know, errors and warnings.
  public var diagnostics: [Diagnostic] { layoutSolution.diagnostics }
}
