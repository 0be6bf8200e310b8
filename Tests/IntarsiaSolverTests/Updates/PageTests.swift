import IntarsiaIR
import IntarsiaSolver
import Testing

/// Pages of a sideways row: offsets and pages, and where a flick comes to rest.
@Suite("Pages")
struct PageTests {
  /// Groups 256 wide, 8 apart, in a window of 310.
  private func row(_ behavior: OrthogonalScrollingBehavior, items: Int = 8) throws -> OrthogonalGeometry {
    let group = GroupSpec(
      axis: .horizontal, size: LayoutSize(width: .fractionalWidth(0.8), height: 50),
      content: .children([.item(ItemSpec(size: LayoutSize()))]))
    let section = SectionSpec(
      group: group, contentInsets: Insets(top: 3, leading: 4, bottom: 5, trailing: 6), interGroupSpacing: 8,
      orthogonalScrollingBehavior: behavior)
    let solution = LayoutSolver().solve(
      LayoutInput(section, itemCount: items, container: Container(width: 320, height: 480)))
    return try #require(solution.section(at: 0)?.orthogonal)
  }

  @Test(
    "The number of pages is the number of different stops",
    arguments: [
      (OrthogonalScrollingBehavior.continuous, 0), (.continuousGroupLeadingBoundary, 8), (.paging, 7),
      (.groupPaging, 8), (.groupPagingCentered, 8),
    ])
  func numbers(_ behavior: OrthogonalScrollingBehavior, _ pages: Int) throws {
    let row = try row(behavior)
    #expect(row.numberOfPages == pages)
    #expect(row.restingOffsets.count == pages)
    #expect(row.page(at: 0) == (pages == 0 ? nil : 0))
    #expect(row.offset(ofPage: pages) == nil)
    #expect(row.offset(ofPage: -1) == nil)
  }

  @Test(
    "A page's offset is on that page", arguments: OrthogonalScrollingBehavior.allCases.filter { $0 != .none },
    [1, 2, 3, 8])
  func roundTrip(_ behavior: OrthogonalScrollingBehavior, _ items: Int) throws {
    let row = try row(behavior, items: items)
    for page in 0..<row.numberOfPages {
      let offset = try #require(row.offset(ofPage: page))
      #expect(row.page(at: offset) == page)
      #expect(row.restingOffset(for: offset) == offset)
      #expect(offset == row.restingOffsets[page])
    }
  }

  @Test(
    "R135: a flick moves a paging row one page at most",
    arguments: [
      (OrthogonalScrollingBehavior.groupPaging, 1000.0, 264.0), (.groupPaging, -1000, 0), (.groupPaging, 0, 0),
      (.groupPagingCentered, 5000, 237), (.groupPagingCentered, -5000, -27), (.paging, 9000, 310), (.paging, -1, 0),
    ])
  func flick(_ behavior: OrthogonalScrollingBehavior, _ velocity: Double, _ expected: Double) throws {
    let row = try row(behavior)
    #expect(row.restingOffset(releasedAt: 40, velocity: velocity, from: 0) == expected)
  }

  @Test("A flick carries a free row as far as a plain scroll view")
  func freeFlick() throws {
    let row = try row(.continuous)
    #expect(abs(row.restingOffset(releasedAt: 100, velocity: 1000) - 599) < 0.001)
    #expect(abs(row.restingOffset(releasedAt: 100, velocity: 1000, rate: .fast) - 199) < 0.001)
    #expect(row.restingOffset(releasedAt: 100, velocity: 100_000) == row.maximumOffset)
    #expect(row.restingOffset(releasedAt: 100, velocity: -100_000) == 0)
    #expect(row.restingOffset(releasedAt: 100, velocity: .nan) == 100)
    #expect(try self.row(.continuousGroupLeadingBoundary).restingOffset(releasedAt: 100, velocity: 1000) == 528)
  }

  @Test("A row that fits has one page", arguments: OrthogonalScrollingBehavior.allCases.filter { $0 != .none })
  func fitting(_ behavior: OrthogonalScrollingBehavior) throws {
    let row = try row(behavior, items: 1)
    #expect(row.maximumOffset == 0)
    #expect(row.numberOfPages == (behavior == .continuous ? 0 : 1))
  }

  @Test("A row of a thousand million groups answers at once")
  func huge() throws {
    let row = try row(.groupPaging, items: 1_000_000_000)
    #expect(row.page(at: 264_000) == 1000)
    #expect(row.restingOffset(for: 1e300) == row.maximumOffset)
    #expect(row.numberOfPages == 1_000_000_000)
  }
}
