/// An axis-parallel rectangle, in points.
///
/// Widths and heights are never negative in a solution. Which coordinates a rectangle is in is said where it is
/// handed out: content coordinates unless said otherwise.
@frozen
public struct Rect: Hashable, Sendable {
  /// The smallest horizontal coordinate.
  public var x: Double
  /// The smallest vertical coordinate.
  public var y: Double
  /// The length along the horizontal axis.
  public var width: Double
  /// The length along the vertical axis.
  public var height: Double

  /// The rectangle without extent at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// Makes a rectangle from its leading top corner and its extent.
  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Makes a rectangle from a corner and a size.
  @inlinable
  public init(origin: Point, size: Size) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  /// The corner with the smallest coordinates.
  @inlinable
  public var origin: Point {
    get { Point(x: x, y: y) }
    set { (x, y) = (newValue.x, newValue.y) }
  }

  /// The extent.
  @inlinable
  public var size: Size {
    get { Size(width: width, height: height) }
    set { (width, height) = (newValue.width, newValue.height) }
  }

  /// The largest horizontal coordinate.
  @inlinable
  public var maxX: Double { x + width }

  /// The largest vertical coordinate.
  @inlinable
  public var maxY: Double { y + height }

  /// The smallest coordinate along an axis.
  @inlinable
  public func start(_ axis: Axis) -> Double {
    axis == .horizontal ? x : y
  }

  /// The largest coordinate along an axis.
  @inlinable
  public func end(_ axis: Axis) -> Double {
    axis == .horizontal ? maxX : maxY
  }

  /// The rectangle moved by an offset.
  @inlinable
  public func offset(by offset: Point) -> Rect {
    Rect(x: x + offset.x, y: y + offset.y, width: width, height: height)
  }

  /// The frame left inside insets, as items have it (`R60`).
  ///
  /// Insets longer than the rectangle give the absolute value of the difference, as recorded: 9.5 wide with 7 and 7
  /// leaves 4.5.
  @inlinable
  public func insetFrame(by insets: Insets) -> Rect {
    Rect(
      x: x + insets.leading, y: y + insets.top,
      width: abs(width - insets.leading - insets.trailing),
      height: abs(height - insets.top - insets.bottom))
  }

  /// Whether two rectangles share more than an edge; a rectangle without extent meets one that it lies inside of.
  @inlinable
  public func meets(_ other: Rect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }

  /// Whether two rectangles share at least an edge or a corner.
  @inlinable
  public func meetsOrTouches(_ other: Rect) -> Bool {
    x <= other.maxX && other.x <= maxX && y <= other.maxY && other.y <= maxY
  }

  /// The part that two rectangles share, or nothing where they neither overlap nor touch.
  @inlinable
  public func intersection(_ other: Rect) -> Rect? {
    guard meetsOrTouches(other) else { return nil }
    let left = max(x, other.x)
    let top = max(y, other.y)
    return Rect(x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }
}
