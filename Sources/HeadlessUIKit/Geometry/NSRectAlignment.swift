import IntarsiaIR

/// The side or corner of a rectangle at which something stands.
public enum NSRectAlignment: Int, Hashable, Sendable, CaseIterable {
  /// Nowhere: a boundary item of this alignment has no extent.
  case none = 0
  /// In the middle of the top edge.
  case top = 1
  /// In the corner of the top and the leading edge.
  case topLeading = 2
  /// In the middle of the leading edge.
  case leading = 3
  /// In the corner of the bottom and the leading edge.
  case bottomLeading = 4
  /// In the middle of the bottom edge.
  case bottom = 5
  /// In the corner of the bottom and the trailing edge.
  case bottomTrailing = 6
  /// In the middle of the trailing edge.
  case trailing = 7
  /// In the corner of the top and the trailing edge.
  case topTrailing = 8
}

extension NSRectAlignment {
  /// The same alignment in the intermediate representation, or nothing for ``none``.
  public var spec: BoundarySpec.Alignment? {
    switch self {
    case .none: nil
    case .top: .top
    case .topLeading: .topLeading
    case .leading: .leading
    case .bottomLeading: .bottomLeading
    case .bottom: .bottom
    case .bottomTrailing: .bottomTrailing
    case .trailing: .trailing
    case .topTrailing: .topTrailing
    }
  }
}
