import IntarsiaIR

/// What a picture says about a section.
public struct DrawnSection: Hashable, Sendable {
  /// The section's index.
  public var index: Int
  /// The name of its kind.
  public var kind: String
  /// The place of its kind among the layouts: the same number has the same colour in every picture.
  public var kindPosition: Int
  /// How many items it has, drawn or not.
  public var itemCount: Int
  /// The whole extent in content coordinates.
  public var frame: Rect
  /// How it scrolls sideways; nothing for a section that does not.
  public var row: DrawnRow?

  /// Makes a section.
  ///
  /// - Parameters:
  ///   - index: the section's index.
  ///   - kind: the name of its kind.
  ///   - kindPosition: the place of the kind among the layouts.
  ///   - itemCount: how many items it has.
  ///   - frame: its extent, in content coordinates.
  ///   - row: how it scrolls sideways.
  public init(
    index: Int, kind: String, kindPosition: Int = 0, itemCount: Int, frame: Rect, row: DrawnRow? = nil
  ) {
    self.index = index
    self.kind = kind
    self.kindPosition = kindPosition
    self.itemCount = itemCount
    self.frame = frame
    self.row = row
  }
}

/// The sideways scroll of a section in a picture.
public struct DrawnRow: Hashable, Sendable {
  /// How it scrolls and comes to rest.
  public var behavior: OrthogonalScrollingBehavior
  /// The row's window, in content coordinates.
  public var window: Rect
  /// The length of the row, in points.
  public var contentLength: Double
  /// How far it scrolls.
  public var maximumOffset: Double
  /// How far it is scrolled.
  public var offset: Double
  /// Where it comes to rest, ascending, a long list cut; none for a row that scrolls freely.
  public var restingOffsets: [Double]
  /// How many items come before the first one in sight.
  public var itemsBefore: Int
  /// How many items come after the last one in sight.
  public var itemsAfter: Int

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - behavior: how it scrolls.
  ///   - window: its window, in content coordinates.
  ///   - contentLength: its length.
  ///   - maximumOffset: how far it scrolls.
  ///   - offset: how far it is scrolled.
  ///   - restingOffsets: where it comes to rest.
  ///   - itemsBefore: how many items are out of sight before.
  ///   - itemsAfter: how many items are out of sight after.
  public init(
    behavior: OrthogonalScrollingBehavior, window: Rect, contentLength: Double, maximumOffset: Double,
    offset: Double = 0, restingOffsets: [Double] = [], itemsBefore: Int = 0, itemsAfter: Int = 0
  ) {
    self.behavior = behavior
    self.window = window
    self.contentLength = contentLength
    self.maximumOffset = maximumOffset
    self.offset = offset
    self.restingOffsets = restingOffsets
    self.itemsBefore = itemsBefore
    self.itemsAfter = itemsAfter
  }
}
