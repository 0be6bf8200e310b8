import IntarsiaIR
import IntarsiaSolver

/// What a pinned item in sight gains in height (`R109a`).
private let pinnedLift = 1_000_000_000

/// The last phases: what depends on the viewport, right to left, and the rounding of positions.
struct Finish {
  var stack: Stack
  var viewport: Viewport

  private var container: Container { stack.input.container }
  private var scroll: Axis { stack.scroll }
  private var pixels: Pixels { Pixels(scale: container.scale, nudge: stack.nudge) }
  private var isMirrored: Bool { container.layoutDirection == .rightToLeft }

  /// The solution of the stacked sections.
  func solution() -> ReferenceSolution {
    var solution = ReferenceSolution(
      contentSize: stack.contentSize, items: [], supplementaries: [], decorations: [], sections: [],
      facts: Set(stack.sections.compactMap(\.fact)), instances: [:])
    for section in stack.sections {
      solution.sections.append(finished(section))
      let boundary = drafts(of: section.boundary, in: section)
      solution.supplementaries += (boundary + section.supplementaries).map(finished)
      solution.items += section.items.map(finished)
      solution.decorations += section.decorations.map(finished)
      for draft in section.items + section.supplementaries {
        solution.instances[draft.id] = finishedInstance(draft)
      }
    }
    solution.supplementaries += drafts(of: stack.boundary, in: nil).map(finished)
    return solution
  }

  // MARK: Pins

  /// Boundary items of a section, or of the layout, where the viewport puts them (`R106`–`R109e`).
  private func drafts(of slots: [BoundarySlot], in section: SectionLayout?) -> [Draft] {
    let visible = visibleRect
    var pinning = Pinning(scroll: scroll, visibleStart: visible.start(scroll), visibleEnd: visible.end(scroll))
    if section != nil {
      // The pins of sections yield to those of the layout (R109c).
      pinning.visibleStart += pinning.thickness(of: stack.boundary, at: .start)
      pinning.visibleEnd -= pinning.thickness(of: stack.boundary, at: .end)
    }
    let starts = pinning.starts(
      of: slots, regionStart: section?.regionStart ?? stack.regionStart,
      regionEnd: section?.regionEnd ?? stack.regionEnd)

    return zip(slots, starts).map { slot, start in
      var draft = Draft(id: slot.id, frame: slot.frame, zIndex: slot.spec.zIndex)
      if let start {
        let distance = start - slot.rect.start(scroll)
        if distance != 0 { draft.pinnedStart = slot.frame.start(scroll) + distance }
        if finished(draft).frame.meets(shownRect) { draft.zIndex += pinnedLift }  // R109a
      }
      return draft
    }
  }

  /// The visible part of the content, in its final coordinates.
  private var shownRect: Rect {
    Rect(origin: viewport.offset, size: viewport.size ?? container.size)
  }

  /// The visible part of the content, left to right (`R170`).
  private var visibleRect: Rect { mirrored(shownRect) }

  // MARK: Right to left, rounding

  /// A rectangle seen from right to left, if the container is (`R170`).
  private func mirrored(_ rect: Rect) -> Rect {
    guard isMirrored else { return rect }
    return Rect(x: stack.contentSize.width - rect.x - rect.width, y: rect.y, width: rect.width, height: rect.height)
  }

  /// A frame mirrored and rounded once (`R6`), then shifted with its row, exactly.
  private func finished(_ frame: Rect, rowShift: Point) -> Rect {
    let shift = isMirrored ? Point(x: -rowShift.x, y: rowShift.y) : rowShift
    return pixels.nearest(mirrored(frame)).offset(by: shift)
  }

  private func finished(_ draft: Draft) -> LayoutElement {
    var frame = finished(draft.frame, rowShift: draft.rowShift)
    if let start = draft.pinnedStart {
      var pinned = draft.frame
      pinned.origin[scroll] = start
      frame.origin[scroll] = mirrored(pinned).origin[scroll]
    }
    return LayoutElement(id: draft.id, frame: frame, zIndex: draft.zIndex)
  }

  private func finishedInstance(_ draft: Draft) -> Rect? {
    draft.instance.map { instance in finished(instance, rowShift: draft.rowShift) }
  }

  private func finished(_ section: SectionLayout) -> ReferenceSolution.Section {
    let extent = Rect(
      origin: Point(scroll, along: section.start, across: 0),
      size: Size(scroll, along: section.length, across: container.size[scroll.other]))
    let orthogonal = section.row.map { row in
      ReferenceSolution.Orthogonal(
        viewport: finished(row.viewport, rowShift: .zero), contentLength: row.contentLength,
        maximumOffset: row.maximumOffset, offset: row.offset, restingOffsets: row.restingOffsets)
    }
    return ReferenceSolution.Section(frame: finished(extent, rowShift: .zero), orthogonal: orthogonal)
  }
}
