import IntarsiaIR
import IntarsiaSolver

/// One rectangle of a solution, known by the identifiers of the data it shows.
public struct SnapshotElement<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Hashable, Sendable {
  /// What a frame belongs to, by identity and not by index.
  public enum Identity: Hashable, Sendable {
    /// An item of data.
    case item(ItemID)
    /// A badge, a header or a footer; one of the whole layout has no section (`R98`).
    case supplementary(String, index: Int, section: SectionID?)
    /// The background at an index of a section's list (`R98`).
    case decoration(String, index: Int, section: SectionID)
  }

  /// What the frame belongs to.
  public var identity: Identity
  /// The frame in content coordinates, how high it lies, and the indices of the element.
  public var element: LayoutElement

  /// Makes an element.
  public init(identity: Identity, element: LayoutElement) {
    self.identity = identity
    self.element = element
  }

  /// The frame in content coordinates, in points, rounded to pixels (`R6`).
  public var frame: Rect { element.frame }

  /// Elements with larger numbers lie above those with smaller ones.
  public var zIndex: Int { element.zIndex }

  /// The item of data, or nothing where the element is not an item.
  public var item: ItemID? {
    if case .item(let item) = identity { item } else { nil }
  }
}
