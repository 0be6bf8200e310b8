import Foundation

/// Something that can answer events; here, only the root of the classes of views.
@MainActor @preconcurrency open class UIResponder: NSObject {
  /// Makes a responder.
  public override init() {
    super.init()
  }
}

/// Whether a view keeps or reverses its direction.
public enum UISemanticContentAttribute: Int, Hashable, Sendable {
  /// The direction of the surroundings.
  case unspecified = 0
  /// Playback controls, which keep left to right.
  case playback = 1
  /// Spatial controls, which keep left to right.
  case spatial = 2
  /// Always left to right.
  case forceLeftToRight = 3
  /// Always right to left.
  case forceRightToLeft = 4
}

/// A rectangle in a tree of rectangles: enough of a view to lay out, and nothing that draws.
@MainActor @preconcurrency open class UIView: UIResponder, UIDynamicItem {
  /// How a view follows its superview's size.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a mask from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The distance at the left may change.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width may change.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance at the right may change.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance at the top may change.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height may change.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance at the bottom may change.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// Where the view's middle is in its superview.
  open var center = CGPoint.zero
  /// The part of its own coordinates that the view shows.
  open var bounds = CGRect.zero {
    didSet { if bounds.size != oldValue.size { setNeedsLayout() } }
  }
  /// How the view is transformed about its middle.
  open var transform = CGAffineTransform.identity
  /// How the view is transformed in space.
  open var transform3D = CATransform3DIdentity
  /// How opaque the view is.
  open var alpha: CGFloat = 1
  /// Whether the view is not shown.
  open var isHidden = false
  /// A number to find the view by.
  open var tag = 0
  /// Whether the view's content is cut off at its bounds.
  open var clipsToBounds = false
  /// Whether events reach the view.
  open var isUserInteractionEnabled = true
  /// The colour behind the view's content.
  open var backgroundColor: UIColor?
  /// How the view follows its superview's size; kept, and not acted on.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether the mask stands for constraints; kept, and not acted on.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// Whether the view keeps or reverses its direction.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
  }
  /// What is known of the view's surroundings; may be set, as there are no surroundings here.
  open var traitCollection = UITraitCollection() {
    didSet { setNeedsLayout() }
  }
  /// What bars and notches cover; may be set, as there are none here.
  open var safeAreaInsets = UIEdgeInsets.zero {
    didSet { if safeAreaInsets != oldValue { safeAreaInsetsDidChange() } }
  }
  /// Whether the safe area adds to the margins.
  open var insetsLayoutMarginsFromSafeArea = true
  /// The insets of the readable content guide; the margins unless set, as there is no text here to be readable.
  open var readableContentInsets: NSDirectionalEdgeInsets?

  /// The view this one is in.
  public private(set) weak var superview: UIView?
  /// The views in this one, from back to front.
  public private(set) var subviews: [UIView] = []
  private var ownMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  private var needsLayout = true

  /// Makes a view in a rectangle of its superview.
  public init(frame: CGRect) {
    super.init()
    self.frame = frame
  }

  /// Makes a view from an archive, which there is none of here.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Makes a view without extent.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// The rectangle of the superview that the view fills.
  open var frame: CGRect {
    get { CGRect(center: center, size: bounds.size).transformed(by: transform) }
    set {
      center = newValue.center
      bounds.size = newValue.size
    }
  }

  /// The distances from the view's edges to its content.
  open var layoutMargins: UIEdgeInsets {
    get { insetsLayoutMarginsFromSafeArea ? ownMargins + safeAreaInsets : ownMargins }
    set { ownMargins = newValue }
  }

  /// The distances from the view's edges to its content, by leading and trailing edge.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { layoutMargins.directional(effectiveUserInterfaceLayoutDirection) }
    set {
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: isMirrored ? newValue.trailing : newValue.leading, bottom: newValue.bottom,
        right: isMirrored ? newValue.leading : newValue.trailing)
    }
  }

  /// The side at which the view's lines begin.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  // MARK: The tree

  /// Puts a view in front of the others.
  open func addSubview(_ view: UIView) {
    insertSubview(view, at: subviews.count)
  }

  /// Puts a view at a place among the others, counted from the back.
  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    subviews.insert(view, at: min(index, subviews.count))
    view.superview = self
    view.didMoveToSuperview()
  }

  /// Takes the view out of its superview.
  open func removeFromSuperview() {
    guard let parent = superview else { return }
    parent.subviews.removeAll { $0 === self }
    superview = nil
    didMoveToSuperview()
  }

  /// Called when the view has come into or out of a superview.
  open func didMoveToSuperview() {}

  /// Called when what bars and notches cover has changed.
  open func safeAreaInsetsDidChange() {
    setNeedsLayout()
  }

  // MARK: Layout

  /// Remembers to lay the view out.
  open func setNeedsLayout() {
    needsLayout = true
  }

  /// Lays the view and all views in it out, where that is needed.
  open func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      layoutSubviews()
    }
    for view in subviews { view.layoutIfNeeded() }
  }

  /// Places the views in this one.
  open func layoutSubviews() {}

  /// Answers the size that fits the view's content best; its present size unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    bounds.size
  }

  /// Takes the size that fits best.
  open func sizeToFit() {
    bounds.size = sizeThatFits(bounds.size)
  }

  /// Answers the size that the view's constraints give; as there are none here, the one that fits best.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    sizeThatFits(targetSize)
  }

  /// Answers the size that the view's constraints give with some axes more important than others.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    var size = sizeThatFits(targetSize)
    if horizontalFittingPriority == .required { size.width = targetSize.width }
    if verticalFittingPriority == .required { size.height = targetSize.height }
    return size
  }

  /// The size for layouts without room for the content.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The size for layouts with all the room there is.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}

/// How important a constraint is.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The importance, up to 1000.
  public let rawValue: Float

  /// Makes an importance.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Makes an importance.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// What must be.
  public static let required = UILayoutPriority(1000)
  /// What is wished for very much.
  public static let defaultHigh = UILayoutPriority(750)
  /// What is wished for a little.
  public static let defaultLow = UILayoutPriority(250)
  /// What is asked for when a size is computed.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
