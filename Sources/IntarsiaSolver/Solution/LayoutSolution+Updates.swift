import IntarsiaIR

extension LayoutSolution {
  /// Adds the layout of one more kind, for sections that are to come; no section changes.
  ///
  /// - Parameter layout: the kind and its layout.
  /// - Returns: its position in ``layouts``, as sections name it.
  /// - Complexity: O(1), and one layout planned.
  public mutating func addLayout(_ layout: LayoutInput.KindLayout) -> Int {
    let new = PlannedLayout(layout, container: container, configuration: configuration, work: &work)
    layouts.append(layout)
    planned.append(new)
    partials.append([])
    shownSections.append(0)
    plannedOverhang = max(plannedOverhang, new.plan?.overhang ?? 0)
    return layouts.count - 1
  }

  /// Changes how many items a section has; measured sizes of the items that stay are kept.
  ///
  /// A section that does not exist is ignored; fewer than no items count as none.
  ///
  /// - Complexity: O(√n) for n sections, and one or two instances laid out.
  public mutating func setItemCount(_ count: Int, inSection index: Int) {
    guard index >= 0, index < sections.count else { return }
    let count = max(0, count)
    var state = sections[index]
    guard state.itemCount != count else { return }
    if isShown(state) { shownSections[state.layout] -= 1 }
    if let plan = plan(state.layout), var measured = state.measured {
      state.detail = .none
      sections.exchange(index, with: state)
      work.instances += measured.setItemCount(count, from: state.itemCount, plan: plan)
      state.detail = .measured(measured)
    }
    state.itemCount = count
    if isShown(state) { shownSections[state.layout] += 1 }
    refresh(&state)
    sections.update(index, with: state)
    placeFrame()
  }

  /// Puts new sections in front of the section at an index, or behind all.
  ///
  /// An index out of range counts as the nearest end.
  ///
  /// - Complexity: O(√n + m) for n sections and m new ones; no other section is computed again.
  public mutating func insertSections(_ new: [LayoutInput.Section], at index: Int) {
    let index = min(max(0, index), sections.count)
    let states = new.map { makeState($0) }
    sections.replaceSubrange(index..<index, with: states)
    moveRowOffsets { $0 >= index ? $0 + new.count : $0 }
    placeFrame()
  }

  /// Takes sections out.
  ///
  /// The part of the range that lies outside the sections is ignored.
  ///
  /// - Complexity: O(√n + m) for n sections and m removed ones; no other section is computed again.
  public mutating func removeSections(_ range: Range<Int>) {
    let range = range.clamped(to: 0..<sections.count)
    guard !range.isEmpty else { return }
    for index in range where isShown(sections[index]) { shownSections[sections[index].layout] -= 1 }
    sections.replaceSubrange(range, with: [])
    moveRowOffsets { $0 < range.lowerBound ? $0 : range.contains($0) ? nil : $0 - range.count }
    placeFrame()
  }

  /// Moves a section to an index of the list without it.
  ///
  /// A section that does not exist is ignored; an index out of range counts as the nearest end.
  ///
  /// - Complexity: O(√n) for n sections; nothing is computed again.
  public mutating func moveSection(from index: Int, to target: Int) {
    guard index >= 0, index < sections.count else { return }
    let target = min(max(0, target), sections.count - 1)
    let state = sections[index]
    sections.replaceSubrange(index..<(index + 1), with: [])
    sections.replaceSubrange(target..<target, with: [state])
    moveRowOffsets { old in
      if old == index { return target }
      let without = old > index ? old - 1 : old
      return without >= target ? without + 1 : without
    }
    placeFrame()
  }

  /// Row offsets go with their sections.
  private mutating func moveRowOffsets(_ newIndex: (Int) -> Int?) {
    guard !viewport.orthogonalOffsets.isEmpty else { return }
    var moved: [Int: Double] = [:]
    for (index, offset) in viewport.orthogonalOffsets {
      if let index = newIndex(index) { moved[index] = offset }
    }
    let adjustment = offsetAdjustment
    viewport.orthogonalOffsets = moved
    offsetAdjustment = adjustment
  }
}

extension MeasuredSection {
  /// Follows a changed number of items: sizes of items that are gone are dropped, and the last instances are laid out
  /// anew.
  ///
  /// Returns how many instances were laid out.
  mutating func setItemCount(_ count: Int, from old: Int, plan: SectionPlan) -> Int {
    if count < old {
      if old - count < items.count {
        for item in count..<old { items[item] = nil }
      } else {
        items = items.filter { $0.key < count }
      }
      while let last = order.last, last >= count { order.removeLast() }
      askedItems = askedItems.filter { $0.key < count }
    }
    guard var runs else { return 0 }
    self.runs = nil
    // The last instance that stays is laid out anew: it may become partly filled, or full.
    let kept = min(old, count)
    var cursor = 0
    var position = 0
    var pieces: [Run] = []
    if kept > 0, let (found, before) = runs.last(where: { sum, _ in sum.items <= kept - 1 }) {
      let run = runs[found]
      let index = min(run.instances, (kept - 1 - before.items) / max(1, run.itemsEach))
      position = found
      if index > 0 { pieces.append(run.repeated(index)) }
      cursor = before.items + index * run.itemsEach
    }
    let tail = filling(from: cursor, to: count, plan: plan)
    runs.replaceSubrange(position..<runs.count, with: pieces + tail.runs)
    self.runs = runs
    return tail.laidOut
  }

  /// The runs that hold the items from one on, of which only those up to the first instance may be measured where
  /// instances hold the same number of items.
  private func filling(from start: Int, to count: Int, plan: SectionPlan) -> (runs: [Run], laidOut: Int) {
    let each = plan.pattern.leaves.count
    guard each > 0 else { return ([], 0) }
    var result: [Run] = []
    var laidOut = 0
    var cursor = start
    while cursor < count {
      let untouched = untouchedInstances(from: cursor, to: count, each: each, plan: plan)
      if untouched > 0 {
        result.append(plan.instance.repeated(untouched))
        cursor += untouched * each
        continue
      }
      let special = plan.special(cursor: cursor, limit: count - cursor, measured: items)
      laidOut += 1
      guard special.itemsEach > 0 else { break }
      result.append(special)
      cursor += special.itemsEach
    }
    return (result, laidOut)
  }

  private func untouchedInstances(from cursor: Int, to count: Int, each: Int, plan: SectionPlan) -> Int {
    if plan.fillDependsOnMeasuring { return untouched(from: cursor, to: count, plan: plan) }
    // Only the instance that is laid out anew can hold measured items: those behind it are new.
    let isMeasured = (cursor..<min(cursor + each, count)).contains { items[$0] != nil }
    return isMeasured ? 0 : (count - cursor) / each
  }
}
