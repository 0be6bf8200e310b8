import Intarsia

enum FeedSection: Hashable, Sendable {
  case banners
  case categories
  case restaurants(title: String)
}

let feed = Layout(for: FeedSection.self) { kind, environment in
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
      VGroup(height: 270) { Item(height: 90) }
    }
    .interGroupSpacing(environment.container.width > 700 ? 24 : 12)
    .header("title", height: .estimated(44), pinToVisibleBounds: true)
  }
}
.interSectionSpacing(16)

func show(_ banners: [String], _ categories: [String], in visibleRect: Rect) throws {
  var snapshot = Snapshot<FeedSection, String>()
  try snapshot.appendSections([.banners, .categories])  // a duplicate from a backend is an error, not a crash
  try snapshot.appendItems(banners, toSection: .banners)
  try snapshot.appendItems(categories, toSection: .categories)

  let solution = feed.solve(snapshot, in: Container(width: 390, height: 844))
  print(solution.contentSize)
  print(solution.frame(of: banners[2]) ?? .zero)  // by identity
  print(solution.elements(in: visibleRect).count)  // by geometry
  print(solution.picture())  // in a terminal; .svg() and .html() beside it
}
