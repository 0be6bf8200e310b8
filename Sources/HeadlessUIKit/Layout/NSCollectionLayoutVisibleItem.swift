import Foundation

/// Something with a place and a transform.
@MainActor @preconcurrency public protocol UIDynamicItem: NSObjectProtocol {
  /// Where the middle is.
  var center: CGPoint { get set }
  /// The extent, at the origin.
  var bounds: CGRect { get }
  /// How the element is transformed about its middle.
  var transform: CGAffineTransform { get set }
}

/// A visible element that a section's handler may move and fade.
@MainActor @preconcurrency public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
  /// How opaque the element is.
  var alpha: CGFloat { get set }
  /// How high the element lies.
  var zIndex: Int { get set }
  /// Whether the element is not shown.
  var isHidden: Bool { get set }
  /// Where the middle is, in the unscrolled row.
  var center: CGPoint { get set }
  /// How the element is transformed about its middle.
  var transform: CGAffineTransform { get set }
  /// How the element is transformed in space.
  var transform3D: CATransform3D { get set }
  /// A name for the element.
  var name: String { get }
  /// Which element it is.
  var indexPath: IndexPath { get }
  /// The frame in the unscrolled row.
  var frame: CGRect { get }
  /// The extent, at the origin.
  var bounds: CGRect { get }
  /// Whether the element is a cell, a supplementary or a decoration.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a supplementary or a decoration.
  var representedElementKind: String? { get }
}
