import IntarsiaIR
import IntarsiaSolver

/// The layouts that the tests draw.
enum Screen {
  static let phone = Container(width: 390, height: 844)
  static let tablet = Container(width: 820, height: 1180)

  /// Banners that page, categories that scroll freely, and a list under a pinned header on a background.
  static func delivery(in container: Container = phone, restaurants: Int = 7) -> LayoutInput {
    LayoutInput(
      container: container, configuration: LayoutConfiguration(interSectionSpacing: 16),
      layouts: [
        .init(kind: "banners", section: banners), .init(kind: "categories", section: categories),
        .init(kind: "restaurants", section: self.restaurants),
      ],
      sections: [
        .init(layout: 0, itemCount: 3), .init(layout: 1, itemCount: 6), .init(layout: 2, itemCount: restaurants),
      ])
  }

  static var banners: SectionSpec {
    SectionSpec(
      group: row(height: 200, ItemSpec(size: LayoutSize())), orthogonalScrollingBehavior: .groupPaging)
  }

  static var categories: SectionSpec {
    SectionSpec(
      group: row(
        height: .estimated(150),
        ItemSpec(
          size: LayoutSize(width: .fractionalWidth(0.25)),
          contentInsets: Insets(top: 15, leading: 25, bottom: 15, trailing: 0))),
      orthogonalScrollingBehavior: .continuous)
  }

  static var restaurants: SectionSpec {
    SectionSpec(
      group: row(height: 120, ItemSpec(size: LayoutSize())),
      contentInsets: Insets(top: 8, leading: 16, bottom: 8, trailing: 16), interGroupSpacing: 12,
      boundarySupplementaryItems: [
        BoundarySpec(
          elementKind: "title", size: LayoutSize(height: 44), alignment: .top, pinToVisibleBounds: true)
      ],
      decorationItems: [
        DecorationSpec(elementKind: "card", contentInsets: Insets(top: 0, leading: 4, bottom: 0, trailing: 4))
      ])
  }

  /// Three equal columns, as high as a third of the width.
  static func frameworks(in container: Container = phone, count: Int = 42) -> LayoutInput {
    LayoutInput(
      SectionSpec(
        group: GroupSpec(
          axis: .horizontal, size: LayoutSize(height: .fractionalWidth(1.0 / 3)),
          content: .equal(count: 3, child: .item(ItemSpec(size: LayoutSize())))),
        contentInsets: Insets(horizontal: 16)),
      itemCount: count, container: container)
  }

  static func row(height: Dimension, _ item: ItemSpec) -> GroupSpec {
    GroupSpec(axis: .horizontal, size: LayoutSize(height: height), content: .children([.item(item)]))
  }

  static func solve(_ input: LayoutInput, viewport: Viewport = Viewport()) -> LayoutSolution {
    LayoutSolver().solve(input, viewport: viewport)
  }
}

extension Screen {
  /// One of each kind, odd ones included.
  static var all: [LayoutInput] {
    var reversed = delivery()
    reversed.container.layoutDirection = .rightToLeft
    var sideways = delivery(restaurants: 30)
    sideways.configuration.scrollDirection = .horizontal
    var both = sideways
    both.container.layoutDirection = .rightToLeft
    var broken = delivery()
    broken.container = Container(width: .nan, height: .infinity)
    var none = delivery()
    none.container = Container(width: 0, height: 0)
    var many = delivery()
    many.sections[2].itemCount = 1_000_000_000
    return [delivery(), delivery(in: tablet), frameworks(), reversed, sideways, both, broken, none, many]
  }
}
