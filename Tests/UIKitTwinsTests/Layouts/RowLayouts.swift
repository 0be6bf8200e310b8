#if canImport(UIKit)
  import UIKit

  enum RowLayouts {
    @MainActor static func rows() -> UICollectionViewLayout {
      let behaviors: [UICollectionLayoutSectionOrthogonalScrollingBehavior] = [
        .none, .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging, .groupPagingCentered,
      ]
      let layout = UICollectionViewCompositionalLayout { sectionIndex, layoutEnvironment in
        let leadingItem = NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(0.7), heightDimension: .fractionalHeight(1.0)))
        leadingItem.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
        let trailingItem = NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(0.3)))
        let trailingGroup = NSCollectionLayoutGroup.vertical(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(0.3), heightDimension: .fractionalHeight(1.0)),
          subitem: trailingItem, count: 2)
        let containerGroup = NSCollectionLayoutGroup.horizontal(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(0.85), heightDimension: .fractionalHeight(0.4)),
          subitems: [leadingItem, trailingGroup])

        let section = NSCollectionLayoutSection(group: containerGroup)
        section.orthogonalScrollingBehavior = behaviors[sectionIndex]
        if #available(iOS 17.0, *) {
          section.orthogonalScrollingProperties.bounce = .never
          section.orthogonalScrollingProperties.decelerationRate = .fast
        }
        section.interGroupSpacing = 8
        section.contentInsets = .init(top: 3, leading: 4, bottom: 5, trailing: 6)
        let headerSize = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1.0), heightDimension: .estimated(44))
        section.boundarySupplementaryItems = [
          NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: headerSize, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
        return section
      }
      return layout
    }

    @MainActor static func sidewaysPage() -> UICollectionViewLayout {
      let config = UICollectionViewCompositionalLayoutConfiguration()
      config.scrollDirection = .horizontal
      config.interSectionSpacing = 20
      let item = NSCollectionLayoutItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.25)))
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)),
        subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = .init(top: 3, leading: 4, bottom: 5, trailing: 6)
      section.boundarySupplementaryItems = [
        .init(
          layoutSize: .init(widthDimension: .absolute(60), heightDimension: .fractionalHeight(1)),
          elementKind: "side", alignment: .leading)
      ]
      section.boundarySupplementaryItems.first?.pinToVisibleBounds = true
      return UICollectionViewCompositionalLayout(section: section, configuration: config)
    }

    @MainActor static func sidewaysWithColumn() -> UICollectionViewLayout {
      let config = UICollectionViewCompositionalLayoutConfiguration()
      config.scrollDirection = .horizontal
      return UICollectionViewCompositionalLayout(
        sectionProvider: { index, _ in
          let item = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
          let group = NSCollectionLayoutGroup.vertical(
            layoutSize: .init(widthDimension: .absolute(120), heightDimension: .absolute(150)), subitems: [item])
          let section = NSCollectionLayoutSection(group: group)
          section.orthogonalScrollingBehavior = index == 0 ? .continuous : .none
          section.interGroupSpacing = 6
          return section
        }, configuration: config)
    }
  }
#endif
