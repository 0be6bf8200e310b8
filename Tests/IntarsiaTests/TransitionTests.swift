import Intarsia
import Testing

/// Transitions of the feed: a backend leaves the banners out, and brings them back.
@Suite("Transitions")
struct TransitionTests {
  typealias Change = TransitionElement<FeedSection, FeedItem>.Change

  let tests = FeedTests()

  func snapshot(banners: Bool) throws -> Snapshot<FeedSection, FeedItem> {
    var sections: [SnapshotSection<FeedSection, FeedItem>] = []
    if banners { sections.append(SnapshotSection(.banners, items: tests.banners)) }
    sections.append(SnapshotSection(.categories, items: tests.categories))
    sections.append(SnapshotSection(.restaurants(title: "Nearby"), items: tests.restaurants))
    return try Snapshot(sections)
  }

  func solution(banners: Bool, offset: Double = 0) throws -> SnapshotSolution<FeedSection, FeedItem> {
    let viewport = Viewport(offset: Point(x: 0, y: offset))
    return tests.feed.solve(try snapshot(banners: banners), in: tests.container, viewport: viewport)
  }

  func transition(banners: Bool, toBanners: Bool, offset: Double = 0) throws -> Transition<FeedSection, FeedItem> {
    let before = try solution(banners: banners, offset: offset)
    var after = before
    tests.feed.update(&after, to: try snapshot(banners: toBanners))
    return Transition(from: before, to: after)
  }

  @Test("The banners leave: they fade where they were, and what is left moves up")
  func bannersLeave() throws {
    let transition = try transition(banners: true, toBanners: false)
    #expect(transition.anchor == nil)
    let banner = try #require(transition.elements.first { $0.identity == .item(tests.banners[0]) })
    #expect(banner.change == .disappears)
    #expect(banner.frame(at: 0.5) == Rect(x: 0, y: 0, width: 390, height: 200))
    #expect((banner.alpha(at: 0), banner.alpha(at: 0.25), banner.alpha(at: 1)) == (1, 0.75, 0))
    for category in tests.categories.prefix(4) {
      let element = try #require(transition.elements.first { $0.identity == .item(category) })
      #expect(element.change == .moves)
      #expect(element.from.offset(by: Point(x: 0, y: -216)) == element.to)
      #expect(element.frame(at: 0.5) == element.from.offset(by: Point(x: 0, y: -108)))
      #expect(element.alpha(at: 0.5) == 1)
    }
    // The other banners and categories are beyond the edge before and after.
    #expect(transition.elements.count { $0.identity == .item(tests.banners[1]) } == 0)
    #expect(transition.elements.count { $0.identity == .item(tests.categories[7]) } == 0)
    // What goes lies below what stays.
    #expect(transition.elements.first?.identity == .item(tests.banners[0]))
  }

  @Test("The banners come back at the content's start: they are seen, and everything moves down")
  func bannersReturn() throws {
    let transition = try transition(banners: false, toBanners: true)
    let banner = try #require(transition.elements.first { $0.identity == .item(tests.banners[0]) })
    #expect(banner.change == .appears)
    #expect(banner.frame(at: 0.2) == Rect(x: 0, y: 0, width: 390, height: 200))
    #expect(banner.alpha(at: 0.2) == 0.2)
    #expect(transition.new.viewport.offset == .zero)
    let category = try #require(transition.elements.first { $0.identity == .item(tests.categories[0]) })
    #expect(category.to.y - category.from.y == 216)
    // A restaurant that is pushed out of sight is followed there.
    let last = try #require(transition.elements.first { $0.identity == .item(tests.restaurants[6]) })
    #expect(last.change == .moves && last.to.y > 844)
  }

  @Test("Scrolled down, the first visible item stays where it is, and nothing seems to happen")
  func anchored() throws {
    let transition = try transition(banners: true, toBanners: false, offset: 230)
    #expect(transition.anchor == .item(tests.categories[0]))
    #expect(transition.new.viewport.offset == Point(x: 0, y: 14))
    #expect(transition.elements.allSatisfy { $0.change == .stays })
    let back = try self.transition(banners: false, toBanners: true, offset: 14)
    #expect(back.new.viewport.offset == Point(x: 0, y: 230))
    #expect(back.elements.allSatisfy { $0.change == .stays })
  }

