import IntarsiaIR
import IntarsiaSolver
import Testing

/// What the values of a list section come to in frames; that the list constructors write these values is tested there.
@Suite("Rules: lists")
struct ListRuleTests {
  struct List: Sendable, CustomTestStringConvertible {
    var name: String
    /// The content insets with none/none, none/footer, header/none, header/footer, firstItem/none, firstItem/footer.
    var insets: [Insets]
    var testDescription: String { name }
  }

  private static let side = 12.987012987012987
  private static let zero = Insets.zero

  static let lists: [List] = [
    List(name: "plain", insets: [zero, zero, zero, zero, .of(22, 0, 0, 0), .of(22, 0, 0, 0)]),
    List(
      name: "grouped", insets: [.of(35, 0, 20, 0), .of(35, 0, 0, 0), .of(0, 0, 20, 0), zero, .of(0, 0, 20, 0), zero]),
    List(
      name: "insetGrouped",
      insets: [
        .of(35, 16, 20, 16), .of(35, 16, 0, 16), .of(0, 16, 20, 16), .of(0, 16, 0, 16), .of(0, 16, 20, 16),
        .of(0, 16, 0, 16),
      ]),
    List(
      name: "sidebar",
      insets: [
        .of(0, side, 10, side), .of(0, side, 0, side), .of(0, side, 10, side), .of(0, side, 0, side),
        .of(0, side, 10, side), .of(0, side, 0, side),
      ]),
    List(name: "sidebarPlain", insets: Array(repeating: .of(0, side, 0, side), count: 6)),
  ]

  private func list(_ insets: Insets, header: Bool = false, footer: Bool = false, width: Dimension = .fw(1))
    -> SectionSpec
  {
    var items: [BoundarySpec] = []
    if header { items.append(boundary(.top, width, .e(17.5), kind: "header")) }
    if footer { items.append(boundary(.bottom, .fw(1), .e(17.5), kind: "footer")) }
    for index in items.indices { items[index].zIndex = 200 }
    var spec = section(in: insets, boundary: items, column(.fw(1), .e(44), [item(.fw(1), .e(44))]))
    spec.contentInsetsReference = .none
    return spec
  }

  @Test("R180: a list keeps to no inset reference, and its headers fill the width and lie at 200")
  func headers() {
    let container = Container(
      width: 320, height: 480, safeAreaInsets: .of(9, 9, 9, 9), layoutMargins: .of(9, 9, 9, 9))
    let solution = solve([(list(.zero, header: true, footer: true), 2)], in: container)
    #expect(solution.frames == ["0 17.5 320 44", "0 61.5 320 44"])
    #expect(solution.supplementary("header") == "0 0 320 17.5")
    #expect(solution.supplementary("footer") == "0 105.5 320 17.5")
    #expect(solution.supplementaries.map(\.zIndex) == [200, 200])
  }

  @Test("R181: a list's insets by appearance and by its header and footer", arguments: lists)
  func insets(_ list: List) throws {
    let modes = [(false, false), (false, true), (true, false), (true, true), (false, false), (false, true)]
    for (insets, mode) in zip(list.insets, modes) {
      let solution = solve(self.list(insets, header: mode.0, footer: mode.1), 2)
      let first = try #require(solution.frame(ofItem: 0, inSection: 0))
      let grid = (insets.leading * 2).rounded() / 2
      #expect(first == Rect(x: grid, y: insets.top + (mode.0 ? 17.5 : 0), width: first.width, height: 44))
      #expect(first.width == ((320 - insets.leading - insets.trailing) * 2).rounded(.down) / 2)
      let around = insets.top + insets.bottom + (mode.0 ? 17.5 : 0) + (mode.1 ? 17.5 : 0)
      #expect(solution.contentSize.height == 88 + around)
    }
  }

  @Test("R182: the padding above a plain list's first item is an inset; above a supplementary header it is none")
  func headerTopPadding() {
    #expect(solve(list(.of(22, 0, 0, 0)), 2).ys == [22, 66])
    #expect(solve(list(.zero, header: true), 2).supplementary("header") == "0 0 320 17.5")
  }

  @Test("R183: rows fill the width, one to a group, and size themselves")
  func rows() {
    #expect(solve(list(.zero), 3).frames == ["0 0 320 44", "0 44 320 44", "0 88 320 44"])
    #expect(solve(list(.zero), 3, heights: [30, 60]).ys == [0, 30, 90])
  }

  @Test("R184: separators take no room: rows touch")
  func separators() {
    let frames = solve(list(.zero), 5, heights: [31, 50, 31, 69]).items.map(\.frame)
    for (above, below) in zip(frames, frames.dropFirst()) { #expect(above.maxY == below.y) }
  }

  @Test("R185: a header that hugs its content is as wide as it was measured")
  func hugging() {
    let hugging = list(.zero, header: true, width: .e(320))
    let measured = [
      LayoutElement.ID.supplementary("header", index: 0, inSection: 0): MeasuredSize(width: 120, height: 20)
    ]
    #expect(solve([(hugging, 1)], measured: measured).supplementary("header") == "100 0 120 20")
    #expect(solve([(list(.zero, header: true), 1)], measured: measured).supplementary("header") == "0 0 320 20")
  }

  @Test("R186: a first item that is the header is laid out like any other")
  func firstItem() {
    let plain = solve(list(.of(22, 0, 0, 0)), 3, heights: [30, 44, 44])
    #expect(plain.frames == ["0 22 320 30", "0 52 320 44", "0 96 320 44"])
  }
}
