import IntarsiaIR
import IntarsiaSolver

/// One element on its way from an old solution to a new one, as it is seen on screen.
///
/// Rectangles are in view coordinates: the visible corner is zero before and after, however far the content is scrolled.
public struct TransitionElement<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Hashable, Sendable {
  /// What happens to an element.
  public enum Change: Hashable, Sendable {
    /// It was not there before, and comes into sight where it belongs.
    case appears
    /// It is not there any more, and goes out of sight where it was.
    case disappears
    /// It is in another place on screen, or has another size.
    case moves
    /// It is where it was on screen.
    case stays
  }

  /// Which element it is.
  public let identity: SnapshotElement<SectionID, ItemID>.Identity
  /// What happens to it.
  public let change: Change
  /// The element in the old solution; nothing for one that appears.
  public let old: LayoutElement?
  /// The element in the new solution; nothing for one that disappears.
  public let new: LayoutElement?
  /// Where it is on screen before.
  public let from: Rect
  /// Where it is on screen after.
  public let to: Rect

  /// How high it lies: as in the new solution, or as before where it disappears.
  public var zIndex: Int { new?.zIndex ?? old?.zIndex ?? 0 }

  /// Where it is on screen at a moment.
  ///
  /// - Parameter progress: how much of the way is done, from 0 to 1; what lies beyond counts as the nearest end.
  /// - Returns: a place and a size between those before and after.
  public func frame(at progress: Double) -> Rect {
    let progress = progress.clampedProgress
    if progress == 1 { return to }
    func part(_ one: Double, _ two: Double) -> Double { one + (two - one) * progress }
    return Rect(
      x: part(from.x, to.x), y: part(from.y, to.y), width: part(from.width, to.width),
      height: part(from.height, to.height))
  }

  /// How opaque it is at a moment.
  ///
  /// - Parameter progress: how much of the way is done, from 0 to 1; what lies beyond counts as the nearest end.
  /// - Returns: 1 for what stays or moves, else something from 0 to 1.
  public func alpha(at progress: Double) -> Double {
    switch change {
    case .appears: progress.clampedProgress
    case .disappears: 1 - progress.clampedProgress
    case .moves, .stays: 1
    }
  }
}

extension Double {
  /// The number as a part of a way: from 0 to 1, and 0 where it is no number.
  var clampedProgress: Double { self >= 0 ? min(self, 1) : 0 }
}
