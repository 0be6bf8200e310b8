import Foundation

/// Distances from the edges of a box to its content, by left and right.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The distance at the top edge.
  public var top: CGFloat
  /// The distance at the left edge.
  public var left: CGFloat
  /// The distance at the bottom edge.
  public var bottom: CGFloat
  /// The distance at the right edge.
  public var right: CGFloat

  /// No distance at any edge.
  public static let zero = UIEdgeInsets()

  /// Makes insets without any distance.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Makes insets edge by edge.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The insets by leading and trailing edge.
  func directional(_ direction: UIUserInterfaceLayoutDirection) -> NSDirectionalEdgeInsets {
    direction == .rightToLeft
      ? NSDirectionalEdgeInsets(top: top, leading: right, bottom: bottom, trailing: left)
      : NSDirectionalEdgeInsets(top: top, leading: left, bottom: bottom, trailing: right)
  }

  static func + (one: UIEdgeInsets, two: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: one.top + two.top, left: one.left + two.left, bottom: one.bottom + two.bottom, right: one.right + two.right)
  }
}

extension CGRect {
  /// Makes the rectangle smaller by insets.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}
