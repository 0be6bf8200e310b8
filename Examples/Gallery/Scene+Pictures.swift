import Intarsia

extension Scene {
  /// The screen in a page of several, where it scrolls.
  var panel: PicturePanel {
    let list = DrawList(solution, at: .unscrolled, limits: .page(device.container.height), label: label)
    return PicturePanel(title, list)
  }

  /// What the device shows, as a picture.
  private var still: PicturePanel {
    PicturePanel(screen, DrawList(solution, limits: DrawLimits(region: .view), label: label))
  }

  /// The pictures that documentation shows, by the names of their files.
  static func pictures(of scenes: [Scene]) -> [(name: String, picture: String)] {
    let phones = scenes.filter { $0.device == .phone }
    let row = SVGPicture(
      phones.filter { $0.screen != "App store without slider" }.map(\.still),
      title: "An app store, a food delivery and a list of frameworks on a phone", fontSize: 17, notes: .none)
    let gap = SVGPicture(
      phones.filter { $0.screen.hasPrefix("App store") }.map(\.still),
      title: "An app store with and without its slider: what follows moves up", fontSize: 17, notes: .none)
    let tablet = scenes.first { $0.device == .tablet }
    let large = tablet.map { ("tablet.svg", $0.solution.svg(title: $0.title, label: $0.label)) }
    return [("gallery.svg", row.text), ("without-slider.svg", gap.text)] + (large.map { [$0] } ?? [])
  }
}
