extension SnapshotDifference {
  @usableFromInline
  var changesSections: Bool {
    !(sectionRemovals.isEmpty && sectionInsertions.isEmpty && sectionMoves.isEmpty)
  }

  /// The same changes without what is shown anew.
  @usableFromInline
  var withoutReloads: Self {
    var copy = self
    copy.sectionReloads = []
    copy.reloads = []
    copy.reconfigurations = []
    return copy
  }

  /// What is shown anew, once all else is done; items of a section that is reloaded come with it.
  @usableFromInline
  var reloadsOnly: Self {
    var result = Self(oldSections: newSections, newSections: newSections)
    let whole = Set(sectionReloads.map(\.index))
    result.sectionReloads = sectionReloads
    result.reloads = reloads.filter { !whole.contains($0.position.section) }
    result.reconfigurations = reconfigurations.filter { !whole.contains($0.position.section) }
    return result
  }

  /// The new sections in order, with sections that go at a later stage behind those that they stood behind.
  ///
  /// They are anchored to sections that do not move, so that they cause no moves.
  @usableFromInline
  func stagedSectionOrder(keeping emptied: Set<SectionID>) -> [SectionID] {
    let moved = Set(sectionMoves.map(\.section))
    let gone = Set(sectionRemovals.map(\.section))
    var order: [SectionID] = []
    var anchored: [SectionID: [SectionID]] = [:]
    var anchor: SectionID?
    for section in oldSections {
      if emptied.contains(section) {
        if let anchor { anchored[anchor, default: []].append(section) } else { order.append(section) }
      } else if !moved.contains(section), !gone.contains(section) {
        anchor = section
      }
    }
    for section in newSections {
      order.append(section)
      order += anchored[section] ?? []
    }
    return order
  }
}
