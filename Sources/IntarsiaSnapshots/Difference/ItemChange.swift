/// An item that came, went or is to be shown anew, and its place.
public struct ItemChange<ItemID: Hashable & Sendable>: Hashable, Sendable {
  /// The item.
  public let item: ItemID

  /// The place of the item: in the old snapshot if the item went, in the new one otherwise.
  public let position: ItemPosition

  /// Creates the change of one item at one place.
  @inlinable
  public init(item: ItemID, position: ItemPosition) {
    self.item = item
    self.position = position
  }
}

extension ItemChange: Encodable where ItemID: Encodable {}

extension ItemChange: Decodable where ItemID: Decodable {}
