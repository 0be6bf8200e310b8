import Foundation
import IntarsiaIR
import IntarsiaSolver

extension UICollectionView {
  /// The view in the terms of the solver.
  var container: Container {
    let direction = effectiveUserInterfaceLayoutDirection
    let margins = layoutMargins.directional(direction).spec
    return Container(
      width: bounds.width, height: bounds.height, scale: traitCollection.displayScale,
      layoutDirection: direction == .rightToLeft ? .rightToLeft : .leftToRight,
      safeAreaInsets: safeAreaInsets.directional(direction).spec, layoutMargins: margins,
      readableContentInsets: readableContentInsets?.spec ?? margins)
  }

  /// What sections may make their layout depend on; its insets are the safe area's (`R124`).
  var layoutEnvironment: any NSCollectionLayoutEnvironment {
    let insets = safeAreaInsets.directional(effectiveUserInterfaceLayoutDirection)
    return HeadlessLayoutEnvironment(
      container: HeadlessLayoutContainer(contentSize: bounds.size, contentInsets: insets),
      traitCollection: traitCollection)
  }

  /// What is visible: the bounds less what bars cover (`R106`).
  var viewport: Viewport {
    let visible = bounds.inset(by: adjustedContentInset)
    return Viewport(
      offset: Point(visible.origin), size: Size(visible.size),
      orthogonalOffsets: orthogonalContentOffsets.mapValues { Double($0) })
  }

  // MARK: Sideways scrolling

  /// Answers how far the row of a section is scrolled.
  public func orthogonalContentOffset(inSection section: Int) -> CGPoint {
    let offset = orthogonalContentOffsets[section] ?? 0
    return scrollsHorizontally ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0)
  }

  /// Scrolls the row of a section the way a finger does: it comes to rest where its behaviour lets it.
  public func setOrthogonalContentOffset(_ offset: CGFloat, inSection section: Int) {
    guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout,
      let row = layout.solution?.section(at: section)?.orthogonal
    else { return }
    layout.callPendingHandlers()
    orthogonalContentOffsets[section] = row.restingOffset(for: offset)
    layout.callHandler(ofSection: section, always: true)
    setNeedsLayout()
  }

  /// Lets rows that never rest at their start come to rest (`R137`).
  func settleRows() {
    guard let solution = (collectionViewLayout as? UICollectionViewCompositionalLayout)?.solution else { return }
    for index in 0..<solution.numberOfSections {
      guard let row = solution.section(at: index)?.orthogonal else {
        orthogonalContentOffsets[index] = nil
        continue
      }
      let offset = row.restingOffset(for: orthogonalContentOffsets[index] ?? 0)
      orthogonalContentOffsets[index] = offset == 0 ? nil : CGFloat(offset)
    }
  }
}
