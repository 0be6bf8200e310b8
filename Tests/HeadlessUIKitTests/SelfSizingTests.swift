import Foundation
import Testing

import HeadlessUIKit

@Suite("Views measure themselves while they are visible")
@MainActor struct SelfSizingTests {
  /// A list of sixty rows whose heights repeat as in the rule.
  private func rows() -> (UICollectionView, HeightSource) {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.interGroupSpacing = 3
    let source = HeightSource(count: 60, heights: [31, 50, 31, 69, 31])
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    view.register(HeightCell.self, forCellWithReuseIdentifier: "row")
    view.dataSource = source
    return (view, source)
  }

  @Test("Only visible rows are asked, from the top down (R157)")
  func visibleRows() {
    let (view, source) = rows()
    view.layoutIfNeeded()
    #expect(source.asked.count == 11)
    #expect(view.contentSize == CGSize(width: 320, height: 2788))
    #expect(view.cellForItem(at: IndexPath(item: 3, section: 0))?.frame == CGRect(x: 0, y: 121, width: 320, height: 69))

    view.contentOffset.y = 500
    view.layoutIfNeeded()
    #expect(source.asked.count == 22)
    #expect(view.contentSize.height == 2778)
    #expect(view.contentOffset.y == 500)
  }

  @Test("The first visible row stays where it is while rows are measured (R160)")
  func anchoring() throws {
    let (view, source) = rows()
    defer { withExtendedLifetime(source) {} }
    view.layoutIfNeeded()
    for offset in stride(from: 1500, to: 700, by: -40) {
      view.contentOffset.y = CGFloat(offset)
      let visible = try #require(view.collectionViewLayout.layoutAttributesForElements(in: view.bounds))
      let first = try #require(visible.min { $0.frame.minY < $1.frame.minY })
      let before = first.frame.minY - view.contentOffset.y
      view.layoutIfNeeded()
      let after = try #require(view.layoutAttributesForItem(at: first.indexPath))
      #expect(after.frame.minY - view.contentOffset.y == before)
    }
  }

  @Test("Answers stand until the layout is invalidated from outside (R158)")
  func invalidation() {
    let (view, source) = rows()
    view.layoutIfNeeded()
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(source.asked.count == 11)
    view.collectionViewLayout.invalidateLayout()
    #expect(view.collectionViewLayout.collectionViewContentSize.height == 2817)
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 2788)
  }
}

/// Gives rows of known heights, and notes which were asked.
@MainActor final class HeightSource: NSObject, UICollectionViewDataSource {
  let count: Int
  let heights: [CGFloat]
  var asked: Set<Int> = []

  init(count: Int, heights: [CGFloat]) {
    self.count = count
    self.heights = heights
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    if let cell = cell as? HeightCell {
      cell.height = heights[indexPath.item % heights.count]
      cell.onAsk = { [weak self] in self?.asked.insert(indexPath.item) }
    }
    return cell
  }
}

final class HeightCell: UICollectionViewCell {
  var height: CGFloat = 0
  var onAsk: (() -> Void)?

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    onAsk?()
    return CGSize(width: size.width, height: height)
  }
}
