/// A section to build a ``Snapshot`` from: its identifier, and its items in order.
///
/// It describes; it checks nothing. Duplicates are found where a snapshot is built of it.
public struct SnapshotSection<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Hashable, Sendable {
  /// What tells the section from all others.
  public var identifier: SectionID

  /// The items of the section, in order.
  public var items: [ItemID]

  /// Creates a section that holds the given items.
  @inlinable
  public init(_ identifier: SectionID, items: [ItemID] = []) {
    self.identifier = identifier
    self.items = items
  }

  /// Creates a section that holds what a block lists: single items, optional ones and whole sequences of them.
  @inlinable
  public init(_ identifier: SectionID, @SnapshotItemsBuilder<ItemID> items: () -> [ItemID]) {
    self.init(identifier, items: items())
  }
}

extension SnapshotSection {
  private enum CodingKeys: String, CodingKey {
    case identifier = "section"
    case items
  }
}

extension SnapshotSection: Encodable where SectionID: Encodable, ItemID: Encodable {}

extension SnapshotSection: Decodable where SectionID: Decodable, ItemID: Decodable {}
