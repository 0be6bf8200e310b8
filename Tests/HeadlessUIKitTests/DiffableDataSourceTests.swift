import HeadlessUIKit
import Testing

@Suite("A data source shows snapshots")
@MainActor struct DiffableDataSourceTests {
  typealias Source = UICollectionViewDiffableDataSource<String, Int>
  typealias Shown = NSDiffableDataSourceSnapshot<String, Int>

  final class NumberCell: UICollectionViewCell {
    var numbers: [Int] = []

    override func prepareForReuse() {
      super.prepareForReuse()
      numbers = []
    }
  }

  let view: UICollectionView
  let source: Source

  init() {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: .rows(40)))
    let registration = UICollectionView.CellRegistration<NumberCell, Int> { cell, _, number in
      cell.numbers.append(number)
    }
    source = Source(collectionView: view) { view, indexPath, number in
      view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: number)
    }
  }

  private func snapshot(_ sections: KeyValuePairs<String, [Int]>) -> Shown {
    var snapshot = Shown()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  private var numbers: [[Int]] {
    view.visibleCells.compactMap { ($0 as? NumberCell)?.numbers }
  }

  @Test("What is shown can be found by identifier and by place")
  func reading() {
    source.apply(snapshot(["a": [1, 2], "b": [3]]))
    view.layoutIfNeeded()
    #expect(numbers == [[1], [2], [3]])
    #expect(source.snapshot().itemIdentifiers == [1, 2, 3])
    #expect(source.itemIdentifier(for: IndexPath(item: 0, section: 1)) == 3)
    #expect(source.itemIdentifier(for: IndexPath(item: 5, section: 1)) == nil)
    #expect(source.indexPath(for: 2) == IndexPath(item: 1, section: 0))
    #expect(source.sectionIdentifier(for: 1) == "b" && source.sectionIdentifier(for: 2) == nil)
    #expect(source.index(for: "b") == 1)
    #expect(view.numberOfSections == 2 && view.numberOfItems(inSection: 0) == 2)
  }

  @Test("Cells of items that stay are kept, those to be shown anew are not")
  func keeping() async {
    await source.apply(snapshot(["a": [1, 2, 3]]))
    view.layoutIfNeeded()
    let second = view.cellForItem(at: IndexPath(item: 1, section: 0))

    var next = snapshot(["a": [4, 1, 2]])
    next.reloadItems([1])
    next.reconfigureItems([2])
    var isDone = false
    source.apply(next, animatingDifferences: false) { isDone = true }
    view.layoutIfNeeded()
    #expect(isDone)
    #expect(view.cellForItem(at: IndexPath(item: 2, section: 0)) === second)
    #expect(numbers == [[4], [1], [2, 2]])
    #expect(source.snapshot().reloadedItemIdentifiers.isEmpty)

    await source.applySnapshotUsingReloadData(snapshot(["a": [2]]))
    view.layoutIfNeeded()
    #expect(numbers == [[2]])
    await source.apply(snapshot([:]))
    view.layoutIfNeeded()
    #expect(numbers.isEmpty && view.contentSize.height == 0)
  }

  @Test("Outlines show what is expanded")
  func outlines() {
    var outline = NSDiffableDataSourceSectionSnapshot<Int>()
    outline.append([1, 2])
    outline.append([10, 11], to: 1)
    outline.append([20], to: 2)
    outline.expand([2])
    source.apply(outline, to: "tree")
    view.layoutIfNeeded()
    #expect(numbers == [[1], [2], [20]])
    #expect(source.snapshot(for: "tree") == outline)
    #expect(source.snapshot(for: "nothing").items.isEmpty)

    var expanded: [Int] = []
    source.sectionSnapshotHandlers.shouldCollapseItem = { $0 != 2 }
    source.sectionSnapshotHandlers.willExpandItem = { expanded.append($0) }
    source.sectionSnapshotHandlers.snapshotForExpandingParent = { _, children in
      var children = children
      children.append([12])
      return children
    }
    source.setExpanded(true, 1, in: "tree")
    source.setExpanded(false, 2, in: "tree")
    view.layoutIfNeeded()
    #expect(expanded == [1])
    #expect(source.snapshot().itemIdentifiers == [1, 10, 11, 12, 2, 20])
    #expect(numbers.map { $0[0] } == [1, 10, 11, 12, 2, 20])
  }

  @Test("Moving an item by hand tells what changed")
  func reordering() {
    source.apply(snapshot(["a": [1, 2, 3], "b": []]))
    var told: [NSDiffableDataSourceTransaction<String, Int>] = []
    source.reorderingHandlers.canReorderItem = { $0 != 2 }
    source.reorderingHandlers.didReorder = { told.append($0) }
    #expect(source.collectionView(view, canMoveItemAt: IndexPath(item: 0, section: 0)))
    #expect(!source.collectionView(view, canMoveItemAt: IndexPath(item: 1, section: 0)))
    source.collectionView(
      view, moveItemAt: IndexPath(item: 0, section: 0), to: IndexPath(item: 2, section: 0))
    source.collectionView(
      view, moveItemAt: IndexPath(item: 0, section: 0), to: IndexPath(item: 0, section: 1))
    #expect(told.map(\.finalSnapshot.itemIdentifiers) == [[2, 3, 1], [3, 1, 2]])
    #expect(told.map(\.initialSnapshot.itemIdentifiers) == [[1, 2, 3], [2, 3, 1]])
    #expect(told.map { $0.sectionTransactions.map(\.sectionIdentifier) } == [["a"], ["a", "b"]])
    #expect([1, 2, 3].applying(told[0].difference) == [2, 3, 1])
    #expect(told[1].sectionTransactions[1].finalSnapshot.items == [2])
  }

  @Test("Supplementaries come from a provider")
  func supplementaries() {
    let section = NSCollectionLayoutSection.rows(40)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: .points(320, 20), elementKind: "header", alignment: .top)
    ]
    view.setCollectionViewLayout(UICollectionViewCompositionalLayout(section: section), animated: false)
    let header = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(elementKind: "header") {
      view, _, indexPath in view.tag = indexPath.section + 1
    }
    source.supplementaryViewProvider = { view, _, indexPath in
      view.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    source.apply(snapshot(["a": [1], "b": [2]]))
    view.layoutIfNeeded()
    #expect(view.visibleSupplementaryViews(ofKind: "header").map(\.tag) == [1, 2])
    #expect(view.visibleSupplementaryViews(ofKind: "header").map(\.frame.minY) == [0, 60])
  }

  @Test("Every operation of a snapshot does what its value does")
  func operations() {
    var snapshot = Shown()
    snapshot.appendSections(["a", "c"])
    snapshot.insertSections(["b"], beforeSection: "c")
    snapshot.insertSections(["d"], afterSection: "c")
    snapshot.moveSection("d", beforeSection: "a")
    snapshot.moveSection("a", afterSection: "b")
    #expect(snapshot.sectionIdentifiers == ["d", "b", "a", "c"])
    snapshot.deleteSections(["d"])
    snapshot.appendItems([1, 4], toSection: "b")
    snapshot.insertItems([2], beforeItem: 4)
    snapshot.insertItems([3], afterItem: 2)
    snapshot.moveItem(4, beforeItem: 1)
    snapshot.moveItem(1, afterItem: 3)
    #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 2, 3, 1])
    snapshot.deleteItems([4, 99])
    snapshot.reloadSections(["b"])
    #expect(snapshot.reloadedSectionIdentifiers == ["b"])
    #expect(snapshot.numberOfItems == 3 && snapshot.numberOfSections == 3)
    #expect(snapshot.numberOfItems(inSection: "b") == 3)
    #expect(snapshot.sectionIdentifier(containingItem: 3) == "b")
    #expect(snapshot.indexOfItem(1) == 2 && snapshot.indexOfItem(7) == nil)
    #expect(snapshot.indexOfSection("c") == 2)
    snapshot.deleteAllItems()
    #expect(snapshot == Shown())
  }
}
