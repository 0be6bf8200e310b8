/// Why a ``SnapshotDifference`` cannot be applied to a ``Snapshot``: it was made for another one, or contradicts itself.
public enum SnapshotMismatch<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Error, Hashable {
  /// The snapshot has other sections than the difference starts from.
  case sections(expected: [SectionID], found: [SectionID])
  /// A section stands twice among the sections that the difference leads to.
  case duplicateSection(SectionID)
  /// An item that goes or moves is not at the place it is said to be at, or is taken from there twice.
  case missingItem(ItemID, at: ItemPosition)
  /// An item that comes is there already, or comes twice.
  case duplicateItem(ItemID, at: ItemPosition)
  /// No item can arrive at a place: there is no such place, or another item arrives there.
  case unreachable(ItemPosition, for: ItemID)
  /// An item stays in a section that goes.
  case strandedItem(ItemID, in: SectionID)
}

extension SnapshotMismatch: CustomStringConvertible {
  /// The mismatch in words: what does not fit, where, and how to mend it.
  public var description: String {
    "\(problem) Apply a difference to the snapshot it was made from."
  }

  private var problem: String {
    switch self {
    case .sections(let expected, let found):
      "the difference starts from the sections \(IdentifierList(expected)), the snapshot has \(IdentifierList(found))."
    case .duplicateSection(let section):
      "the difference leads to a snapshot with the section \(section) twice."
    case .missingItem(let item, let position):
      "the item \(item) cannot leave \(position), where it is not."
    case .duplicateItem(let item, let position):
      "the item \(item) cannot come to \(position), since it is in the snapshot already."
    case .unreachable(let position, let item):
      "the item \(item) cannot arrive at \(position), which does not exist or is taken."
    case .strandedItem(let item, let section):
      "the item \(item) stays in the section \(section), which goes."
    }
  }
}
