import IntarsiaDSL
import IntarsiaIR
import Testing

@Suite("List sections")
struct ListTests {
  static let s = 12.987012987012987

  /// The table of R181: none/none, none/footer, header/none, header/footer, firstItem/none, firstItem/footer.
  static let table: [(ListAppearance, [Insets])] = [
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
    (
      .sidebar,
      [
        Insets(leading: s, bottom: 10, trailing: s), Insets(horizontal: s), Insets(leading: s, bottom: 10, trailing: s),
        Insets(horizontal: s), Insets(leading: s, bottom: 10, trailing: s), Insets(horizontal: s),
      ]
    ),
    (.sidebarPlain, Array(repeating: Insets(horizontal: s), count: 6)),
  ]

  @Test("Insets by appearance, header and footer (R181)", arguments: table)
  func insets(appearance: ListAppearance, expected: [Insets]) {
    let found = [ListHeaderMode.none, .supplementary, .firstItemInSection].flatMap { header in
      [ListFooterMode.none, .supplementary].map { footer in
        Section.list(appearance, header: header, footer: footer).contentInsets
      }
    }
    #expect(found == expected)
  }

  @Test("Headers and footers (R180)", arguments: ListAppearance.allCases)
  func boundaryItems(appearance: ListAppearance) {
    let pins = [ListAppearance.plain, .sidebarPlain].contains(appearance)
    let size = LayoutSize(width: .fractionalWidth(1), height: .estimated(pins ? 28 : 17.5))
    let header = BoundarySpec(
      elementKind: "UICollectionElementKindSectionHeader", size: size, alignment: .top, pinToVisibleBounds: pins,
      zIndex: 200)
    let footer = BoundarySpec(
      elementKind: "UICollectionElementKindSectionFooter", size: size, alignment: .bottom, pinToVisibleBounds: pins,
      zIndex: 200)
    let both = Section.list(appearance, header: .supplementary, footer: .supplementary)
    #expect(both.boundarySupplementaryItems == [header, footer])
    #expect(Section.list(appearance).boundarySupplementaryItems == [])
    #expect(Section.list(appearance, header: .firstItemInSection).boundarySupplementaryItems == [])
    #expect(both.contentInsetsReference == .none)
    #expect(both.supplementariesFollowContentInsets)
  }

  @Test("Rows are as wide as the container and as high as they ask to be (R183)")
  func rows() {
    #expect(
      Section.list(.plain).group == VGroup(height: .estimated(44)) { Item(height: .estimated(44)) })
    #expect(
      Section.list(.plain, estimatedRowHeight: 60).group
        == VGroup(height: .estimated(60)) { Item(height: .estimated(60)) })
  }

  @Test("A padding of one's own above a plain section whose first item is its header (R182)")
  func headerTopPadding() {
    #expect(
      Section.list(.plain, header: .firstItemInSection, headerTopPadding: 4).contentInsets == Insets(top: 4))
    #expect(Section.list(.plain, header: .supplementary, headerTopPadding: 4).contentInsets == .zero)
  }

  @Test("A list takes the modifiers of any section")
  func modifiers() {
    let list = Section.list(.insetGrouped).background("card").interGroupSpacing(1)
    #expect(list.decorationItems == [DecorationSpec(elementKind: "card")])
    #expect(list.interGroupSpacing == 1)
  }
}
