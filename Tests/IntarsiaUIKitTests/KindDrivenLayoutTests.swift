import HeadlessUIKit
import IntarsiaDSL
import IntarsiaIR
import IntarsiaSnapshots
import IntarsiaUIKit
import Testing

@Suite("A data source's sections are laid out by what they are")
@MainActor struct KindDrivenLayoutTests {
  enum Shelf: Hashable, Sendable {
    case banners
    case products(title: String)
    case nothing
  }

  static let layout = Layout(for: Shelf.self) { kind, environment in
    switch kind {
    case .banners:
      Section { HGroup(height: 200) { Item() } }
        .orthogonalScrollingBehavior(.groupPaging)
    case .products:
      Section { HGroup(height: 50, count: environment.container.width > 700 ? 4 : 2) { Item() } }
        .interGroupSpacing(environment.horizontalSizeClass == .regular ? 20 : 10)
    case .nothing:
      SectionSpec?.none
    }
  }
  .interSectionSpacing(12)

  let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: UICollectionViewLayout())
  let source: UICollectionViewDiffableDataSource<Shelf, Int>

  init() {
    source = UICollectionViewDiffableDataSource(collectionView: view) { _, _, _ in UICollectionViewCell() }
  }

  private func frame(_ item: Int) -> CGRect? {
    source.indexPath(for: item).flatMap { view.layoutAttributesForItem(at: $0)?.frame }
  }

  @Test("Sections may come, go and move")
  func order() throws {
    view.collectionViewLayout = KindDrivenLayoutTests.layout.compositionalLayout(for: source)
    var snapshot = Snapshot<Shelf, Int>()
    try snapshot.appendSections([.banners, .products(title: "a")])
    try snapshot.appendItems([1, 2], toSection: .banners)
    try snapshot.appendItems([3, 4, 5], toSection: .products(title: "a"))
    source.apply(snapshot.diffableDataSourceSnapshot(), completion: nil)
    view.layoutIfNeeded()
    #expect(frame(2) == CGRect(x: 320, y: 0, width: 320, height: 200))
    #expect(frame(4) == CGRect(x: 160, y: 212, width: 160, height: 50))

    try snapshot.moveSection(.banners, afterSection: .products(title: "a"))
    source.apply(snapshot.diffableDataSourceSnapshot(), completion: nil)
    view.layoutIfNeeded()
    #expect(frame(5) == CGRect(x: 0, y: 60, width: 160, height: 50))
    #expect(frame(1) == CGRect(x: 0, y: 122, width: 320, height: 200))

    snapshot.deleteSections([.products(title: "a")])
    source.apply(snapshot.diffableDataSourceSnapshot(), completion: nil)
    view.layoutIfNeeded()
    #expect(frame(1)?.minY == 0)
  }

  @Test("The environment is the view's")
  func environment() throws {
    view.frame = CGRect(x: 0, y: 0, width: 800, height: 480)
    view.traitCollection = UITraitCollection(horizontalSizeClass: .regular)
    view.collectionViewLayout = KindDrivenLayoutTests.layout.compositionalLayout(for: source)
    var snapshot = Snapshot<Shelf, Int>()
    try snapshot.appendSections([.products(title: "b")])
    try snapshot.appendItems(Array(0..<5))
    source.apply(snapshot.diffableDataSourceSnapshot(), completion: nil)
    view.layoutIfNeeded()
    #expect(frame(3) == CGRect(x: 600, y: 0, width: 200, height: 50))
    #expect(frame(4) == CGRect(x: 0, y: 70, width: 200, height: 50))
  }

  @Test("A section that has gone, and a kind without a section, get one that shows nothing")
  func gone() throws {
    let layout = KindDrivenLayoutTests.layout.compositionalLayout { _ in nil }
    view.collectionViewLayout = layout
    var snapshot = Snapshot<Shelf, Int>()
    try snapshot.appendSections([.nothing, .banners])
    try snapshot.appendItems([1], toSection: .nothing)
    source.apply(snapshot.diffableDataSourceSnapshot(), completion: nil)
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 13)
    view.collectionViewLayout = KindDrivenLayoutTests.layout.compositionalLayout(for: source)
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 13)
  }

  @Test("What a section holds may tell its kind, and sections may be finished")
  func holding() throws {
    var finished: [Shelf] = []
    view.collectionViewLayout = KindDrivenLayoutTests.layout.compositionalLayout(
      for: source, kind: { _, items in items.contains(1) ? .banners : .products(title: "c") },
      finish: { section, kind in
        finished.append(kind)
        section.orthogonalScrollingProperties.bounce = .never
      })
    var snapshot = Snapshot<Shelf, Int>()
    try snapshot.appendSections([.nothing, .banners])
    try snapshot.appendItems([1], toSection: .nothing)
    try snapshot.appendItems([2], toSection: .banners)
    source.apply(snapshot.diffableDataSourceSnapshot(), completion: nil)
    view.layoutIfNeeded()
    #expect(finished == [.banners, .products(title: "c")])
    #expect(frame(2) == CGRect(x: 0, y: 212, width: 160, height: 50))
  }

  @Test("Snapshots come over with their marks, outlines with what is expanded")
  func snapshots() throws {
    var snapshot = Snapshot<Shelf, Int>()
    try snapshot.appendSections([.banners, .nothing])
    try snapshot.appendItems([1, 2], toSection: .banners)
    try snapshot.reloadItems([1])
    try snapshot.reconfigureItems([2])
    try snapshot.reloadSections([.nothing])
    let diffable = snapshot.diffableDataSourceSnapshot()
    #expect(diffable.itemIdentifiers(inSection: .banners) == [1, 2])
    #expect(diffable.reloadedItemIdentifiers == [1])
    #expect(diffable.reconfiguredItemIdentifiers == [2])
    #expect(diffable.reloadedSectionIdentifiers == [.nothing])

    var outline = SectionSnapshot<Int>()
    try outline.append([1, 2])
    try outline.append([10, 11], to: 1)
    try outline.append([100], to: 10)
    outline.expand([1])
    let tree = outline.diffableDataSourceSectionSnapshot()
    #expect(tree.items == [1, 10, 100, 11, 2])
    #expect(tree.visibleItems == [1, 10, 11, 2])
    #expect(tree.parent(of: 100) == 10)
  }
}
