import Foundation
import IntarsiaIR
import IntarsiaSolver

extension UICollectionView {
  /// Lays out, measures what is visible from the top down, and shows the views of what is visible then.
  func updateVisibleViews() {
    collectionViewLayout.prepareIfNeeded()
    settleRows()
    measureVisibleElements()
    contentSize = collectionViewLayout.collectionViewContentSize
    let layout = collectionViewLayout as? UICollectionViewCompositionalLayout
    layout?.callPendingHandlers()
    layout?.callHandlers(always: false)
    let attributes = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    var gone = shown
    for element in attributes.sorted(by: { $0.zIndex < $1.zIndex }) {
      let view = view(for: element)
      view.place(element)
      insertSubview(view, at: subviews.count)
      gone[element.elementID] = nil
    }
    for (id, view) in gone {
      shown[id] = nil
      discard(view, of: id)
    }
  }

  /// Asks visible elements for their sizes, and keeps what is visible where it is.
  private func measureVisibleElements() {
    guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout else { return }
    var all = viewport
    (all.offset, all.size) = (Point(bounds.origin), Size(bounds.size))
    let move = layout.measureVisible(in: all) { element in
      let view = view(for: element)
      view.place(element)
      let preferred = view.preferredLayoutAttributesFitting(element)
      return layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: element) ? preferred.size : nil
    }
    if move != .zero { contentOffset = CGPoint(x: contentOffset.x + move.x, y: contentOffset.y + move.y) }
  }

  // MARK: Views

  /// The view of an element, made if it is not there.
  private func view(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView {
    let id = attributes.elementID
    if let view = shown[id] { return view }
    let view = makeView(for: attributes)
    shown[id] = view
    switch id {
    case .item:
      if let cell = view as? UICollectionViewCell {
        cell.isSelected = selected.contains(attributes.indexPath)
        delegate?.collectionView(self, willDisplay: cell, forItemAt: attributes.indexPath)
      }
    case .supplementary(let kind, _, _):
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: kind, at: attributes.indexPath)
    case .decoration:
      break
    }
    return view
  }

  private func makeView(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView {
    let kind = attributes.representedElementKind ?? ""
    switch attributes.representedElementCategory {
    case .decorationView:
      return collectionViewLayout.makeDecorationView(ofKind: kind, frame: attributes.frame)
    case .cell:
      guard let dataSource else { raise("UICollectionView dataSource is not set") }
      return dataSource.collectionView(self, cellForItemAt: attributes.indexPath)
    case .supplementaryView:
      guard let dataSource else { raise("UICollectionView dataSource is not set") }
      return dataSource.collectionView(
        self, viewForSupplementaryElementOfKind: kind, at: attributes.indexPath)
    }
  }

  /// Takes a view away and keeps it for another element.
  func discard(_ view: UICollectionReusableView, of id: LayoutElement.ID) {
    view.removeFromSuperview()
    switch id {
    case .item:
      if let cell = view as? UICollectionViewCell {
        delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: id.indexPath)
      }
    case .supplementary(let kind, _, _):
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: id.indexPath)
    case .decoration:
      return
    }
    registry.keep(view, kind: id.kind)
  }

  /// The cells that are shown.
  public var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.sorted().compactMap { cellForItem(at: $0) }
  }

  /// The items whose cells are shown.
  public var indexPathsForVisibleItems: [IndexPath] {
    shown.keys.filter { $0.kind == nil }.map(\.indexPath)
  }

  /// The supplementaries of a kind that are shown.
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shown.keys.compactMap { id in
      if case .supplementary(elementKind, _, _) = id { id.indexPath } else { nil }
    }
  }

  /// The views of the supplementaries of a kind that are shown.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).sorted().compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }

  /// The cell of an item, if it is shown.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown[.item(indexPath.item, inSection: indexPath.section)] as? UICollectionViewCell
  }

  /// The view of a supplementary, if it is shown.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    shown.first { id, _ in
      if case .supplementary(elementKind, _, _) = id { id.indexPath == indexPath } else { false }
    }?.value
  }

  /// The item of a cell, if it is shown.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.value === cell }?.key.indexPath
  }

  /// The item at a point of the content.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    let spot = CGRect(x: point.x, y: point.y, width: 0.01, height: 0.01)
    return collectionViewLayout.layoutAttributesForElements(in: spot)?
      .filter { $0.representedElementCategory == .cell }.max { $0.zIndex < $1.zIndex }?.indexPath
  }

  /// Where a cell is.
  public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// Where a supplementary is.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }
}
