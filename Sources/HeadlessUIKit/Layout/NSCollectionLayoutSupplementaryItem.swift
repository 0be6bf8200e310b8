import Foundation
import IntarsiaIR

/// An extra element, such as a badge, anchored to an item or a group.
@MainActor @preconcurrency open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// How high the supplementary lies.
  open var zIndex = 1
  /// The name under which the element is registered.
  public let elementKind: String
  /// The point of the host at which the supplementary stands.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The supplementary's own point that is laid there.
  public let itemAnchor: NSCollectionLayoutAnchor?

  init(
    size: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor?
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: size, supplementaryItems: [])
  }

  /// Makes a supplementary whose own anchor is the container's.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(size: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor, itemAnchor: nil)
  }

  /// Makes a supplementary with an anchor of its own.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(size: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor, itemAnchor: itemAnchor)
  }

  /// The supplementary in the intermediate representation.
  public var supplementarySpec: SupplementarySpec {
    SupplementarySpec(
      elementKind: elementKind, size: layoutSize.spec, contentInsets: contentInsets.spec, zIndex: zIndex,
      containerAnchor: containerAnchor.spec, itemAnchor: itemAnchor?.spec)
  }

  override var identity: AnyHashable { supplementarySpec }

  override func duplicate() -> NSCollectionLayoutSupplementaryItem {
    let copy = NSCollectionLayoutSupplementaryItem(
      size: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor, itemAnchor: itemAnchor)
    copy.zIndex = zIndex
    return duplicate(copy)
  }
}
