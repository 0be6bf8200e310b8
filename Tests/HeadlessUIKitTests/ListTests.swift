import HeadlessUIKit
import IntarsiaIR
import Testing

@Suite("Lists are ordinary sections with recorded numbers")
@MainActor struct ListTests {
  typealias Configuration = UICollectionLayoutListConfiguration

  /// The insets by appearance, for no header, a header and the first item as header, each without and with a footer.
  nonisolated static let recorded: [(Configuration.Appearance, [Insets])] = [
    (.plain, [.zero, .zero, .zero, .zero, Insets(top: 22), Insets(top: 22)]),
    (
      .grouped,
      [Insets(top: 35, bottom: 20), Insets(top: 35), Insets(bottom: 20), .zero, Insets(bottom: 20), .zero]
    ),
    (
      .insetGrouped,
      [
        Insets(top: 35, leading: 16, bottom: 20, trailing: 16), Insets(top: 35, leading: 16, trailing: 16),
        Insets(leading: 16, bottom: 20, trailing: 16), Insets(horizontal: 16),
        Insets(leading: 16, bottom: 20, trailing: 16), Insets(horizontal: 16),
      ]
    ),
  ]

  @Test("Insets by appearance and modes (R181)", arguments: recorded.indices)
  func insets(_ index: Int) {
    let (appearance, expected) = ListTests.recorded[index]
    let environment = Screen([], UICollectionViewLayout()).environment
    var insets: [Insets] = []
    for header in Configuration.HeaderMode.allCases {
      for footer in Configuration.FooterMode.allCases {
        var configuration = Configuration(appearance: appearance)
        configuration.headerMode = header
        configuration.footerMode = footer
        let section = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
        insets.append(section.contentInsets.spec)
        #expect(section.contentInsetsReference == .none)
        #expect(section.boundarySupplementaryItems.allSatisfy { $0.zIndex == 200 })
        #expect(section.boundarySupplementaryItems.allSatisfy { $0.pinToVisibleBounds == (appearance == .plain) })
      }
    }
    #expect(insets == expected)
  }

  @Test("Separators are asked for row by row")
  func separators() {
    var configuration = Configuration(appearance: .plain)
    configuration.itemSeparatorHandler = { indexPath, separators in
      var separators = separators
      if indexPath.item == 0 { separators.topSeparatorVisibility = .hidden }
      return separators
    }
    configuration.separatorConfiguration.color = .red
    let rows = (0..<2).map { configuration.separators(at: IndexPath(item: $0, section: 0)) }
    #expect(rows.map(\.topSeparatorVisibility) == [.hidden, .automatic])
    #expect(rows.allSatisfy { $0.color == .red && $0.listAppearance == .plain })
  }

  @Test("Rows are as high as they ask to be (R183)")
  func rows() {
    let source = HeightSource(count: 5, heights: [20, 60])
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: Configuration(appearance: .plain)))
    view.register(HeightCell.self, forCellWithReuseIdentifier: "row")
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 320, height: 180))
  }
}

extension Screen {
  /// An environment as large as the screen.
  var environment: any NSCollectionLayoutEnvironment {
    Surroundings(size: view.bounds.size)
  }
}

/// An environment without a view.
private final class Surroundings: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let traitCollection = UITraitCollection()

  init(size: CGSize) {
    contentSize = size
  }

  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentSize: CGSize { contentSize }
  var contentInsets: NSDirectionalEdgeInsets { .zero }
  var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }
}
