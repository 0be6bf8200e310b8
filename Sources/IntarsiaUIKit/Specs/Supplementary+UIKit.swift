import IntarsiaIR

#if os(Linux)
  import HeadlessUIKit
#elseif canImport(UIKit) && !os(watchOS)
  import UIKit
#endif

#if os(Linux) || (canImport(UIKit) && !os(watchOS))
  extension SupplementarySpec {
    /// Makes the supplementary as UIKit has it.
    @MainActor public func collectionLayoutSupplementaryItem() -> NSCollectionLayoutSupplementaryItem {
      let size = size.collectionLayoutSize
      let anchor = containerAnchor.collectionLayoutAnchor
      let item: NSCollectionLayoutSupplementaryItem
      if let itemAnchor {
        item = NSCollectionLayoutSupplementaryItem(
          layoutSize: size, elementKind: elementKind, containerAnchor: anchor,
          itemAnchor: itemAnchor.collectionLayoutAnchor)
      } else {
        item = NSCollectionLayoutSupplementaryItem(
          layoutSize: size, elementKind: elementKind, containerAnchor: anchor)
      }
      item.contentInsets = contentInsets.directionalEdgeInsets
      item.zIndex = zIndex
      return item
    }
  }

  extension BoundarySpec {
    /// Makes the boundary item as UIKit has it.
    @MainActor public func collectionLayoutBoundarySupplementaryItem() -> NSCollectionLayoutBoundarySupplementaryItem {
      let item = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size.collectionLayoutSize, elementKind: elementKind, alignment: alignment.rectAlignment,
        absoluteOffset: CGPoint(x: offset.x, y: offset.y))
      item.extendsBoundary = extendsBoundary
      item.pinToVisibleBounds = pinToVisibleBounds
      item.contentInsets = contentInsets.directionalEdgeInsets
      item.zIndex = zIndex
      return item
    }
  }

  extension DecorationSpec {
    /// Makes the background as UIKit has it.
    ///
    /// Its view's class is registered with the layout, as always.
    @MainActor public func collectionLayoutDecorationItem() -> NSCollectionLayoutDecorationItem {
      let item = NSCollectionLayoutDecorationItem.background(elementKind: elementKind)
      item.contentInsets = contentInsets.directionalEdgeInsets
      item.zIndex = zIndex
      return item
    }
  }
#endif
