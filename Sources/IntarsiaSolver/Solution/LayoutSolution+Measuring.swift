import IntarsiaIR

extension LayoutSolution {
  /// Gives an element the size its view asked for, or takes it back; what comes after moves (`R153`, `R156`).
  ///
  /// Sizes count on estimated axes only. Measuring what does not exist, or a background, does nothing. Where content
  /// above the visible part grows, ``offsetAdjustment`` says by how much to scroll so that nothing seems to move.
  ///
  /// - Parameters:
  ///   - size: the size asked for; nothing lets the estimate stand again. Lengths that are not finite do not count.
  ///   - id: the element.
  /// - Complexity: O(√n) for n sections; one instance of the section is laid out anew, or more where measured lengths
  ///   decide how instances are filled (`R153a`).
  public mutating func setMeasured(_ size: MeasuredSize?, for id: LayoutElement.ID) {
    // Only what begins before the visible part can move what is visible first.
    let anchor = beginsBeforeVisible(id) ? visibleAnchor() : nil
    apply(size, to: id)
    if size == nil { setAsked(nil, id) }
    if let anchor { adjust(for: anchor) }
  }

  /// Gives many elements their sizes; what is visible first is kept still as one move.
  ///
  /// - Complexity: as ``setMeasured(_:for:)`` for each; fastest in ascending order of sections and items.
  public mutating func setMeasured(_ sizes: some Sequence<(key: LayoutElement.ID, value: MeasuredSize)>) {
    let anchor = visibleAnchor()
    for (id, size) in sizes {
      apply(size, to: id)
    }
    if let anchor { adjust(for: anchor) }
  }

  /// Lets ``measureVisible(_:)`` ask an element again, which has new content; its size stays until it answers.
  ///
  /// - Complexity: O(log n) for n sections.
  public mutating func askAgain(_ id: LayoutElement.ID) {
    setAsked(nil, id)
  }

  /// Every measured size in force, by element.
  ///
  /// - Complexity: O(n + m) for n sections and m measured elements.
  public var measuredSizes: [LayoutElement.ID: MeasuredSize] {
    var result: [LayoutElement.ID: MeasuredSize] = [:]
    for (section, state) in sections.enumerated() {
      guard let measured = state.measured else { continue }
      for (item, size) in measured.items { result[.item(item, inSection: section)] = size }
      for (element, size) in measured.supplementaries {
        result[.supplementary(element.kind, index: element.index, inSection: section)] = size
      }
    }
    for (position, size) in frameMeasured {
      result[.supplementary(frame.specs[position].elementKind, index: 0, inSection: nil)] = size
    }
    return result
  }

  private mutating func apply(_ size: MeasuredSize?, to id: LayoutElement.ID) {
    let size = size.map { $0.finite }
    switch id {
    case .decoration:
      return
    case .supplementary(let kind, let index, nil):
      guard index == 0, let position = frame.specs.firstIndex(where: { $0.elementKind == kind }) else { return }
      frameMeasured[position] = size
      placeFrame()
    case .supplementary(let kind, let index, let section?):
      guard section >= 0, section < sections.count, index >= 0 else { return }
      change(section) { measured, _, _, _ in
        measured.supplementaries[.init(kind: kind, index: index)] = size
        return 0
      }
      measuredOverhang = max(measuredOverhang, (size?.width ?? 0) + (size?.height ?? 0))
    case .item(let item, let section):
      guard section >= 0, section < sections.count, item >= 0, item < sections[section].itemCount else { return }
      change(section) { measured, plan, itemCount, last in
        measured.measure(item: item, size, plan: plan, itemCount: itemCount, last: last)
      }
    }
  }

