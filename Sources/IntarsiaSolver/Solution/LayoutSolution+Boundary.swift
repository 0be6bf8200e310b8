import IntarsiaIR

extension LayoutSolution {
  /// Pinned items in sight lie this much higher (`R109a`).
  private static var pinnedLift: Int { 1_000_000_000 }

  /// The visible rectangle in unmirrored coordinates (`R106`, `R170`).
  var visibleRect: Rect {
    mirrored(Rect(origin: viewport.offset, size: viewport.size ?? container.size))
  }

  /// A header, footer or side item of a section, where it is now.
  func boundaryItem(_ position: Int, in context: SectionContext) -> LayoutElement {
    let boundary = context.plan.boundary
    let sizes = boundarySizes(context.detail, context.plan)
    return boundaryItem(
      position, of: boundary, sizes: sizes, regionStart: context.regionStart,
      region: context.metrics.region, section: context.index)
  }

  /// A header, footer or side item of the whole layout, where it is now (`R103`).
  func frameItem(_ position: Int) -> LayoutElement {
    boundaryItem(
      position, of: frame, sizes: frameSizes, regionStart: framePlacement.before, region: framePlacement.region,
      section: nil)
  }

  private func boundaryItem(
    _ position: Int, of boundary: BoundaryItems, sizes: [Size], regionStart: Double, region: Double, section: Int?
  ) -> LayoutElement {
    let spec = boundary.specs[position]
    let natural = boundary.slot(position, size: sizes[position], regionStart: regionStart, region: region)
    var slot = natural
    if let pinned = pinnedPosition(
      position, of: boundary, sizes: sizes, natural: natural.origin[scroll], regionStart: regionStart,
      regionEnd: regionStart + region, section: section)
    {
      slot.origin[scroll] = pinned
    }
    let isMoved = slot.origin[scroll] != natural.origin[scroll]
    var frame = mirrored(boundary.frame(position, slot: slot))
    // A pinned place is exact, every other one is rounded (R6).
    let rounded = grid.round(frame.origin)
    if isMoved {
      frame.origin[scroll.other] = rounded[scroll.other]
    } else {
      frame.origin = rounded
    }
    var zIndex = spec.zIndex
    if canPin(spec), frame.meets(Rect(origin: viewport.offset, size: viewport.size ?? container.size)) {
      zIndex += LayoutSolution.pinnedLift
    }
    return LayoutElement(
      id: .supplementary(spec.elementKind, index: 0, inSection: section), frame: frame, zIndex: zIndex)
  }

  /// Whether an element's place depends on the viewport.
  func isPinned(_ id: LayoutElement.ID) -> Bool {
    guard case .supplementary(let kind, 0, let section) = id else { return false }
    guard let section else { return frame.specs.contains { $0.elementKind == kind && canPin($0) } }
    guard section >= 0, section < sections.count, let plan = plan(sections[section].layout) else { return false }
    return plan.boundary.specs.contains { $0.elementKind == kind && canPin($0) }
  }

  /// Only items at an end of the scroll axis pin (`R106`).
  private func canPin(_ spec: BoundarySpec) -> Bool {
    spec.pinToVisibleBounds && spec.alignment.place(scroll) != .middle
  }

  /// Where the viewport pins an item, or nothing for one that does not pin (`R107`, `R108`, `R109c`).
  private func pinnedPosition(
    _ position: Int, of boundary: BoundaryItems, sizes: [Size], natural: Double, regionStart: Double,
    regionEnd: Double, section: Int?
  ) -> Double? {
    let spec = boundary.specs[position]
    guard canPin(spec) else { return nil }
    let side = spec.alignment.place(scroll)
    // Pins on one edge stack from it: those of the layout first, then in the order of definition.
    var ahead = 0.0
    var behind = 0.0
    if section != nil {
      for (other, size) in zip(frame.specs, frameSizes) where canPin(other) && other.alignment.place(scroll) == side {
        ahead += size[scroll]
      }
    }
    for (index, other) in boundary.specs.enumerated()
    where index != position && canPin(other) && other.alignment.place(scroll) == side {
      if index < position { ahead += sizes[index][scroll] } else { behind += sizes[index][scroll] }
    }
    let length = sizes[position][scroll]
    let visible = visibleRect
    if side == .start {
      let limit = max(natural, regionEnd - length - behind)
      return min(max(visible.start(scroll) + ahead, natural), limit)
    }
    let limit = min(natural, regionStart + behind)
    return max(min(visible.end(scroll) - ahead - length, natural), limit)
  }
}
