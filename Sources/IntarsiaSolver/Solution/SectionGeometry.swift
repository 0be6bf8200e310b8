import IntarsiaIR

/// Where a section is, and how far it scrolls sideways.
public struct SectionGeometry: Hashable, Sendable {
  /// The name of the section's kind.
  public var kind: String
  /// How many items of data the section has, shown or not.
  public var itemCount: Int
  /// The whole extent in content coordinates, boundary items included, the container's whole length across.
  public var frame: Rect
  /// The sideways scroll of the section; nothing where it has none.
  public var orthogonal: OrthogonalGeometry?

  /// Makes a section's geometry.
  public init(kind: String, itemCount: Int, frame: Rect, orthogonal: OrthogonalGeometry? = nil) {
    self.kind = kind
    self.itemCount = itemCount
    self.frame = frame
    self.orthogonal = orthogonal
  }
}

/// The sideways scroll of a section: its window, the length of its row, and where it comes to rest.
public struct OrthogonalGeometry: Hashable, Sendable {
  public var behavior: OrthogonalScrollingBehavior
  /// The row's window in content coordinates (`R131`). It does not clip.
  public var viewport: Rect
  /// The length of the row: instances and gaps, without insets (`R132`).
  public var contentLength: Double
  /// How far the row scrolls; 0 where it fits (`R132`).
  public var maximumOffset: Double
  /// How far the row is scrolled now.
  public var offset: Double
  /// The offsets at which the row comes to rest, ascending; none for a row that scrolls freely (`R133`–`R137`).
  ///
  /// - Complexity: O(number of groups) to make, which is why it is made only when asked for.
  public var restingOffsets: [Double]

  /// Makes the geometry of a sideways scroll.
  public init(
    behavior: OrthogonalScrollingBehavior, viewport: Rect, contentLength: Double, maximumOffset: Double, offset: Double,
    restingOffsets: [Double]
  ) {
    self.behavior = behavior
    self.viewport = viewport
    self.contentLength = contentLength
    self.maximumOffset = maximumOffset
    self.offset = offset
    self.restingOffsets = restingOffsets
  }
}
