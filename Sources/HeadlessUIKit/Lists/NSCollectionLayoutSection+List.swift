import Foundation
import IntarsiaIR

extension NSCollectionLayoutSection {
  /// Makes a section that looks like a table (`R180`–`R186`).
  public class func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsetsReference = .none
    section.contentInsets = configuration.sectionInsets
    if configuration.headerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        configuration.boundaryItem(kind: UICollectionView.elementKindSectionHeader, alignment: .top))
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        configuration.boundaryItem(kind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
    }
    section.listConfiguration = configuration
    return section
  }
}

extension UICollectionViewCompositionalLayout {
  /// Makes a layout all of whose sections look like tables.
  public class func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout { _, environment in
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
  }
}

extension UICollectionLayoutListConfiguration {
  private var isPlain: Bool { appearance == .plain || appearance == .sidebarPlain }

  /// A header or footer: pinned in the plain appearances, above everything (`R180`).
  fileprivate func boundaryItem(
    kind: String, alignment: NSRectAlignment
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(isPlain ? 28 : 17.5))
    let item = NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: kind, alignment: alignment)
    item.pinToVisibleBounds = isPlain
    item.zIndex = 200
    return item
  }

  /// The insets of the appearance (`R181`).
  fileprivate var sectionInsets: NSDirectionalEdgeInsets {
    let sides: CGFloat
    let top: CGFloat
    let bottom: CGFloat
    switch appearance {
    case .plain:
      sides = 0
      top = headerMode == .firstItemInSection ? headerTopPadding ?? 22 : 0
      bottom = 0
    case .grouped, .insetGrouped:
      sides = appearance == .insetGrouped ? 16 : 0
      top = headerMode == .none ? 35 : 0
      bottom = footerMode == .none ? 20 : 0
    case .sidebar, .sidebarPlain:
      sides = 10 / 0.77
      top = 0
      bottom = appearance == .sidebar && footerMode == .none ? 10 : 0
    }
    return NSDirectionalEdgeInsets(top: top, leading: sides, bottom: bottom, trailing: sides)
  }
}
