import IntarsiaIR

/// An element that badges can be anchored to.
///
/// It gives items and groups the same modifiers. It is not meant for conformances of your own.
public protocol SupplementaryHosting {
  /// What is anchored to the element.
  var supplementaryItems: [SupplementarySpec] { get set }
}

extension ItemSpec: SupplementaryHosting {}
extension GroupSpec: SupplementaryHosting {}

extension SupplementaryHosting {
  /// Adds supplementaries that are anchored to the element (`R93`).
  public func supplementaryItems(_ items: [SupplementarySpec]) -> Self {
    var element = self
    element.supplementaryItems += items
    return element
  }

  /// Adds supplementaries that are anchored to the element (`R93`).
  public func supplementaryItems(
    @LayoutBuilder<[SupplementarySpec]> _ items: () -> [SupplementarySpec]
  ) -> Self {
    supplementaryItems(items())
  }

  /// Adds one supplementary that is anchored to the element (`R93`).
  ///
  /// ```swift
  /// let app = Item().badge("unread", width: 20, height: 20, at: .topTrailing)
  /// ```
  /// <!-- example: check
  /// let layout = Layout { Section { HGroup(height: 60) { app } } }
  /// #expect(
  ///   layout.solve(itemCount: 1, in: Container(width: 100, height: 100)).supplementaries[0].frame
  ///     == Rect(x: 80, y: 0, width: 20, height: 20))
  /// -->
  /// - Parameters:
  ///   - elementKind: the name under which the badge is registered.
  ///   - width: the width of the badge.
  ///   - height: the height of the badge.
  ///   - containerAnchor: the point of the element at which the badge stands.
  ///   - itemAnchor: the badge's own point that is laid there; the container anchor's edges when left out.
  /// - Returns: the element with the badge.
  public func badge(
    _ elementKind: String, width: Dimension, height: Dimension, at containerAnchor: Anchor = .topTrailing,
    itemAnchor: Anchor? = nil
  ) -> Self {
    supplementaryItems([
      SupplementarySpec(
        elementKind, width: width, height: height, containerAnchor: containerAnchor, itemAnchor: itemAnchor)
    ])
  }
}
