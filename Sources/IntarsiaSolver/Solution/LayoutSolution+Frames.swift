import IntarsiaIR

extension LayoutSolution {
  /// The frame of an item in content coordinates, or nothing where there is no such item.
  ///
  /// - Complexity: O(log n) for n sections, and O(log m) for m measured instances of the section.
  public func frame(ofItem item: Int, inSection section: Int) -> Rect? {
    if let frame = unmeasuredFrame(ofItem: item, inSection: section) { return frame }
    guard let context = self.context(section), let (place, leaf) = leaf(item, in: context) else { return nil }
    return frame(of: leaf, at: place, in: context)
  }

  /// The frame of an item of a section that nothing of has been measured, by arithmetic alone; nothing elsewhere.
  private func unmeasuredFrame(ofItem item: Int, inSection section: Int) -> Rect? {
    guard item >= 0, section >= 0, section < sections.count else { return nil }
    let (state, before) = sections.locate(section)
    guard case .none = state.detail, item < state.itemCount, let plan = plan(state.layout), !plan.isUniform else {
      return nil
    }
    let each = plan.pattern.leaves.count
    guard each > 0 else { return nil }
    let instance = item / each
    var layout = plan.pattern
    if instance == state.itemCount / each {
      guard let last = lastInstance(of: state, plan) else { return nil }
      layout = last.layout
    }
    let start = framePlacement.before + before.extent + Double(section) * configuration.interSectionSpacing
    let origin = plan.origin(
      sectionStart: start, state.metrics, position: Double(instance) * plan.instance.pitch, size: layout.size)
    let isPlain = plan.box.flow == scroll || viewport.orthogonalOffsets.isEmpty
    return finish(
      layout.leaves[item - instance * each].frame.offset(by: origin),
      rowOffset: isPlain ? 0 : viewport.orthogonalOffsets[section] ?? 0)
  }

  /// One element, or nothing where there is no such element.
  ///
  /// - Complexity: O(log n) for n sections, and O(log m) for m measured instances of the section.
  public func element(_ id: LayoutElement.ID) -> LayoutElement? {
    switch id {
    case .item(let item, let section):
      guard let context = self.context(section), let (place, leaf) = leaf(item, in: context) else { return nil }
      return LayoutElement(
        id: id, frame: frame(of: leaf, at: place, in: context), zIndex: context.zIndex(leaf.zIndex))
    case .supplementary(let kind, let index, let section?):
      guard let context = self.context(section) else { return nil }
      return supplementary(kind, index: index, in: context)
    case .supplementary(let kind, let index, nil):
      guard index == 0, let position = frame.specs.firstIndex(where: { $0.elementKind == kind }) else { return nil }
      return frameItem(position)
    case .decoration(let kind, let index, let section):
      guard let context = self.context(section), context.plan.spec.decorationItems.indices.contains(index),
        context.plan.spec.decorationItems[index].elementKind == kind
      else { return nil }
      return decoration(index, in: context)
    }
  }

  /// The dimensions an element was described with; nothing for a background, or where there is no such element.
  func layoutSize(of id: LayoutElement.ID) -> LayoutSize? {
    switch id {
    case .item(let item, let section):
      guard let context = self.context(section), let (_, leaf) = leaf(item, in: context) else { return nil }
      let node = context.plan.nodes[leaf.node]
      return node.isGroup ? nil : node.size
    case .supplementary(let kind, let index, let section?):
      guard section >= 0, section < sections.count, let plan = plan(sections[section].layout) else { return nil }
      if index == 0, let spec = plan.boundary.specs.first(where: { $0.elementKind == kind }) { return spec.size }
      return plan.nodes.supplementaries.first { $0.spec.elementKind == kind }?.spec.size
    case .supplementary(let kind, _, nil):
      return frame.specs.first { $0.elementKind == kind }?.size
    case .decoration:
      return nil
    }
  }