  @Test("What cannot be kept in place is not: the content ends, or the anchor is gone or none")
  func limits() throws {
    let before = try solution(banners: true, offset: 60)
    var after = before
    tests.feed.update(&after, to: try Snapshot([SnapshotSection(.categories, items: tests.categories)]))
    let ending = Transition(from: before, to: after)
    #expect(ending.anchor == .item(tests.categories[0]))
    #expect(ending.new.viewport.offset == .zero)
    #expect(ending.elements.contains { $0.change == .disappears })
    let gone = Transition(from: before, to: after, keeping: .element(.item(tests.banners[0])))
    #expect(gone.anchor == nil)

    let other = try solution(banners: true, offset: 100)
    let free = Transition(from: before, to: other, keeping: .nothing)
    #expect(free.new.viewport.offset.y == 100)
    let header = SnapshotElement<FeedSection, FeedItem>.Identity.supplementary(
      "title", index: 0, section: .restaurants(title: "Nearby"))
    var without = before
    tests.feed.update(&without, to: try snapshot(banners: false))
    let kept = Transition(from: before, to: without, keeping: .element(header))
    let element = try #require(kept.elements.first { $0.identity == header })
    #expect(element.from.y - element.to.y == 156)
    #expect(kept.new.viewport.offset == .zero)
  }

  @Test("Numbers beyond the way, and what is no number, count as an end of it")
  func progress() throws {
    let element = try #require(
      transition(banners: true, toBanners: false).elements.first { $0.identity == .item(tests.categories[0]) })
    #expect(element.frame(at: -1) == element.from)
    #expect(element.frame(at: .nan) == element.from)
    #expect(element.frame(at: 7) == element.to)
    #expect(element.frame(at: .infinity) == element.to)
  }

  @Test("Many items cost nothing: only what is visible before or after is part of it")
  func manyItems() throws {
    let layout = Layout { Section { HGroup(height: 100, count: 3) { Item() } } }
    let snapshot = try Snapshot([SnapshotSection(SingleSection.main, items: Array(0..<200_000))])
    var before = layout.solve(snapshot, in: Container(width: 300, height: 600))
    before.viewport.offset.y = 3_000_050
    var next = before.snapshot
    next.deleteItems(Array(0..<300))
    try next.moveItem(90_004, beforeItem: 90_000)
    var after = before
    layout.update(&after, to: next)
    let transition = Transition(from: before, to: after)
    #expect(transition.anchor == .item(90_000))
    #expect(transition.new.viewport.offset.y == 2_990_050)
    #expect(transition.elements.count <= 24)
    #expect(Set(transition.elements.map(\.change)) == [.stays, .moves])
    let moved = try #require(transition.elements.first { $0.identity == .item(90_004) })
    #expect(moved.from == Rect(x: 100, y: 50, width: 100, height: 100))
    #expect(moved.to == Rect(x: 0, y: -50, width: 100, height: 100))
  }

  // MARK: Pictures

  @Test("Moments are drawn side by side: boxes between their places, half there")
  func svg() throws {
    let transition = try transition(banners: true, toBanners: false)
    let drawing = transition.drawing { identity in
      if case .item(let item) = identity { item.name } else { nil }
    }
    #expect(drawing.container == Size(width: 390, height: 844))
    let half = drawing.list(at: 0.5)
    let banner = try #require(half.boxes.first { $0.label == "banner 0" })
    #expect(banner.opacity == 0.5)
    #expect(half.boxes.first { $0.label == "category 0" }?.frame.y == 123)
    #expect(drawing.list(at: 1).boxes.allSatisfy { $0.opacity == 1 })
    #expect(drawing.list(at: 1).boxes.count { $0.label == "banner 0" } == 0)
    #expect(
      drawing.sections.map { $0.end?.kind ?? $0.start?.kind } == [
        "banners", "categories", "restaurants(title: \"Nearby\")",
      ])
    let svg = transition.svg(at: 0, 0.5, 1) { identity in
      if case .item(let item) = identity { item.name } else { nil }
    }
    #expect(svg.contains("opacity=\"0.5\""))
    #expect(svg.contains("50 %"))
    #expect(svg == transition.drawing { if case .item(let item) = $0 { item.name } else { nil } }.svg(at: [0, 0.5, 1]))
  }

  @Test("A page that plays is one file, and nothing in labels can break out of it")
  func html() throws {
    let transition = try transition(banners: true, toBanners: false)
    let page = transition.html(title: "The banners leave", duration: 1.5) { identity in
      if case .item(let item) = identity { "<b>" + item.name } else { nil }
    }
    #expect(page.hasPrefix("<!doctype html>"))
    #expect(page.contains("const duration = 1500;"))
    #expect(page.contains("data-from=\"0 0 390 200 1\" data-to=\"0 0 390 200 0\""))
    #expect(page.contains("&lt;b&gt;category 0"))
    #expect(!page.contains("<b>category"))
    #expect(!page.contains("http:") && !page.contains("https:"))
    #expect(page.contains("1 disappears, "))
  }
}
