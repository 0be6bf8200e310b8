import IntarsiaIR

/// The plan of one kind's layout, and what its author should know.
struct PlannedLayout: Sendable {
  /// Nothing for a kind without a layout, or with one that cannot be solved.
  let plan: SectionPlan?
  let diagnostics: [Diagnostic]

  /// Plans every layout, taking over the plans of an earlier solution for the same container and configuration.
  static func planned(
    _ layouts: [LayoutInput.KindLayout], container: Container, configuration: LayoutConfiguration,
    reusing previous: LayoutSolution?, work: inout LayoutWork
  ) -> [PlannedLayout] {
    var known: [LayoutInput.KindLayout: Int] = [:]
    var result: [PlannedLayout] = []
    result.reserveCapacity(layouts.count)
    for (index, layout) in layouts.enumerated() {
      if let previous {
        if index < previous.layouts.count, previous.layouts[index] == layout {
          work.reusedPlans += 1
          result.append(previous.planned[index])
          continue
        }
        // Kinds that changed their place are found by value; most solves never come here.
        if known.isEmpty {
          for (index, layout) in previous.layouts.enumerated() { known[layout] = index }
        }
        if let index = known[layout] {
          work.reusedPlans += 1
          result.append(previous.planned[index])
          continue
        }
      }
      result.append(PlannedLayout(layout, container: container, configuration: configuration, work: &work))
    }
    return result
  }

  /// Plans one layout, if it can be solved.
  init(
    _ layout: LayoutInput.KindLayout, container: Container, configuration: LayoutConfiguration, work: inout LayoutWork
  ) {
    guard let section = layout.section else {
      plan = nil
      diagnostics = []
      return
    }
    let path = LayoutPath.root.key("layouts").key(layout.kind)
    let validation = section.validate(at: path)
    guard validation.isSolvable else {
      plan = nil
      diagnostics = validation.diagnostics
      return
    }
    work.plans += 1
    let plan = SectionPlan(section, container: container, configuration: configuration, path: path)
    self.plan = plan
    diagnostics = validation.diagnostics + plan.diagnostics
  }
}
