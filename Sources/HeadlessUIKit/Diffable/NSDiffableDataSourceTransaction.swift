import Foundation

/// What moving an item by hand did to a snapshot.
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// The snapshot before.
  public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The snapshot after.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// What became of all items.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// What became of the sections whose items changed.
  public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

  init(
    from initial: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    to final: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    initialSnapshot = initial
    finalSnapshot = final
    difference = final.itemIdentifiers.difference(from: initial.itemIdentifiers)
    sectionTransactions = final.sectionIdentifiers.compactMap { section in
      let before = initial.indexOfSection(section) == nil ? [] : initial.itemIdentifiers(inSection: section)
      let after = final.itemIdentifiers(inSection: section)
      guard before != after else { return nil }
      return NSDiffableDataSourceSectionTransaction(sectionIdentifier: section, from: before, to: after)
    }
  }
}

/// What moving an item by hand did to one section.
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// The section.
  public let sectionIdentifier: SectionIdentifierType
  /// The outline before.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The outline after.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// What became of the items.
  public let difference: CollectionDifference<ItemIdentifierType>

  init(sectionIdentifier: SectionIdentifierType, from before: [ItemIdentifierType], to after: [ItemIdentifierType]) {
    self.sectionIdentifier = sectionIdentifier
    initialSnapshot = NSDiffableDataSourceSectionSnapshot(flat: before)
    finalSnapshot = NSDiffableDataSourceSectionSnapshot(flat: after)
    difference = after.difference(from: before)
  }
}

extension NSDiffableDataSourceSectionSnapshot {
  /// Makes an outline of roots.
  init(flat items: [ItemIdentifierType]) {
    self.init()
    append(items)
  }
}
