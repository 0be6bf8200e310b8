import IntarsiaIR
import IntarsiaSolver

/// What the layout of one section depends on besides its layout and its data.
struct SectionSolver {
  var container: Container
  var configuration: LayoutConfiguration
  var measured: [LayoutElement.ID: MeasuredSize]
  var section: Int
  /// How far the section's row is scrolled, if it has one.
  var rowOffset: Double

  var pixels: Pixels { Pixels(scale: container.scale) }
  var scroll: Axis { configuration.scrollDirection }

  /// The section, starting at 0 on the scroll axis.
  func layOut(_ spec: SectionSpec?, itemCount: Int) -> SectionLayout {
    guard let spec, spec.isValid else {
      return SectionLayout(fact: .invalid(section: section))  // R110
    }
    let filler = Filler(pixels: pixels, section: section, itemCount: itemCount, measured: measured)
    let flow = spec.orthogonalScrollingBehavior == .none ? scroll : scroll.other
    let filled = filler.instances(of: spec.group, in: groupBox(of: spec), flow: flow)
    let instances = filled ?? []  // R101
    let fact: ReferenceSolution.Fact? =
      filled == nil
      ? .nothingFits(section: section)
      : instances.contains(where: \.isTrimmedAway) ? .trimmedAway(section: section) : nil
    if instances.isEmpty, spec.boundarySupplementaryItems.isEmpty {
      return SectionLayout(fact: fact)  // R100
    }

    let content = flow == scroll ? column(of: instances, spec, filler) : row(of: instances, spec, filler)
    let insets = spec.contentInsets
    let boundary = BoundaryLayout(
      spec.boundarySupplementaryItems, section: section, around: insets.sum(scroll) + content.length,
      box: boundaryBox(of: spec), scroll: scroll, pixels: pixels, measured: measured)

    var layout = SectionLayout(fact: fact)
    layout.boundary = boundary.slots
    layout.regionEnd = boundary.regionLength
    layout.row = instances.isEmpty ? nil : content.row
    if flow == scroll {
      layout.crossExtent = instances.map { instance in instance.size[scroll.other] }.max() ?? 0
    }
    add(content.placed, of: spec, filler, to: &layout)
    layout = layout.moved(by: boundary.growthBefore, along: scroll)
    layout.start = 0
    layout.length = boundary.growthBefore + boundary.regionLength + boundary.growthAfter
    addDecorations(of: spec, to: &layout)
    return layout
  }

  /// The insets of the container that the section keeps free, across the scroll axis only (`R120`, `R121`).
  func referenceInsets(of spec: SectionSpec) -> Insets {
    insets(for: spec.contentInsetsReference)
  }

  private func insets(for reference: ContentInsetsReference) -> Insets {
    let reference = reference == .automatic ? configuration.contentInsetsReference : reference
    return container.insets(for: reference).without(scroll)
  }

  /// The box that fractions of the outermost group are of (`R10`, `R11`).
  func groupBox(of spec: SectionSpec) -> Size {
    let flow = spec.orthogonalScrollingBehavior == .none ? scroll : scroll.other
    return container.size
      .inner(by: referenceInsets(of: spec))
      .inner(by: spec.contentInsets.without(flow))
  }

  /// The box of the section's boundary items (`R80`, `R81`, `R122`).
  private func boundaryBox(of spec: SectionSpec) -> BoundaryBox {
    let reference = spec.supplementaryContentInsetsReference
    let outer = reference == .automatic ? referenceInsets(of: spec) : insets(for: reference)
    let own = spec.supplementariesFollowContentInsets ? spec.contentInsets.without(scroll) : .zero
    return BoundaryBox(
      size: container.size.inner(by: outer).inner(by: own),
      crossStart: outer.start(scroll.other) + own.start(scroll.other))
  }

  /// An instance at its place.
  struct PlacedInstance {
    var instance: Instance
    /// The group's outer corner, where the region starts at 0.
    var corner: Point
  }

  /// The instances of a section, and the length they take on the scroll axis.
  struct Content {
    var placed: [PlacedInstance] = []
    var length = 0.0
    var row: Row?
  }

  /// Instances one after another along the scroll axis (`R30`, `R56`, `R57`).
  private func column(of instances: [Instance], _ spec: SectionSpec, _ filler: Filler) -> Content {
    let edges = spec.group.edgeSpacing
    let cross = scroll.other
    let crossStart = referenceInsets(of: spec).start(cross) + spec.contentInsets.start(cross)
    let crossLength = groupBox(of: spec)[cross]

    var content = Content()
    for instance in instances {
      if !content.placed.isEmpty { content.length += spec.interGroupSpacing }
      content.length += edges.start(scroll).minimum
      let across = crossStart + filler.offset(of: instance.size[cross], in: crossLength, edges: edges, cross)
      let along = spec.contentInsets.start(scroll) + content.length
      content.placed.append(
        PlacedInstance(instance: instance, corner: Point(scroll, along: along, across: across)))
      content.length += instance.size[scroll] + edges.end(scroll).minimum
    }
    return content
  }

  /// The frames of all leaves with data and of their supplementaries.
  private func add(_ placed: [PlacedInstance], of spec: SectionSpec, _ filler: Filler, to layout: inout SectionLayout) {
    var numbering = Numbering(section: section)
    for place in placed {
      let frame = Rect(origin: place.corner, size: place.instance.size)
      for leaf in place.instance.node.leaves(at: place.corner) where leaf.index < filler.itemCount {
        let lifted = spec.decorationItems.isEmpty ? leaf.zIndex : max(1, leaf.zIndex)  // R99a
        layout.items.append(
          Draft(
            id: .item(leaf.index, inSection: section), frame: leaf.frame, zIndex: lifted, instance: frame,
            rowShift: layout.row?.shift ?? .zero))
      }
      var node = place.instance.node
      node.held = place.instance.held  // R77: a trimmed group keeps its badges where they are
      var host = SupplementaryPlacing(pixels: pixels, measured: measured, numbering: numbering)
      host.add(node, at: place.corner)
      numbering = host.numbering
      layout.supplementaries += host.drafts.map { draft in
        var draft = draft
        draft.instance = frame
        draft.rowShift = layout.row?.shift ?? .zero
        return draft
      }
    }
  }

  /// Backgrounds over the section's whole extent, across the whole container (`R99`, `R99b`).
  private func addDecorations(of spec: SectionSpec, to layout: inout SectionLayout) {
    guard layout.length > 0 else { return }
    let extent = Rect(
      origin: .zero, size: Size(scroll, along: layout.length, across: container.size[scroll.other]))
    for (index, decoration) in spec.decorationItems.enumerated() {
      layout.decorations.append(
        Draft(
          id: .decoration(decoration.elementKind, index: index, inSection: section),
          frame: extent.insetFrame(by: decoration.contentInsets), zIndex: decoration.zIndex))
    }
  }
}
