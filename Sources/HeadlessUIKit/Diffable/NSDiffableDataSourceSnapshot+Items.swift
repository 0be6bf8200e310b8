import IntarsiaSnapshots

extension NSDiffableDataSourceSnapshot {
  /// Puts items at the end of a section, or of the last one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    change { snapshot throws(Failure) in try snapshot.appendItems(identifiers, toSection: sectionIdentifier) }
  }

  /// Puts items before another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    change("insertIndex") { snapshot throws(Failure) in
      try snapshot.insertItems(identifiers, beforeItem: beforeIdentifier)
    }
  }

  /// Puts items behind another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    change("insertIndex") { snapshot throws(Failure) in
      try snapshot.insertItems(identifiers, afterItem: afterIdentifier)
    }
  }

  /// Takes items out.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    snapshot.deleteItems(identifiers)
  }

  /// Takes all items and sections out.
  public mutating func deleteAllItems() {
    snapshot.deleteAllItems()
  }

  /// Moves an item before another one.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    change(snapshot.indexOfItem(identifier) == nil ? "fromIndex" : "toIndex") { snapshot throws(Failure) in
      try snapshot.moveItem(identifier, beforeItem: toIdentifier)
    }
  }

  /// Moves an item behind another one.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    change(snapshot.indexOfItem(identifier) == nil ? "fromIndex" : "toIndex") { snapshot throws(Failure) in
      try snapshot.moveItem(identifier, afterItem: toIdentifier)
    }
  }

  /// Marks items to be shown anew.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    change { snapshot throws(Failure) in try snapshot.reloadItems(identifiers) }
  }

  /// Marks items to be configured anew.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    change { snapshot throws(Failure) in try snapshot.reconfigureItems(identifiers) }
  }

  /// Changes the snapshot, and raises what UIKit raises if that is refused.
  mutating func change(
    _ missing: String = "section",
    _ body: (inout Snapshot<SectionIdentifierType, ItemIdentifierType>) throws(Failure) -> Void
  ) {
    do { try body(&snapshot) } catch { raise(error.exceptionReason(missing)) }
  }
}
