import Foundation
import IntarsiaIR
import IntarsiaSolver

extension UICollectionViewCompositionalLayout {
  /// Calls the handlers of all sections once after a solve, the last section first (`R138`).
  func callPendingHandlers() {
    guard state?.handlersArePending == true else { return }
    state?.handlersArePending = false
    callHandlers(always: true)
  }

  /// Calls the handlers of sections that are in view: of all of them, or of those in which something else came into
  /// view or that are scrolled with the view.
  func callHandlers(always: Bool) {
    for section in (state?.sections ?? []).indices.reversed() {
      callHandler(ofSection: section, always: always)
    }
  }

  /// Calls the handler of a section, if it has one and is in view.
  func callHandler(ofSection index: Int, always: Bool) {
    guard let state, state.sections.indices.contains(index), let section = state.sections[index],
      let handler = section.visibleItemsInvalidationHandler, let view = collectionView, let solution
    else { return }
    let isSideways = section.orthogonalScrollingBehavior != .none
    let before = state.inView[index] ?? []
    let now = elementsInView(ofSection: index, solution, before: before)
    self.state?.inView[index] = now
    let offset = isSideways ? view.orthogonalContentOffset(inSection: index) : view.contentOffset
    guard always || now != before || offset != state.handledOffsets[index], !now.isEmpty else { return }
    self.state?.handledOffsets[index] = offset

    // Frames are those of the unscrolled row.
    var still = solution
    still.viewport.orthogonalOffsets[index] = nil
    let items = now.compactMap { still.element($0) }.map(HeadlessVisibleItem.init)
    handler(items, offset, state.environment)
    for item in items {
      let shown = solution.element(item.id)?.frame ?? Rect(item.natural)
      item.shift = CGPoint(x: shown.x - item.natural.minX, y: shown.y - item.natural.minY)
      self.state?.overrides[item.id] = item
    }
  }

  /// The elements of a section in view: those that were before in their old order, then the others, cells first.
  private func elementsInView(
    ofSection index: Int, _ solution: LayoutSolution, before: [LayoutElement.ID]
  ) -> [LayoutElement.ID] {
    guard let view = collectionView else { return [] }
    let visible = solution.elements(in: Rect(view.bounds)).map(\.id).filter { $0.section == index }
    let isVisible = Set(visible)
    let wasVisible = Set(before)
    let new = visible.filter { !wasVisible.contains($0) }
    let cells = new.filter { $0.kind == nil }
    return before.filter(isVisible.contains) + cells + new.filter { $0.kind != nil }
  }
}

/// An element as a section's handler sees and changes it.
final class HeadlessVisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  let id: LayoutElement.ID
  let natural: CGRect
  let naturalZIndex: Int
  /// How far the element's row is scrolled.
  var shift = CGPoint.zero
  var alpha: CGFloat = 1
  var zIndex: Int
  var isHidden = false
  var center: CGPoint
  var transform = CGAffineTransform.identity
  var transform3D = CATransform3DIdentity

  init(_ element: LayoutElement) {
    id = element.id
    natural = CGRect(element.frame)
    zIndex = element.zIndex
    naturalZIndex = element.zIndex
    center = natural.center
  }

  var name: String { representedElementKind ?? "cell" }
  var indexPath: IndexPath { id.indexPath }
  var frame: CGRect { CGRect(center: center, size: natural.size).transformed(by: transform) }
  var bounds: CGRect { CGRect(origin: .zero, size: natural.size) }
  var representedElementKind: String? { id.kind }

  var representedElementCategory: UICollectionView.ElementCategory {
    switch id {
    case .item: .cell
    case .supplementary: .supplementaryView
    case .decoration: .decorationView
    }
  }

  /// Brings what the handler set into attributes; what it did not set stays.
  func change(_ attributes: UICollectionViewLayoutAttributes) {
    attributes.alpha = alpha
    if zIndex != naturalZIndex { attributes.zIndex = zIndex }
    attributes.isHidden = isHidden
    attributes.transform3D = transform3D
    if center != natural.center {
      attributes.center = CGPoint(x: center.x + shift.x, y: center.y + shift.y)
    }
    attributes.transform = transform
  }
}
