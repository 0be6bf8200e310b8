#if canImport(UIKit)
  import IntarsiaDSL
  import IntarsiaIR

  extension Twin {
    private static let allBehaviors = Twin(
      "rows of every behaviour", [10, 10, 10, 4, 3, 7], RowLayouts.rows,
      as: Layout(for: Int.self) { index in
        Section {
          HGroup(width: .fractionalWidth(0.85), height: .fractionalHeight(0.4)) {
            Item(width: .fractionalWidth(0.7)).contentInsets(10)
            VGroup(width: .fractionalWidth(0.3), count: 2) { Item(height: .fractionalHeight(0.3)) }
          }
        }
        .orthogonalScrollingBehavior(OrthogonalScrollingBehavior.allCases[index])
        .interGroupSpacing(8)
        .contentInsets(top: 3, leading: 4, bottom: 5, trailing: 6)
        .header(ListElementKind.header)
      })

    private static let sideways = Twin(
      "a page that scrolls sideways", [9, 2], RowLayouts.sidewaysPage,
      as: Layout(for: Int.self) { _ in
        Section { VGroup(width: .fractionalWidth(0.5)) { Item(height: .fractionalHeight(0.25)) } }
          .contentInsets(top: 3, leading: 4, bottom: 5, trailing: 6)
          .boundarySupplementaryItems {
            BoundaryItem("side", width: 60, alignment: .leading).pinToVisibleBounds()
          }
      }
      .scrollDirection(.horizontal)
      .interSectionSpacing(20))

    static let rows = [
      allBehaviors, allBehaviors.width(375), sideways, sideways.scrolled(to: 120),
      Twin(
        "a column in a page that scrolls sideways", [6, 4], RowLayouts.sidewaysWithColumn,
        as: Layout(for: Int.self) { index in
          Section { VGroup(width: 120, height: 150) { Item() } }
            .orthogonalScrollingBehavior(index == 0 ? .continuous : .none)
            .interGroupSpacing(6)
        }
        .scrollDirection(.horizontal)),
    ]

    static let environments = [
      Twin(
        "every reference of insets", [3, 3, 3, 3, 3], EnvironmentLayouts.references,
        as: Layout(for: Int.self) { index in
          Section { HGroup(height: 40) { Item(width: .fractionalWidth(0.5)) } }
            .contentInsetsReference(ContentInsetsReference.allCases[index])
            .supplementaryContentInsetsReference(index == 3 ? .none : .automatic)
            .header("header", height: 20)
        }
        .contentInsetsReference(.layoutMargins)),
      Twin(
        "tags, not measured", [8], EnvironmentLayouts.tags,
        Section { HGroup(height: 20, spacing: 10) { Item(width: .estimated(100)) } }),
      Twin(
        "cards, not measured", [5], EnvironmentLayouts.estimatedCards,
        Section {
          HGroup(height: .estimated(50), spacing: 5, count: 2) {
            Item(width: .fractionalWidth(0.5), height: .estimated(50))
          }
        }
        .interGroupSpacing(3)
        .header("header", height: .estimated(28))),
      Twin(
        "equal heights, not measured", [4], EnvironmentLayouts.equalHeights,
        Section {
          HGroup(height: .uniformAcrossSiblings(estimate: 50)) {
            Item(width: .fractionalWidth(1 / 3), height: .uniformAcrossSiblings(estimate: 50))
          }
        }),
    ]
  }
#endif
