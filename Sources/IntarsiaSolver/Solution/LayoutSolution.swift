import IntarsiaIR

/// Where every element of a layout is.
///
/// <!-- example: setup
/// let layout = Layout { Section { HGroup(height: 100, count: 2) { Item() } } }
/// let container = Container(width: 320, height: 480)
/// -->
/// ```swift
/// let solution = layout.solve(itemCount: 1_000_000, in: container)
/// solution.contentSize  // → 320 × 50000000
/// solution.frame(ofItem: 3, inSection: 0)  // → (160, 100) 160 × 100
/// let visible = solution.elements(in: Rect(x: 0, y: 250, width: 320, height: 480))
/// visible.count  // → 12
/// ```
/// A solution answers questions; it holds no frames. What it stores grows with the number of sections and of measured
/// elements, not with the number of items. It is a value: solve on any thread, read on many.
public struct LayoutSolution: Sendable {
  /// The extent of the whole content, in points, rounded to pixels along the scroll axis (`R7`, `R102`).
  public private(set) var contentSize = Size.zero
  /// The view the layout was solved for.
  public let container: Container
  /// What holds for the whole layout.
  public let configuration: LayoutConfiguration
  /// The layouts by kind, as they were given.
  public internal(set) var layouts: [LayoutInput.KindLayout]
  /// What is visible, which decides where pinned items are and how far rows are shifted.
  ///
  /// Setting it solves nothing again.
  public var viewport: Viewport {
    didSet { offsetAdjustment = nil }
  }
  /// How far the content that is visible first moved while sizes were measured since the viewport was set, to be added
  /// to the scroll offset; nothing where it did not move (`R160`).
  public internal(set) var offsetAdjustment: Point?
  /// How much was done for this solution so far.
  public internal(set) var work = LayoutWork.none

  /// The plan of each layout, and what was noticed while planning.
  var planned: [PlannedLayout]
  /// Partly filled last instances of each layout, at the number of items they hold.
  var partials: [[Run?]]
  var sections: SummedList<SectionState>
  /// The boundary items of the whole layout, their measured sizes, and how they stand around the sections.
  let frame: BoundaryItems
  var frameMeasured: [Int: MeasuredSize] = [:]
  var framePlacement = BoundaryItems.Placement()
  /// How many sections of each layout show items.
  var shownSections: [Int]
  /// How far anything of a section can lie outside its extent, before anything is measured, and the longest measured
  /// boundary item.
  var plannedOverhang: Double
  var measuredOverhang = 0.0
  /// What is wrong with the container and the configuration.
  let inputDiagnostics: [Diagnostic]
  /// What was noticed while elements were asked for their sizes.
  var measuringDiagnostics: [Diagnostic] = []
  /// The lengths that boundary items of the layout could not choose when they were last asked (`R158`).
  var frameAsked: [Int: MeasuredSize] = [:]
  /// Sections that were given fewer than no items.
  var negativeSections: [Int] = []

  let grid: PixelGrid

  /// Plans the layouts and stacks the sections.
  init(_ input: LayoutInput, viewport: Viewport, reusing previous: LayoutSolution?) {
    self.viewport = viewport
    layouts = input.layouts
    var diagnostics = input.container.validate(at: LayoutPath.root.key("container"))
    container = diagnostics.isEmpty ? input.container : Container(width: 0, height: 0)
    let faults = input.configuration.validate(at: LayoutPath.root.key("configuration"))
    diagnostics += faults
    var configuration = input.configuration
    if faults.contains(where: { $0.rule == "not-finite" }) {
      if !configuration.interSectionSpacing.isFinite { configuration.interSectionSpacing = 0 }
      configuration.boundarySupplementaryItems = []
    }
    self.configuration = configuration
    grid = PixelGrid(scale: container.scale)

    inputDiagnostics = diagnostics
    var reusable = previous
    if reusable?.container != container || reusable?.configuration != configuration { reusable = nil }
    let planned = PlannedLayout.planned(
      input.layouts, container: container, configuration: configuration, reusing: reusable, work: &work)
    self.planned = planned
    partials = [[Run?]](repeating: [], count: planned.count)
    shownSections = [Int](repeating: 0, count: planned.count)
    plannedOverhang = planned.reduce(0) { max($0, $1.plan?.overhang ?? 0) }

    let scroll = configuration.scrollDirection
    frame = BoundaryItems(
      configuration.boundarySupplementaryItems, scroll: scroll, crossStart: 0,
      crossLength: container.size[scroll.other], box: container.size, grid: grid)

    sections = SummedList()
    var states: [SectionState] = []
    states.reserveCapacity(input.sections.count)
    for (index, section) in input.sections.enumerated() {
      if section.itemCount < 0 { negativeSections.append(index) }
      states.append(makeState(section))
    }
    sections = SummedList(states)
    placeFrame()
  }

  /// What was solved, with every change since.
  ///
  /// - Complexity: O(number of sections).
  public var input: LayoutInput {
    LayoutInput(
      container: container, configuration: configuration, layouts: layouts,
      sections: sections.map { LayoutInput.Section(layout: $0.layout, itemCount: $0.itemCount) })
  }

  // MARK: Stacking

  var scroll: Axis { configuration.scrollDirection }

  var overhang: Double { plannedOverhang + measuredOverhang }

  func plan(_ layout: Int) -> SectionPlan? {
    planned.indices.contains(layout) ? planned[layout].plan : nil
  }

  /// A section with its lengths.
  mutating func makeState(_ section: LayoutInput.Section) -> SectionState {
    var state = SectionState(layout: section.layout, itemCount: max(0, section.itemCount))
    refresh(&state)
    if isShown(state) { shownSections[state.layout] += 1 }
    return state
  }

