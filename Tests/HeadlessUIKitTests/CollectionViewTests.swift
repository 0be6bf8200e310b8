import HeadlessUIKit
import Testing

@Suite("A collection view shows what its layout says")
@MainActor struct CollectionViewTests {
  /// Notes what it hears.
  final class Listener: NSObject, UICollectionViewDelegate {
    var heard: [String] = []

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      heard.append("scrolled to \(Int(scrollView.contentOffset.y))")
    }

    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
      heard.append("shows \(indexPath.item)")
    }

    func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      heard.append("hides \(indexPath.item)")
    }
  }

  @Test("Views exist for what is visible, and are used again")
  func visible() {
    let screen = Screen([100], UICollectionViewCompositionalLayout(section: .rows(160)))
    let listener = Listener()
    screen.view.delegate = listener
    screen.view.layoutIfNeeded()
    #expect(listener.heard == ["shows 0", "shows 1", "shows 2"])
    let first = screen.view.cellForItem(at: IndexPath(item: 0, section: 0))
    listener.heard = []
    screen.view.contentOffset = CGPoint(x: 0, y: 160)
    screen.view.layoutIfNeeded()
    #expect(listener.heard == ["scrolled to 160", "shows 3", "hides 0"])
    screen.view.setContentOffset(CGPoint(x: 0, y: 320), animated: true)
    screen.view.layoutIfNeeded()
    #expect(screen.view.cellForItem(at: IndexPath(item: 4, section: 0)) === first)
    #expect(screen.view.indexPathsForVisibleItems.sorted().map(\.item) == [2, 3, 4])
    #expect(first.flatMap { screen.view.indexPath(for: $0) } == IndexPath(item: 4, section: 0))
    #expect(screen.view.indexPathForItem(at: CGPoint(x: 10, y: 500)) == IndexPath(row: 3, section: 0))
    #expect(screen.view.contentSize == CGSize(width: 320, height: 16000))
  }

  @Test("Decorations and supplementaries have views below and above the cells")
  func layers() {
    let section = NSCollectionLayoutSection.rows(40)
    section.decorationItems = [.background(elementKind: "paper")]
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: .points(100, 20), elementKind: "header", alignment: .topLeading)
    ]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "paper")
    let screen = Screen([2], layout)
    screen.view.layoutIfNeeded()
    #expect(screen.view.subviews.first?.frame == CGRect(x: 0, y: 0, width: 320, height: 100))
    #expect(screen.view.subviews.count == 4)
    #expect(
      screen.view.supplementaryView(forElementKind: "header", at: IndexPath(item: 0, section: 0))?.frame
        == CGRect(x: 0, y: 0, width: 100, height: 20))
    #expect(
      layout.layoutAttributesForDecorationView(ofKind: "paper", at: IndexPath(item: 0, section: 0))?.frame
        == CGRect(x: 0, y: 0, width: 320, height: 100))
  }

  @Test("Pinned headers follow the visible part, which bars make smaller (R106)")
  func pins() {
    let section = NSCollectionLayoutSection.rows(40)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .points(320, 20), elementKind: "header", alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    let screen = Screen([30], UICollectionViewCompositionalLayout(section: section))
    screen.view.safeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0)
    screen.view.contentOffset.y = 100
    screen.view.layoutIfNeeded()
    let view = screen.view.supplementaryView(forElementKind: "header", at: IndexPath(item: 0, section: 0))
    #expect(view?.frame.minY == 144)
    screen.view.contentInsetAdjustmentBehavior = .never
    screen.view.setNeedsLayout()
    screen.view.layoutIfNeeded()
    #expect(view?.frame.minY == 100)
  }

  @Test("Items are selected and scrolled to")
  func selection() {
    let screen = Screen([50], UICollectionViewCompositionalLayout(section: .rows(40)))
    screen.view.layoutIfNeeded()
    screen.view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    screen.view.selectItem(at: IndexPath(item: 20, section: 0), animated: false, scrollPosition: .centeredVertically)
    #expect(screen.view.indexPathsForSelectedItems == [IndexPath(item: 20, section: 0)])
    #expect(screen.view.contentOffset.y == 580)
    screen.view.layoutIfNeeded()
    #expect(screen.view.cellForItem(at: IndexPath(item: 20, section: 0))?.isSelected == true)
    screen.view.scrollToItem(at: IndexPath(item: 49, section: 0), at: .top, animated: false)
    #expect(screen.view.contentOffset.y == 1520)
    screen.view.scrollToItem(at: IndexPath(item: 30, section: 0), at: .bottom, animated: false)
    #expect(screen.view.contentOffset.y == 760)
  }

  @Test("Changed data is asked for anew")
  func reload() {
    let screen = Screen([2], UICollectionViewCompositionalLayout(section: .rows(40)))
    screen.view.layoutIfNeeded()
    screen.counts = [3, 1]
    #expect(screen.view.numberOfSections == 1)
    screen.view.reloadData()
    screen.view.layoutIfNeeded()
    #expect(screen.view.visibleCells.count == 4)
    screen.view.performBatchUpdates {
      screen.counts = [1]
      screen.view.deleteSections([1])
      screen.view.deleteItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
    }
    #expect(screen.view.visibleCells.count == 1)
  }

  @Test("Layouts of other kinds work too")
  func ownLayout() {
    final class Diagonal: UICollectionViewLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 300) }

      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).compactMap {
          layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
        }.filter { $0.frame.intersects(rect) }
      }

      override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(x: indexPath.item * 30, y: indexPath.item * 30, width: 30, height: 30)
        return attributes
      }
    }
    let screen = Screen([5], Diagonal(), width: 100, height: 100)
    screen.view.layoutIfNeeded()
    #expect(screen.view.visibleCells.map(\.frame.minX) == [0, 30, 60, 90])
  }

  @Test("A subclass of the layout may change what it says")
  func subclass() {
    final class Faded: UICollectionViewCompositionalLayout {
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let attributes = super.layoutAttributesForElements(in: rect)
        for element in attributes ?? [] where element.indexPath.item > 0 { element.alpha = 0.25 }
        return attributes
      }
    }
    let screen = Screen([2], Faded(section: .rows(40)))
    screen.view.layoutIfNeeded()
    #expect(screen.view.visibleCells.map(\.alpha) == [1, 0.25])
  }

  @Test("Screens, devices and interface files are there to be named")
  func surroundings() {
    #expect(UIScreen.main.bounds.width == 390)
    #expect(UIScreen.main.traitCollection.displayScale == UIScreen.main.scale)
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
    let section = NSCollectionLayoutSection.rows(40)
    section.decorationItems = [.background(elementKind: "paper")]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(UINib(nibName: "Paper", bundle: nil), forDecorationViewOfKind: "paper")
    let screen = Screen([1], layout)
    screen.view.register(UINib(nibName: "Cell", bundle: nil), forCellWithReuseIdentifier: "cell")
    screen.view.layoutIfNeeded()
    #expect(screen.view.subviews.count == 2)
  }
}
