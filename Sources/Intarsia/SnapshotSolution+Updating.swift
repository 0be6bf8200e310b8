import IntarsiaDSL
import IntarsiaIR
import IntarsiaSnapshots
import IntarsiaSolver

extension SnapshotSolution {
  /// Brings the solution up to date with a snapshot of which the difference is known.
  @usableFromInline
  mutating func apply<Kind>(
    _ difference: SnapshotDifference<SectionID, ItemID>, of new: Snapshot<SectionID, ItemID>, by layout: Layout<Kind>,
    kind: (SectionID) -> Kind, in environment: LayoutEnvironment?
  ) {
    let environment = environment ?? self.environment
    let changes = SnapshotChanges(difference)
    if canArrange(in: environment, configuration: layout.configuration) {
      if difference.isEmpty { return }
      var kinds = KnownKinds(layout, environment)
      let sources = difference.newSections.enumerated().map { index, section in
        changes.source(of: section, at: index, in: new) { kinds.position(of: kind($0), in: &layoutSolution) }
      }
      let old = snapshot
      layoutSolution.arrange(sources) { changes.newPlace(of: $0, from: old, to: new) }
    } else {
      let sections = zip(difference.newSections, new.itemCounts).map { (kind: kind($0), itemCount: $1) }
      let input = layout.input(sections, in: environment)
      layoutSolution = LayoutSolver().solve(
        input, measured: measuredSizes(in: new, changes), viewport: viewport(changes), reusing: layoutSolution)
      self.environment = environment
    }
    snapshot = new.unmarked
    sections = difference.newSections
    for change in difference.reconfigurations {
      layoutSolution.askAgain(.item(change.position.item, inSection: change.position.section))
    }
  }

  /// Whether the sections of the solution can be used for other data.
  ///
  /// After many kinds that did not stay, making it anew is cheaper than keeping their plans.
  private func canArrange(in environment: LayoutEnvironment, configuration: LayoutConfiguration) -> Bool {
    environment == self.environment && environment.container == layoutSolution.container
      && configuration == layoutSolution.configuration && sections.count == layoutSolution.numberOfSections
      && layoutSolution.layouts.count <= 32 + 2 * sections.count
  }

  // MARK: Solving anew

  /// The sizes in force, by where their elements are in the new snapshot.
  private func measuredSizes(
    in new: Snapshot<SectionID, ItemID>, _ changes: SnapshotChanges<SectionID, ItemID>
  ) -> [LayoutElement.ID: MeasuredSize] {
    var result: [LayoutElement.ID: MeasuredSize] = [:]
    for (id, size) in layoutSolution.measuredSizes {
      switch id {
      case .item(let item, let section):
        guard
          let place = changes.newPlace(
            of: ItemPlace(section: section, item: item), from: snapshot, to: new)
        else { continue }
        result[.item(place.item, inSection: place.section)] = size
      case .supplementary(let kind, let index, let section?):
        guard let identifier = sectionIdentifier(at: section), let place = new.indexOfSection(identifier),
          !changes.reloadedSections.contains(place),
          !changes.touched.contains(place) || isBoundary(kind, index, inSection: section)
        else { continue }
        result[.supplementary(kind, index: index, inSection: place)] = size
      case .supplementary(_, _, nil), .decoration:
        result[id] = size
      }
    }
    return result
  }

  private func isBoundary(_ kind: String, _ index: Int, inSection section: Int) -> Bool {
    guard index == 0, let name = layoutSolution.section(at: section)?.kind,
      let layout = layoutSolution.layouts.first(where: { $0.kind == name })
    else { return false }
    return layout.section?.boundarySupplementaryItems.contains { $0.elementKind == kind } ?? false
  }

  /// The viewport, with row offsets that went with their sections.
  private func viewport(_ changes: SnapshotChanges<SectionID, ItemID>) -> Viewport {
    var moved = viewport
    moved.orthogonalOffsets = [:]
    guard !viewport.orthogonalOffsets.isEmpty else { return moved }
    for (index, origin) in changes.origins.enumerated() where origin >= 0 && !changes.reloadedSections.contains(index) {
      moved.orthogonalOffsets[index] = viewport.orthogonalOffsets[origin]
    }
    return moved
  }
}

/// The positions of kinds among the layouts of a solution, to which new ones are added.
private struct KnownKinds<Kind: Hashable & Sendable> {
  private let layout: Layout<Kind>
  private let environment: LayoutEnvironment
  private var positions: [Kind: Int] = [:]

  init(_ layout: Layout<Kind>, _ environment: LayoutEnvironment) {
    self.layout = layout
    self.environment = environment
  }

  /// The position of a kind's layout: of one with the same name and the same section, which cannot be told apart.
  mutating func position(of kind: Kind, in solution: inout LayoutSolution) -> Int {
    if let known = positions[kind] { return known }
    let section = layout.section(for: kind, in: environment)
    let name = String(describing: kind)
    let position = find(name, section, in: solution) ?? add(name, section, to: &solution)
    positions[kind] = position
    return position
  }

  private func find(_ name: String, _ section: SectionSpec?, in solution: LayoutSolution) -> Int? {
    solution.layouts.firstIndex { known in
      guard known.kind.hasPrefix(name), known.section == section else { return false }
      // Kinds with equal descriptions are numbered.
      let rest = known.kind.dropFirst(name.count)
      return rest.isEmpty || rest.first == " " && Int(rest.dropFirst()) != nil
    }
  }

  private func add(_ name: String, _ section: SectionSpec?, to solution: inout LayoutSolution) -> Int {
    let names = Set(solution.layouts.map(\.kind))
    var unused = name
    var number = 2
    while names.contains(unused) {
      unused = "\(name) \(number)"
      number += 1
    }
    return solution.addLayout(LayoutInput.KindLayout(kind: unused, section: section))
  }
}
