import IntarsiaIR

extension LayoutSolution {
  /// The elements in a rectangle of the content (`R165`).
  ///
  /// An item or a supplementary of an item or group is there if both its own frame and the frame of its outermost group
  /// instance share more than an edge with the rectangle; a boundary item if its current frame does; a background if
  /// its section at least touches it. The rectangle is first clipped to the content.
  ///
  /// Backgrounds come first, then items, then supplementaries, section by section.
  ///
  /// - Parameter rect: the rectangle, in content coordinates.
  /// - Returns: the elements, with their present frames.
  /// - Complexity: O(log n + k) for n sections and k candidates near the rectangle.
  public func elements(in rect: Rect) -> [LayoutElement] {
    guard let clip = rect.intersection(Rect(origin: .zero, size: contentSize)) else { return [] }
    var query = Query(rect: clip, unmirrored: mirrored(clip), hasArea: clip.width > 0 && clip.height > 0)
    let range = sections(near: query.unmirrored)
    var start = range.isEmpty ? 0 : self.start(ofSection: range.lowerBound)
    for index in range {
      let state = sections[index]
      defer { start += state.metrics.extent + configuration.interSectionSpacing }
      guard let plan = plan(state.layout) else { continue }
      collect(context(index, state, plan, start: start), into: &query)
    }
    guard query.hasArea else { return query.result }
    for position in frame.specs.indices {
      let element = frameItem(position)
      if element.frame.meets(query.rect) { query.result.append(element) }
    }
    return query.result
  }

  private struct Query {
    let rect: Rect
    let unmirrored: Rect
    /// A rectangle without area only touches: backgrounds alone answer.
    let hasArea: Bool
    var result: [LayoutElement] = []
  }

  /// The sections that may have elements in a rectangle.
  private func sections(near rect: Rect) -> Range<Int> {
    let count = sections.count
    guard count > 0 else { return 0..<0 }
    guard !sections.trait.goesBackwards, configuration.interSectionSpacing >= 0, overhang < .infinity else {
      return 0..<count
    }
    let low = rect.start(scroll) - overhang - framePlacement.before
    let high = rect.end(scroll) + overhang - framePlacement.before
    let spacing = configuration.interSectionSpacing
    let first = sections.last(where: { sum, index in sum.extent + Double(index) * spacing < low })?.position ?? 0
    let last = sections.last(where: { sum, index in sum.extent + Double(index) * spacing <= high })?.position ?? 0
    return first..<(max(first, last) + 1)
  }

  private func collect(_ context: SectionContext, into query: inout Query) {
    guard context.metrics.extent != 0 else { return }
    let extent = sectionExtent(start: context.start, extent: context.metrics.extent)
    if finish(extent, rowOffset: 0).meetsOrTouches(query.rect) {
      for index in context.plan.spec.decorationItems.indices {
        if let element = decoration(index, in: context) { query.result.append(element) }
      }
    }
    guard query.hasArea else { return }
    collectInstances(of: context, into: &query)
    for position in context.plan.boundary.specs.indices {
      let element = boundaryItem(position, in: context)
      if element.frame.meets(query.rect) { query.result.append(element) }
    }
  }

  private func collectInstances(of context: SectionContext, into query: inout Query) {
    let flow = context.flow
    let axis = context.plan.box.flow
    // A pixel of rounding on either side.
    let origin = context.flowStart + context.plan.leadingEdge - context.rowOffset
    let low = query.unmirrored.start(axis) - origin - 1
    let high = query.unmirrored.end(axis) - origin + 1
    let ascends = flow.uniformPitch != nil || flow.measured?.trait.goesBackwards != true
    let first = flow.firstRun(reaching: low - max(0, flow.trait.longest))
    for position in first..<flow.runCount {
      let (run, before) = flow.run(at: position)
      if ascends, flow.uniformPitch == nil, flow.measured != nil, before.length > high { break }
      for index in flow.instances(of: run, before: before, from: low, to: high) {
        let place = flow.place(index, in: run, before: before)
        guard finish(context.frame(of: place), rowOffset: context.rowOffset).meets(query.rect) else {
          continue
        }
        collect(place, of: context, into: &query)
      }
    }
  }

  private func collect(_ place: SectionFlow.Place, of context: SectionContext, into query: inout Query) {
    let origin = context.origin(of: place)
    let layout = place.layout
    for (ordinal, leaf) in layout.leaves.enumerated() {
      let frame = finish(leaf.frame.offset(by: origin), rowOffset: context.rowOffset)
      guard frame.meets(query.rect) else { continue }
      query.result.append(
        LayoutElement(
          id: .item(place.firstItem + ordinal, inSection: context.index), frame: frame,
          zIndex: context.zIndex(leaf.zIndex)))
    }
    guard !layout.hosted.isEmpty else { return }
    let nodes = context.plan.nodes
    for hosted in layout.hosted {
      let kind = nodes.supplementaries[hosted.supplementary].kind
      let element = element(
        hosted, before: supplementaries(kind, before: place, in: context), at: origin, in: context)
      if element.frame.meets(query.rect) { query.result.append(element) }
    }
  }

  /// How many supplementaries of a kind come before an instance (`R98`).
  private func supplementaries(_ kind: Int, before place: SectionFlow.Place, in context: SectionContext) -> Int {
    guard context.plan.fillDependsOnMeasuring, context.flow.measured != nil else {
      return place.instance * context.plan.pattern.supplementaryCounts[kind]
    }
    var count = 0
    for position in 0..<context.flow.runCount {
      let (run, before) = context.flow.run(at: position)
      guard before.instances < place.instance else { break }
      count +=
        run.layout.supplementaryCounts[kind] * min(run.instances, place.instance - before.instances)
    }
    return count
  }
}
