#if canImport(UIKit)
  import IntarsiaDSL
  import IntarsiaIR

  extension Twin {
    static let badges = [
      Twin(
        "badged grid", [9], BadgeLayouts.badgedGrid,
        Section {
          HGroup(height: .fractionalWidth(0.2)) {
            Item(width: .fractionalWidth(0.25))
              .badge("badge", width: 20, height: 20, at: .topTrailing.fractionalOffset(x: 0.3, y: -0.3))
              .contentInsets(5)
          }
        }
        .contentInsets(20)),
      Twin(
        "anchored outside", [5], BadgeLayouts.anchoredOutside,
        Section {
          HGroup(height: 80, count: 2) {
            Item()
              .contentInsets(top: 2, leading: 3, bottom: 4, trailing: 5)
              .supplementaryItems {
                SupplementaryItem(
                  "tag", width: .fractionalWidth(0.5), height: 16, containerAnchor: .bottom.absoluteOffset(x: 4, y: 2),
                  itemAnchor: .topLeading.absoluteOffset(x: -1, y: 3)
                )
                .zIndex(7)
                SupplementaryItem(
                  "dot", width: 8, height: .fractionalHeight(0.25), containerAnchor: .leading,
                  itemAnchor: .trailing.fractionalOffset(x: 0.5))
              }
          }
        }),
      Twin(
        "separated columns", [7], BadgeLayouts.separatedColumns,
        Section {
          HGroup(height: 100) {
            Item(width: .fractionalWidth(0.5))
            VGroup(width: .fractionalWidth(0.5)) { Item(height: .fractionalHeight(0.5)) }
              .contentInsets(leading: 6)
              .badge("line", width: .fractionalWidth(1), height: 4, at: .bottom)
          }
        }),
    ]
  }
#endif
