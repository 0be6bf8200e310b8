import IntarsiaIR

extension LayoutSolution {
  /// Gives an element the size its view asked for, or takes it back; what comes after moves (`R153`, `R156`).
  ///
  /// Sizes count on estimated axes only. Measuring what does not exist, or a background, does nothing.
  ///
  /// - Parameters:
  ///   - size: the size asked for; nothing lets the estimate stand again.
  ///   - id: the element.
  /// - Complexity: O(√n) for n sections; one instance of the section is laid out anew.
  public mutating func setMeasured(_ size: MeasuredSize?, for id: LayoutElement.ID) {
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
    _ index: Int, _ body: (inout MeasuredSection, SectionPlan, _ itemCount: Int, _ last: Run?) -> Void
  ) {
    var state = sections[index]
    guard let plan = plan(state.layout) else { return }
    var measured = state.measured ?? MeasuredSection()
    let last = lastInstance(of: state, plan)
    // Nobody else may hold the section's lists while they change, or they would be copied.
    state.detail = .none
    sections.update(index, with: state)
    body(&measured, plan, state.itemCount, last)
    state.detail = .measured(measured)
    refresh(&state)
    sections.update(index, with: state)
    placeFrame()
  }
}

extension MeasuredSize {
  /// The size without lengths that are not finite: they count as not measured.
  fileprivate var finite: MeasuredSize {
    MeasuredSize(
      width: width.flatMap { $0.isFinite ? $0 : nil }, height: height.flatMap { $0.isFinite ? $0 : nil })
  }
}
