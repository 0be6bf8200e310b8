import Foundation

/// The name of an interface file; none is read here, so views that come from one are plain.
@MainActor @preconcurrency open class UINib: NSObject {
  /// The name of the file.
  public let name: String

  /// Makes the name of a file.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }
}

extension UICollectionView {
  /// Names the file that cells come from: they are plain ones here.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    register(nib.map { _ in UICollectionViewCell.self }, forCellWithReuseIdentifier: identifier)
  }

  /// Names the file that supplementaries of a kind come from: they are plain ones here.
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    register(
      nib.map { _ in UICollectionReusableView.self }, forSupplementaryViewOfKind: kind,
      withReuseIdentifier: identifier)
  }
}

extension UICollectionViewLayout {
  /// Names the file that decorations of a kind come from: they are plain ones here.
  public func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    register(nib.map { _ in UICollectionReusableView.self }, forDecorationViewOfKind: elementKind)
  }
}
