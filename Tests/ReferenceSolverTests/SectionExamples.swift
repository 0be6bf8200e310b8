import IntarsiaIR
import IntarsiaSolver
import ReferenceSolver
import Testing

/// The worked examples of boundary items, sections, pins and rows.
@Suite("Worked examples: sections")
struct SectionExamples {
  @Test("Boundary items", arguments: boundaryExamples)
  func boundary(_ example: Example) { example.check() }

  @Test("Sections, backgrounds and the layout's own boundary items", arguments: sectionsExamples)
  func sections(_ example: Example) { example.check() }

  @Test("Pins and rows", arguments: scrolledExamples)
  func scrolled(_ example: Example) { example.check() }

  static let rows = "H(fw1,40)[I(fw.5,fh1)]"
  static let inset = "S(in 3 4 5 6) \(rows)"

  static let boundaryExamples = [
    Example(rule: "R80", layout: "\(inset) top(fw1,fh.1)", counts: [3], supplementaries: ["top": "4 0 310 48"]),
    Example(
      rule: "R81", layout: "\(inset) top(60,30)", counts: [3], items: "4 33 155 40",
      supplementaries: ["top": "129 0 60 30"], content: "320 118"),
    Example(
      rule: "R81", layout: "S(in 3 4 5 6; not following) \(rows) top(60,30)", counts: [3],
      supplementaries: ["top": "130 0 60 30"]),
    Example(
      rule: "R84", layout: "\(inset) top(60,30; off 5 7)", counts: [3], items: "4 26 155 40",
      supplementaries: ["top": "134 0 60 30"]),
    Example(
      rule: "R84", layout: "\(inset) bottom(60,30; off 0 7)", counts: [3], supplementaries: ["bottom": "129 95 60 30"],
      content: "320 125"),
    Example(
      rule: "R85", layout: "\(inset) bottom(60,30; off -5 -7; inside)", counts: [3],
      supplementaries: ["bottom": "124 51 60 30"], content: "320 88"),
    Example(
      rule: "R85", layout: "\(inset) topTrailing(60,30; off 0 -7; inside)", counts: [3],
      supplementaries: ["topTrailing": "254 -7 60 30"]),
    Example(
      rule: "R86", layout: "\(inset) top(fw1,30) top(fw1,10) bottom(fw1,7) bottom(fw1,5)", counts: [3],
      supplementaries: [
        "top": "4 0 310 30", "top2": "4 20 310 10", "bottom": "4 118 310 7", "bottom2": "4 118 310 5",
      ], content: "320 125"),
    Example(rule: "R87", layout: "\(inset) leading(60,30)", counts: [3], supplementaries: ["leading": "4 29 60 30"]),
    Example(
      rule: "R87", layout: "\(inset) leading(60,30; off 5 7)", counts: [3], supplementaries: ["leading": "9 36 60 30"]),
    Example(
      rule: "R87", layout: "\(rows) leading(33,200)", counts: [3], supplementaries: ["leading": "0 0 33 200"],
      content: "320 200"),
    Example(
      rule: "R87", layout: "\(rows) leading(33,200; inside)", counts: [3],
      supplementaries: ["leading": "0 -60 33 200"], content: "320 80"),
    Example(
      rule: "R88", layout: "S(in 3 4 5 6) V(40,fh1)[I(fw1,fh.5)] leading(60,30)", scroll: .horizontal, counts: [3],
      items: "64 3 40 236", supplementaries: ["leading": "0 224 60 30"]),
    Example(
      rule: "R89", layout: "\(rows) top(33,200)", counts: [3], items: "0 200 160 40",
      supplementaries: ["top": "143.5 0 33 200"]),
    Example(
      rule: "R89", layout: "\(rows) bottom(33,200)", counts: [3], supplementaries: ["bottom": "143.5 80 33 200"],
      content: "320 280"),
    Example(
      rule: "R89", layout: "\(rows) bottom(33,200; inside)", counts: [3],
      supplementaries: ["bottom": "143.5 -120 33 200"], content: "320 80"),
    Example(
      rule: "R91a", layout: "S(in 0 50 0 10) \(rows) top(fw1,44; in 0 100 0 10)",
      container: Container(width: 375, height: 667), counts: [2], supplementaries: ["top": "150 0 205 44"]),
  ]

  static let sectionsExamples = [
    Example(
      rule: "R99", layout: "S(in 3 4 5 6; between 4) \(rows) top(fw1,30) background(in 1 2 3 4)", counts: [3],
      decorations: ["background": "2 1 314 118"], content: "320 122"),
    Example(
      rule: "R99b", layout: "S(in 3 4 5 6; between 4) \(rows) top(fw1,30) background(in 1 2 3 4)", counts: [0],
      decorations: ["background": "2 1 314 34"], content: "320 38"),
    Example(rule: "R100", layout: "\(inset) top(fw1,10)", counts: [0], content: "320 18"),
    Example(rule: "R100", layout: inset, counts: [0], content: "320 0"),
    Example(
      rule: "R103", layout: "\(inset) top(fw1,10)", around: "top(fw1,30) bottom(fw1,20)", counts: [3, 2],
      items: "4 43 155 40",
      supplementaries: ["top": "4 30 310 10", "top layout": "0 0 320 30", "bottom layout": "0 186 320 20"],
      content: "320 206"),
    Example(
      rule: "R103", layout: inset, around: "leading(30,fh1)", counts: [3],
      supplementaries: ["leading layout": "0 0 30 480"], content: "320 480"),
    Example(
      rule: "R104", layout: "V(90,fh1)[I(fw1,fh1)]", scroll: .horizontal, around: "top(fw1,30) trailing(20,fh1)",
      counts: [3], supplementaries: ["top layout": "0 0 320 30", "trailing layout": "320 0 20 480"],
      content: "340 480"),
    Example(
      rule: "R170", layout: "H(fw1,50)[I(100,fh1; edge r2)]",
      container: Container(width: 375, height: 667, layoutDirection: .rightToLeft), counts: [3],
      items: "275 0 100 50, 173 0 100 50, 71 0 100 50"),
  ]

