/// What was asked of a ``Snapshot`` when it threw, with its arguments.
public enum SnapshotOperation<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Hashable, Sendable {
  /// Building a snapshot from a builder block, a list of sections or a document.
  case build
  /// Counting the items of a section.
  case numberOfItems(inSection: SectionID)
  /// Listing the items of a section.
  case itemIdentifiers(inSection: SectionID)
  /// Appending items, to a section or to the last one.
  case appendItems([ItemID], toSection: SectionID?)
  /// Inserting items beside an item.
  case insertItems([ItemID], RelativePlace<ItemID>)
  /// Moving an item beside another one.
  case moveItem(ItemID, RelativePlace<ItemID>)
  /// Marking items to be reloaded.
  case reloadItems([ItemID])
  /// Marking items to be reconfigured.
  case reconfigureItems([ItemID])
  /// Appending sections.
  case appendSections([SectionID])
  /// Inserting sections beside a section.
  case insertSections([SectionID], RelativePlace<SectionID>)
  /// Moving a section beside another one.
  case moveSection(SectionID, RelativePlace<SectionID>)
  /// Marking sections to be reloaded.
  case reloadSections([SectionID])
}

extension SnapshotOperation: CustomStringConvertible {
  /// The call as it stands in source, with long lists cut short.
  public var description: String {
    switch self {
    case .build:
      "Snapshot"
    case .numberOfItems(inSection: let section):
      "numberOfItems(inSection: \(section))"
    case .itemIdentifiers(inSection: let section):
      "itemIdentifiers(inSection: \(section))"
    case .appendItems(let items, toSection: nil):
      "appendItems(\(IdentifierList(items)))"
    case .appendItems(let items, toSection: let section?):
      "appendItems(\(IdentifierList(items)), toSection: \(section))"
    case .insertItems(let items, .before(let item)):
      "insertItems(\(IdentifierList(items)), beforeItem: \(item))"
    case .insertItems(let items, .after(let item)):
      "insertItems(\(IdentifierList(items)), afterItem: \(item))"
    case .moveItem(let moved, .before(let item)):
      "moveItem(\(moved), beforeItem: \(item))"
    case .moveItem(let moved, .after(let item)):
      "moveItem(\(moved), afterItem: \(item))"
    case .reloadItems(let items):
      "reloadItems(\(IdentifierList(items)))"
    case .reconfigureItems(let items):
      "reconfigureItems(\(IdentifierList(items)))"
    case .appendSections(let sections):
      "appendSections(\(IdentifierList(sections)))"
    case .insertSections(let sections, .before(let section)):
      "insertSections(\(IdentifierList(sections)), beforeSection: \(section))"
    case .insertSections(let sections, .after(let section)):
      "insertSections(\(IdentifierList(sections)), afterSection: \(section))"
    case .moveSection(let moved, .before(let section)):
      "moveSection(\(moved), beforeSection: \(section))"
    case .moveSection(let moved, .after(let section)):
      "moveSection(\(moved), afterSection: \(section))"
    case .reloadSections(let sections):
      "reloadSections(\(IdentifierList(sections)))"
    }
  }
}
