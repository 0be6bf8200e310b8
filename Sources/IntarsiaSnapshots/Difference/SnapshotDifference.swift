/// What turns one ``Snapshot`` into another: what went, came, moved, and what is to be shown anew.
///
/// Places of what went are places in the old snapshot; places of what came or is shown anew are places in the new
/// one; a move has one of each. That something shifts because something else came or went is not a move. A section
/// that moves takes its items along, and they are not mentioned. The number of moves is the least there can be: in
/// each section, and for the sections among themselves, a longest row of elements whose order did not change stays.
///
/// An item that changes its section is moved, even out of a section that goes or into one that comes. Not every
/// collection view accepts that in one step; ``Snapshot/stages(from:)`` gives steps that it does accept.
///
/// A difference is not a list of edits to be done one after the other: all of it happens at once.
public struct SnapshotDifference<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Hashable, Sendable {
  /// The sections of the old snapshot, in order.
  public let oldSections: [SectionID]

  /// The sections of the new snapshot, in order.
  public let newSections: [SectionID]

  /// The sections that went, by their old indexes, ascending.
  public var sectionRemovals: [SectionChange<SectionID>] = []

  /// The sections that came, by their new indexes, ascending.
  public var sectionInsertions: [SectionChange<SectionID>] = []

  /// The sections that changed their order, by their new indexes, ascending.
  public var sectionMoves: [SectionMove<SectionID>] = []

  /// The sections to be shown anew that are in both snapshots, by their new indexes, ascending.
  public var sectionReloads: [SectionChange<SectionID>] = []

  /// The items that went, with those of sections that went, by their old places, ascending.
  public var removals: [ItemChange<ItemID>] = []

  /// The items that came, with those of sections that came, by their new places, ascending.
  public var insertions: [ItemChange<ItemID>] = []

  /// The items that changed their section or their order, by their new places, ascending.
  public var moves: [ItemMove<ItemID>] = []

  /// The items to be shown anew that are in both snapshots, by their new places, ascending.
  public var reloads: [ItemChange<ItemID>] = []

  /// The items to be configured anew in place that are in both snapshots, by their new places, ascending.
  public var reconfigurations: [ItemChange<ItemID>] = []

  @usableFromInline
  init(oldSections: [SectionID], newSections: [SectionID]) {
    self.oldSections = oldSections
    self.newSections = newSections
  }
}

extension SnapshotDifference {
  /// Whether nothing changed and nothing is to be shown anew.
  public var isEmpty: Bool {
    isStructureEqual && sectionReloads.isEmpty && reloads.isEmpty && reconfigurations.isEmpty
  }

  /// Whether both snapshots are equal: the same sections and items in the same order.
  public var isStructureEqual: Bool {
    sectionRemovals.isEmpty && sectionInsertions.isEmpty && sectionMoves.isEmpty && removals.isEmpty
      && insertions.isEmpty && moves.isEmpty
  }

  /// The items that went while their section stayed: what a collection view has to be told beside the sections.
  ///
  /// - Complexity: O(*removals* + *section removals*).
  public var removalsFromKeptSections: [ItemChange<ItemID>] {
    if sectionRemovals.isEmpty { return removals }
    let gone = Set(sectionRemovals.map(\.index))
    return removals.filter { !gone.contains($0.position.section) }
  }

  /// The items that came while their section was there: what a collection view has to be told beside the sections.
  ///
  /// - Complexity: O(*insertions* + *section insertions*).
  public var insertionsIntoKeptSections: [ItemChange<ItemID>] {
    if sectionInsertions.isEmpty { return insertions }
    let new = Set(sectionInsertions.map(\.index))
    return insertions.filter { !new.contains($0.position.section) }
  }
}

extension SnapshotDifference: Encodable where SectionID: Encodable, ItemID: Encodable {}

extension SnapshotDifference: Decodable where SectionID: Decodable, ItemID: Decodable {}
