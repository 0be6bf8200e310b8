import IntarsiaIR

/// Which of the view's insets a section or its boundary items keep free.
public enum UIContentInsetsReference: Int, Hashable, Sendable, CaseIterable {
  /// Whatever the next outer level says.
  case automatic = 0
  /// None.
  case none = 1
  /// Those of bars and notches.
  case safeArea = 2
  /// The view's margins.
  case layoutMargins = 3
  /// Those of the readable content guide.
  case readableContent = 4

  /// The same reference in the intermediate representation.
  public var spec: ContentInsetsReference {
    switch self {
    case .automatic: .automatic
    case .none: .none
    case .safeArea: .safeArea
    case .layoutMargins: .layoutMargins
    case .readableContent: .readableContent
    }
  }
}
