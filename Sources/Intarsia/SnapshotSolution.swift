import IntarsiaIR
import IntarsiaSnapshots
import IntarsiaSolver

/// Where every element of a layout is, found by the identifiers of the data and not by index.
///
/// It is a solution together with the snapshot it was made for, and a value like both. Other data need another solve:
/// `layout.solve(other, in: environment, reusing: solution)`.
public struct SnapshotSolution<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable {
  /// The sections and their items, in the order in which they are shown.
  public let snapshot: Snapshot<SectionID, ItemID>
  /// Where elements are, by index: the low door to everything that is not repeated here.
  public private(set) var layoutSolution: LayoutSolution

  /// The sections by index.
  let sections: [SectionID]

  /// Joins a snapshot with the solution that was made for it.
  ///
  /// - Parameters:
  ///   - snapshot: the sections and their items.
  ///   - layoutSolution: a solution with as many sections of as many items.
  public init(_ snapshot: Snapshot<SectionID, ItemID>, _ layoutSolution: LayoutSolution) {
    self.snapshot = snapshot
    self.layoutSolution = layoutSolution
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

  /// Gives an item the size its view asked for, or takes it back; what comes after moves (`R153`, `R156`).
  ///
  /// - Parameters:
  ///   - size: the size asked for; nothing lets the estimate stand again.
  ///   - item: the item; one that is not in the snapshot is ignored.
  public mutating func setMeasured(_ size: MeasuredSize?, for item: ItemID) {
    guard let position = snapshot.position(ofItem: item) else { return }
    layoutSolution.setMeasured(size, for: .item(position.item, inSection: position.section))
  }

  /// Gives the header, the footer or the badge of a section the size its view asked for, or takes it back (`R156`).
  ///
  /// - Parameters:
  ///   - size: the size asked for; nothing lets the estimate stand again.
  ///   - elementKind: the kind of the element.
  ///   - section: the section; one that is not in the snapshot is ignored.
  ///   - index: which of the section's elements of the kind (`R98`).
  public mutating func setMeasured(
    _ size: MeasuredSize?, forSupplementary elementKind: String, in section: SectionID, index: Int = 0
  ) {
    guard let position = snapshot.indexOfSection(section) else { return }
    layoutSolution.setMeasured(size, for: .supplementary(elementKind, index: index, inSection: position))
  }
}
