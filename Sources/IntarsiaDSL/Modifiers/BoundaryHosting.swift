import IntarsiaIR

/// An element that headers, footers and side items can stand around.
///
/// It gives sections and whole layouts the same modifiers. It is not meant for conformances of your own.
public protocol BoundaryHosting {
  /// What stands around the element.
  var boundarySupplementaryItems: [BoundarySpec] { get set }
}

extension SectionSpec: BoundaryHosting {}
extension LayoutConfiguration: BoundaryHosting {}

extension BoundaryHosting {
  /// Adds headers, footers and side items (`R80`).
  public func boundarySupplementaryItems(_ items: [BoundarySpec]) -> Self {
    var element = self
    element.boundarySupplementaryItems += items
    return element
  }

  /// Adds headers, footers and side items (`R80`).
  public func boundarySupplementaryItems(
    @LayoutBuilder<[BoundarySpec]> _ items: () -> [BoundarySpec]
  ) -> Self {
    boundarySupplementaryItems(items())
  }

  /// Adds a header; for more than its size, place and pin see `boundarySupplementaryItems`.
  ///
  /// In a layout that scrolls horizontally a header stands at the leading edge: say so (`R88`).
  ///
  /// - Parameters:
  ///   - elementKind: the name under which the header is registered.
  ///   - width: the width of the header's slot.
  ///   - height: the height of the header's slot.
  ///   - alignment: the side or corner at which the header stands.
  ///   - pinToVisibleBounds: whether it stays in sight while any of its section is (`R107`).
  /// - Returns: the element with the header.
  public func header(
    _ elementKind: String, width: Dimension = .fractionalWidth(1), height: Dimension = .estimated(44),
    alignment: BoundarySpec.Alignment = .top, pinToVisibleBounds: Bool = false
  ) -> Self {
    boundarySupplementaryItems([
      BoundarySpec(elementKind, width: width, height: height, alignment: alignment)
        .pinToVisibleBounds(pinToVisibleBounds)
    ])
  }

  /// Adds a footer; for more than its size, place and pin see `boundarySupplementaryItems`.
  ///
  /// In a layout that scrolls horizontally a footer stands at the trailing edge: say so (`R88`).
  ///
  /// - Parameters:
  ///   - elementKind: the name under which the footer is registered.
  ///   - width: the width of the footer's slot.
  ///   - height: the height of the footer's slot.
  ///   - alignment: the side or corner at which the footer stands.
  ///   - pinToVisibleBounds: whether it stays in sight while any of its section is (`R108`).
  /// - Returns: the element with the footer.
  public func footer(
    _ elementKind: String, width: Dimension = .fractionalWidth(1), height: Dimension = .estimated(44),
    alignment: BoundarySpec.Alignment = .bottom, pinToVisibleBounds: Bool = false
  ) -> Self {
    boundarySupplementaryItems([
      BoundarySpec(elementKind, width: width, height: height, alignment: alignment)
        .pinToVisibleBounds(pinToVisibleBounds)
    ])
  }
}
