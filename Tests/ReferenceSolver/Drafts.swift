import IntarsiaIR
import IntarsiaSolver

/// An element on its way into a solution: in content coordinates, left to right, not yet rounded.
struct Draft {
  var id: LayoutElement.ID
  /// The frame where nothing is scrolled.
  var frame: Rect
  var zIndex: Int
  /// The frame of the outermost group instance it belongs to, unless it is a boundary item or a background.
  var instance: Rect?
  /// What a scrolled row moves it by; exact, not rounded (`R6`).
  var rowShift = Point.zero
  /// Where a pinned element starts on the scroll axis, if not at its natural place; exact, not rounded (`R6`).
  var pinnedStart: Double?
}

/// A boundary item's slot, which alone counts for places and pins (`R91a`).
struct BoundarySlot {
  var spec: BoundarySpec
  var section: Int?
  /// The slot; at first in coordinates where the region starts at 0, later in those of the content.
  var rect: Rect

  var id: LayoutElement.ID {
    .supplementary(spec.elementKind, index: 0, inSection: section)  // R98
  }

  /// The frame left inside the item's own insets (`R91a`).
  var frame: Rect {
    rect.insetFrame(by: spec.size.effective(spec.contentInsets))
  }
}

/// A section, laid out on its own.
struct SectionLayout {
  var items: [Draft] = []
  var supplementaries: [Draft] = []
  var decorations: [Draft] = []
  var boundary: [BoundarySlot] = []
  /// Where the section starts on the scroll axis.
  var start = 0.0
  /// The section's extent on the scroll axis, boundary items included.
  var length = 0.0
  /// Where the region of R80 starts and ends.
  var regionStart = 0.0
  var regionEnd = 0.0
  /// The largest extent of an outermost group on the cross axis, unless it is along a row (`R102`).
  var crossExtent = 0.0
  var row: Row?
  var fact: ReferenceSolution.Fact?

  /// The section at another place on the scroll axis.
  func moved(by distance: Double, along scroll: Axis) -> SectionLayout {
    let offset = Point(scroll, along: distance, across: 0)
    var section = self
    for position in items.indices { section.items[position].move(by: offset) }
    for position in supplementaries.indices { section.supplementaries[position].move(by: offset) }
    for position in decorations.indices { section.decorations[position].move(by: offset) }
    for position in boundary.indices { section.boundary[position].rect = boundary[position].rect.offset(by: offset) }
    section.row?.viewport = row!.viewport.offset(by: offset)
    section.start += distance
    section.regionStart += distance
    section.regionEnd += distance
    return section
  }
}

extension Draft {
  fileprivate mutating func move(by offset: Point) {
    frame = frame.offset(by: offset)
    instance = instance?.offset(by: offset)
  }
}
