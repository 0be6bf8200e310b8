import Intarsia

/// What a section of the feed looks like.
///
/// The backend does not say: the items of the section do.
enum DeliveryKind: String {
  case banners
  case categories
  case restaurants
  case empty

  init(_ items: [DeliveryItem]) {
    self =
      switch items.first {
      case .banner: .banners
      case .category: .categories
      case .restaurant: .restaurants
      case nil: .empty
      }
  }
}

extension DeliveryFeed {
  /// The name under which the header of the restaurants is registered.
  static let header = "restaurants-header"

  /// What each kind of section looks like.
  static let layout = Layout(for: DeliveryKind.self) { kind, environment in
    switch kind {
    case .banners:
      Section {
        HGroup(height: 200) { Item() }
      }
      .orthogonalScrollingBehavior(.groupPaging)

    case .categories:
      Section {
        HGroup(height: .estimated(150)) {
          Item(width: .fractionalWidth(0.25))
            .contentInsets(top: 15, leading: 25, bottom: 15)
        }
      }
      .orthogonalScrollingBehavior(.continuous)

    case .restaurants:
      Section {
        HGroup(height: 120, spacing: 12, count: environment.container.width > 700 ? 2 : 1) { Item() }
      }
      .interGroupSpacing(12)
      .contentInsets(leading: 16, bottom: 16, trailing: 16)
      .header(DeliveryFeed.header, height: .estimated(44), pinToVisibleBounds: true)

    case .empty:
      nil
    }
  }

  /// The sections and items of the feed; an identifier that the backend sends twice is an error.
  func snapshot() throws -> Snapshot<String, DeliveryItem> {
    try Snapshot(feed.map { SnapshotSection($0.id, items: $0.items) })
  }

  /// Where everything in the feed is.
  func solve(in container: Container) throws -> SnapshotSolution<String, DeliveryItem> {
    DeliveryFeed.layout.solve(try snapshot(), kind: { _, items in DeliveryKind(items) }, in: container)
  }
}
