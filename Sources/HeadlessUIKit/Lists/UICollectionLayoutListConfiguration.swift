import Foundation
import IntarsiaIR

/// What a section that looks like a table is made from.
@MainActor @preconcurrency public struct UICollectionLayoutListConfiguration {
  /// How a list looks.
  public enum Appearance: Int, Hashable, Sendable, CaseIterable {
    /// Rows from edge to edge, with headers that pin.
    case plain = 0
    /// Groups of rows with room between them.
    case grouped = 1
    /// Groups of rows in rounded boxes.
    case insetGrouped = 2
    /// The list of a sidebar.
    case sidebar = 3
    /// The list of a sidebar without a background.
    case sidebarPlain = 4
  }

  /// Where the header comes from.
  public enum HeaderMode: Int, Hashable, Sendable, CaseIterable {
    /// There is none.
    case none = 0
    /// A supplementary view.
    case supplementary = 1
    /// The first item of the section.
    case firstItemInSection = 2
  }

  /// Where the footer comes from.
  public enum FooterMode: Int, Hashable, Sendable, CaseIterable {
    /// There is none.
    case none = 0
    /// A supplementary view.
    case supplementary = 1
  }

  /// Elements that are as wide as their content.
  public struct ContentHuggingElements: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The headers.
    public static let supplementaryHeader = ContentHuggingElements(rawValue: 1)
  }

  /// Gives a row's separators, starting from those of the list.
  public typealias ItemSeparatorHandler =
    (_ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration)
    -> UIListSeparatorConfiguration

  /// Gives the actions behind a row.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  /// How the list looks.
  public var appearance: Appearance
  /// Whether rows have separators.
  public var showsSeparators = true
  /// The separators of the list.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Gives a row's separators, if they differ from row to row.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The colour behind the list.
  public var backgroundColor: UIColor?
  /// Gives the actions at a row's leading edge.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Gives the actions at a row's trailing edge.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Where the header comes from.
  public var headerMode = HeaderMode.none
  /// Where the footer comes from.
  public var footerMode = FooterMode.none
  /// The room above headers; nothing lets the appearance choose.
  public var headerTopPadding: CGFloat?
  /// Elements that are as wide as their content.
  public var contentHuggingElements: ContentHuggingElements = []

  /// Makes a list that looks in a way.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  /// The separators of a row.
  public func separators(at indexPath: IndexPath) -> UIListSeparatorConfiguration {
    itemSeparatorHandler?(indexPath, separatorConfiguration) ?? separatorConfiguration
  }
}
