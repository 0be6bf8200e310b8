#if canImport(UIKit)
  import IntarsiaDSL
  import IntarsiaIR

  extension Twin {
    private static let header = ListElementKind.header
    private static let footer = ListElementKind.footer

    private static func rows(_ height: Dimension = 44) -> Section {
      Section { HGroup(height: height) { Item() } }
    }

    private static let pinnedHeaders = Twin(
      "pinned headers", [12, 9], HeaderLayouts.pinnedHeaders,
      rows()
        .interGroupSpacing(5)
        .contentInsets(horizontal: 10)
        .boundarySupplementaryItems {
          BoundaryItem(header, height: 30, alignment: .top).pinToVisibleBounds().zIndex(2)
          BoundaryItem(footer, height: 30, alignment: .bottom)
        })

    private static let pinnedFooters = Twin(
      "pinned footers", [12, 9], HeaderLayouts.pinnedFooters,
      rows(60).footer(footer, height: 40, pinToVisibleBounds: true))

    private static let layoutHeader = Twin(
      "headers of the layout", [6, 0, 20], HeaderLayouts.layoutHeader,
      as: Layout(for: Int.self) { _ in rows().header(header, height: 20, pinToVisibleBounds: true) }
        .interSectionSpacing(12)
        .header("global-header", height: 80, pinToVisibleBounds: true)
        .footer("global-footer", width: .fractionalWidth(0.5), height: .fractionalHeight(0.1)))

    static let headers =
      [0, 150, 590, 700].flatMap { [pinnedHeaders.scrolled(to: $0), layoutHeader.scrolled(to: $0)] }
      + [0, 300, 800].map { pinnedFooters.scrolled(to: $0) } + [
        Twin(
          "boundary items with offsets", [3], HeaderLayouts.offsetItems,
          rows()
            .contentInsets(top: 3, leading: 4, bottom: 5, trailing: 6)
            .boundarySupplementaryItems {
              BoundaryItem("above", width: 60, height: 30, alignment: .top).offset(x: 5, y: 7)
              BoundaryItem("inside", width: 60, height: 30, alignment: .bottom).offset(x: -5, y: -7)
                .extendsBoundary(false)
            }),
        Twin(
          "boundary items all around", [3, 1], HeaderLayouts.allAround,
          rows()
            .contentInsets(horizontal: 12, vertical: 8)
            .boundarySupplementaryItems(
              zip(
                ["t", "tl", "l", "bl", "b", "bt", "tr", "tt"], BoundarySpec.Alignment.allCases
              ).map { BoundaryItem($0, width: 20, height: 10, alignment: $1) })),
        Twin(
          "a header as wide as the screen", [4, 0], HeaderLayouts.fullWidthHeader,
          rows()
            .contentInsets(horizontal: 20, vertical: 10)
            .supplementariesFollowContentInsets(false)
            .header(header, height: .estimated(50), alignment: .topLeading)),
        Twin(
          "a header with insets of its own", [2], HeaderLayouts.insetHeader,
          rows()
            .contentInsets(leading: 50, trailing: 10)
            .boundarySupplementaryItems {
              BoundaryItem(header, height: 44, alignment: .top).contentInsets(leading: 100, trailing: 10)
            }),
      ]
  }
#endif
