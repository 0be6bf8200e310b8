import Intarsia
import Testing

enum FeedSection: Hashable, Sendable {
  case banners
  case categories
  case restaurants(title: String)
}

struct FeedItem: Hashable, Sendable {
  var name: String
}

/// A food delivery feed, as the package's description shows it.
@Suite("The feed")
struct FeedTests {
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

  let banners = (0..<4).map { FeedItem(name: "banner \($0)") }
  let categories = (0..<8).map { FeedItem(name: "category \($0)") }
  let restaurants = (0..<7).map { FeedItem(name: "restaurant \($0)") }
  let container = Container(width: 390, height: 844)

  @Test("Sections stand in the order of the data, elements are found by identity and by geometry")
  func solving() throws {
    var snapshot = Snapshot<FeedSection, FeedItem>()
    try snapshot.appendSections([.banners, .categories])
    try snapshot.appendItems(banners, toSection: .banners)
    try snapshot.appendItems(categories, toSection: .categories)

    let solution = feed.solve(snapshot, in: container)
    #expect(solution.diagnostics == [])
    #expect(solution.contentSize == Size(width: 390, height: 366))
    #expect(solution.frame(of: banners[2]) == Rect(x: 780, y: 0, width: 390, height: 200))
    #expect(solution.frame(of: categories[1]) == Rect(x: 122.5, y: 231, width: 72.5, height: 120))
    #expect(solution.frame(of: restaurants[0]) == nil)

    let visible = solution.elements(in: Rect(x: 0, y: 0, width: 390, height: 210))
    #expect(visible.map(\.identity) == [.item(banners[0])])
    #expect(solution.picture().contains("banners"))
  }

  @Test("A backend leaves the banners out: what is left moves up and keeps its look")
  func leavingOut() throws {
    let rest: [SnapshotSection<FeedSection, FeedItem>] = [
      SnapshotSection(.categories, items: categories),
      SnapshotSection(.restaurants(title: "Nearby"), items: restaurants),
    ]
    let without = try Snapshot(rest)
    let all = try Snapshot([SnapshotSection(.banners, items: banners)] + rest)

    let short = feed.solve(without, in: container)
    let long = feed.solve(all, in: container)
    #expect(short.section(.banners) == nil)
    #expect(short.section(.categories)?.frame == Rect(x: 0, y: 0, width: 390, height: 150))
    let move = Point(x: 0, y: 216)
    for item in categories + restaurants {
      #expect(long.frame(of: item) == short.frame(of: item)?.offset(by: move))
    }
    #expect(short.frame(of: restaurants[0])?.height == 90)
  }
}
