/// The look of a list section, which decides its insets and whether headers pin (`R180`, `R181`).
public enum ListAppearance: String, Hashable, Sendable, CaseIterable {
  case plain
  case grouped
  case insetGrouped
  case sidebar
  case sidebarPlain

  /// Whether headers and footers stay in sight (`R180`).
  var pinsHeaders: Bool {
    self == .plain || self == .sidebarPlain
  }
}

/// Where the header of a list section comes from.
public enum ListHeaderMode: String, Hashable, Sendable, CaseIterable {
  /// There is none.
  case none
  /// A boundary item of the kind ``ListElementKind/header``.
  case supplementary
  /// The first item is styled as one and laid out like any other (`R186`).
  case firstItemInSection
}

/// Where the footer of a list section comes from.
public enum ListFooterMode: String, Hashable, Sendable, CaseIterable {
  /// There is none.
  case none
  /// A boundary item of the kind ``ListElementKind/footer``.
  case supplementary
}

/// The kinds under which headers and footers of list sections are registered.
public enum ListElementKind {
  /// The kind that collection views use for section headers.
  public static let header = "UICollectionElementKindSectionHeader"
  /// The kind that collection views use for section footers.
  public static let footer = "UICollectionElementKindSectionFooter"
}
