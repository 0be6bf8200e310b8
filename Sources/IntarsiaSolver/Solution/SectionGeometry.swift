import IntarsiaIR

/// Where a section is, and how far it scrolls sideways.
public struct SectionGeometry: Hashable, Sendable {
  /// The name of the section's kind.
  public let kind: String
  /// How many items of data the section has, shown or not.
  public let itemCount: Int
  /// The whole extent in content coordinates, boundary items included, the container's whole length across.
  public let frame: Rect
  /// The sideways scroll of the section; nothing where it has none.
  public let orthogonal: OrthogonalGeometry?
}

extension LayoutSolution {
  /// Where a section is, or nothing where there is no such section.
  ///
  /// - Complexity: O(log n) for n sections; for a sideways section O(m) for its m measured groups.
  public func section(at index: Int) -> SectionGeometry? {
    guard index >= 0, index < sections.count else { return nil }
    let state = sections[index]
    let extent = sectionExtent(start: start(ofSection: index), extent: state.metrics.extent)
    return SectionGeometry(
      kind: layouts.indices.contains(state.layout) ? layouts[state.layout].kind : "",
      itemCount: state.itemCount, frame: finish(extent, rowOffset: 0), orthogonal: orthogonalGeometry(index))
  }

  private func orthogonalGeometry(_ index: Int) -> OrthogonalGeometry? {
    guard let context = self.context(index), context.plan.box.flow != scroll, !context.flow.isEmpty else {
      return nil
    }
    let flow = context.flow
    let window = context.plan.box.crossLength
    let row = Rect(
      origin: Point(scroll, along: context.acrossStart, across: context.flowStart),
      size: Size(scroll, along: context.acrossRoom, across: window))
    var stretches: [OrthogonalGeometry.Groups.Stretch] = []
    for position in 0..<flow.runCount {
      let (run, before) = flow.run(at: position)
      guard run.instances > 0 else { continue }
      let pitch = flow.uniformPitch ?? run.pitch
      stretches.append(
        OrthogonalGeometry.Groups.Stretch(
          start: flow.uniformPitch.map { $0 * Double(before.instances) } ?? before.length, pitch: pitch,
          extent: run.extent, count: run.instances, first: before.instances))
    }
    return OrthogonalGeometry(
      behavior: context.plan.spec.orthogonalScrollingBehavior, viewport: finish(row, rowOffset: 0),
      contentLength: flow.length, maximumOffset: max(0, flow.length - window), offset: context.rowOffset,
      groups: OrthogonalGeometry.Groups(stretches: stretches), window: window)
  }
}
