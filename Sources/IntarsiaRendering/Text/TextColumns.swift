import IntarsiaIR

/// Says in which column of a text picture a horizontal coordinate is.
struct TextColumns {
  /// How many columns there are.
  let count: Int
  private var segments: [Segment] = []
  private let isScrolling: Bool
  private let width: Double

  /// A drawn part of the content and where it is.
  private struct Segment {
    var start: Double
    var end: Double
    var firstColumn: Double
    var columnsPerPoint: Double
  }

  /// What is left out takes this many columns.
  private static let breakWidth = 3.0

  init(_ list: DrawList, count: Int) {
    self.count = max(count, 2)
    isScrolling = list.scrollDirection == .horizontal
    width = max(list.contentSize.width, 1)
    let stretches =
      isScrolling ? list.stretches : [DrawList.Stretch(start: 0, end: width)]
    let drawn = stretches.filter { $0.omission == nil }
    let total = max(drawn.reduce(0) { $0 + $1.length }, 1)
    let left = Double(self.count - 1) - Double(stretches.count - drawn.count) * TextColumns.breakWidth
    let scale = max(left, 1) / total
    var column = 0.0
    for stretch in stretches {
      if stretch.omission == nil {
        segments.append(
          Segment(start: stretch.start, end: stretch.end, firstColumn: column, columnsPerPoint: scale))
        column += stretch.length * scale
      } else {
        breaks.append((Int(column.rounded()), stretch.omission ?? .points(stretch.length)))
        column += TextColumns.breakWidth
      }
    }
  }

  /// Where something is left out.
  private(set) var breaks: [(column: Int, omission: DrawList.Omission)] = []

  /// The columns of a rectangle, its borders included.
  func columns(_ rect: Rect) -> ClosedRange<Int> {
    let start = column(rect.x)
    return start...max(start, column(rect.maxX))
  }

  /// The columns of what shows of a box.
  func frame(of box: DrawnBox) -> ClosedRange<Int> {
    columns(box.visibleFrame ?? box.frame)
  }

  private func column(_ position: Double) -> Int {
    guard position.isFinite, let first = segments.first else { return 0 }
    let segment = segments.last { $0.start <= position + 0.001 } ?? first
    let place = segment.firstColumn + (min(position, segment.end) - segment.start) * segment.columnsPerPoint
    return Int(min(max(place.rounded(), 0), Double(count - 1)))
  }
}
