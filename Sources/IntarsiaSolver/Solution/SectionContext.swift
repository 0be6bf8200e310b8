import IntarsiaIR

/// One section of a solution, ready to say where its elements are.
struct SectionContext {
  let index: Int
  let state: SectionState
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

  init?(_ solution: LayoutSolution, _ index: Int) {
    guard index >= 0, index < solution.sections.count else { return nil }
    let state = solution.sections[index]
    guard let plan = solution.plan(state.layout) else { return nil }
    self.init(solution, index, state: state, plan: plan, start: solution.start(ofSection: index))
  }

  init(_ solution: LayoutSolution, _ index: Int, state: SectionState, plan: SectionPlan, start: Double) {
    self.index = index
    self.state = state
    self.plan = plan
    self.start = start
    flow = solution.flow(of: state, plan)
    let contentStart = start + state.metrics.regionStart + plan.spec.contentInsets.start(plan.box.scroll)
    if plan.box.flow == plan.box.scroll {
      flowStart = contentStart
      acrossStart = plan.box.crossStart
      acrossRoom = plan.box.crossLength
      rowOffset = 0
    } else {
      flowStart = plan.box.crossStart
      acrossStart = contentStart
      acrossRoom = state.metrics.thickness
      rowOffset = solution.viewport.orthogonalOffsets[index] ?? 0
    }
  }

  /// Where the outer corner of an instance is, in content coordinates of an unscrolled, left-to-right layout.
  func origin(of place: SectionFlow.Place) -> Point {
    let axis = plan.box.flow
    return Point(
      axis, along: flowStart + plan.leadingEdge + place.position,
      across: acrossStart + plan.placeAcross(place.run.layout.size[axis.other], in: acrossRoom))
  }

  /// The frame of an instance: trimmed along the flow, and as thick as its group.
  func frame(of place: SectionFlow.Place) -> Rect {
    let axis = plan.box.flow
    return Rect(
      origin: origin(of: place),
      size: Size(axis, along: place.run.extent, across: place.run.layout.size[axis.other]))
  }

  /// Lifts items above the section's backgrounds (`R99a`).
  func zIndex(_ own: Int) -> Int {
    plan.spec.decorationItems.isEmpty ? own : max(1, own)
  }

  /// Where the region of boundary items begins along the scroll axis.
  var regionStart: Double { start + state.metrics.regionStart }
}
