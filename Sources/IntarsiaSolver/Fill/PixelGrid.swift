import IntarsiaIR

/// The device pixels that lengths and positions are rounded to.
///
/// There are two roundings and no others: a resolved fraction goes down to a pixel at once (`R4`), a final position to
/// the nearest one (`R6`).
struct PixelGrid: Hashable, Sendable {
  /// Pixels per point; 0 turns rounding off.
  let scale: Double

  init(scale: Double) {
    self.scale = scale.isFinite && scale > 0 ? scale : 0
  }

  /// A resolved fraction, rounded down to a pixel; a hair below a pixel counts as on it (`R4`).
  func floor(_ length: Double) -> Double {
    scale == 0 ? length : (length * scale + 0.001).rounded(.down) / scale
  }

  /// A position or a content length, rounded to the nearest pixel, halves up (`R6`, `R7`).
  ///
  /// A millionth of a pixel below a half counts as a half, so that the order in which lengths were added up does not
  /// show.
  func round(_ position: Double) -> Double {
    scale == 0 ? position : (position * scale + 0.500_001).rounded(.down) / scale
  }

  /// A point with both coordinates rounded.
  func round(_ point: Point) -> Point {
    Point(x: round(point.x), y: round(point.y))
  }

  /// Whether a length is a whole number of pixels, so that adding such lengths needs no rounding.
  func isAligned(_ length: Double) -> Bool {
    guard scale != 0 else { return true }
    let pixels = length * scale
    return abs(pixels) < 0x1p52 && pixels == Double(Int64(pixels)) && isExact(length)
  }

  /// Whether sums up to a length are exact: whole pixels of a power of two, far below what a `Double` can count.
  func isExact(_ length: Double) -> Bool {
    guard scale != 0 else { return true }
    return scale.significand == 1 && scale >= 1 && abs(length * scale) < 0x1p52
  }

  /// The length of a dimension in a box (`R3`, `R4`, `R5`); one that resolves negative is 0 (`R9a`).
  func length(_ dimension: Dimension, in box: Size) -> Double {
    switch dimension {
    case .fractionalWidth(let fraction): max(0, floor(fraction * box.width))
    case .fractionalHeight(let fraction): max(0, floor(fraction * box.height))
    case .absolute(let points), .estimated(let points), .uniformAcrossSiblings(let points): max(0, points)
    }
  }

  /// The lengths of both dimensions in a box.
  func size(_ size: LayoutSize, in box: Size) -> Size {
    Size(width: length(size.width, in: box), height: length(size.height, in: box))
  }

  /// The lengths of both dimensions, measured ones taking the place of estimates (`R153`).
  func size(_ size: LayoutSize, in box: Size, measured: MeasuredSize?) -> Size {
    var result = self.size(size, in: box)
    guard let measured else { return result }
    if size.width.isEstimated, let width = measured.width { result.width = max(0, width) }
    if size.height.isEstimated, let height = measured.height { result.height = max(0, height) }
    return result
  }
}
