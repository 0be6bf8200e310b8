/// An item that is in both snapshots, and changed its section or its order among those that stayed.
public struct ItemMove<ItemID: Hashable & Sendable>: Hashable, Sendable {
  /// The item.
  public let item: ItemID

  /// The place of the item in the old snapshot.
  public let from: ItemPosition

  /// The place of the item in the new snapshot.
  public let to: ItemPosition

  /// Creates the move of one item.
  @inlinable
  public init(item: ItemID, from: ItemPosition, to: ItemPosition) {
    self.item = item
    self.from = from
    self.to = to
  }
}

extension ItemMove: Encodable where ItemID: Encodable {}

extension ItemMove: Decodable where ItemID: Decodable {}
