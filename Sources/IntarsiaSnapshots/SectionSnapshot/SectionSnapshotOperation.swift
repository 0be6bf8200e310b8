/// What was asked of a ``SectionSnapshot`` when it threw, with its arguments.
public enum SectionSnapshotOperation<ItemID: Hashable & Sendable>: Hashable, Sendable {
  /// Appending items below a parent, or as roots.
  case append([ItemID], to: ItemID?)
  /// Inserting items, or an outline of them, beside an item.
  case insert([ItemID], RelativePlace<ItemID>)
  /// Deleting items with their descendants.
  case delete([ItemID])
  /// Replacing what is below an item by an outline of these items.
  case replace(childrenOf: ItemID, using: [ItemID])
  /// Asking for the number of ancestors.
  case level(of: ItemID)
  /// Asking for the parent.
  case parent(of: ItemID)
  /// Asking whether an item is expanded.
  case isExpanded(ItemID)
  /// Asking whether an item shows.
  case isVisible(ItemID)
  /// Copying what is below an item.
  case snapshot(of: ItemID)
}

extension SectionSnapshotOperation: CustomStringConvertible {
  /// The call as it stands in source, with long lists cut short.
  public var description: String {
    switch self {
    case .append(let items, to: nil): "append(\(IdentifierList(items)))"
    case .append(let items, to: let parent?): "append(\(IdentifierList(items)), to: \(parent))"
    case .insert(let items, .before(let item)): "insert(\(IdentifierList(items)), before: \(item))"
    case .insert(let items, .after(let item)): "insert(\(IdentifierList(items)), after: \(item))"
    case .delete(let items): "delete(\(IdentifierList(items)))"
    case .replace(childrenOf: let parent, using: let items):
      "replace(childrenOf: \(parent), using: \(IdentifierList(items)))"
    case .level(of: let item): "level(of: \(item))"
    case .parent(of: let item): "parent(of: \(item))"
    case .isExpanded(let item): "isExpanded(\(item))"
    case .isVisible(let item): "isVisible(\(item))"
    case .snapshot(of: let item): "snapshot(of: \(item))"
    }
  }
}
