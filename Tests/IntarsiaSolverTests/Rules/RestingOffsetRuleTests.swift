import IntarsiaIR
import IntarsiaSolver
import Testing

/// Where rows came to rest when their offset was set: 320×480, `S(in 3 4 5 6)`, so the window is 310 long.
@Suite("Rules: resting offsets")
struct RestingOffsetRuleTests {
  enum Groups: String, Sendable {
    case a = "100 wide, 8 apart"
    case b = "256 wide, 8 apart"
    case c = "100 wide, 0 apart"
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var behavior: OrthogonalScrollingBehavior
    var groups: Groups
    var three: [Double]
    var eight: [Double]
    var testDescription: String { "\(behavior), groups \(groups.rawValue)" }

    init(_ behavior: OrthogonalScrollingBehavior, _ groups: Groups, _ three: [Double], _ eight: [Double]) {
      (self.behavior, self.groups, self.three, self.eight) = (behavior, groups, three, eight)
    }

    func rest(_ count: Int) -> [Double] {
      let spec = section(
        in: .of(3, 4, 5, 6), between: groups == .c ? 0 : 8, scrolls: behavior,
        row(groups == .b ? .fw(0.8) : 100, 50, [item(.fw(1), .fh(1))]))
      guard let row = solve(spec, count).section(at: 0)?.orthogonal else { return [] }
      return [0, 40, 130, 200, 300, 400, 700].map { row.restingOffset(for: $0) }
    }
  }

  private static let sixes: [Double] = [0, 6, 6, 6, 6, 6, 6]
  private static let zeros: [Double] = [0, 0, 0, 0, 0, 0, 0]

  static let table: [Row] = [
    Row(.continuous, .a, sixes, [0, 40, 130, 200, 300, 400, 546]),
    Row(.continuous, .b, [0, 40, 130, 200, 300, 400, 474], [0, 40, 130, 200, 300, 400, 700]),
    Row(.continuous, .c, zeros, [0, 40, 130, 200, 300, 400, 490]),
    Row(.continuousGroupLeadingBoundary, .a, sixes, [0, 0, 108, 216, 324, 432, 546]),
    Row(.continuousGroupLeadingBoundary, .b, [0, 0, 0, 264, 264, 474, 474], [0, 0, 0, 264, 264, 528, 792]),
    Row(.continuousGroupLeadingBoundary, .c, zeros, [0, 0, 100, 200, 300, 400, 490]),
    Row(.groupPaging, .a, sixes, [0, 0, 108, 216, 324, 432, 546]),
    Row(.groupPaging, .b, [0, 0, 0, 264, 264, 474, 474], [0, 0, 0, 264, 264, 528, 792]),
    Row(.groupPaging, .c, zeros, [0, 0, 100, 200, 300, 400, 490]),
    Row(.paging, .a, sixes, [0, 0, 0, 310, 310, 310, 546]),
    Row(.paging, .b, [0, 0, 0, 310, 310, 310, 474], [0, 0, 0, 310, 310, 310, 620]),
    Row(.paging, .c, zeros, [0, 0, 0, 310, 310, 310, 490]),
    Row(.groupPagingCentered, .a, [3, 3, 111, 111, 111, 111, 111], [3, 3, 111, 219, 327, 435, 651]),
    Row(.groupPagingCentered, .b, [-27, -27, 237, 237, 237, 501, 501], [-27, -27, 237, 237, 237, 501, 765]),
    Row(.groupPagingCentered, .c, [-5, -5, 95, 95, 95, 95, 95], [-5, -5, 95, 195, 295, 395, 595]),
  ]

  @Test(
    "R133 R134 R136 R137: where a row rests when its offset is set to 0, 40, 130, 200, 300, 400, 700", arguments: table)
  func rest(_ row: Row) {
    #expect(row.rest(3) == row.three)
    #expect(row.rest(8) == row.eight)
  }
}
