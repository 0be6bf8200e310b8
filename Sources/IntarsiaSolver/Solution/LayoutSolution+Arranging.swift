import IntarsiaIR

extension LayoutSolution {
  /// Puts sections into a new order, with what came, went and changed, all at once.
  ///
  /// Kept sections are not computed again, wherever they go. Measured sizes go with their items, also into another
  /// section; those of boundary items go with their section. The badges of a changed section lose theirs, because
  /// nothing says whose they are.
  ///
  /// - Parameters:
  ///   - sources: every section in its new order. One that names no section, or one for a second time, is left out.
  ///   - newPlace: where an item of a section that is not kept has gone; nothing where it is gone or its size is to be
  ///     forgotten. Asked only for items that have been measured.
  /// - Complexity: O(n + m) for n sections and m measured items of sections that are not kept; only inserted and changed
  ///   sections are computed, and of those only instances whose items have another size than the items there before.
  public mutating func arrange(_ sources: [SectionSource], newPlace: (ItemPlace) -> ItemPlace?) {
    let sources = valid(sources)
    let edits = edits(for: sources)
    guard !edits.isEmpty else { return }
    var carried = carriedSizes(from: edits, sources, newPlace: newPlace)
    var states: [[SectionState]] = []
    states.reserveCapacity(edits.count)
    for edit in edits {
      for index in edit.old where isShown(sections[index]) { shownSections[sections[index].layout] -= 1 }
      let new = edit.new.map { state(for: sources[$0], carried: carried.removeValue(forKey: $0) ?? CarriedSizes()) }
      for state in new where isShown(state) { shownSections[state.layout] += 1 }
      states.append(new)
    }
    replace(edits, with: states)
    moveRowOffsets(to: sources)
    placeFrame()
  }

  /// What has been measured of items, on the way to their new section.
  private struct CarriedSizes {
    var sizes: [Int: MeasuredSize] = [:]
    var asked: [Int: MeasuredSize] = [:]
  }

  /// Sections that are replaced by others.
  private struct Edit {
    var old: Range<Int>
    var new: Range<Int>
  }

  /// The sources without those that name no section, or one for a second time.
  private func valid(_ sources: [SectionSource]) -> [SectionSource] {
    var isUsed = [Bool](repeating: false, count: sections.count)
    return sources.filter { source in
      guard let origin = source.origin else { return true }
      guard isUsed.indices.contains(origin), !isUsed[origin] else { return false }
      isUsed[origin] = true
      return true
    }
  }

  // MARK: Order

  /// The parts of the list that change, in ascending order.
  ///
  /// Kept sections lie between the parts. Where they are not in their old order, all from the first to the last that is
  /// out of place is one part: that copies states, but computes none.
  private func edits(for sources: [SectionSource]) -> [Edit] {
    var prefix = 0
    var suffix = 0
    if !isAscending(sources) {
      let most = min(sources.count, sections.count)
      while prefix < most, sources[prefix] == .kept(prefix) { prefix += 1 }
      let (last, lastOld) = (sources.count - 1, sections.count - 1)
      while suffix < most - prefix, sources[last - suffix] == .kept(lastOld - suffix) { suffix += 1 }
      return [Edit(old: prefix..<sections.count - suffix, new: prefix..<sources.count - suffix)]
    }
    var edits: [Edit] = []
    var (old, new) = (0, 0)
    for (index, source) in sources.enumerated() {
      guard case .kept(let origin) = source else { continue }
      if origin > old || index > new { edits.append(Edit(old: old..<origin, new: new..<index)) }
      (old, new) = (origin + 1, index + 1)
    }
    if old < sections.count || new < sources.count {
      edits.append(Edit(old: old..<sections.count, new: new..<sources.count))
    }
    return edits
  }

  private func isAscending(_ sources: [SectionSource]) -> Bool {
    var last = -1
    for case .kept(let origin) in sources {
      guard origin > last else { return false }
      last = origin
    }
    return true
  }

  /// Replaces parts of the list; many of them by making it anew.
  private mutating func replace(_ edits: [Edit], with states: [[SectionState]]) {
    if edits.count <= 8 + sections.count / 64 {
      for (edit, states) in zip(edits, states).reversed() { sections.replaceSubrange(edit.old, with: states) }
      return
    }
    let old = Array(sections)
    var new: [SectionState] = []
    var end = 0
    for (edit, states) in zip(edits, states) {
      new += old[end..<edit.old.lowerBound]
      new += states
      end = edit.old.upperBound
    }
    sections = SummedList(new + old[end...])
  }

