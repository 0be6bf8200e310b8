import IntarsiaIR

/// A section's layout in its box, without data: the pattern of one instance, and everything that follows from it.
///
/// Sections of one kind share a plan, however many items they have. It never changes once made, which is why it can be
/// shared by reference.
final class SectionPlan: Sendable {
  let spec: SectionSpec
  let box: SectionBox
  let grid: PixelGrid
  let nodes: GroupNodes
  let boundary: BoundaryItems
  /// One instance as it is when data never ends and nothing has been measured.
  let pattern: Instance
  /// The pattern's extent along the flow, its step, and its extent across the flow.
  let instance: Run
  /// Whether instances hold different numbers of items once some are measured (`R153a`).
  let fillDependsOnMeasuring: Bool
  /// How many items behind an instance can decide where it ends: those of the first child that does not fit.
  ///
  /// Nested groups that measured sizes fill differently may hold more than they do unmeasured; eight times as many are
  /// looked at.
  let lookahead: Int
  /// Whether items take measured sizes at all.
  let hasEstimatedItem: Bool
  /// Whether all instances are as long as the longest (`R155`).
  let isUniform: Bool
  /// How far anything of the section can lie outside its extent on the scroll axis, boundary items as estimated.
  let overhang: Double
  let diagnostics: [Diagnostic]

  /// Makes the plan of a layout that has been found valid.
  init(_ spec: SectionSpec, container: Container, configuration: LayoutConfiguration, path: LayoutPath) {
    self.spec = spec
    grid = PixelGrid(scale: container.scale)
    box = SectionBox(spec, container: container, configuration: configuration)
    nodes = GroupNodes(spec.group)
    boundary = BoundaryItems(
      spec.boundarySupplementaryItems, scroll: box.scroll, crossStart: box.boundaryStart,
      crossLength: box.boundaryLength, box: box.boundaryBox(in: container), grid: grid)

    var filler = GroupFiller(nodes: nodes, grid: grid)
    let pattern = Instance(
      filler.arrange(0, in: box.size, cursor: 0, limit: GroupNodes.maximumSlots), in: nodes, grid: grid)
    self.pattern = pattern
    diagnostics = FillDiagnostics.diagnostics(filler.notes, pattern: pattern, nodes: nodes, path: path)
    fillDependsOnMeasuring = nodes.fillDependsOnMeasuring
    lookahead = SectionPlan.lookahead(nodes, box: box, &filler)
    hasEstimatedItem = nodes.hasEstimatedItem
    isUniform = spec.group.size[box.flow].isUniformAcrossSiblings
    instance = Run(
      instances: 1, itemsEach: pattern.leaves.count, extent: pattern.size[box.flow],
      pitch: pattern.size[box.flow] + SectionPlan.gap(spec, box), thickness: pattern.size[box.flow.other],
      layout: pattern)
    overhang = SectionPlan.overhang(spec, box: box, boundary: boundary, pitch: instance.pitch)
  }

  private static func lookahead(_ nodes: GroupNodes, box: SectionBox, _ filler: inout GroupFiller) -> Int {
    guard nodes.fillDependsOnMeasuring, case .children(let children) = nodes[0].content,
      children.contains(where: { nodes[$0].isGroup })
    else { return 1 }
    var longest = 1
    for child in children where nodes[child].isGroup {
      let arrangement = filler.arrange(child, in: box.size, cursor: 0, limit: GroupNodes.maximumSlots)
      longest = max(longest, arrangement.leaves.count)
    }
    return longest * 8
  }

  private static func overhang(
    _ spec: SectionSpec, box: SectionBox, boundary: BoundaryItems, pitch: Double
  ) -> Double {
    if pitch < 0 { return .infinity }
    let scroll = box.scroll
    var reach = 1.0
    reach += abs(spec.contentInsets.start(scroll)) + abs(spec.contentInsets.end(scroll))
    reach += abs(spec.interGroupSpacing) + abs(spec.group.edgeSpacing.start(scroll).minimum)
    reach += abs(spec.group.edgeSpacing.end(scroll).minimum)
    for (item, size) in zip(spec.boundarySupplementaryItems, boundary.sizes) {
      reach = max(reach, reach + abs(item.offset[scroll]) + size[scroll] + abs(item.contentInsets.sum(scroll)))
    }
    return reach
  }

  /// Whether the section shows nothing whatever its data, because nothing fits (`R101`).
  var showsNothing: Bool { pattern.leaves.isEmpty }

  /// What lies between the extents of two consecutive instances: their edges and the group spacing (`R56`, `R57`).
  var gap: Double { SectionPlan.gap(spec, box) }