  /// Where the description of an element stands in the layout document.
  func path(to id: LayoutElement.ID) -> LayoutPath {
    let layouts = LayoutPath.root.key("layouts")
    func layout(_ section: Int) -> (SectionPlan, LayoutPath)? {
      guard section >= 0, section < sections.count, let plan = plan(sections[section].layout) else { return nil }
      return (plan, layouts.key(self.layouts[sections[section].layout].kind))
    }
    switch id {
    case .item(let item, let section):
      guard let (plan, path) = layout(section), let context = self.context(section),
        let (_, leaf) = leaf(item, in: context)
      else { return layouts }
      return plan.nodes.path(to: leaf.node, from: path)
    case .supplementary(let kind, _, let section?):
      guard let (plan, path) = layout(section) else { return layouts }
      if let index = plan.boundary.specs.firstIndex(where: { $0.elementKind == kind }) {
        return path.key("boundarySupplementaryItems").index(index)
      }
      return path.key("group")
    case .supplementary(let kind, _, nil):
      let path = LayoutPath.root.key("configuration").key("boundarySupplementaryItems")
      return frame.specs.firstIndex { $0.elementKind == kind }.map { path.index($0) } ?? path
    case .decoration(_, let index, let section):
      return layout(section)?.1.key("decorationItems").index(index) ?? layouts
    }
  }

  // MARK: Items

  private func leaf(_ item: Int, in context: SectionContext) -> (SectionFlow.Place, Arrangement.Leaf)? {
    guard item >= 0, item < context.itemCount, let place = context.flow.place(ofItem: item) else { return nil }
    return (place, place.layout.leaves[item - place.firstItem])
  }

  private func frame(of leaf: Arrangement.Leaf, at place: SectionFlow.Place, in context: SectionContext) -> Rect {
    finish(leaf.frame.offset(by: context.origin(of: place)), rowOffset: context.rowOffset)
  }

  /// Brings a frame of an unscrolled, left-to-right layout to where it is: mirrored (`R170`), rounded (`R6`), and
  /// shifted with its row, exactly.
  func finish(_ rect: Rect, rowOffset: Double) -> Rect {
    var result = mirrored(rect)
    result.origin = grid.round(result.origin)
    guard rowOffset != 0 else { return result }
    switch (scroll, container.layoutDirection) {
    case (.vertical, .leftToRight): result.x -= rowOffset
    case (.vertical, .rightToLeft): result.x += rowOffset
    case (.horizontal, _): result.y -= rowOffset
    }
    return result
  }

  /// A rectangle as it is from right to left; its own inverse (`R170`).
  func mirrored(_ rect: Rect) -> Rect {
    guard container.layoutDirection == .rightToLeft else { return rect }
    var result = rect
    result.x = contentSize.width - rect.x - rect.width
    return result
  }

  // MARK: Supplementaries

  private func supplementary(_ kind: String, index: Int, in context: SectionContext) -> LayoutElement? {
    if index == 0, let position = context.plan.boundary.specs.firstIndex(where: { $0.elementKind == kind }) {
      return boundaryItem(position, in: context)
    }
    guard index >= 0, let kindNumber = context.plan.nodes.kinds.firstIndex(of: kind),
      let (place, before) = place(ofSupplementary: index, kind: kindNumber, in: context)
    else { return nil }
    let hosted = place.layout.hosted.first {
      $0.ordinal == index - before && context.plan.nodes.supplementaries[$0.supplementary].kind == kindNumber
    }
    guard let hosted else { return nil }
    return element(hosted, before: before, at: context.origin(of: place), in: context)
  }

  /// The instance that a supplementary belongs to, and how many of its kind come before that instance (`R98`).
  private func place(
    ofSupplementary index: Int, kind: Int, in context: SectionContext
  ) -> (SectionFlow.Place, before: Int)? {
    let flow = context.flow
    var before = 0
    for position in 0..<flow.runCount {
      let (run, sum) = flow.run(at: position)
      guard run.instances > 0 else { continue }
      let each = run.layout.supplementaryCounts[kind]
      if each > 0, index < before + each * run.instances {
        let offset = (index - before) / each
        return (flow.place(offset, in: run, before: sum), before + offset * each)
      }
      before += each * run.instances
    }
    return nil
  }

