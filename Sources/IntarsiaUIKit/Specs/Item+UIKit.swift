import IntarsiaIR

#if os(Linux)
  import HeadlessUIKit
#elseif canImport(UIKit) && !os(watchOS)
  import UIKit
#endif

#if os(Linux) || (canImport(UIKit) && !os(watchOS))
  extension ItemSpec {
    /// Makes the item as UIKit has it.
    @MainActor public func collectionLayoutItem() -> NSCollectionLayoutItem {
      let item = NSCollectionLayoutItem(
        layoutSize: size.collectionLayoutSize,
        supplementaryItems: supplementaryItems.map { $0.collectionLayoutSupplementaryItem() })
      item.contentInsets = contentInsets.directionalEdgeInsets
      item.edgeSpacing = edgeSpacing.collectionLayoutEdgeSpacing
      return item
    }
  }

  extension ChildSpec {
    /// Makes the child as UIKit has it.
    @MainActor public func collectionLayoutItem() -> NSCollectionLayoutItem {
      switch self {
      case .item(let item): item.collectionLayoutItem()
      case .group(let group): group.collectionLayoutGroup()
      }
    }
  }
#endif
