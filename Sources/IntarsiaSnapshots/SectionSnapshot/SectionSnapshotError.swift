/// Why a ``SectionSnapshot`` refused an operation; it is then as it was before.
public enum SectionSnapshotError<ItemID: Hashable & Sendable>: Error, Hashable {
  /// The operation in words of the caller.
  public typealias Operation = SectionSnapshotOperation<ItemID>

  /// Items are already in the outline, or stand more than once in the argument; each of them is named once.
  case duplicateItems([ItemID], in: Operation)
  /// An item that has to be in the outline is not.
  case unknownItem(ItemID, in: Operation)

  /// The operation that was refused, with its arguments.
  public var operation: Operation {
    switch self {
    case .duplicateItems(_, in: let operation), .unknownItem(_, in: let operation): operation
    }
  }
}

extension SectionSnapshotError: CustomStringConvertible {
  /// The refusal in words: where it happened, what is wrong and how to mend it.
  public var description: String {
    switch self {
    case .duplicateItems(let items, in: let operation):
      let subject = items.count == 1 ? "item \(items[0])" : "items \(IdentifierList(items))"
      return
        "\(operation): the \(subject) would be in the outline twice. Name each once, and delete it first to move it."
    case .unknownItem(let item, in: let operation):
      return
        "\(operation): the item \(item) is not in the outline. Append it first; contains(_:) tells whether it is there."
    }
  }
}
