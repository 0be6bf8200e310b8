import Foundation

/// A view of a collection view that is used again for other elements.
@MainActor @preconcurrency open class UICollectionReusableView: UIView {
  /// The name under which the view was registered.
  public internal(set) var reuseIdentifier: String?

  /// Makes a view in a rectangle of its superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a view from an archive, which there is none of here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Makes a view of a class that is only known while the app runs.
  public required convenience init(headlessFrame frame: CGRect) {
    self.init(frame: frame)
  }

  /// Called before the view is used for another element.
  open func prepareForReuse() {}

  /// Takes over what the layout says.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Called before the view changes from one layout to another.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// Called when the view has changed from one layout to another.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// Answers what the layout says with the size that the view would like to have.
  ///
  /// Unless overridden, the size is what fits when the width is as given (`systemLayoutSizeFitting(_:)`), or the
  /// height in a layout that scrolls horizontally.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let preferred = layoutAttributes.duplicate()
    let size = systemLayoutSizeFitting(layoutAttributes.size)
    if size.width.isFinite, size.height.isFinite { preferred.size = size }
    return preferred
  }

  /// Puts the view where the layout says.
  func place(_ attributes: UICollectionViewLayoutAttributes) {
    center = attributes.center
    if bounds.size != attributes.size { bounds.size = attributes.size }
    transform = attributes.transform
    transform3D = attributes.transform3D
    alpha = attributes.alpha
    isHidden = attributes.isHidden
    apply(attributes)
  }
}
