import IntarsiaIR

/// The scroll axis of a picture: what is drawn at its own length, what is left out as a short break.
struct FoldedAxis {
  private struct Segment {
    var start: Double
    var end: Double
    var position: Double
    var length: Double
  }

  /// A break: where it is in the picture, and what it stands for.
  struct Break {
    var position: Double
    var length: Double
    var omission: DrawList.Omission
  }

  private var segments: [Segment] = []
  private(set) var breaks: [Break] = []
  /// The length of the picture.
  private(set) var length = 0.0

  init(_ stretches: [DrawList.Stretch], breakLength: Double) {
    for stretch in stretches where stretch.length > 0 && stretch.length.isFinite {
      let shown = stretch.omission == nil ? stretch.length : min(breakLength, stretch.length)
      if let omission = stretch.omission { breaks.append(Break(position: length, length: shown, omission: omission)) }
      segments.append(Segment(start: stretch.start, end: stretch.end, position: length, length: shown))
      length += shown
    }
  }

  /// Where a place of the content is in the picture.
  func position(_ place: Double) -> Double {
    guard place.isFinite, let first = segments.first, let last = segments.last else { return 0 }
    if place <= first.start { return place - first.start }
    if place >= last.end { return length + place - last.end }
    var low = 0
    var high = segments.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if segments[middle].start <= place { low = middle } else { high = middle }
    }
    let segment = segments[low]
    return segment.position + (place - segment.start) / (segment.end - segment.start) * segment.length
  }

  /// Where a rectangle of the content is in the picture.
  func rect(_ rect: Rect, along axis: Axis) -> Rect {
    let start = position(rect.start(axis))
    let end = position(rect.end(axis))
    return Rect(
      origin: Point(axis, along: start, across: rect.start(axis.other)),
      size: Size(axis, along: end - start, across: rect.size[axis.other]))
  }
}
