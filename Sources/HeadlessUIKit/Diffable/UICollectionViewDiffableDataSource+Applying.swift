import Foundation
import IntarsiaSnapshots

extension UICollectionViewDiffableDataSource {
  /// Shows another snapshot, at once; cells of items that stay are kept.
  public func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    for section in Array(outlines.keys) {
      let stays = snapshot.indexOfSection(section) != nil
      if !stays || snapshot.itemIdentifiers(inSection: section) != outlines[section]?.visibleItems {
        outlines[section] = nil
      }
    }
    show(snapshot)
    completion?()
  }

  /// Shows another snapshot, at once; cells of items that stay are kept.
  public func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
  }

  /// Shows another snapshot and makes all cells anew.
  public func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    outlines = [:]
    current = snapshot.unmarked
    collectionView?.reloadData()
    completion?()
  }

  /// Shows another snapshot and makes all cells anew.
  public func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    applySnapshotUsingReloadData(snapshot, completion: nil)
  }

  /// Shows the items of an outline that show as a section, which is made if it is not there.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    var whole = current
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    whole.deleteItems(whole.itemIdentifiers(inSection: section))
    whole.appendItems(snapshot.visibleItems, toSection: section)
    outlines[section] = snapshot
    show(whole)
    completion?()
  }

  /// Shows the items of an outline that show as a section, which is made if it is not there.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true
  ) async {
    apply(snapshot, to: section, animatingDifferences: animatingDifferences, completion: nil)
  }

  /// Expands or collapses an item of an outline the way a finger does, if the handlers let it.
  public func setExpanded(_ isExpanded: Bool, _ item: ItemIdentifierType, in section: SectionIdentifierType) {
    var outline = snapshot(for: section)
    guard outline.contains(item), outline.isExpanded(item) != isExpanded else { return }
    let handlers = sectionSnapshotHandlers
    let mayChange = isExpanded ? handlers.shouldExpandItem?(item) : handlers.shouldCollapseItem?(item)
    guard mayChange ?? true else { return }
    if isExpanded {
      handlers.willExpandItem?(item)
      if let children = handlers.snapshotForExpandingParent?(item, outline.snapshot(of: item)) {
        outline.replace(childrenOf: item, using: children)
      }
      outline.expand([item])
    } else {
      handlers.willCollapseItem?(item)
      outline.collapse([item])
    }
    apply(outline, to: section)
  }

  /// Shows a snapshot, keeping the cells of items that stay.
  func show(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) {
    guard let view = collectionView else {
      current = snapshot.unmarked
      return
    }
    let reloadedSections = Set(snapshot.reloadedSectionIdentifiers)
    let reloadedItems = Set(snapshot.reloadedItemIdentifiers)
    var kept: [IndexPath: UICollectionViewCell] = [:]
    for indexPath in view.indexPathsForVisibleItems {
      guard let item = itemIdentifier(for: indexPath), !reloadedItems.contains(item),
        let position = snapshot.snapshot.position(ofItem: item), let cell = view.cellForItem(at: indexPath),
        let section = snapshot.sectionIdentifier(containingItem: item), !reloadedSections.contains(section)
      else { continue }
      kept[IndexPath(item: position.item, section: position.section)] = cell
    }
    current = snapshot.unmarked
    view.replaceViews(keeping: kept)
    for item in snapshot.reconfiguredItemIdentifiers {
      if let indexPath = indexPath(for: item) { view.reconfigureItem(at: indexPath) }
    }
  }
}

extension NSDiffableDataSourceSnapshot {
  /// The same sections and items without marks, as a data source keeps them.
  var unmarked: Self {
    var copy = Self()
    copy.appendSections(sectionIdentifiers)
    for section in sectionIdentifiers {
      copy.appendItems(itemIdentifiers(inSection: section), toSection: section)
    }
    return copy
  }
}
