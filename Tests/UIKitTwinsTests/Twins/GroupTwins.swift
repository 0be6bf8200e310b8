#if canImport(UIKit)
  import IntarsiaDSL
  import IntarsiaIR

  extension Twin {
    static let decorations = [
      Twin(
        "cards", [4, 0, 2], DecorationLayouts.cards,
        Section { HGroup(height: 44) { Item() } }
          .interGroupSpacing(5)
          .contentInsets(10)
          .background("background", contentInsets: Insets(all: 5))),
      Twin(
        "two layers", [3, 2], DecorationLayouts.twoLayers,
        Section { HGroup(height: .fractionalWidth(0.5)) { Item(width: .fractionalWidth(0.5)) } }
          .header("title", height: 30)
          .decorationItems {
            DecorationItem("far").zIndex(-1)
            DecorationItem("near").contentInsets(top: 30)
          }),
    ]

    private static let adaptive = Twin(
      "columns by width", [2, 11], EnvironmentLayouts.adaptiveColumns,
      as: Layout(for: Int.self) { index, environment in
        let columns = index == 0 ? 1 : environment.container.width > 500 ? 5 : 3
        Section {
          HGroup(height: columns == 1 ? 44 : .fractionalWidth(0.2), count: columns) {
            Item(width: .fractionalWidth(0.2)).contentInsets(2)
          }
        }
      })

    static let groups = [
      Twin(
        "nested groups", [10, 4], GroupLayouts.nestedGroups,
        Section {
          HGroup(height: .fractionalHeight(0.4)) {
            Item(width: .fractionalWidth(0.7)).contentInsets(10)
            VGroup(width: .fractionalWidth(0.3), count: 2) {
              Item(height: .fractionalHeight(0.3)).contentInsets(10)
            }
          }
        }),
      Twin(
        "three columns", [10], GroupLayouts.threeColumns,
        Section { HGroup(height: 44, spacing: 10, count: 3) { Item() } }
          .interGroupSpacing(10)
          .contentInsets(horizontal: 10)),
      Twin(
        "a stack of four", [7], GroupLayouts.stackOfFour,
        Section { VGroup(width: .fractionalWidth(0.5), height: 200, spacing: 4, count: 4) { Item(height: 1) } }),
      Twin(
        "repeated tiles", [7], GroupLayouts.repeatedTiles,
        Section { HGroup(height: 70, spacing: .flexible(5), repeating: 3) { Item(width: 70) } }),
      Twin(
        "repeated columns", [9], GroupLayouts.repeatedColumns,
        Section {
          HGroup(height: 90, repeating: 2) {
            VGroup(width: .fractionalWidth(0.5), repeating: 2) { Item(height: 40) }
          }
        }),
      Twin(
        "waterfall", [12, 3], GroupLayouts.waterfall,
        as: Layout(for: Int.self) { _, environment in
          Section {
            Group.custom(height: 300, in: environment) { container in
              let width = container.effectiveContentSize.width / 2
              CustomItem(x: 0, y: 0, width: width, height: 120, zIndex: 0)
              CustomItem(x: width, y: 0, width: width, height: 80, zIndex: 1)
              CustomItem(x: 0, y: 120, width: width, height: 150, zIndex: 2)
              CustomItem(x: width, y: 80, width: width, height: 60, zIndex: 3)
              CustomItem(x: 0, y: 270, width: width, height: 90, zIndex: 4)
            }
          }
        }),
      Twin(
        "a fan with insets", [7], GroupLayouts.insetFan,
        as: Layout(for: Int.self) { _, environment in
          Section {
            HGroup(height: .fractionalHeight(0.25)) {
              Item(width: .fractionalWidth(0.5))
              Group.custom(
                width: .fractionalWidth(0.5), height: .fractionalHeight(0.25),
                contentInsets: Insets(top: 1, leading: 2, bottom: 3, trailing: 4), in: environment
              ) { container in
                let inner = container.effectiveContentSize
                CustomItem(x: 0, y: 0, width: inner.width, height: inner.height)
                CustomItem(x: 2, y: 1, width: container.width / 2, height: 20)
              }
            }
          }
        }),
      adaptive, adaptive.width(768),
    ]
  }
#endif
