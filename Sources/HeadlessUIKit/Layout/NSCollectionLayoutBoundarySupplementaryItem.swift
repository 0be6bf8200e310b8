import Foundation
import IntarsiaIR

/// A header, a footer or a side item of a section or of a whole layout.
@MainActor @preconcurrency
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// Whether the section grows for the item, or the item lies over its content.
  open var extendsBoundary = true
  /// Whether the item stays in sight while any of its section is.
  open var pinToVisibleBounds = false
  /// The side or corner at which the item stands.
  public let alignment: NSRectAlignment
  /// A move from the aligned place, in points.
  public let offset: CGPoint

  /// Makes a boundary item with a move from its aligned place.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      size: layoutSize, elementKind: elementKind, containerAnchor: NSCollectionLayoutAnchor(edges: []),
      itemAnchor: nil)
  }

  /// Makes a boundary item.
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  /// The boundary item in the intermediate representation; without an alignment it has no extent (`R90`).
  public var boundarySpec: BoundarySpec {
    let hasPlace = alignment.spec != nil
    return BoundarySpec(
      elementKind: elementKind, size: hasPlace ? layoutSize.spec : LayoutSize(width: 0, height: 0),
      alignment: alignment.spec ?? .top, offset: Point(offset), extendsBoundary: extendsBoundary,
      pinToVisibleBounds: pinToVisibleBounds && hasPlace, contentInsets: hasPlace ? contentInsets.spec : .zero,
      zIndex: zIndex)
  }

  override var identity: AnyHashable { boundarySpec }

  override func duplicate() -> NSCollectionLayoutBoundarySupplementaryItem {
    let copy = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: offset)
    copy.zIndex = zIndex
    copy.extendsBoundary = extendsBoundary
    copy.pinToVisibleBounds = pinToVisibleBounds
    return duplicate(copy)
  }
}
