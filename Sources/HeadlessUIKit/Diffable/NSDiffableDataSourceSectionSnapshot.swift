import Foundation
import IntarsiaSnapshots

/// The items of one section as an outline: items, and items below them.
///
/// It holds a `SectionSnapshot` and has its operations, but where that throws an error this ends the process, as UIKit
/// does.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Hashable, Sendable {
  /// The same outline as one that throws.
  public var snapshot: SectionSnapshot<ItemIdentifierType>

  /// Makes an outline without items.
  public init() {
    snapshot = SectionSnapshot()
  }

  /// Makes an equal outline.
  public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) {
    self = snapshot
  }

  /// Makes an outline that traps from one that throws.
  public init(_ snapshot: SectionSnapshot<ItemIdentifierType>) {
    self.snapshot = snapshot
  }

  typealias Failure = SectionSnapshotError<ItemIdentifierType>

  /// Does what may throw, and raises what UIKit raises if it does.
  private func raising<Value>(_ body: () throws(Failure) -> Value) -> Value {
    do { return try body() } catch { raise(error.exceptionReason) }
  }

  private mutating func change(_ body: (inout SectionSnapshot<ItemIdentifierType>) throws(Failure) -> Void) {
    do { try body(&snapshot) } catch { raise(error.exceptionReason) }
  }

  // MARK: Building

  /// Puts items at the end, below a parent or as roots.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    change { snapshot throws(Failure) in try snapshot.append(items, to: parent) }
  }

  /// Puts items before another one.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    if items.isEmpty { return }
    change { snapshot throws(Failure) in try snapshot.insert(items, before: item) }
  }

  /// Puts items behind another one and all that is below it.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    if items.isEmpty { return }
    change { snapshot throws(Failure) in try snapshot.insert(items, after: item) }
  }

  /// Puts an outline before an item.
  public mutating func insert(
    _ other: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType
  ) {
    change { snapshot throws(Failure) in try snapshot.insert(other.snapshot, before: item) }
  }

  /// Puts an outline behind an item and all that is below it.
  public mutating func insert(
    _ other: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType
  ) {
    change { snapshot throws(Failure) in try snapshot.insert(other.snapshot, after: item) }
  }

  /// Takes items out with all that is below them.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    change { snapshot throws(Failure) in try snapshot.delete(items) }
  }

  /// Takes all items out.
  public mutating func deleteAll() {
    snapshot.deleteAll()
  }

  /// Puts an outline in place of all that is below an item.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using other: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    change { snapshot throws(Failure) in try snapshot.replace(childrenOf: parent, using: other.snapshot) }
  }

  // MARK: State

  /// Shows what is below items.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    snapshot.expand(items)
  }

  /// Hides what is below items.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    snapshot.collapse(items)
  }

  /// Whether what is below an item shows.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool {
    raising { () throws(Failure) in try snapshot.isExpanded(item) }
  }

  /// Whether an item shows.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    raising { () throws(Failure) in try snapshot.isVisible(item) }
  }

  // MARK: Reading

  /// Every item, depth first.
  public var items: [ItemIdentifierType] { snapshot.items }

  /// The items without a parent.
  public var rootItems: [ItemIdentifierType] { snapshot.rootItems }

  /// The items that show.
  public var visibleItems: [ItemIdentifierType] { snapshot.visibleItems }

  /// The items whose children show.
  public var expandedItems: [ItemIdentifierType] { snapshot.expandedItems }

  /// Whether an item is there.
  public func contains(_ item: ItemIdentifierType) -> Bool { snapshot.contains(item) }

  /// Counts the ancestors of an item.
  public func level(of item: ItemIdentifierType) -> Int {
    raising { () throws(Failure) in try snapshot.level(of: item) }
  }

  /// Finds the index of an item, depth first.
  public func index(of item: ItemIdentifierType) -> Int? { snapshot.index(of: item) }

  /// Finds the item above an item.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    raising { () throws(Failure) in try snapshot.parent(of: child) }
  }

  /// Copies what is below an item.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    NSDiffableDataSourceSectionSnapshot(
      raising { () throws(Failure) in try snapshot.snapshot(of: parent, includingParent: includingParent) })
  }

  /// The outline as text.
  public func visualDescription() -> String { snapshot.visualDescription() }
}
