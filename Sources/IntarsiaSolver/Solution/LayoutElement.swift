import IntarsiaIR

/// One rectangle of a solution: which element it is, where it is, and how high it lies.
public struct LayoutElement: Hashable, Sendable {
  /// Which element of a layout a frame belongs to.
  public enum ID: Hashable, Sendable {
    /// The item at an index of a section.
    case item(Int, inSection: Int)
    /// The supplementary of a kind: a badge, a header or a footer.
    ///
    /// Boundary items of a section have index 0; supplementaries of items and groups count from 0 by kind and section
    /// (`R98`). Boundary items of the whole layout have no section.
    case supplementary(String, index: Int, inSection: Int?)
    /// The background at an index of a section's list (`R98`).
    case decoration(String, index: Int, inSection: Int)
  }

  /// Which element it is.
  public var id: ID
  /// The frame in content coordinates, in points, rounded to pixels (`R6`).
  public var frame: Rect
  /// Elements with larger numbers lie above those with smaller ones.
  public var zIndex: Int

  /// Makes an element.
  public init(id: ID, frame: Rect, zIndex: Int) {
    self.id = id
    self.frame = frame
    self.zIndex = zIndex
  }
}
