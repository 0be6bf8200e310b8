#if canImport(UIKit)
  import UIKit

  enum BadgeLayouts {
    @MainActor static func badgedGrid() -> UICollectionViewLayout {
      let badgeAnchor = NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3))
      let badgeSize = NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(20))
      let badge = NSCollectionLayoutSupplementaryItem(
        layoutSize: badgeSize, elementKind: "badge", containerAnchor: badgeAnchor)

      let itemSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1.0))
      let item = NSCollectionLayoutItem(layoutSize: itemSize, supplementaryItems: [badge])
      item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)

      let groupSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalWidth(0.2))
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])

      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
      return UICollectionViewCompositionalLayout(section: section)
    }

    @MainActor static func anchoredOutside() -> UICollectionViewLayout {
      let tag = NSCollectionLayoutSupplementaryItem(
        layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(16)),
        elementKind: "tag",
        containerAnchor: .init(edges: .bottom, absoluteOffset: CGPoint(x: 4, y: 2)),
        itemAnchor: .init(edges: [.top, .leading], absoluteOffset: CGPoint(x: -1, y: 3)))
      tag.zIndex = 7
      let dot = NSCollectionLayoutSupplementaryItem(
        layoutSize: .init(widthDimension: .absolute(8), heightDimension: .fractionalHeight(0.25)),
        elementKind: "dot",
        containerAnchor: .init(edges: [.leading]),
        itemAnchor: .init(edges: [.trailing], fractionalOffset: CGPoint(x: 0.5, y: 0)))
      let item = NSCollectionLayoutItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
        supplementaryItems: [tag, dot])
      item.contentInsets = .init(top: 2, leading: 3, bottom: 4, trailing: 5)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)),
        subitem: item, count: 2)
      return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }

    @MainActor static func separatedColumns() -> UICollectionViewLayout {
      let line = NSCollectionLayoutSupplementaryItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(4)),
        elementKind: "line",
        containerAnchor: .init(edges: .bottom))
      let small = NSCollectionLayoutItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5)))
      let column = NSCollectionLayoutGroup.vertical(
        layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)),
        subitems: [small])
      column.supplementaryItems = [line]
      column.contentInsets = .init(top: 0, leading: 6, bottom: 0, trailing: 0)
      let big = NSCollectionLayoutItem(
        layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
      let row = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
        subitems: [big, column])
      return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: row))
    }
  }
#endif
