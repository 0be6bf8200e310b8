import IntarsiaDSL
import IntarsiaIR

#if os(Linux)
  import HeadlessUIKit
#elseif canImport(UIKit) && !os(watchOS)
  import UIKit
#endif

#if os(Linux) || (canImport(UIKit) && !os(watchOS))
  extension LayoutEnvironment {
    /// What a section provider is told, as a value.
    ///
    /// The view's margins and its readable width are not part of what UIKit tells; the safe area is.
    @MainActor public init(_ environment: any NSCollectionLayoutEnvironment) {
      let container = environment.container
      let traits = environment.traitCollection
      let insets = container.contentInsets
      self.init(
        container: Container(
          width: Double(container.contentSize.width), height: Double(container.contentSize.height),
          scale: traits.displayScale > 0 ? Double(traits.displayScale) : 2,
          layoutDirection: traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
          safeAreaInsets: Insets(
            top: Double(insets.top), leading: Double(insets.leading), bottom: Double(insets.bottom),
            trailing: Double(insets.trailing))),
        horizontalSizeClass: SizeClass(traits.horizontalSizeClass),
        verticalSizeClass: SizeClass(traits.verticalSizeClass),
        contentSizeCategory: ContentSizeCategory(traits.preferredContentSizeCategory),
        userInterfaceStyle: traits.userInterfaceStyle == .dark ? .dark : .light)
    }
  }

  extension SizeClass {
    /// The size class as a value, or nothing where it is not known.
    fileprivate init?(_ sizeClass: UIUserInterfaceSizeClass) {
      switch sizeClass {
      case .compact: self = .compact
      case .regular: self = .regular
      default: return nil
      }
    }
  }

  extension ContentSizeCategory {
    /// The text size as a value; the usual one where it is not known.
    fileprivate init(_ category: UIContentSizeCategory) {
      switch category {
      case .extraSmall: self = .extraSmall
      case .small: self = .small
      case .medium: self = .medium
      case .extraLarge: self = .extraLarge
      case .extraExtraLarge: self = .extraExtraLarge
      case .extraExtraExtraLarge: self = .extraExtraExtraLarge
      case .accessibilityMedium: self = .accessibilityMedium
      case .accessibilityLarge: self = .accessibilityLarge
      case .accessibilityExtraLarge: self = .accessibilityExtraLarge
      case .accessibilityExtraExtraLarge: self = .accessibilityExtraExtraLarge
      case .accessibilityExtraExtraExtraLarge: self = .accessibilityExtraExtraExtraLarge
      default: self = .large
      }
    }
  }
#endif
