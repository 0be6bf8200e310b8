import IntarsiaIR

/// One rectangle to draw.
public struct DrawnBox: Hashable, Sendable {
  /// What a box stands for.
  public enum Role: Hashable, Sendable {
    /// A cell.
    case item
    /// A header, a footer or a badge.
    case supplementary
    /// A background.
    case decoration
  }

  /// What it stands for.
  public var role: Role
  /// What to write on it: the item's index, or the kind of another element, unless a label was given.
  public var label: String
  /// The section's index; nothing for a boundary item of the whole layout.
  public var section: Int?
  /// The name of the element's kind; for an item that of its section.
  public var kind: String
  /// The element's index: of an item in its section, of another element among those of its kind.
  public var index: Int
  /// Where it is, in content coordinates.
  public var frame: Rect
  /// Whether it moves with the sideways scroll of its section.
  public var isInRow: Bool
  /// Where it shows, in content coordinates; everywhere when left out.
  public var clip: Rect?
  /// How high it lies.
  public var zIndex: Int
  /// How it stays in sight while its section scrolls by; nothing for a box that does not.
  public var pin: Pin?
  /// How opaque it is, from 0 to 1.
  public var opacity = 1.0

  /// Makes a box.
  ///
  /// - Parameters:
  ///   - role: what it stands for.
  ///   - label: what to write on it.
  ///   - section: the section's index, if it has one.
  ///   - kind: the name of the element's kind.
  ///   - index: the element's index.
  ///   - frame: where it is, in content coordinates.
  ///   - isInRow: whether it moves with the sideways scroll of its section.
  ///   - clip: where it shows.
  ///   - zIndex: how high it lies.
  ///   - pin: how it stays in sight.
  public init(
    role: Role, label: String, section: Int?, kind: String, index: Int, frame: Rect, isInRow: Bool = false,
    clip: Rect? = nil, zIndex: Int = 0, pin: Pin? = nil
  ) {
    self.role = role
    self.label = label
    self.section = section
    self.kind = kind
    self.index = index
    self.frame = frame
    self.isInRow = isInRow
    self.clip = clip
    self.zIndex = zIndex
    self.pin = pin
  }

  /// How a box stays in sight.
  public struct Pin: Hashable, Sendable {
    /// The edge of the view it keeps to.
    public enum Edge: Hashable, Sendable {
      /// The edge at which the content begins: top, leading.
      case start
      /// The edge at which the content ends: bottom, trailing.
      case end
    }

    /// The edge of the view it keeps to.
    public var edge: Edge
    /// How far from that edge it stays, for the pinned boxes before it.
    public var distance: Double
    /// Where it can be at most, along the scroll axis: its far edge for a start pin, its near edge for an end pin.
    public var limit: Double

    /// Makes a pin.
    public init(edge: Edge, distance: Double = 0, limit: Double) {
      self.edge = edge
      self.distance = distance
      self.limit = limit
    }
  }

  /// The part of the frame that shows; nothing where none does.
  public var visibleFrame: Rect? {
    guard let clip else { return frame }
    guard frame.meets(clip) || frame.width == 0 || frame.height == 0 else { return nil }
    return frame.intersection(clip)
  }
}
