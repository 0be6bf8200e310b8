import IntarsiaSnapshots

#if os(Linux)
  import HeadlessUIKit
#elseif canImport(UIKit) && !os(watchOS)
  import UIKit
#endif

#if os(Linux) || (canImport(UIKit) && !os(watchOS))
  extension Snapshot {
    /// Makes the snapshot as UIKit has it, marks included; those to reconfigure are marks to reload before iOS 15.
    ///
    /// - Complexity: O(*items* + *sections*).
    public func diffableDataSourceSnapshot() -> NSDiffableDataSourceSnapshot<SectionID, ItemID> {
      var result = NSDiffableDataSourceSnapshot<SectionID, ItemID>()
      result.appendSections(sectionIdentifiers)
      for section in sectionList {
        result.appendItems(section.items, toSection: section.identifier)
      }
      result.reloadSections(reloadedSectionIdentifiers)
      result.reloadItems(reloadedItemIdentifiers)
      if #available(iOS 15, tvOS 15, visionOS 1, *) {
        result.reconfigureItems(reconfiguredItemIdentifiers)
      } else {
        result.reloadItems(reconfiguredItemIdentifiers)
      }
      return result
    }
  }

  @available(iOS 14, tvOS 14, visionOS 1, *)
  extension SectionSnapshot {
    /// Makes the outline as UIKit has it.
    ///
    /// - Complexity: O(*items*).
    public func diffableDataSourceSectionSnapshot() -> NSDiffableDataSourceSectionSnapshot<ItemID> {
      var result = NSDiffableDataSourceSectionSnapshot<ItemID>()
      // Every item is there and its parent comes before it, so nothing is refused.
      for item in items {
        result.append([item], to: (try? parent(of: item)) ?? nil)
      }
      result.expand(expandedItems)
      return result
    }
  }
#endif
