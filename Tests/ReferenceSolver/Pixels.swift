import IntarsiaIR

/// The rounding of lengths and positions to device pixels; a scale of 0 rounds nothing.
struct Pixels {
  var scale: Double
  /// What is added to positions before they are rounded; far less than a pixel, to see which lie on a tie.
  var nudge = 0.0

  /// A fraction's length, rounded down; a hair below a pixel counts as on it (`R4`).
  func down(_ length: Double) -> Double {
    scale == 0 ? length : (length * scale + 0.001).rounded(.down) / scale
  }

  /// A position, rounded to the nearest pixel, half up (`R6`).
  func nearest(_ position: Double) -> Double {
    scale == 0 ? position : ((position + nudge) * scale + 0.5).rounded(.down) / scale
  }

  /// A rectangle at a rounded position; its size is kept (`R6`).
  func nearest(_ frame: Rect) -> Rect {
    Rect(x: nearest(frame.x), y: nearest(frame.y), width: frame.width, height: frame.height)
  }

  /// A dimension's length in a box (`R3`–`R5`); the measured length counts on estimated axes only (`R153`).
  func length(_ dimension: Dimension, in box: Size, measured: Double? = nil) -> Double {
    let length =
      switch dimension {
      case .fractionalWidth(let part): down(part * box.width)
      case .fractionalHeight(let part): down(part * box.height)
      case .absolute(let points): points
      case .estimated(let points), .uniformAcrossSiblings(let points): measured ?? points
      }
    return max(0, length)  // R9a
  }

  /// A size in a box, with the measured size on estimated axes.
  func size(_ size: LayoutSize, in box: Size, measured: MeasuredLengths = MeasuredLengths()) -> Size {
    Size(
      width: length(size.width, in: box, measured: measured.width),
      height: length(size.height, in: box, measured: measured.height))
  }
}

/// The lengths an element was measured at, where it was.
struct MeasuredLengths {
  var width: Double?
  var height: Double?

  subscript(axis: Axis) -> Double? {
    axis == .horizontal ? width : height
  }
}

extension LayoutSize {
  /// Insets without those on estimated axes, where they are ignored (`R61`).
  func effective(_ insets: Insets) -> Insets {
    var insets = insets
    if width.isEstimated { insets = insets.without(.horizontal) }
    if height.isEstimated { insets = insets.without(.vertical) }
    return insets
  }
}
