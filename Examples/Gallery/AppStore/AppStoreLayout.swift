import Intarsia

extension AppStorePage {
  /// The name under which the headers of sections are registered.
  static let header = "section-header"

  /// What each kind of section looks like.
  ///
  /// Which sections there are, and where, is not said here: the data know.
  static let layout = Layout(for: AppStoreSection.Kind.self) { kind, environment in
    let isWide = environment.container.width > 700

    switch kind {
    case .filters:
      Section {
        HGroup(width: 112, height: 36) { Item() }
      }
      .interGroupSpacing(8)
      .contentInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
      .orthogonalScrollingBehavior(.continuous)

    case .slider:
      Section {
        HGroup(width: .fractionalWidth(isWide ? 0.6 : 0.9), height: 240) { Item() }
      }
      .interGroupSpacing(10)
      .orthogonalScrollingBehavior(.groupPagingCentered)

    case .categories:
      Section {
        HGroup(height: 56, spacing: 10, count: isWide ? 3 : 2) { Item() }
      }
      .interGroupSpacing(10)
      .contentInsets(leading: 16, bottom: 8, trailing: 16)
      .header(AppStorePage.header, height: 44)

    case .mostRecommended:
      Section {
        VGroup(width: .fractionalWidth(isWide ? 0.45 : 0.9), height: 270) { Item(height: 90) }
      }
      .interGroupSpacing(10)
      .contentInsets(leading: 16, trailing: 16)
      .header(AppStorePage.header, height: 44)
      .orthogonalScrollingBehavior(.groupPaging)
    }
  }
  .interSectionSpacing(8)

  /// The sections and items of the page; an identifier that the backend sends twice is an error.
  func snapshot() throws -> Snapshot<AppStoreSection, AppStoreItem> {
    try Snapshot(sections.map { SnapshotSection($0.section, items: $0.items) })
  }

  /// Where everything on the page is.
  func solve(in container: Container) throws -> SnapshotSolution<AppStoreSection, AppStoreItem> {
    AppStorePage.layout.solve(try snapshot(), kind: \.kind, in: container)
  }
}
