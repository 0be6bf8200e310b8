/// The text size a reader prefers, smallest first.
///
/// It is a step of a scale, not a number of points: what a step means is the font's to say.
public enum ContentSizeCategory: String, Hashable, Sendable, CaseIterable, Comparable {
  case extraSmall
  case small
  case medium
  /// The size of a device nobody has changed.
  case large
  case extraLarge
  case extraExtraLarge
  case extraExtraExtraLarge
  case accessibilityMedium
  case accessibilityLarge
  case accessibilityExtraLarge
  case accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  /// Whether the size is one of the largest five, for which rows are often laid out differently.
  public var isAccessibilityCategory: Bool {
    self >= .accessibilityMedium
  }

  /// Orders categories by size.
  public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
    left.step < right.step
  }

  private var step: Int {
    switch self {
    case .extraSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .extraLarge: 4
    case .extraExtraLarge: 5
    case .extraExtraExtraLarge: 6
    case .accessibilityMedium: 7
    case .accessibilityLarge: 8
    case .accessibilityExtraLarge: 9
    case .accessibilityExtraExtraLarge: 10
    case .accessibilityExtraExtraExtraLarge: 11
    }
  }
}
