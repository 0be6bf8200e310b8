#if canImport(UIKit)
  import UIKit

  enum SpacingLayouts {
    @MainActor private static func item(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutItem {
      NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(width), heightDimension: .fractionalHeight(height)))
    }

    @MainActor private static func row(
      _ height: CGFloat, _ items: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
      NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
        subitems: items)
    }

    @MainActor static func fixedGaps() -> UICollectionViewLayout {
      let group = row(30, [item(0.3, 1)])
      group.interItemSpacing = NSCollectionLayoutSpacing.fixed(10)
      return UICollectionViewCompositionalLayout(section: .init(group: group))
    }

    @MainActor static func flexibleGaps() -> UICollectionViewLayout {
      let group = row(30, [item(0.25, 1)])
      group.interItemSpacing = .flexible(1)
      return UICollectionViewCompositionalLayout(section: .init(group: group))
    }

    @MainActor static func centredItem() -> UICollectionViewLayout {
      let centred = item(0.5, 0.5)
      centred.edgeSpacing = NSCollectionLayoutEdgeSpacing(
        leading: .flexible(4), top: .flexible(0), trailing: .flexible(6), bottom: .fixed(7))
      return UICollectionViewCompositionalLayout(section: .init(group: row(100, [centred])))
    }

    @MainActor static func pushedItem() -> UICollectionViewLayout {
      let pushed = item(0.5, 1)
      pushed.edgeSpacing = .init(leading: .fixed(4), top: .fixed(5), trailing: .fixed(6), bottom: nil)
      return UICollectionViewCompositionalLayout(section: .init(group: row(100, [pushed])))
    }

    @MainActor static func spacedGroup() -> UICollectionViewLayout {
      let group = row(30, [item(1, 1)])
      group.edgeSpacing = .init(leading: .fixed(4), top: .fixed(5), trailing: .fixed(6), bottom: .fixed(7))
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 8
      return UICollectionViewCompositionalLayout(section: section)
    }

    @MainActor static func insetGroup() -> UICollectionViewLayout {
      let inner = item(0.5, 1)
      inner.contentInsets = .init(top: 5, leading: 6, bottom: 7, trailing: 8)
      let group = row(100, [inner])
      group.contentInsets = .init(top: 1, leading: 2, bottom: 3, trailing: 4)
      return UICollectionViewCompositionalLayout(section: .init(group: group))
    }

    @MainActor static func spacedSections() -> UICollectionViewLayout {
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.interSectionSpacing = 12
      return UICollectionViewCompositionalLayout(
        sectionProvider: { sectionIndex, environment in
          guard sectionIndex != 1 else { return nil }
          let section = NSCollectionLayoutSection(group: row(30, [item(0.5, 1)]))
          section.contentInsets = .init(top: 3, leading: 4, bottom: 5, trailing: 6)
          section.interGroupSpacing = 8
          return section
        }, configuration: configuration)
    }

    @MainActor static func mixedSizes() -> UICollectionViewLayout {
      let square = NSCollectionLayoutItem(
        layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalWidth(0.25)))
      let fixed = NSCollectionLayoutItem(
        layoutSize: .init(widthDimension: .absolute(50), heightDimension: .absolute(100)))
      let group = row(20, [fixed, square])
      group.interItemSpacing = .fixed(10)
      return UICollectionViewCompositionalLayout(section: .init(group: group))
    }
  }
#endif
