import Foundation
import IntarsiaIR

/// Distances from the edges of a box to its content that know leading from trailing.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The distance at the top edge.
  public var top: CGFloat
  /// The distance at the edge at which lines begin.
  public var leading: CGFloat
  /// The distance at the bottom edge.
  public var bottom: CGFloat
  /// The distance at the edge at which lines end.
  public var trailing: CGFloat

  /// No distance at any edge.
  public static let zero = NSDirectionalEdgeInsets()

  /// Makes insets without any distance.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Makes insets edge by edge.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

extension NSDirectionalEdgeInsets {
  /// The same insets in the intermediate representation.
  public var spec: Insets {
    Insets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }

  /// Makes insets of the intermediate representation into these.
  public init(_ spec: Insets) {
    self.init(top: spec.top, leading: spec.leading, bottom: spec.bottom, trailing: spec.trailing)
  }
}
