#if canImport(UIKit)
  import UIKit

  enum HeaderLayouts {
    static let headerKind = UICollectionView.elementKindSectionHeader
    static let footerKind = UICollectionView.elementKindSectionFooter

    @MainActor private static func rows(_ height: CGFloat = 44) -> NSCollectionLayoutSection {
      let itemSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0))
      let item = NSCollectionLayoutItem(layoutSize: itemSize)
      let groupSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(height))
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])
      return NSCollectionLayoutSection(group: group)
    }

    @MainActor static func pinnedHeaders() -> UICollectionViewLayout {
      let section = rows()
      section.interGroupSpacing = 5
      section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
      let headerSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(30))
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: headerSize, elementKind: headerKind, alignment: .top)
      header.pinToVisibleBounds = true
      header.zIndex = 2
      let footer = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: headerSize, elementKind: footerKind, alignment: .bottom)
      section.boundarySupplementaryItems = [header, footer]
      return UICollectionViewCompositionalLayout(section: section)
    }

    @MainActor static func pinnedFooters() -> UICollectionViewLayout {
      let section = rows(60)
      let footer = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
        elementKind: footerKind, alignment: .bottom)
      footer.pinToVisibleBounds = true
      section.boundarySupplementaryItems = [footer]
      return UICollectionViewCompositionalLayout(section: section)
    }

    @MainActor static func offsetItems() -> UICollectionViewLayout {
      let section = rows()
      section.contentInsets = .init(top: 3, leading: 4, bottom: 5, trailing: 6)
      let size = NSCollectionLayoutSize(widthDimension: .absolute(60), heightDimension: .absolute(30))
      let above = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: "above", alignment: .top, absoluteOffset: CGPoint(x: 5, y: 7))
      let inside = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: "inside", alignment: .bottom, absoluteOffset: CGPoint(x: -5, y: -7))
      inside.extendsBoundary = false
      section.boundarySupplementaryItems = [above, inside]
      return UICollectionViewCompositionalLayout(section: section)
    }

    @MainActor static func allAround() -> UICollectionViewLayout {
      let section = rows()
      let size = NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(10))
      let places: [(String, NSRectAlignment)] = [
        ("t", .top), ("tl", .topLeading), ("l", .leading), ("bl", .bottomLeading), ("b", .bottom),
        ("bt", .bottomTrailing), ("tr", .trailing), ("tt", .topTrailing),
      ]
      section.boundarySupplementaryItems = places.map { kind, alignment in
        NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: kind, alignment: alignment)
      }
      section.contentInsets = .init(top: 8, leading: 12, bottom: 8, trailing: 12)
      return UICollectionViewCompositionalLayout(section: section)
    }

    @MainActor static func fullWidthHeader() -> UICollectionViewLayout {
      let section = rows()
      section.contentInsets = .init(top: 10, leading: 20, bottom: 10, trailing: 20)
      section.supplementariesFollowContentInsets = false
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(50)),
          elementKind: headerKind, alignment: .topLeading)
      ]
      return UICollectionViewCompositionalLayout(section: section)
    }

    @MainActor static func insetHeader() -> UICollectionViewLayout {
      let section = rows()
      section.contentInsets = .init(top: 0, leading: 50, bottom: 0, trailing: 10)
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
        elementKind: headerKind, alignment: .top)
      header.contentInsets = .init(top: 0, leading: 100, bottom: 0, trailing: 10)
      section.boundarySupplementaryItems = [header]
      return UICollectionViewCompositionalLayout(section: section)
    }

    @MainActor static func layoutHeader() -> UICollectionViewLayout {
      let section = rows()
      let inner = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)),
        elementKind: headerKind, alignment: .top)
      inner.pinToVisibleBounds = true
      section.boundarySupplementaryItems = [inner]

      let top = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)),
        elementKind: "global-header", alignment: .top)
      top.pinToVisibleBounds = true
      let end = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(0.1)),
        elementKind: "global-footer", alignment: .bottom)
      let config = UICollectionViewCompositionalLayoutConfiguration()
      config.interSectionSpacing = 12
      config.boundarySupplementaryItems = [top, end]
      return UICollectionViewCompositionalLayout(section: section, configuration: config)
    }
  }
#endif
