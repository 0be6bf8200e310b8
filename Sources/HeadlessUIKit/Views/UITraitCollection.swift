import Foundation

/// How much room there is along an axis.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  /// Not known.
  case unspecified = 0
  /// Little.
  case compact = 1
  /// Much.
  case regular = 2
}

/// What sort of device is used.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  /// Not known.
  case unspecified = -1
  /// A telephone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car's screen.
  case carPlay = 3
  /// A computer.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// Whether the colours are light or dark.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  /// Not known.
  case unspecified = 0
  /// Dark on light.
  case light = 1
  /// Light on dark.
  case dark = 2
}

/// The side at which lines begin.
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
  /// Left.
  case leftToRight = 0
  /// Right.
  case rightToLeft = 1
}

/// The side at which lines begin, if it is known.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  /// Not known.
  case unspecified = -1
  /// Left.
  case leftToRight = 0
  /// Right.
  case rightToLeft = 1
}

/// How large people like their text.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable, Comparable {
  /// The name of the size.
  public let rawValue: String

  /// Makes a size from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  private init(_ name: String) {
    rawValue = "UICTContentSizeCategory\(name)"
  }

  /// Not known.
  public static let unspecified = UIContentSizeCategory("Unspecified")
  /// The smallest size.
  public static let extraSmall = UIContentSizeCategory("XS")
  /// The second smallest size.
  public static let small = UIContentSizeCategory("S")
  /// The size below the usual one.
  public static let medium = UIContentSizeCategory("M")
  /// The usual size.
  public static let large = UIContentSizeCategory("L")
  /// The size above the usual one.
  public static let extraLarge = UIContentSizeCategory("XL")
  /// The second largest usual size.
  public static let extraExtraLarge = UIContentSizeCategory("XXL")
  /// The largest usual size.
  public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
  /// The smallest size for accessibility.
  public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
  /// The second size for accessibility.
  public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
  /// The third size for accessibility.
  public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
  /// The fourth size for accessibility.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
  /// The largest size of all.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")

  private static let ordered: [UIContentSizeCategory] = [
    .unspecified, .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
    .accessibilityExtraExtraExtraLarge,
  ]

  /// Whether it is a size for accessibility.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// Orders sizes from small to large.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    (ordered.firstIndex(of: left) ?? 0) < (ordered.firstIndex(of: right) ?? 0)
  }
}

/// What is known of a view's surroundings: sizes, pixels and habits of reading.
@MainActor @preconcurrency open class UITraitCollection: NSObject, NSCopying {
  /// How much room there is along the horizontal axis.
  public private(set) var horizontalSizeClass = UIUserInterfaceSizeClass.compact
  /// How much room there is along the vertical axis.
  public private(set) var verticalSizeClass = UIUserInterfaceSizeClass.regular
  /// What sort of device is used.
  public private(set) var userInterfaceIdiom = UIUserInterfaceIdiom.phone
  /// Whether the colours are light or dark.
  public private(set) var userInterfaceStyle = UIUserInterfaceStyle.light
  /// Pixels per point, 2 unless said otherwise.
  public private(set) var displayScale: CGFloat = 2
  /// The side at which lines begin.
  public private(set) var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
  /// How large people like their text.
  public private(set) var preferredContentSizeCategory = UIContentSizeCategory.large

  /// Makes the traits of a telephone held upright, at two pixels a point.
  public override init() {
    super.init()
  }

  /// Makes traits with so many pixels per point.
  public convenience init(displayScale: CGFloat) {
    self.init()
    self.displayScale = displayScale
  }

  /// Makes traits with so much room along the horizontal axis.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init()
    self.horizontalSizeClass = horizontalSizeClass
  }

  /// Makes traits with so much room along the vertical axis.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init()
    self.verticalSizeClass = verticalSizeClass
  }

  /// Makes the traits of a sort of device.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init()
    userInterfaceIdiom = idiom
  }

  /// Makes traits with light or dark colours.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init()
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// Makes traits with lines that begin at a side.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init()
    self.layoutDirection = layoutDirection
  }

  /// Makes traits with a size of text.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init()
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }

  /// Makes traits that take from each of several what differs from the usual, later ones first.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init()
    let usual = UITraitCollection()
    for traits in traitCollections {
      if traits.horizontalSizeClass != usual.horizontalSizeClass { horizontalSizeClass = traits.horizontalSizeClass }
      if traits.verticalSizeClass != usual.verticalSizeClass { verticalSizeClass = traits.verticalSizeClass }
      if traits.userInterfaceIdiom != usual.userInterfaceIdiom { userInterfaceIdiom = traits.userInterfaceIdiom }
      if traits.userInterfaceStyle != usual.userInterfaceStyle { userInterfaceStyle = traits.userInterfaceStyle }
      if traits.displayScale != usual.displayScale { displayScale = traits.displayScale }
      if traits.layoutDirection != usual.layoutDirection { layoutDirection = traits.layoutDirection }
      if traits.preferredContentSizeCategory != usual.preferredContentSizeCategory {
        preferredContentSizeCategory = traits.preferredContentSizeCategory
      }
    }
  }

  /// Makes equal traits.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
