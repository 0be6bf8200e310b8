#if canImport(UIKit)
  import UIKit

  enum GroupLayouts {
    @MainActor static func nestedGroups() -> UICollectionViewLayout {
      UICollectionViewCompositionalLayout {
        (sectionIndex: Int, layoutEnvironment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? in
        let leadingItem = NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(0.7), heightDimension: .fractionalHeight(1.0)))
        leadingItem.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)

        let trailingItem = NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(0.3)))
        trailingItem.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
        let trailingGroup = NSCollectionLayoutGroup.vertical(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(0.3), heightDimension: .fractionalHeight(1.0)),
          subitem: trailingItem, count: 2)

        let nestedGroup = NSCollectionLayoutGroup.horizontal(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(0.4)),
          subitems: [leadingItem, trailingGroup])
        return NSCollectionLayoutSection(group: nestedGroup)
      }
    }

    @MainActor static func threeColumns() -> UICollectionViewLayout {
      let itemSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0))
      let item = NSCollectionLayoutItem(layoutSize: itemSize)
      let groupSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(44))
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitem: item, count: 3)
      group.interItemSpacing = .fixed(10)
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 10
      section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
      return UICollectionViewCompositionalLayout(section: section)
    }

    @MainActor static func stackOfFour() -> UICollectionViewLayout {
      let item = NSCollectionLayoutItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(1)))
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(200)),
        subitem: item, count: 4)
      group.interItemSpacing = .fixed(4)
      return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }

    @MainActor static func repeatedTiles() -> UICollectionViewLayout {
      let item = NSCollectionLayoutItem(
        layoutSize: .init(widthDimension: .absolute(70), heightDimension: .fractionalHeight(1)))
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(70))
      let group: NSCollectionLayoutGroup
      if #available(iOS 16.0, *) {
        group = NSCollectionLayoutGroup.horizontal(layoutSize: size, repeatingSubitem: item, count: 3)
      } else {
        group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitem: item, count: 3)
      }
      group.interItemSpacing = .flexible(5)
      return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }

    @MainActor static func repeatedColumns() -> UICollectionViewLayout {
      let item = NSCollectionLayoutItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)))
      let column = NSCollectionLayoutGroup.vertical(
        layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)),
        repeatingSubitem: item, count: 2)
      let row = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(90)),
        repeatingSubitem: column, count: 2)
      return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: row))
    }

    @MainActor static func waterfall() -> UICollectionViewLayout {
      UICollectionViewCompositionalLayout { _, environment in
        let heights: [CGFloat] = [120, 80, 150, 60, 90]
        let columns = 2
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(300))
        let group = NSCollectionLayoutGroup.custom(layoutSize: size) { environment in
          let width = environment.container.effectiveContentSize.width / CGFloat(columns)
          var bottoms = [CGFloat](repeating: 0, count: columns)
          return heights.enumerated().map { index, height in
            let column = index % columns
            let frame = CGRect(x: width * CGFloat(column), y: bottoms[column], width: width, height: height)
            bottoms[column] = frame.maxY
            return NSCollectionLayoutGroupCustomItem(frame: frame, zIndex: index)
          }
        }
        return NSCollectionLayoutSection(group: group)
      }
    }

    @MainActor static func insetFan() -> UICollectionViewLayout {
      let fan = NSCollectionLayoutGroup.custom(
        layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(0.25))
      ) { environment in
        let container = environment.container
        return [
          NSCollectionLayoutGroupCustomItem(frame: CGRect(origin: .zero, size: container.effectiveContentSize)),
          NSCollectionLayoutGroupCustomItem(
            frame: CGRect(
              x: container.contentInsets.leading, y: container.contentInsets.top,
              width: container.contentSize.width / 2, height: 20)),
        ]
      }
      fan.contentInsets = .init(top: 1, leading: 2, bottom: 3, trailing: 4)
      let item = NSCollectionLayoutItem(
        layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
      let row = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.25)),
        subitems: [item, fan])
      return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: row))
    }
  }
#endif
