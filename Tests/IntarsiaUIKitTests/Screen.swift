import HeadlessUIKit
import IntarsiaDocument
import IntarsiaIR
import IntarsiaSolver
import IntarsiaUIKit

/// A collection view that shows a document.
@MainActor final class Screen: NSObject, UICollectionViewDataSource {
  let view: UICollectionView
  private let counts: [Int]

  init(_ document: LayoutDocument) {
    let sections = document.sections.map { document.layouts[$0.kind]?.collectionLayoutSection() }
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { index, _ in sections[index] },
      configuration: document.configuration.compositionalLayoutConfiguration())
    let container = document.container
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: container.width, height: container.height), collectionViewLayout: layout)
    counts = document.sections.map(\.itemCount)
    super.init()
    view.contentInsetAdjustmentBehavior = .never
    view.insetsLayoutMarginsFromSafeArea = false
    view.semanticContentAttribute =
      container.layoutDirection == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
    view.traitCollection = UITraitCollection(displayScale: container.scale)
    view.directionalLayoutMargins = container.layoutMargins.directionalEdgeInsets
    view.readableContentInsets = container.readableContentInsets.directionalEdgeInsets
    let (left, right) =
      container.layoutDirection == .rightToLeft
      ? (container.safeAreaInsets.trailing, container.safeAreaInsets.leading)
      : (container.safeAreaInsets.leading, container.safeAreaInsets.trailing)
    view.safeAreaInsets = UIEdgeInsets(
      top: container.safeAreaInsets.top, left: left, bottom: container.safeAreaInsets.bottom, right: right)
    view.dataSource = self
    view.contentOffset = CGPoint(x: document.viewport.offset.x, y: document.viewport.offset.y)
  }

  var offset: Point { Point(x: view.contentOffset.x, y: view.contentOffset.y) }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    UICollectionViewCell()
  }
}

/// An environment without a view.
final class Surroundings: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets
  let traitCollection: UITraitCollection

  init(_ value: Container) {
    contentSize = CGSize(width: value.width, height: value.height)
    contentInsets = value.safeAreaInsets.directionalEdgeInsets
    traitCollection = UITraitCollection(traitsFrom: [
      UITraitCollection(displayScale: value.scale),
      UITraitCollection(layoutDirection: value.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight),
    ])
  }

  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentSize: CGSize { contentSize }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
}
