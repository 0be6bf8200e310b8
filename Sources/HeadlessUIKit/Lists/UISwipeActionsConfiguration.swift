import Foundation

/// An action behind a row.
@MainActor @preconcurrency open class UIContextualAction: NSObject {
  /// What sort of action it is.
  public enum Style: Int, Hashable, Sendable {
    /// One like others.
    case normal = 0
    /// One that takes something away.
    case destructive = 1
  }

  /// Does the action and says whether it was done.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// What sort of action it is.
  public let style: Style
  /// The name of the action.
  open var title: String?
  /// The colour behind the name.
  open var backgroundColor: UIColor?
  /// Does the action.
  public let handler: Handler

  /// Makes an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
}

/// The actions behind a row.
@MainActor @preconcurrency open class UISwipeActionsConfiguration: NSObject {
  /// The actions, from the row's edge inwards.
  public let actions: [UIContextualAction]
  /// Whether a full swipe does the first action.
  open var performsFirstActionWithFullSwipe = true

  /// Makes a list of actions.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