  func isShown(_ state: SectionState) -> Bool {
    guard state.itemCount > 0, let plan = plan(state.layout) else { return false }
    return !plan.showsNothing
  }

  /// Brings the lengths of a section up to date.
  mutating func refresh(_ state: inout SectionState) {
    work.sections += 1
    guard let plan = plan(state.layout) else {
      state.metrics = SectionMetrics()
      return
    }
    preparePartial(plan, state)
    let flow = flow(of: state, plan)
    let sizes = boundarySizes(state.detail, plan)
    state.metrics = plan.metrics(
      flowLength: flow.length, thickness: flow.trait.thickest, isEmpty: flow.isEmpty, boundarySizes: sizes)
  }

  /// Lays out the partly filled last instance of a section, unless it is known.
  mutating func preparePartial(_ plan: SectionPlan, _ state: SectionState) {
    let items = itemsOfLast(state, plan)
    guard items > 0 else { return }
    let known = partials[state.layout].count
    guard items >= known || partials[state.layout][items] == nil else { return }
    if items >= known {
      partials[state.layout].append(contentsOf: repeatElement(nil, count: items + 1 - known))
    }
    partials[state.layout][items] = plan.partial(items)
    work.instances += 1
  }

  /// How many items the partly filled last instance of a section holds; 0 where there is none.
  private func itemsOfLast(_ state: SectionState, _ plan: SectionPlan) -> Int {
    let each = plan.pattern.leaves.count
    return each > 1 ? state.itemCount % each : 0
  }

  /// The partly filled last instance of a section, if it has one.
  func lastInstance(of state: SectionState, _ plan: SectionPlan) -> Run? {
    let items = itemsOfLast(state, plan)
    return items > 0 ? partials[state.layout][items] : nil
  }

  func flow(of state: SectionState, _ plan: SectionPlan) -> SectionFlow {
    SectionFlow(
      plan, itemCount: state.itemCount, last: lastInstance(of: state, plan), measured: state.measured?.runs)
  }

  /// The extents of a section's boundary items, measured ones where there are any.
  func boundarySizes(_ detail: SectionState.Detail, _ plan: SectionPlan) -> [Size] {
    guard let measured = detail.measured, !measured.supplementaries.isEmpty else { return plan.boundary.sizes }
    return plan.boundary.sizes { index in
      measured.supplementaries[.init(kind: plan.boundary.specs[index].elementKind, index: 0)]
    }
  }

  var frameSizes: [Size] {
    frameMeasured.isEmpty ? frame.sizes : frame.sizes { frameMeasured[$0] }
  }

  /// The length of all sections and the spacing between them (`R58`, `R102`).
  var stackedLength: Double {
    guard sections.count > 0 else { return 0 }
    return sections.total.extent + Double(sections.count - 1) * configuration.interSectionSpacing
  }

  /// Places the boundary items of the whole layout around the stacked sections (`R103`).
  mutating func placeFrame() {
    framePlacement = frame.placement(around: stackedLength, sizes: frameSizes)
    contentSize = placedContentSize
  }

  /// Where a section begins along the scroll axis, unrounded.
  func start(ofSection index: Int) -> Double {
    framePlacement.before + sections.sum(before: index).extent
      + Double(index) * configuration.interSectionSpacing
  }
}

extension LayoutSolution {
  /// The extent of the whole content (`R102`).
  private var placedContentSize: Size {
    var across = container.size[scroll.other]
    for (layout, planned) in planned.enumerated() where shownSections[layout] > 0 {
      if let plan = planned.plan, plan.box.flow == scroll { across = max(across, plan.pattern.size[scroll.other]) }
    }
    return Size(scroll, along: grid.round(framePlacement.extent), across: across)
  }

  /// How many sections there are.
  public var numberOfSections: Int { sections.count }

  /// How many items of a section have a frame: all of them, or none where nothing fits (`R101`).
  ///
  /// - Complexity: O(log n) for n sections.
  public func numberOfItems(inSection section: Int) -> Int {
    guard section >= 0, section < sections.count else { return 0 }
    let state = sections[section]
    return isShown(state) ? state.itemCount : 0
  }

  /// What the layout's author should know, errors and warnings, in the order of the layouts.
  ///
  /// - Complexity: O(number of layouts); O(number of sections) where a kind has no layout.
  public var diagnostics: [Diagnostic] {
    var result = inputDiagnostics + planned.flatMap { $0.diagnostics } + measuringDiagnostics
    for section in negativeSections {
      result.append(
        Diagnostic(
          .error, at: LayoutPath.root.key("sections").index(section).key("items"), rule: "negative-item-count",
          message: "A section cannot have fewer than 0 items; it is treated as empty. Check how the number is computed."
        ))
    }
    let known = layouts.indices.filter { layouts[$0].section == nil }
    guard !known.isEmpty || sections.count > 0 else { return result }
    var reported = Set<Int>()
    let lacking = Set(known)
    for (index, state) in sections.enumerated()
    where state.itemCount > 0 && (lacking.contains(state.layout) || !layouts.indices.contains(state.layout)) {
      guard reported.insert(state.layout).inserted else { continue }
      let kind = layouts.indices.contains(state.layout) ? layouts[state.layout].kind : "\(state.layout)"
      result.append(
        Diagnostic(
          .error, at: LayoutPath.root.key("sections").index(index).key("kind"), rule: "kind-without-layout",
          message: """
            The kind "\(kind)" has no layout, so its sections take no space; this one has \(state.itemCount) items. \
            Give the kind a layout, or leave the section empty.
            """))
    }
    return result
  }
}
