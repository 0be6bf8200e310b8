import IntarsiaIR

/// One section of a solution, ready to say where its elements are.
struct SectionContext {
  let index: Int
  let itemCount: Int
  let metrics: SectionMetrics
  /// What has been measured of the section.
  let detail: SectionState.Detail
  let plan: SectionPlan
  let flow: SectionFlow
  /// Where the section begins along the scroll axis.
  let start: Double
  /// Where the first step of its instances begins along the flow, and where the room across the flow begins.
  let flowStart: Double
  let acrossStart: Double
  let acrossRoom: Double
  /// How far the row is scrolled; 0 for a section that does not scroll sideways.
  let rowOffset: Double

  /// Where the outer corner of an instance is, in content coordinates of an unscrolled, left-to-right layout.
  func origin(of place: SectionFlow.Place) -> Point {
    plan.origin(sectionStart: start, metrics, position: place.position, size: place.layout.size)
  }

  /// The frame of an instance: trimmed along the flow, and as thick as its group.
  func frame(of place: SectionFlow.Place) -> Rect {
    let axis = plan.box.flow
    return Rect(
      origin: origin(of: place),
      size: Size(axis, along: place.extent, across: place.layout.size[axis.other]))
  }

  /// Lifts items above the section's backgrounds (`R99a`).
  func zIndex(_ own: Int) -> Int {
    plan.spec.decorationItems.isEmpty ? own : max(1, own)
  }

  /// Where the region of boundary items begins along the scroll axis.
  var regionStart: Double { start + metrics.regionStart }
}

extension LayoutSolution {
  /// A section, ready to say where its elements are; nothing where there is none, or it has no plan.
  ///
  /// - Complexity: O(log n) for n sections.
  func context(_ index: Int) -> SectionContext? {
    guard index >= 0, index < sections.count else { return nil }
    let (state, before) = sections.locate(index)
    guard let plan = plan(state.layout) else { return nil }
    let start = framePlacement.before + before.extent + Double(index) * configuration.interSectionSpacing
    return context(index, state, plan, start: start)
  }

  func context(_ index: Int, _ state: SectionState, _ plan: SectionPlan, start: Double) -> SectionContext {
    let contentStart = start + state.metrics.regionStart + plan.spec.contentInsets.start(plan.box.scroll)
    let isPlain = plan.box.flow == plan.box.scroll
    return SectionContext(
      index: index, itemCount: state.itemCount, metrics: state.metrics, detail: state.detail, plan: plan,
      flow: flow(of: state, plan), start: start, flowStart: isPlain ? contentStart : plan.box.crossStart,
      acrossStart: isPlain ? plan.box.crossStart : contentStart,
      acrossRoom: isPlain ? plan.box.crossLength : state.metrics.thickness,
      rowOffset: isPlain || viewport.orthogonalOffsets.isEmpty ? 0 : viewport.orthogonalOffsets[index] ?? 0)
  }
}
