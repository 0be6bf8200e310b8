import Foundation
import IntarsiaSnapshots

/// What a collection shows: sections in order, and items in order in each of them, by identifier.
///
/// It holds a `Snapshot` and has its operations, but where that throws an error this ends the process, as UIKit does.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Hashable, Sendable {
  /// The same snapshot as one that throws.
  public var snapshot: Snapshot<SectionIdentifierType, ItemIdentifierType>

  /// Makes a snapshot without sections.
  public init() {
    snapshot = Snapshot()
  }

  /// Makes a snapshot that traps from one that throws.
  public init(_ snapshot: Snapshot<SectionIdentifierType, ItemIdentifierType>) {
    self.snapshot = snapshot
  }

  typealias Failure = SnapshotError<SectionIdentifierType, ItemIdentifierType>

  /// Does what may throw, and raises what UIKit raises if it does.
  func raising<Value>(_ missing: String = "section", _ body: () throws(Failure) -> Value) -> Value {
    do { return try body() } catch { raise(error.exceptionReason(missing)) }
  }

  // MARK: Reading

  /// The count of all items.
  public var numberOfItems: Int { snapshot.numberOfItems }

  /// The count of sections.
  public var numberOfSections: Int { snapshot.numberOfSections }

  /// Every section, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { snapshot.sectionIdentifiers }

  /// Every item, in order.
  public var itemIdentifiers: [ItemIdentifierType] { snapshot.itemIdentifiers }

  /// The sections to be shown anew.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { snapshot.reloadedSectionIdentifiers }

  /// The items to be shown anew.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { snapshot.reloadedItemIdentifiers }

  /// The items to be configured anew.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { snapshot.reconfiguredItemIdentifiers }

  /// Counts the items of a section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    raising { () throws(Failure) in try snapshot.numberOfItems(inSection: identifier) }
  }

  /// Lists the items of a section.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    raising { () throws(Failure) in try snapshot.itemIdentifiers(inSection: identifier) }
  }

  /// Finds the section an item is in.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    snapshot.sectionIdentifier(containingItem: identifier)
  }

  /// Finds the index of an item, counted across sections.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    snapshot.indexOfItem(identifier)
  }

  /// Finds the index of a section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    snapshot.indexOfSection(identifier)
  }
}
