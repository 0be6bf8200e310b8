#if canImport(UIKit)
  import UIKit

  final class RoundedBackgroundView: UICollectionReusableView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      backgroundColor = .systemGray
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }
  }

  enum DecorationLayouts {
    static let backgroundKind = "background"

    @MainActor static func cards() -> UICollectionViewLayout {
      let layout = UICollectionViewCompositionalLayout { _, _ -> NSCollectionLayoutSection? in
        let item = NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0)))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(44)),
          subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 5
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)

        let background = NSCollectionLayoutDecorationItem.background(elementKind: backgroundKind)
        background.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
        section.decorationItems = [background]
        return section
      }
      layout.register(RoundedBackgroundView.self, forDecorationViewOfKind: backgroundKind)
      return layout
    }

    @MainActor static func twoLayers() -> UICollectionViewLayout {
      let item = NSCollectionLayoutItem(
        layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.5)),
        subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.boundarySupplementaryItems = [
        .init(
          layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
          elementKind: "title", alignment: .top)
      ]
      let far = NSCollectionLayoutDecorationItem.background(elementKind: "far")
      far.zIndex = -1
      let near = NSCollectionLayoutDecorationItem.background(elementKind: "near")
      near.contentInsets = .init(top: 30, leading: 0, bottom: 0, trailing: 0)
      section.decorationItems = [far, near]

      let layout = UICollectionViewCompositionalLayout(section: section)
      layout.register(RoundedBackgroundView.self, forDecorationViewOfKind: "far")
      layout.register(RoundedBackgroundView.self, forDecorationViewOfKind: "near")
      return layout
    }
  }
#endif
