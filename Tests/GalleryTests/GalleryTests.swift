import Intarsia
import Testing

@testable import Gallery

@Suite("The gallery's screens")
struct GalleryTests {
  @Test("Sections of the app store stand where its response puts them", arguments: Scene.Device.allCases)
  func appStore(_ device: Scene.Device) throws {
    let page: AppStorePage = try Response.decode(from: "AppStore")
    let solution = try page.solve(in: device.container)
    #expect(page.sections.map(\.section.kind) == [.filters, .slider, .categories, .mostRecommended])
    let tops = page.sections.map { solution.section($0.section)?.frame.y }
    #expect(tops == (device == .phone ? [0, 60, 308, 556] : [0, 60, 308, 490]))
    #expect(solution.contentSize == Size(width: device.container.width, height: device == .phone ? 870 : 804))
    #expect(solution.diagnostics == [])
  }

  @Test("The most recommended stand in columns of three, the slider comes to rest in the middle")
  func columns() throws {
    let page: AppStorePage = try Response.decode(from: "AppStore")
    let solution = try page.solve(in: Scene.Device.phone.container)
    let apps = try #require(page.sections.last)
    let frames = apps.items.prefix(4).map { solution.frame(of: $0) }
    #expect(
      frames == [
        Rect(x: 16, y: 600, width: 351, height: 90), Rect(x: 16, y: 690, width: 351, height: 90),
        Rect(x: 16, y: 780, width: 351, height: 90), Rect(x: 377, y: 600, width: 351, height: 90),
      ])
    let slider = try #require(solution.section(page.sections[1].section)?.orthogonal)
    #expect(slider.behavior == .groupPagingCentered)
    #expect(slider.restingOffsets == [-19.5, 341.5, 702.5, 1063.5])
  }

  @Test("Without the slider the page closes the gap")
  func withoutSlider() throws {
    let page: AppStorePage = try Response.decode(from: "AppStoreWithoutSlider")
    let solution = try page.solve(in: Scene.Device.phone.container)
    #expect(page.sections.map { solution.section($0.section)?.frame.y } == [0, 60, 308])
    #expect(solution.contentSize == Size(width: 390, height: 622))
  }

  @Test("The feed's sections are told by what they hold, in any order")
  func kindsFromItems() throws {
    var feed: DeliveryFeed = try Response.decode(from: "FoodDelivery")
    func kinds() throws -> [String?] {
      let solution = try feed.solve(in: Scene.Device.phone.container)
      return feed.feed.map { solution.section($0.id)?.kind }
    }
    #expect(try kinds() == ["banners", "categories", "restaurants"])
    feed.feed.reverse()
    #expect(try kinds() == ["restaurants", "categories", "banners"])
    feed.feed[0].items = []
    let solution = try feed.solve(in: Scene.Device.phone.container)
    #expect(solution.diagnostics == [])
    #expect(solution.contentSize == Size(width: 390, height: 350))
  }

  @Test("Banners fill the width, categories a quarter each, restaurants follow")
  func delivery() throws {
    let feed: DeliveryFeed = try Response.decode(from: "FoodDelivery")
    let solution = try feed.solve(in: Scene.Device.phone.container)
    let firsts = feed.feed.map { $0.items.prefix(2).map { solution.frame(of: $0) } }
    #expect(
      firsts == [
        [Rect(x: 0, y: 0, width: 390, height: 200), Rect(x: 390, y: 0, width: 390, height: 200)],
        [Rect(x: 25, y: 215, width: 72.5, height: 120), Rect(x: 122.5, y: 215, width: 72.5, height: 120)],
        [Rect(x: 16, y: 394, width: 358, height: 120), Rect(x: 16, y: 526, width: 358, height: 120)],
      ])
    let tablet = try feed.solve(in: Scene.Device.tablet.container)
    #expect(tablet.frame(of: feed.feed[2].items[1]) == Rect(x: 416, y: 394, width: 388, height: 120))
  }

  @Test("Frameworks stand in three equal columns, as high as a third of the width")
  func frameworks() throws {
    let list: FrameworkList = try Response.decode(from: "Frameworks")
    #expect(list.frameworks.count >= 40)
    let solution = try list.solve(in: Scene.Device.phone.container)
    let frames = list.frameworks.prefix(4).map { solution.frame(of: $0) }
    #expect(
      frames == [
        Rect(x: 16, y: 0, width: 119, height: 119), Rect(x: 135, y: 0, width: 119, height: 119),
        Rect(x: 254, y: 0, width: 119, height: 119), Rect(x: 16, y: 119, width: 119, height: 119),
      ])
    #expect(solution.contentSize == Size(width: 390, height: 2380))
  }

  @Test("An item that the backend sends twice is an error, not a crash")
  func duplicates() throws {
    var feed: DeliveryFeed = try Response.decode(from: "FoodDelivery")
    feed.feed[2].items.append(feed.feed[0].items[0])
    #expect(throws: SnapshotError<String, DeliveryItem>.self) { try feed.snapshot() }
  }

  @Test("Every screen has a report and a place in the page")
  func scenes() throws {
    let scenes = try Scene.all()
    #expect(scenes.count == 8)
    #expect(
      scenes[2].table == [
        "section  kind         items  x    y  width  height  row length",
        "      0  banners          3  0    0    390     200        1170",
        "      1  categories       8  0  200    390     150         780",
        "      2  restaurants      9  0  350    390    1236           –",
      ])
    #expect(Scene.pictures(of: scenes).map(\.name) == ["gallery.svg", "without-slider.svg", "tablet.svg"])
  }
}
