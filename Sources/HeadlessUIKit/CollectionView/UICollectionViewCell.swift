import Foundation

/// The view of an item.
@MainActor @preconcurrency open class UICollectionViewCell: UICollectionReusableView {
  /// Where the cell's content is.
  public let contentView = UIView(frame: .zero)
  /// The view behind the content.
  open var backgroundView: UIView?
  /// The view behind the content of a selected cell.
  open var selectedBackgroundView: UIView?
  /// Whether the cell is selected.
  open var isSelected = false
  /// Whether the cell is touched.
  open var isHighlighted = false

  /// Makes a cell in a rectangle of its superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
    contentView.frame = CGRect(origin: .zero, size: frame.size)
  }

  /// Makes a cell from an archive, which there is none of here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = CGRect(origin: .zero, size: bounds.size)
  }
}

/// The view of a row of a list; a cell like any other, as nothing is drawn here.
@MainActor @preconcurrency open class UICollectionViewListCell: UICollectionViewCell {
  /// How far the row is moved in, in steps.
  open var indentationLevel = 0
  /// The length of a step.
  open var indentationWidth: CGFloat = 10

  /// Takes the height that fits, at the width of the list; rows that do not say are as high as estimated.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    super.preferredLayoutAttributesFitting(layoutAttributes)
  }
}
