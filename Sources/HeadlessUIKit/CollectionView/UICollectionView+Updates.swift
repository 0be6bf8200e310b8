import Foundation

extension UICollectionView {
  /// Does several changes at once, and then asks the data source anew.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    reloadData()
    layoutIfNeeded()
    completion?(true)
  }

  /// Hears that sections came.
  public func insertSections(_ sections: IndexSet) { reloadData() }

  /// Hears that sections went.
  public func deleteSections(_ sections: IndexSet) { reloadData() }

  /// Hears that sections changed.
  public func reloadSections(_ sections: IndexSet) { reloadData() }

  /// Hears that a section moved.
  public func moveSection(_ section: Int, toSection newSection: Int) { reloadData() }

  /// Hears that items came.
  public func insertItems(at indexPaths: [IndexPath]) { reloadData() }

  /// Hears that items went.
  public func deleteItems(at indexPaths: [IndexPath]) { reloadData() }

  /// Hears that items changed.
  public func reloadItems(at indexPaths: [IndexPath]) { reloadData() }

  /// Hears that items are to be configured again.
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    for indexPath in indexPaths { reconfigureItem(at: indexPath) }
  }

  /// Hears that an item moved.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }

  /// Asks the data source for the cell that is shown already.
  func reconfigureItem(at indexPath: IndexPath) {
    guard let cell = cellForItem(at: indexPath), let dataSource else { return }
    reconfigured = (indexPath, cell)
    let answer = dataSource.collectionView(self, cellForItemAt: indexPath)
    reconfigured = nil
    if answer !== cell {
      raise("Attempted to reconfigure a cell with a different one: a reconfigured cell has to be dequeued anew")
    }
  }

  // MARK: Selecting and scrolling

  /// The items that are selected.
  public var indexPathsForSelectedItems: [IndexPath]? { selected.sorted() }

  /// Selects an item, without telling the delegate.
  public func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    if !allowsMultipleSelection || indexPath == nil {
      for path in selected { deselectItem(at: path, animated: animated) }
    }
    guard allowsSelection, let indexPath else { return }
    selected.insert(indexPath)
    cellForItem(at: indexPath)?.isSelected = true
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects an item, without telling the delegate.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selected.remove(indexPath)
    cellForItem(at: indexPath)?.isSelected = false
  }

  /// Scrolls the view, and the row an item is in, so that the item shows.
  public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    collectionViewLayout.prepareIfNeeded()
    guard let frame = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame else { return }
    let layout = collectionViewLayout as? UICollectionViewCompositionalLayout
    let inset = adjustedContentInset
    let visible = bounds.inset(by: inset)
    let size = collectionViewLayout.collectionViewContentSize
    var target = visible.origin
    let columns: [ScrollPosition] = [.left, .centeredHorizontally, .right]
    if let x = position(frame.minX, frame.width, in: visible.width, scrollPosition, columns) {
      target.x = x
    }
    let rows: [ScrollPosition] = [.top, .centeredVertically, .bottom]
    if let y = position(frame.minY, frame.height, in: visible.height, scrollPosition, rows) {
      target.y = y
    }
    if let row = layout?.solution?.section(at: indexPath.section)?.orthogonal {
      let along: CGFloat = scrollsHorizontally ? target.y - row.viewport.y : target.x - row.viewport.x
      if scrollPosition.intersection(scrollsHorizontally ? .vertical : .horizontal) != [] {
        let before = orthogonalContentOffsets[indexPath.section] ?? 0
        setOrthogonalContentOffset(before + along, inSection: indexPath.section)
      }
      if scrollsHorizontally { target.y = visible.minY } else { target.x = visible.minX }
    }
    target.x = max(0, min(target.x, size.width - visible.width))
    target.y = max(0, min(target.y, size.height - visible.height))
    setContentOffset(CGPoint(x: target.x - inset.left, y: target.y - inset.top), animated: animated)
  }

  /// Where the visible part begins for something to stand at its start, in its middle or at its end.
  private func position(
    _ start: CGFloat, _ length: CGFloat, in room: CGFloat, _ asked: ScrollPosition, _ places: [ScrollPosition]
  ) -> CGFloat? {
    if asked.contains(places[0]) { return start }
    if asked.contains(places[1]) { return start - (room - length) / 2 }
    if asked.contains(places[2]) { return start + length - room }
    return nil
  }
}

extension UICollectionView.ScrollPosition {
  fileprivate static let vertical: Self = [.top, .centeredVertically, .bottom]
  fileprivate static let horizontal: Self = [.left, .centeredHorizontally, .right]
}

extension UICollectionView {
  /// Asks the data source anew, but keeps the cells that have a place in the new data.
  func replaceViews(keeping kept: [IndexPath: UICollectionViewCell]) {
    let cells = Set(kept.values.map(ObjectIdentifier.init))
    for (id, view) in shown where !cells.contains(ObjectIdentifier(view)) { discard(view, of: id) }
    shown = [:]
    for (indexPath, cell) in kept { shown[.item(indexPath.item, inSection: indexPath.section)] = cell }
    selected = []
    countsDidChange()
  }
}
