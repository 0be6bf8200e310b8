import Foundation

/// The separators at the edges of a row; they take no room.
@MainActor @preconcurrency public struct UIListSeparatorConfiguration: Hashable {
  /// Whether a separator shows.
  public enum Visibility: Int, Hashable, Sendable {
    /// As the list likes.
    case automatic = 0
    /// Yes.
    case visible = 1
    /// No.
    case hidden = 2
  }

  /// Insets that stand for those of the row's content.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude)

  /// Whether the separator above the row shows.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether the separator below the row shows.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// How far the separator above the row stays from the row's edges.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// How far the separator below the row stays from the row's edges.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The colour of separators.
  public var color = UIColor.separator
  /// The colour of separators between selected rows.
  public var multipleSelectionColor = UIColor.separator
  /// What is seen through separators.
  public var visualEffect: UIVisualEffect?
  /// How the list looks.
  public let listAppearance: UICollectionLayoutListConfiguration.Appearance

  /// Makes the separators of a list that looks in a way.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
    self.listAppearance = listAppearance
  }
}

/// What is seen through something; kept and handed on, as nothing is drawn here.
@MainActor @preconcurrency open class UIVisualEffect: NSObject {
  /// Makes an effect without effect.
  public override init() {
    super.init()
  }
}
