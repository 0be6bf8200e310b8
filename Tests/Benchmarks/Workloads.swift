import IntarsiaIR
import IntarsiaSolver

/// The layouts that are measured.
enum Workloads {
  static let container = Container(width: 390, height: 844, scale: 2)

  /// Three columns, 100 high, 8 apart.
  static let grid = SectionSpec(
    group: GroupSpec(
      axis: .horizontal, size: LayoutSize(height: 100),
      content: .children([.item(ItemSpec(size: LayoutSize(width: .fractionalWidth(1.0 / 3))))]),
      interItemSpacing: 8),
    interGroupSpacing: 8)

  static func grid(items: Int) -> LayoutInput {
    LayoutInput(grid, itemCount: items, container: container)
  }

  /// The same grid in many sections.
  static func grid(items: Int, sections: Int) -> LayoutInput {
    LayoutInput(
      container: container, layouts: [.init(kind: "grid", section: grid)],
      sections: (0..<sections).map { _ in .init(layout: 0, itemCount: items / sections) })
  }

  /// Rows as high as their content.
  static func list(rows: Int) -> LayoutInput {
    let item = ItemSpec(size: LayoutSize(height: .estimated(44)))
    let section = SectionSpec(
      group: GroupSpec(axis: .vertical, size: LayoutSize(height: .estimated(44)), content: .children([.item(item)])),
      interGroupSpacing: 3)
    return LayoutInput(section, itemCount: rows, container: container)
  }

  static let pills = SectionSpec(
    group: GroupSpec(
      axis: .horizontal, size: LayoutSize(height: 36),
      content: .children([.item(ItemSpec(size: LayoutSize(width: .fractionalWidth(0.25))))]), interItemSpacing: 6),
    contentInsets: Insets(top: 8, leading: 16, bottom: 8, trailing: 16), interGroupSpacing: 6)

  static let banners = SectionSpec(
    group: GroupSpec(
      axis: .horizontal, size: LayoutSize(width: .fractionalWidth(0.9), height: 200),
      content: .children([.item(ItemSpec(size: LayoutSize()))])),
    interGroupSpacing: 12, orthogonalScrollingBehavior: .groupPagingCentered,
    boundarySupplementaryItems: [
      BoundarySpec(elementKind: "header", size: LayoutSize(height: 44), alignment: .top, pinToVisibleBounds: true)
    ])

  static let stacks = SectionSpec(
    group: GroupSpec(
      axis: .horizontal, size: LayoutSize(height: 270),
      content: .children([
        .group(
          GroupSpec(
            axis: .vertical, size: LayoutSize(width: .fractionalWidth(0.5)),
            content: .equal(count: 3, child: .item(ItemSpec(size: LayoutSize()))), interItemSpacing: 4))
      ]), interItemSpacing: 8),
    boundarySupplementaryItems: [
      BoundarySpec(elementKind: "header", size: LayoutSize(height: 44), alignment: .top)
    ],
    decorationItems: [DecorationSpec(elementKind: "background")])

  /// Pills, a carousel of banners with a pinned header, and columns of three, over and over: 46 items each time.
  static func feed(items: Int) -> LayoutInput {
    let rounds = max(1, items / 46)
    var sections: [LayoutInput.Section] = []
    for _ in 0..<rounds {
      sections.append(.init(layout: 0, itemCount: 16))
      sections.append(.init(layout: 1, itemCount: 6))
      sections.append(.init(layout: 2, itemCount: 24))
    }
    return feed(sections)
  }

  /// The same feed with so many sections, whose number of items grows.
  static func feed(items: Int, sections: Int) -> LayoutInput {
    feed((0..<sections).map { .init(layout: $0 % 3, itemCount: items / sections) })
  }

  private static func feed(_ sections: [LayoutInput.Section]) -> LayoutInput {
    LayoutInput(
      container: container,
      layouts: [
        .init(kind: "pills", section: pills), .init(kind: "banners", section: banners),
        .init(kind: "stacks", section: stacks),
      ],
      sections: sections)
  }
}
