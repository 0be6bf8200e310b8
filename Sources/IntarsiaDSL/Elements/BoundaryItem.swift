import IntarsiaIR

/// A header, a footer or a side item as layouts are written: the tree's own value.
public typealias BoundaryItem = BoundarySpec

/// The long name of ``BoundaryItem``.
public typealias BoundarySupplementaryItem = BoundarySpec

extension BoundarySpec {
  /// Makes a boundary item; an axis that is left out fills the section, a literal is absolute.
  ///
  /// - Parameters:
  ///   - elementKind: the name under which the element is registered, unlike others of the section (`R91c`).
  ///   - width: the width of the item's slot (`R80`).
  ///   - height: the height of the item's slot (`R80`).
  ///   - alignment: the side or corner at which the item stands (`R88`).
  public init(
    _ elementKind: String, width: Dimension = .fractionalWidth(1), height: Dimension = .fractionalHeight(1),
    alignment: Alignment
  ) {
    self.init(elementKind: elementKind, size: LayoutSize(width: width, height: height), alignment: alignment)
  }

  /// Sets the side or corner at which the item stands (`R88`).
  public func alignment(_ alignment: Alignment) -> BoundarySpec {
    var item = self
    item.alignment = alignment
    return item
  }

  /// Sets a move from the aligned place, in points; it counts for how far the section grows (`R84`).
  public func offset(_ offset: Point) -> BoundarySpec {
    var item = self
    item.offset = offset
    return item
  }

  /// Sets a move from the aligned place, in points; it counts for how far the section grows (`R84`).
  public func offset(x: Double = 0, y: Double = 0) -> BoundarySpec {
    offset(Point(x: x, y: y))
  }

  /// Sets whether the item lies outside the content, or inside and over it (`R83`, `R85`).
  public func extendsBoundary(_ extends: Bool) -> BoundarySpec {
    var item = self
    item.extendsBoundary = extends
    return item
  }

  /// Sets whether the item stays in sight while any of its section is (`R107`).
  public func pinToVisibleBounds(_ pins: Bool = true) -> BoundarySpec {
    var item = self
    item.pinToVisibleBounds = pins
    return item
  }
}
