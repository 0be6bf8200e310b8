import IntarsiaIR

/// What a section's layout may depend on: the container and the traits of the view.
///
/// It is a value without a view: what a test says is what the closure sees. Scroll position and data are not part of
/// it, because a section's layout does not depend on them.
public struct LayoutEnvironment: Hashable, Sendable {
  /// The view the layout is made for.
  public var container: Container
  /// How roomy the view is across.
  public var horizontalSizeClass: SizeClass
  /// How roomy the view is from top to bottom.
  public var verticalSizeClass: SizeClass
  /// The text size the reader prefers.
  public var contentSizeCategory: ContentSizeCategory
  /// Whether the view is light or dark.
  public var userInterfaceStyle: UserInterfaceStyle

  /// Makes an environment; traits that are left out are guessed from the container, or the common ones.
  ///
  /// The guess is a convenience for tests and previews, not a device database: no width tells a large telephone lying
  /// on its side from a narrow window. A view passes the traits it has.
  ///
  /// - Parameters:
  ///   - container: the view the layout is made for.
  ///   - horizontalSizeClass: when left out, regular from a width of 600 points.
  ///   - verticalSizeClass: when left out, regular from a height of 480 points.
  ///   - contentSizeCategory: the text size the reader prefers.
  ///   - userInterfaceStyle: whether the view is light or dark.
  public init(
    container: Container, horizontalSizeClass: SizeClass? = nil, verticalSizeClass: SizeClass? = nil,
    contentSizeCategory: ContentSizeCategory = .large, userInterfaceStyle: UserInterfaceStyle = .light
  ) {
    self.container = container
    self.horizontalSizeClass = horizontalSizeClass ?? (container.width < 600 ? .compact : .regular)
    self.verticalSizeClass = verticalSizeClass ?? (container.height < 480 ? .compact : .regular)
    self.contentSizeCategory = contentSizeCategory
    self.userInterfaceStyle = userInterfaceStyle
  }
}

/// How roomy a view is along one axis.
public enum SizeClass: String, Hashable, Sendable, CaseIterable {
  case compact
  case regular
}

/// Whether a view is light or dark.
public enum UserInterfaceStyle: String, Hashable, Sendable, CaseIterable {
  case light
  case dark
}
