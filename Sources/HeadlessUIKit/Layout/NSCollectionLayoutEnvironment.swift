import Foundation

/// The box a section or a custom group is laid out in.
@MainActor @preconcurrency public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The extent of the box.
  var contentSize: CGSize { get }
  /// The extent of the box less its insets.
  var effectiveContentSize: CGSize { get }
  /// The insets of the box.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets of the box in points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// What a section provider may make its layout depend on.
@MainActor @preconcurrency public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The box to lay out in.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the view.
  var traitCollection: UITraitCollection { get }
}

/// A box with insets.
final class HeadlessLayoutContainer: NSObject, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets

  init(contentSize: CGSize, contentInsets: NSDirectionalEdgeInsets) {
    self.contentSize = contentSize
    self.contentInsets = contentInsets
  }

  var effectiveContentSize: CGSize {
    CGSize(
      width: contentSize.width - contentInsets.leading - contentInsets.trailing,
      height: contentSize.height - contentInsets.top - contentInsets.bottom)
  }

  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
}

/// A box and traits.
final class HeadlessLayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection

  init(container: any NSCollectionLayoutContainer, traitCollection: UITraitCollection) {
    self.container = container
    self.traitCollection = traitCollection
  }
}