  static let scrolledExamples = [
    Example(
      rule: "R107", layout: "\(inset) top(fw1,30; pin) bottom(fw1,20; pin)",
      container: Container(width: 320, height: 100), counts: [3, 12], viewport: Viewport(offset: Point(x: 0, y: 100)),
      supplementaries: [
        "top": "4 88 310 30", "top 1": "4 138 310 30", "bottom": "4 118 310 20", "bottom 1": "4 180 310 20",
      ]),
    Example(
      rule: "R108", layout: "\(inset) top(fw1,30; pin)", container: Container(width: 320, height: 100),
      counts: [3, 12], viewport: Viewport(offset: Point(x: 0, y: 130)), supplementaries: ["top 1": "4 130 310 30"]),
    Example(
      rule: "R109c", layout: "\(inset) top(fw1,30; pin)", container: Container(width: 320, height: 100),
      around: "top(fw1,20; pin)", counts: [12], viewport: Viewport(offset: Point(x: 0, y: 50)),
      supplementaries: ["top": "4 70 310 30", "top layout": "0 50 320 20"]),
    Example(
      rule: "R130", layout: "S(in 3 4 5 6; between 8; continuous) H(100,50)[I(fw1,fh1)] top(fw1,20)", counts: [3, 1],
      items: "4 23 100 50, 112 23 100 50, 220 23 100 50", itemAt: [[1, 0]: "4 101 100 50"],
      supplementaries: ["top": "4 0 310 20"]),
    Example(
      rule: "R137", layout: "S(in 3 4 5 6; between 8; groupPagingCentered) H(fw.8,50)[I(fw1,fh1)]", counts: [3],
      viewport: Viewport(orthogonalOffsets: [0: -27]), items: "31 3 256 50"),
  ]

  /// The resting places of rows of three and of eight (`R132`–`R137`).
  @Test(
    "Resting offsets",
    arguments: [
      ("continuous", "100", 8.0, 3, 6.0, []),
      ("groupPaging", "100", 8, 3, 6, [0, 6]),
      ("continuousGroupLeadingBoundary", "fw.8", 8, 3, 474, [0, 264, 474]),
      ("groupPaging", "100", 0, 3, 0, [0]),
      ("paging", "fw.8", 8, 3, 474, [0, 310, 474]),
      ("paging", "100", 8, 8, 546, [0, 310, 546]),
      ("groupPagingCentered", "fw.8", 8, 3, 474, [-27, 237, 501]),
    ])
  func restingOffsets(
    _ behavior: String, width: String, between: Double, count: Int, maximum: Double, stops: [Double]
  ) throws {
    let layout = "S(in 3 4 5 6; between \(between); \(behavior)) H(\(width),50)[I(fw1,fh1)]"
    let solution = Example(rule: "R132", layout: layout, counts: [count]).solve()
    let row = try #require(solution.sections[0].orthogonal)
    #expect(row.maximumOffset == maximum)
    #expect(row.restingOffsets == stops)
  }

  /// Elements in a rectangle (`R165`).
  @Test(
    "Queries",
    arguments: [
      ("0 133 320 0.5", ["bottom 0"]),
      ("0 100 320 50", ["item 0.2", "top 0", "bottom 0", "top 1"]),
      ("0 150 320 30", ["item 1.0", "item 1.1", "top 1"]),
    ])
  func queries(_ rect: String, names: [String]) {
    let solution = Example(
      rule: "R165", layout: "\(SectionExamples.inset) top(fw1,30; pin) bottom(fw1,20; pin)",
      container: Container(width: 320, height: 100), counts: [3, 12], viewport: Viewport(offset: Point(x: 0, y: 100))
    ).solve()
    let found = solution.elements(in: Notation.frames(rect)[0]).map { element in
      switch element.id {
      case .item(let item, let section): "item \(section).\(item)"
      case .supplementary(let kind, _, let section): "\(kind) \(section ?? -1)"
      case .decoration(let kind, let index, _): "\(kind) \(index)"
      }
    }
    #expect(Set(found) == Set(names))
  }

  /// An item whose instance is elsewhere is not found, though its frame is there (`R165`).
  @Test("Items that stick out of their instance")
  func stickingOut() {
    let solution = Example(
      rule: "R165", layout: "H(fw1,20; gap 10)[I(fw.5,100), I(fw.5,fw.25)]", counts: [4]
    ).solve()
    let found = solution.elements(in: Rect(x: 0, y: 33, width: 320, height: 0.5)).map(\.id)
    #expect(Set(found) == [.item(2, inSection: 0), .item(3, inSection: 0)])
    #expect(solution.elements(in: Rect(x: 320, y: 0, width: 50, height: 480)).isEmpty)
  }

  /// Layouts that cannot be laid out take no space, and say so (`R110`).
  @Test("Invalid layouts")
  func invalid() {
    let section = Notation.section("S(in 3 4 5 6) H(fw1,40; equal 0)[I(fw.5,fh1)] top(fw1,30)")
    let solution = ReferenceSolver.solve(
      LayoutInput(section, itemCount: 4, container: Container(width: 320, height: 480)))
    #expect(solution.contentSize == Size(width: 320, height: 0))
    #expect(solution.supplementaries.isEmpty)
    #expect(solution.facts == [.invalid(section: 0)])
  }
}
