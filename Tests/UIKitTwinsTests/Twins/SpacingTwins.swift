#if canImport(UIKit)
  import IntarsiaDSL
  import IntarsiaIR

  extension Twin {
    static let spacings = [
      Twin(
        "fixed gaps", [7], SpacingLayouts.fixedGaps,
        Section { HGroup(height: 30, spacing: 10) { Item(width: .fractionalWidth(0.3)) } }),
      Twin(
        "flexible gaps", [7], SpacingLayouts.flexibleGaps,
        Section { HGroup(height: 30, spacing: .flexible(1)) { Item(width: .fractionalWidth(0.25)) } }),
      Twin(
        "a centred item", [3], SpacingLayouts.centredItem,
        Section {
          HGroup(height: 100) {
            Item(width: .fractionalWidth(0.5), height: .fractionalHeight(0.5))
              .edgeSpacing(leading: .flexible(4), top: .flexible(0), trailing: .flexible(6), bottom: 7)
          }
        }),
      Twin(
        "a pushed item", [3], SpacingLayouts.pushedItem,
        Section {
          HGroup(height: 100) { Item(width: .fractionalWidth(0.5)).edgeSpacing(leading: 4, top: 5, trailing: 6) }
        }),
      Twin(
        "a spaced group", [3], SpacingLayouts.spacedGroup,
        Section { HGroup(height: 30) { Item() }.edgeSpacing(leading: 4, top: 5, trailing: 6, bottom: 7) }
          .interGroupSpacing(8)),
      Twin(
        "a group with insets", [5], SpacingLayouts.insetGroup,
        Section {
          HGroup(height: 100) {
            Item(width: .fractionalWidth(0.5)).contentInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
          }
          .contentInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        }),
      Twin(
        "spaced sections, one of them empty", [3, 0, 4], SpacingLayouts.spacedSections,
        as: Layout(for: Int.self) { index in
          if index != 1 {
            Section { HGroup(height: 30) { Item(width: .fractionalWidth(0.5)) } }
              .contentInsets(top: 3, leading: 4, bottom: 5, trailing: 6)
              .interGroupSpacing(8)
          }
        }
        .interSectionSpacing(12)),
      Twin(
        "mixed sizes", [7], SpacingLayouts.mixedSizes,
        Section {
          HGroup(height: 20, spacing: 10) {
            Item(width: 50, height: 100)
            Item(width: .fractionalWidth(0.5), height: .fractionalWidth(0.25))
          }
        }),
    ]
  }
#endif
