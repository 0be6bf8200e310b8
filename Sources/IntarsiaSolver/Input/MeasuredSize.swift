/// The size that a view asked for, in points; used only on axes whose dimension is estimated (`R153`).
public struct MeasuredSize: Hashable, Sendable {
  /// The width asked for, if it was measured.
  public var width: Double?
  /// The height asked for, if it was measured.
  public var height: Double?

  /// Makes a measured size; an axis that is left out keeps its estimate.
  public init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }
}
