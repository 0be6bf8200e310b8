import Intarsia
import Testing

/// Separators of list cells (`R184`).
@Suite("Separators")
struct SeparatorTests {
  private func rows(
    _ appearance: ListAppearance, direction: LayoutDirection = .leftToRight, scale: Double = 2
  ) -> LayoutSolution {
    LayoutSolver().solve(
      LayoutInput(
        Section.list(appearance), itemCount: 3,
        container: Container(width: 320, height: 480, scale: scale, layoutDirection: direction)))
  }

  @Test(
    "R184: automatic separators are those of the list's appearance",
    arguments: [
      (ListAppearance.plain, [["top", "bottom"], ["bottom"], ["bottom"]]),
      (.grouped, [["top", "bottom"], ["bottom"], ["bottom"]]),
      (.insetGrouped, [["bottom"], ["bottom"], []]), (.sidebar, [[], [], []]), (.sidebarPlain, [[], [], []]),
    ])
  func automatic(_ appearance: ListAppearance, _ expected: [[String]]) {
    let solution = rows(appearance)
    let drawn = (0..<3).map { item in
      solution.separators(ofItem: item, inSection: 0, ListSeparators(appearance)).map(\.edge.rawValue)
    }
    #expect(drawn == expected)
  }

  @Test("R184: a separator is a pixel high at the inside of its edge, between its insets")
  func geometry() {
    let separators = ListSeparators(.plain, topInsets: Insets(leading: 20, trailing: 5))
    #expect(
      rows(.plain, scale: 3).separators(ofItem: 0, inSection: 0, separators) == [
        .init(edge: .top, frame: Rect(x: 20, y: 0, width: 295, height: 1.0 / 3)),
        .init(edge: .bottom, frame: Rect(x: 16, y: 44 - 1.0 / 3, width: 304, height: 1.0 / 3)),
      ])
    #expect(
      rows(.plain, direction: .rightToLeft).separators(ofItem: 0, inSection: 0, separators).first
        == .init(edge: .top, frame: Rect(x: 5, y: 0, width: 295, height: 0.5)))
    #expect(rows(.plain, scale: 0).separators(ofItem: 1, inSection: 0, separators).first?.frame.height == 1)
  }

  @Test("R184: visibility can be said, and a row that is not there draws nothing")
  func visibility() {
    let all = ListSeparators(.sidebar, topVisibility: .visible, bottomVisibility: .visible)
    let none = ListSeparators(.plain, topVisibility: .hidden, bottomVisibility: .hidden)
    #expect(rows(.sidebar).separators(ofItem: 2, inSection: 0, all).count == 2)
    #expect(rows(.plain).separators(ofItem: 0, inSection: 0, none).isEmpty)
    #expect(rows(.plain).separators(ofItem: 3, inSection: 0, all).isEmpty)
  }
}
