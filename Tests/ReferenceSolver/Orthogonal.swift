import IntarsiaIR
import IntarsiaSolver

/// The row of a section that scrolls sideways.
struct Row {
  /// Where the row shows (`R131`).
  var viewport: Rect
  var contentLength: Double
  var maximumOffset: Double
  var restingOffsets: [Double]
  /// How far it is scrolled, exactly as asked.
  var offset: Double
  /// What that moves its elements by.
  var shift: Point
}

extension SectionSolver {
  /// Instances one after another along the row (`R130`).
  func row(of instances: [Instance], _ spec: SectionSpec, _ filler: Filler) -> Content {
    let flow = scroll.other
    let edges = spec.group.edgeSpacing
    let reference = referenceInsets(of: spec)
    let rowStart = reference.start(flow) + spec.contentInsets.start(flow)
    let visible = container.size.inner(by: reference).inner(by: spec.contentInsets)[flow]  // R131
    let thickness = instances.map { instance in instance.size[scroll] }.max() ?? 0  // R142; edges do not count

    var content = Content(length: thickness)
    var stops: [Stop] = []
    var length = 0.0
    for instance in instances {
      if !stops.isEmpty { length += spec.interGroupSpacing }
      let start = length
      length += edges.start(flow).minimum
      let across = filler.offset(of: instance.size[scroll], in: thickness, edges: edges, scroll)
      let corner = Point(
        scroll, along: spec.contentInsets.start(scroll) + across, across: rowStart + length)
      content.placed.append(PlacedInstance(instance: instance, corner: corner))
      length += instance.size[flow] + edges.end(flow).minimum
      stops.append(Stop(start: start, length: instance.size[flow]))
    }

    let maximum = max(0, length - visible)  // R132
    content.row = Row(
      viewport: Rect(
        origin: Point(scroll, along: spec.contentInsets.start(scroll), across: rowStart),
        size: Size(scroll, along: thickness, across: visible)),
      contentLength: length, maximumOffset: maximum,
      restingOffsets: restingOffsets(
        spec.orthogonalScrollingBehavior, stops: stops, visible: visible, maximum: maximum),
      offset: rowOffset, shift: Point(scroll, along: 0, across: -rowOffset))
    return content
  }

  /// The extent of an instance along its row.
  private struct Stop {
    var start: Double
    var length: Double
  }

  /// Where a row may come to rest, in ascending order; none when everywhere (`R133`–`R137`).
  private func restingOffsets(
    _ behavior: OrthogonalScrollingBehavior, stops: [Stop], visible: Double, maximum: Double
  ) -> [Double] {
    var offsets: [Double] = []
    switch behavior {
    case .none, .continuous:
      return []
    case .continuousGroupLeadingBoundary, .groupPaging:
      offsets = stops.map { stop in min(max(0, stop.start), maximum) }
    case .paging:
      var page = 0.0
      while page < maximum, visible > 0 {
        offsets.append(page)
        page += visible
      }
      offsets.append(maximum)
    case .groupPagingCentered:
      offsets = stops.map { stop in stop.start - (visible - stop.length) / 2 }
    }
    return Set(offsets).sorted()
  }
}
