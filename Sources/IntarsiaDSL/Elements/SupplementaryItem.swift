import IntarsiaIR

/// A badge as layouts are written: the tree's own value.
public typealias SupplementaryItem = SupplementarySpec

extension SupplementarySpec {
  /// Makes a supplementary; an axis that is left out is as long as the host, a literal is absolute.
  ///
  /// - Parameters:
  ///   - elementKind: the name under which the element is registered, unlike others of the section (`R91c`).
  ///   - width: the width, a fraction being of the item, or of the box that sized the group (`R95`, `R96`).
  ///   - height: the height, likewise.
  ///   - containerAnchor: the point of the host at which the supplementary stands (`R93`).
  ///   - itemAnchor: the supplementary's own point that is laid there; the container anchor's edges when left out.
  public init(
    _ elementKind: String, width: Dimension = .fractionalWidth(1), height: Dimension = .fractionalHeight(1),
    containerAnchor: Anchor, itemAnchor: Anchor? = nil
  ) {
    self.init(
      elementKind: elementKind, size: LayoutSize(width: width, height: height), containerAnchor: containerAnchor,
      itemAnchor: itemAnchor)
  }

  /// Sets the point of the host at which the supplementary stands (`R93`).
  public func containerAnchor(_ anchor: Anchor) -> SupplementarySpec {
    var item = self
    item.containerAnchor = anchor
    return item
  }

  /// Sets the supplementary's own point that is laid at the container anchor (`R93`).
  public func itemAnchor(_ anchor: Anchor?) -> SupplementarySpec {
    var item = self
    item.itemAnchor = anchor
    return item
  }
}
