#if canImport(UIKit)
  import UIKit

  enum ListLayouts {
    @MainActor static func list(
      _ appearance: UICollectionLayoutListConfiguration.Appearance,
      _ headerMode: UICollectionLayoutListConfiguration.HeaderMode = .none,
      _ footerMode: UICollectionLayoutListConfiguration.FooterMode = .none
    ) -> UICollectionViewLayout {
      var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
      configuration.headerMode = headerMode
      configuration.footerMode = footerMode
      configuration.backgroundColor = .systemBackground
      configuration.showsSeparators = false
      return UICollectionViewCompositionalLayout.list(using: configuration)
    }

    @MainActor static func listBelowRow() -> UICollectionViewLayout {
      UICollectionViewCompositionalLayout { sectionIndex, layoutEnvironment in
        guard sectionIndex > 0 else {
          let item = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
          let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(0.28), heightDimension: .fractionalWidth(0.2)),
            subitems: [item])
          let section = NSCollectionLayoutSection(group: group)
          section.interGroupSpacing = 10
          section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
          return section
        }
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.leadingSwipeActionsConfigurationProvider = { _ in
          UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .normal, title: "Star") { _, _, completion in completion(true) }
          ])
        }
        if #available(iOS 14.5, *) {
          configuration.itemSeparatorHandler = { indexPath, separators in
            var separators = separators
            if indexPath.item == 0 { separators.topSeparatorVisibility = .hidden }
            return separators
          }
        }
        let section = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: layoutEnvironment)
        section.interGroupSpacing = 2
        return section
      }
    }
  }
#endif
