import IntarsiaIR

/// One box of a picture that moves: what it is, where it comes from, and where it goes.
public struct DrawnMotion: Hashable, Sendable {
  /// A box at one end of its way.
  public struct Keyframe: Hashable, Sendable {
    /// Where it is, in view coordinates.
    public var frame: Rect
    /// How opaque it is, from 0 to 1.
    public var opacity: Double
    /// The element's index there; the box's own where nothing else is said.
    public var index: Int?

    /// Makes an end of a way.
    public init(frame: Rect, opacity: Double = 1, index: Int? = nil) {
      self.frame = frame
      self.opacity = opacity
      self.index = index
    }
  }

  /// What the box is; its own frame and opacity are not drawn.
  public var box: DrawnBox
  /// How it begins.
  public var start: Keyframe
  /// How it ends.
  public var end: Keyframe

  /// Makes a moving box.
  ///
  /// - Parameters:
  ///   - box: what it is.
  ///   - start: how it begins.
  ///   - end: how it ends.
  public init(_ box: DrawnBox, from start: Keyframe, to end: Keyframe) {
    self.box = box
    self.start = start
    self.end = end
  }

  /// The box at a moment; in each half of the way it has the index of the nearer end.
  ///
  /// - Parameter progress: how much of the way is done, from 0 to 1; what lies beyond counts as the nearest end.
  /// - Returns: the box at its place between the ends.
  public func box(at progress: Double) -> DrawnBox {
    let way = Way(progress)
    var box = box
    box.frame = way.rect(start.frame, end.frame)
    box.opacity = way.number(start.opacity, end.opacity)
    if let index = way.progress < 0.5 ? start.index : end.index {
      if box.label == "\(box.index)" { box.label = "\(index)" }
      box.index = index
    }
    return box
  }
}

/// A part of a way from one end to the other, along a straight line.
struct Way {
  let progress: Double

  init(_ progress: Double) {
    self.progress = progress >= 0 ? min(progress, 1) : 0
  }

  func number(_ start: Double, _ end: Double) -> Double {
    progress == 1 ? end : start + (end - start) * progress
  }

  func rect(_ start: Rect, _ end: Rect) -> Rect {
    Rect(
      x: number(start.x, end.x), y: number(start.y, end.y), width: number(start.width, end.width),
      height: number(start.height, end.height))
  }
}
