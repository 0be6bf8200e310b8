import IntarsiaDSL
import IntarsiaIR
import IntarsiaSnapshots
import IntarsiaSolver

extension SnapshotSolution {
  /// Brings the solution up to date with a snapshot of which the difference is known.
  @usableFromInline
  mutating func apply<Kind>(
    _ difference: SnapshotDifference<SectionID, ItemID>, _ changes: SectionChanges,
    of new: Snapshot<SectionID, ItemID>, by layout: Layout<Kind>, kind: (SectionID) -> Kind,
    in environment: LayoutEnvironment?
  ) {
    let environment = environment ?? self.environment
    let newPlace = newPlace(in: new, difference, changes)
    if canArrange(in: environment, configuration: layout.configuration) {
      if difference.isEmpty { return }
      var kinds = KnownKinds(layout, environment)
      let sources = changes.sources { index in
        let section = difference.newSections[index]
        return LayoutInput.Section(
          layout: kinds.position(of: kind(section), in: &layoutSolution),
          itemCount: (try? new.numberOfItems(inSection: section)) ?? 0)
      }
      layoutSolution.arrange(sources, newPlace: newPlace)
    } else {
      let sections = zip(difference.newSections, new.itemCounts).map { (kind: kind($0), itemCount: $1) }
      let input = layout.input(sections, in: environment)
      layoutSolution = LayoutSolver().solve(
        input, measured: measuredSizes(in: new, changes, newPlace: newPlace), viewport: viewport(changes),
        reusing: layoutSolution)
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

  /// Where an item goes; nothing where it is gone, or is to be shown anew.
  private func newPlace(
    in new: Snapshot<SectionID, ItemID>, _ difference: SnapshotDifference<SectionID, ItemID>, _ changes: SectionChanges
  ) -> (ItemPlace) -> ItemPlace? {
    let old = snapshot
    let reloaded = difference.reloads.isEmpty ? [] : Set(difference.reloads.map { $0.item })
    return { place in
      guard let item = old.itemIdentifier(at: ItemPosition(section: place.section, item: place.item)),
        !reloaded.contains(item), let position = new.position(ofItem: item),
        !changes.isReloaded[position.section]
      else { return nil }
      return ItemPlace(section: position.section, item: position.item)
    }
  }

  // MARK: Solving anew

  /// The sizes in force, by where their elements are in the new snapshot.
  private func measuredSizes(
    in new: Snapshot<SectionID, ItemID>, _ changes: SectionChanges, newPlace: (ItemPlace) -> ItemPlace?
  ) -> [LayoutElement.ID: MeasuredSize] {
    var result: [LayoutElement.ID: MeasuredSize] = [:]
    for (id, size) in layoutSolution.measuredSizes {
      switch id {
      case .item(let item, let section):
        guard let place = newPlace(ItemPlace(section: section, item: item)) else { continue }
        result[.item(place.item, inSection: place.section)] = size
      case .supplementary(let kind, let index, let section?):
        guard let identifier = sectionIdentifier(at: section), let place = new.indexOfSection(identifier),
          !changes.isReloaded[place],
          !changes.isTouched[place] || isBoundary(kind, index, inSection: section)
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
  private func viewport(_ changes: SectionChanges) -> Viewport {
    var moved = viewport
    moved.orthogonalOffsets = [:]
    guard !viewport.orthogonalOffsets.isEmpty else { return moved }
    for (index, origin) in changes.origins.enumerated() where origin >= 0 && !changes.isReloaded[index] {
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
