/// The place of an item, counted: which section, and which of its items, both from zero.
///
/// It is what a collection view calls an index path. It holds no identifiers, and is only meaningful together with
/// the snapshot it was taken from.
public struct ItemPosition: Hashable, Comparable, Sendable, Codable, CustomStringConvertible {
  /// The index of the section.
  public var section: Int

  /// The index of the item among the items of its section.
  public var item: Int

  /// Creates the place of one item of one section.
  @inlinable
  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  /// Tells whether a place comes earlier: by section, then by item.
  @inlinable
  public static func < (left: Self, right: Self) -> Bool {
    (left.section, left.item) < (right.section, right.item)
  }

  /// The place as `[section, item]`.
  public var description: String {
    "[\(section), \(item)]"
  }
}
