import Foundation
import HeadlessUIKit

/// A collection view with plain cells and a data source that counts.
@MainActor final class Screen: NSObject, UICollectionViewDataSource {
  let view: UICollectionView
  var counts: [Int]

  init(_ counts: [Int], _ layout: UICollectionViewLayout, width: CGFloat = 320, height: CGFloat = 480) {
    self.counts = counts
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
    super.init()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
  }

  /// The frames of all elements of the content.
  var frames: [CGRect] {
    let content = CGRect(origin: .zero, size: view.collectionViewLayout.collectionViewContentSize)
    return (view.collectionViewLayout.layoutAttributesForElements(in: content) ?? []).map(\.frame)
  }

  func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }
}

extension NSCollectionLayoutSize {
  /// All there is.
  @MainActor static var full: NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
  }

  /// Points.
  @MainActor static func points(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(height))
  }
}

extension NSCollectionLayoutSection {
  /// Rows as wide as the section.
  @MainActor static func rows(_ height: CGFloat) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
        subitems: [NSCollectionLayoutItem(layoutSize: .full)]))
  }

  /// A row of groups with the recorded insets.
  @MainActor static func row(
    _ width: NSCollectionLayoutDimension, apart: CGFloat,
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: .absolute(50)),
        subitems: [NSCollectionLayoutItem(layoutSize: .full)]))
    section.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 4, bottom: 5, trailing: 6)
    section.interGroupSpacing = apart
    section.orthogonalScrollingBehavior = behavior
    return section
  }
}