  private static func gap(_ spec: SectionSpec, _ box: SectionBox) -> Double {
    spec.group.edgeSpacing.minimum(box.flow) + spec.interGroupSpacing
  }

  /// How far the first instance's outer corner lies behind the start of its step (`R56`).
  var leadingEdge: Double { spec.group.edgeSpacing.start(box.flow).minimum }

  /// Where an instance of some extent across the flow stands in the room there is (`R56`, `R130`).
  func placeAcross(_ length: Double, in room: Double) -> Double {
    GroupFiller.place(length, edges: spec.group.edgeSpacing, axis: box.flow.other, in: room)
  }

  /// Where an instance's outer corner is, in content coordinates of an unscrolled, left-to-right layout.
  ///
  /// It follows from where the section begins along the scroll axis, from the section's lengths, from where the
  /// instance's step begins along the flow, and from the instance's extent.
  func origin(sectionStart: Double, _ metrics: SectionMetrics, position: Double, size: Size) -> Point {
    let flow = box.flow
    let content = sectionStart + metrics.regionStart + spec.contentInsets.start(box.scroll)
    if flow == box.scroll {
      return Point(
        flow, along: content + leadingEdge + position,
        across: box.crossStart + placeAcross(size[flow.other], in: box.crossLength))
    }
    return Point(
      flow, along: box.crossStart + leadingEdge + position,
      across: content + placeAcross(size[flow.other], in: metrics.thickness))
  }

  /// The instance that holds so many items, fewer than the pattern, and is the last: trimmed along the flow (`R78`).
  func partial(_ items: Int) -> Run {
    special(cursor: 0, limit: items, measured: [:])
  }

  /// One instance laid out by itself, with the sizes in force: it takes data from an item on, of which so many are left.
  func special(cursor: Int, limit: Int, measured: [Int: MeasuredSize]) -> Run {
    var filler = GroupFiller(nodes: nodes, grid: grid, measured: measured)
    let limit = min(limit, GroupNodes.maximumSlots)
    let layout = Instance(filler.arrange(0, in: box.size, cursor: cursor, limit: limit), in: nodes, grid: grid)
    var extent = layout.size[box.flow]
    if limit == layout.leaves.count, isTrimmed {
      // Data may end before the instance is full, by the sizes in force.
      let full =
        measured.isEmpty
        ? pattern
        : Instance(
          filler.arrange(0, in: box.size, cursor: cursor, limit: GroupNodes.maximumSlots), in: nodes, grid: grid)
      if limit < full.leaves.count { extent = trimmed(layout, full: full) }
    }
    return Run(
      instances: 1, itemsEach: layout.leaves.count, extent: extent, pitch: extent + gap,
      thickness: layout.size[box.flow.other], layout: layout)
  }

  /// Whether a partly filled instance is shortened: custom groups and groups estimated along the flow are not (`R78`).
  private var isTrimmed: Bool {
    if case .custom = nodes[0].content { return false }
    return !nodes[0].size[box.flow].isEstimated
  }

  /// The extent of a partly filled instance along the flow: what is used, plus what a full one leaves over (`R78`).
  private func trimmed(_ layout: Instance, full: Instance) -> Double {
    let flow = box.flow
    let origin = layout.innerOrigin[flow]
    let used = layout.farEdge(flow, in: nodes) - origin
    let over = full.innerSize[flow] - (full.farEdge(flow, in: nodes) - origin)
    return max(0, used + over)
  }

  /// The extents of a section with so much content (`R57`, `R63`, `R83`, `R100`, `R130`).
  func metrics(flowLength: Double, thickness: Double, isEmpty: Bool, boundarySizes: [Size]) -> SectionMetrics {
    if isEmpty, boundary.specs.isEmpty { return SectionMetrics() }
    let content = isEmpty ? 0 : box.flow == box.scroll ? flowLength : thickness
    let region = spec.contentInsets.sum(box.scroll) + content
    let placement = boundary.placement(around: region, sizes: boundarySizes)
    return SectionMetrics(
      extent: placement.extent, regionStart: placement.before, region: placement.region, thickness: thickness)
  }
}

/// The lengths of a section along the scroll axis.
struct SectionMetrics: Sendable {
  /// The whole section, boundary items included.
  var extent = 0.0
  /// From the section's start to its region.
  var regionStart = 0.0
  /// Both insets and the instances, or the row (`R80`).
  var region = 0.0
  /// The thickness of a sideways row (`R130`).
  var thickness = 0.0
}
