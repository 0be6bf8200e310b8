#if canImport(UIKit)
  import IntarsiaDSL
  import IntarsiaIR
  import UIKit

  extension Twin {
    private static func list(
      _ appearance: ListAppearance, _ header: ListHeaderMode, _ footer: ListFooterMode,
      like uikit: @escaping @MainActor @Sendable () -> UICollectionViewLayout
    ) -> Twin {
      Twin(
        "a list, \(appearance), \(header), \(footer)", [4, 2], uikit, .list(appearance, header: header, footer: footer))
    }

    static let lists = [
      list(.plain, .none, .none) { ListLayouts.list(.plain) },
      list(.plain, .supplementary, .supplementary) { ListLayouts.list(.plain, .supplementary, .supplementary) },
      list(.plain, .firstItemInSection, .none) { ListLayouts.list(.plain, .firstItemInSection) },
      list(.grouped, .none, .none) { ListLayouts.list(.grouped) },
      list(.grouped, .supplementary, .none) { ListLayouts.list(.grouped, .supplementary) },
      list(.insetGrouped, .none, .supplementary) { ListLayouts.list(.insetGrouped, .none, .supplementary) },
      list(.insetGrouped, .firstItemInSection, .none) { ListLayouts.list(.insetGrouped, .firstItemInSection) },
      list(.sidebar, .supplementary, .none) { ListLayouts.list(.sidebar, .supplementary) },
      list(.sidebarPlain, .supplementary, .supplementary) {
        ListLayouts.list(.sidebarPlain, .supplementary, .supplementary)
      },
      Twin(
        "a list below a row", [6, 5], ListLayouts.listBelowRow,
        as: Layout(for: Int.self) { index in
          if index == 0 {
            Section { HGroup(width: .fractionalWidth(0.28), height: .fractionalWidth(0.2)) { Item() } }
              .interGroupSpacing(10)
              .orthogonalScrollingBehavior(.continuousGroupLeadingBoundary)
          } else {
            Section.list(.insetGrouped).interGroupSpacing(2)
          }
        }),
    ]
  }
#endif
