#if canImport(UIKit)
  import UIKit

  enum EnvironmentLayouts {
    @MainActor static func adaptiveColumns() -> UICollectionViewLayout {
      UICollectionViewCompositionalLayout { sectionIndex, environment in
        let wide = environment.container.effectiveContentSize.width > 500
        let regular = environment.traitCollection.horizontalSizeClass == .regular
        let columns = sectionIndex == 0 ? 1 : wide || regular ? 5 : 3
        let item = NSCollectionLayoutItem(
          layoutSize: .init(widthDimension: .fractionalWidth(0.2), heightDimension: .fractionalHeight(1)))
        item.contentInsets = .init(top: 2, leading: 2, bottom: 2, trailing: 2)
        let groupHeight: NSCollectionLayoutDimension = columns == 1 ? .absolute(44) : .fractionalWidth(0.2)
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: groupHeight),
          subitem: item, count: columns)
        return NSCollectionLayoutSection(group: group)
      }
    }

    @MainActor static func references() -> UICollectionViewLayout {
      let references: [UIContentInsetsReference] = [.automatic, .none, .safeArea, .layoutMargins, .readableContent]
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.contentInsetsReference = .layoutMargins
      return UICollectionViewCompositionalLayout(
        sectionProvider: { index, _ in
          let item = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
          let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
            subitems: [item])
          let section = NSCollectionLayoutSection(group: group)
          section.contentInsetsReference = references[index]
          let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)),
            elementKind: "header", alignment: .top)
          section.boundarySupplementaryItems = [header]
          if #available(iOS 16.0, *), index == 3 {
            section.supplementaryContentInsetsReference = .none
          }
          return section
        }, configuration: configuration)
    }

    @MainActor static func tags() -> UICollectionViewLayout {
      let item = NSCollectionLayoutItem(
        layoutSize: .init(widthDimension: .estimated(100), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)), subitems: [item])
      group.interItemSpacing = .fixed(10)
      return UICollectionViewCompositionalLayout(section: .init(group: group))
    }

    @MainActor static func estimatedCards() -> UICollectionViewLayout {
      let item = NSCollectionLayoutItem(
        layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(50)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(50)),
        subitem: item, count: 2)
      group.interItemSpacing = .fixed(5)
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 3
      section.boundarySupplementaryItems = [
        .init(
          layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(28)),
          elementKind: "header", alignment: .top)
      ]
      return UICollectionViewCompositionalLayout(section: section)
    }

    @MainActor static func equalHeights() -> UICollectionViewLayout {
      let height: NSCollectionLayoutDimension
      if #available(iOS 17.0, *) {
        height = .uniformAcrossSiblings(estimate: 50)
      } else {
        height = .estimated(50)
      }
      let item = NSCollectionLayoutItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1 / 3), heightDimension: height))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: height), subitems: [item])
      return UICollectionViewCompositionalLayout(section: .init(group: group))
    }
  }
#endif
