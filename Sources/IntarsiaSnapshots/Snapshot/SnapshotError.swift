/// Why a ``Snapshot`` refused an operation; it is then as it was before.
///
/// Every case carries the operation with its arguments. Deleting what is not there is no error.
public enum SnapshotError<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Error, Hashable {
  /// The operation in words of the caller.
  public typealias Operation = SnapshotOperation<SectionID, ItemID>

  /// Items stand more than once in one argument; each of them is named once.
  case duplicateItems([ItemID], in: Operation)
  /// Sections are already in the snapshot, or stand more than once in the argument; each of them is named once.
  case duplicateSections([SectionID], in: Operation)
  /// An item that has to be in the snapshot is not.
  case unknownItem(ItemID, in: Operation)
  /// A section that has to be in the snapshot is not.
  case unknownSection(SectionID, in: Operation)
  /// Items were appended to the last section, and there is none.
  case noSection(in: Operation)
  /// The destination is itself among what is inserted or moved, so that it names no place.
  case destinationInMovedSet(in: Operation)

  /// The operation that was refused, with its arguments.
  public var operation: Operation {
    switch self {
    case .duplicateItems(_, in: let operation), .duplicateSections(_, in: let operation),
      .unknownItem(_, in: let operation), .unknownSection(_, in: let operation), .noSection(in: let operation),
      .destinationInMovedSet(in: let operation):
      operation
    }
  }
}

extension SnapshotError: CustomStringConvertible {
  /// The refusal in words: where it happened, what is wrong and how to mend it.
  public var description: String {
    "\(operation): \(problem) \(remedy)"
  }

  private var problem: String {
    switch self {
    case .duplicateItems(let items, in: _):
      items.count == 1
        ? "the item \(items[0]) stands there more than once."
        : "the items \(IdentifierList(items)) stand there more than once."
    case .duplicateSections(let sections, in: _):
      sections.count == 1
        ? "the section \(sections[0]) would be in the snapshot twice."
        : "the sections \(IdentifierList(sections)) would be in the snapshot twice."
    case .unknownItem(let item, in: _):
      "the item \(item) is not in the snapshot."
    case .unknownSection(let section, in: _):
      "the section \(section) is not in the snapshot."
    case .noSection:
      "the snapshot has no section that could take the items."
    case .destinationInMovedSet:
      "the destination is itself among what goes there, so it names no place."
    }
  }

  private var remedy: String {
    switch self {
    case .duplicateItems(_, in: .build):
      "Name it in one section only, or build with init(uniquing:keeping:) to drop the others."
    case .duplicateItems:
      "Keep one of each, or call appendItems(uniquing:keeping:toSection:) to drop the others."
    case .duplicateSections:
      "Leave it out; moveSection(_:beforeSection:) changes the place of a section that is there."
    case .unknownItem:
      "Append or insert it first; indexOfItem(_:) tells whether an item is there."
    case .unknownSection:
      "Append or insert it first; indexOfSection(_:) tells whether a section is there."
    case .noSection:
      "Call appendSections(_:) first."
    case .destinationInMovedSet:
      "Choose a destination that stays where it is."
    }
  }
}