  private mutating func moveRowOffsets(to sources: [SectionSource]) {
    guard !viewport.orthogonalOffsets.isEmpty else { return }
    var moved: [Int: Double] = [:]
    for (index, source) in sources.enumerated() {
      if let origin = source.origin { moved[index] = viewport.orthogonalOffsets[origin] }
    }
    let adjustment = offsetAdjustment
    viewport.orthogonalOffsets = moved
    offsetAdjustment = adjustment
  }

  // MARK: Sizes

  /// What has been measured of sections that are not kept, by where the items go.
  private func carriedSizes(
    from edits: [Edit], _ sources: [SectionSource], newPlace: (ItemPlace) -> ItemPlace?
  ) -> [Int: CarriedSizes] {
    var carried: [Int: CarriedSizes] = [:]
    var kept: Set<Int> = []
    for edit in edits {
      for source in sources[edit.new] {
        if let origin = source.unchangedOrigin { kept.insert(origin) }
      }
    }
    for edit in edits {
      for section in edit.old {
        guard let measured = sections[section].measured, !kept.contains(section) else { continue }
        for item in Set(measured.items.keys).union(measured.askedItems.keys) {
          guard let place = newPlace(ItemPlace(section: section, item: item)) else { continue }
          carried[place.section, default: CarriedSizes()].sizes[place.item] = measured.items[item]
          carried[place.section, default: CarriedSizes()].asked[place.item] = measured.askedItems[item]
        }
      }
    }
    return carried
  }

  /// A section with its lengths: taken over, brought up to date, or made anew.
  private mutating func state(for source: SectionSource, carried: CarriedSizes) -> SectionState {
    switch source {
    case .kept(let origin), .moved(let origin): return sections[origin]
    case .changed(let origin, let section):
      var old = sections[origin]
      let measured = old.measured
      // Nobody else may hold the section's lists while they change, or they would be copied.
      old.detail = .none
      sections.exchange(origin, with: old)
      return state(section, carried: carried, was: old, measured)
    case .inserted(let section):
      return state(section, carried: carried, was: nil, nil)
    }
  }

  private mutating func state(
    _ section: LayoutInput.Section, carried: CarriedSizes, was old: SectionState?, _ known: MeasuredSection?
  ) -> SectionState {
    var state = SectionState(layout: section.layout, itemCount: max(0, section.itemCount))
    guard let plan = plan(state.layout), known != nil || !carried.sizes.isEmpty || !carried.asked.isEmpty else {
      refresh(&state)
      return state
    }
    var measured = MeasuredSection()
    if let old, var known {
      known.keepBoundary(of: plan)
      if old.layout == state.layout {
        work.instances += known.setItemCount(state.itemCount, from: old.itemCount, plan: plan)
        measured = known
      } else {
        measured.supplementaries = known.supplementaries
        measured.askedSupplementaries = known.askedSupplementaries
      }
    }
    preparePartial(plan, state)
    let last = lastInstance(of: state, plan)
    let sizes = carried.sizes.filter { $0.key >= 0 && $0.key < state.itemCount }
    for item in Set(sizes.keys).union(measured.items.keys).sorted() {
      work.instances += measured.measure(
        item: item, sizes[item], plan: plan, itemCount: state.itemCount, last: last)
    }
    measured.askedItems = carried.asked.filter { $0.key >= 0 && $0.key < state.itemCount }
    state.detail = .measured(measured)
    refresh(&state)
    return state
  }
}

extension SectionSource {
  /// The index that the section has before; nothing for a new one.
  fileprivate var origin: Int? {
    switch self {
    case .kept(let origin), .moved(let origin), .changed(let origin, _): origin
    case .inserted: nil
    }
  }

  /// The index that the section has before, if nothing in it changes.
  fileprivate var unchangedOrigin: Int? {
    switch self {
    case .kept(let origin), .moved(let origin): origin
    case .changed, .inserted: nil
    }
  }
}

extension MeasuredSection {
  /// Forgets the supplementaries that are not boundary items of a section.
  fileprivate mutating func keepBoundary(of plan: SectionPlan) {
    let kinds = Set(plan.boundary.specs.map { $0.elementKind })
    supplementaries = supplementaries.filter { $0.key.index == 0 && kinds.contains($0.key.kind) }
    askedSupplementaries = askedSupplementaries.filter { $0.key.index == 0 && kinds.contains($0.key.kind) }
  }
}
