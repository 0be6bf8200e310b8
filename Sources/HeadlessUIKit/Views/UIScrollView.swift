import Foundation

/// A view onto content that may be larger than it.
@MainActor @preconcurrency open class UIScrollView: UIView {
  /// Whether bars add to the insets of the content.
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
    /// Along the scroll axis.
    case automatic = 0
    /// Along axes that scroll.
    case scrollableAxes = 1
    /// Not at all.
    case never = 2
    /// Along both axes.
    case always = 3
  }

  /// How soon scrolling comes to rest.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part of the speed that is left after a millisecond.
    public let rawValue: CGFloat

    /// Makes a rate.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Slowly.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Soon.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The extent of the content.
  open var contentSize = CGSize.zero
  /// Room added around the content.
  open var contentInset = UIEdgeInsets.zero
  /// Whether bars add to the insets of the content.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// Whether the content can be scrolled by hand.
  open var isScrollEnabled = true
  /// Whether scrolling stops at multiples of the bounds.
  open var isPagingEnabled = false
  /// Whether the content moves beyond its ends.
  open var bounces = true
  /// Whether content that fits moves beyond its ends vertically.
  open var alwaysBounceVertical = false
  /// Whether content that fits moves beyond its ends horizontally.
  open var alwaysBounceHorizontal = false
  /// Whether a scroll bar shows at the trailing edge.
  open var showsVerticalScrollIndicator = true
  /// Whether a scroll bar shows at the bottom edge.
  open var showsHorizontalScrollIndicator = true
  /// How soon scrolling comes to rest.
  open var decelerationRate = DecelerationRate.normal

  /// The corner of the content that is shown.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      setNeedsLayout()
    }
  }

  /// Shows another corner of the content, at once.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  /// The insets of the content together with those of bars.
  open var adjustedContentInset: UIEdgeInsets {
    contentInsetAdjustmentBehavior == .never ? contentInset : contentInset + scrolledSafeArea
  }

  /// What bars cover at the ends of the axis along which the content scrolls.
  private var scrolledSafeArea: UIEdgeInsets {
    if contentInsetAdjustmentBehavior == .always { return safeAreaInsets }
    return scrollsHorizontally
      ? UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
      : UIEdgeInsets(top: safeAreaInsets.top, left: 0, bottom: safeAreaInsets.bottom, right: 0)
  }

  /// Whether the content is scrolled along the horizontal axis.
  var scrollsHorizontally: Bool { false }
}

/// Hears of scrolling.
@MainActor @preconcurrency public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Called when another corner of the content is shown.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