  /// Changes what is measured of a section and brings its lengths up to date.
  private mutating func change(
    _ index: Int, _ body: (inout MeasuredSection, SectionPlan, _ itemCount: Int, _ last: Run?) -> Int
  ) {
    var state = sections[index]
    guard let plan = plan(state.layout) else { return }
    var measured = state.measured ?? MeasuredSection()
    let last = lastInstance(of: state, plan)
    // Nobody else may hold the section's lists while they change, or they would be copied.
    state.detail = .none
    sections.exchange(index, with: state)
    work.instances += body(&measured, plan, state.itemCount, last)
    state.detail = .measured(measured)
    refresh(&state)
    sections.update(index, with: state)
    placeFrame()
  }

  /// The lengths an element could not choose when it was last asked, or nothing if it has not been (`R158`).
  func asked(_ id: LayoutElement.ID) -> MeasuredSize? {
    switch id {
    case .item(let item, let section): sections[section].measured?.askedItems[item]
    case .supplementary(let kind, let index, let section?):
      sections[section].measured?.askedSupplementaries[.init(kind: kind, index: index)]
    case .supplementary(let kind, _, nil):
      frame.specs.firstIndex { $0.elementKind == kind }.flatMap { frameAsked[$0] }
    case .decoration: nil
    }
  }

  mutating func setAsked(_ lengths: MeasuredSize?, _ id: LayoutElement.ID) {
    switch id {
    case .item(let item, let section):
      changeDetail(section) { $0.askedItems[item] = lengths }
    case .supplementary(let kind, let index, let section?):
      changeDetail(section) { $0.askedSupplementaries[.init(kind: kind, index: index)] = lengths }
    case .supplementary(let kind, _, nil):
      if let position = frame.specs.firstIndex(where: { $0.elementKind == kind }) { frameAsked[position] = lengths }
    case .decoration:
      break
    }
  }

  private mutating func changeDetail(_ index: Int, _ body: (inout MeasuredSection) -> Void) {
    guard index >= 0, index < sections.count else { return }
    var state = sections[index]
    var measured = state.measured ?? MeasuredSection()
    state.detail = .none
    sections.exchange(index, with: state)
    body(&measured)
    state.detail = .measured(measured)
    sections.exchange(index, with: state)
  }

  // MARK: Anchoring

  /// An element that is to stay where it is on screen, and where that was.
  private struct Anchor {
    var id: LayoutElement.ID
    var position: Double
  }

  /// What is visible, moved by what has been adjusted already.
  private var adjustedVisible: Rect {
    let size = viewport.size ?? container.size
    return Rect(origin: viewport.offset + (offsetAdjustment ?? .zero), size: size)
  }

  private func beginsBeforeVisible(_ id: LayoutElement.ID) -> Bool {
    let visible = mirrored(adjustedVisible)
    guard visible.start(scroll) > 0, let element = element(id) else { return false }
    return mirrored(element.frame).start(scroll) < visible.start(scroll)
  }

  /// The element that is visible first and goes with the content: no background, and nothing that is pinned.
  private func visibleAnchor() -> Anchor? {
    let visible = adjustedVisible
    guard mirrored(visible).start(scroll) > 0 else { return nil }
    var best: (element: LayoutElement, start: Double)?
    for element in elements(in: visible) {
      if case .decoration = element.id { continue }
      if isPinned(element.id) { continue }
      let start = mirrored(element.frame).start(scroll)
      if best.map({ start < $0.start }) ?? true { best = (element, start) }
    }
    return best.map { Anchor(id: $0.element.id, position: $0.element.frame.start(scroll)) }
  }

  private mutating func adjust(for anchor: Anchor) {
    guard let now = element(anchor.id)?.frame.start(scroll), now != anchor.position else { return }
    var adjustment = offsetAdjustment ?? .zero
    adjustment[scroll] += now - anchor.position
    offsetAdjustment = adjustment[scroll] == 0 ? nil : adjustment
  }
}

extension MeasuredSize {
  /// The size without lengths that are not finite: they count as not measured.
  fileprivate var finite: MeasuredSize {
    MeasuredSize(
      width: width.flatMap { $0.isFinite ? $0 : nil }, height: height.flatMap { $0.isFinite ? $0 : nil })
  }
}