  /// A supplementary of an item or a group, anchored to its host (`R92`–`R97`).
  func element(
    _ hosted: Arrangement.Hosted, before: Int, at origin: Point, in context: SectionContext
  ) -> LayoutElement {
    let spec = context.plan.nodes.supplementaries[hosted.supplementary].spec
    let index = before + hosted.ordinal
    var size = hosted.size
    if spec.size.width.isEstimated || spec.size.height.isEstimated,
      let measured = context.detail.measured?.supplementaries[.init(kind: spec.elementKind, index: index)]
    {
      if spec.size.width.isEstimated, let width = measured.width { size.width = max(0, width) }
      if spec.size.height.isEstimated, let height = measured.height { size.height = max(0, height) }
    }
    let frame = Rect(origin: spec.origin(of: size, on: hosted.host.offset(by: origin)), size: size)
      .insetFrame(by: spec.effectiveInsets)
    return LayoutElement(
      id: .supplementary(spec.elementKind, index: index, inSection: context.index),
      frame: finish(frame, rowOffset: context.rowOffset), zIndex: spec.zIndex)
  }

  // MARK: Backgrounds

  /// A background: the section's whole extent, across the whole container (`R99`).
  func decoration(_ index: Int, in context: SectionContext) -> LayoutElement? {
    guard context.metrics.extent != 0 else { return nil }
    let spec = context.plan.spec.decorationItems[index]
    let extent = sectionExtent(start: context.start, extent: context.metrics.extent)
    return LayoutElement(
      id: .decoration(spec.elementKind, index: index, inSection: context.index),
      frame: finish(extent.insetFrame(by: spec.contentInsets), rowOffset: 0), zIndex: spec.zIndex)
  }

  /// A section's whole extent, unrounded and left to right.
  func sectionExtent(start: Double, extent: Double) -> Rect {
    Rect(
      origin: Point(scroll, along: start, across: 0),
      size: Size(scroll, along: extent, across: container.size[scroll.other]))
  }
}

extension SupplementarySpec {
  /// The insets that count: those on estimated axes are ignored (`R61`, `R97`).
  var effectiveInsets: Insets {
    var insets = contentInsets
    for axis in [Axis.horizontal, .vertical] where size[axis].isEstimated {
      insets = insets.without(axis)
    }
    return insets
  }

  /// Where a supplementary of some extent stands on its host (`R93`, `R94`).
  func origin(of own: Size, on host: Rect) -> Point {
    let itemAnchor = itemAnchor ?? Anchor(edges: containerAnchor.edges)
    let there = containerAnchor.edges.point
    let here = itemAnchor.edges.point
    let offset = containerAnchor.offset.points(of: own) + itemAnchor.offset.points(of: own)
    return Point(
      x: host.x + there.x * host.width - here.x * own.width + offset.x,
      y: host.y + there.y * host.height - here.y * own.height + offset.y)
  }
}

extension Anchor.Edges {
  /// The named point in units of a rectangle (`R92`).
  fileprivate var point: Point {
    Point(
      x: 0.5 + (contains(.trailing) ? 0.5 : 0) - (contains(.leading) ? 0.5 : 0),
      y: 0.5 + (contains(.bottom) ? 0.5 : 0) - (contains(.top) ? 0.5 : 0))
  }
}

extension Anchor.Offset {
  /// The offset in points; parts are of the supplementary's own size (`R94`).
  fileprivate func points(of own: Size) -> Point {
    switch self {
    case .absolute(let offset): offset
    case .fractional(let offset): Point(x: offset.x * own.width, y: offset.y * own.height)
    }
  }
}
