import IntarsiaIR
import IntarsiaSolver
import Testing

@Suite("Rules: estimated sizes and self-sizing")
struct SelfSizingRuleTests {
  /// Rows of an estimated height, the item and the row the same.
  private func list(_ estimate: Double, between: Double = 3, boundary: [BoundarySpec] = []) -> SectionSpec {
    section(between: between, boundary: boundary, column(.fw(1), .e(estimate), [item(.fw(1), .e(estimate))]))
  }

  @Test("R150: before measuring an item has its estimate, and a row is as thick as its slots need")
  func unmeasured() {
    let solution = solve(row(.fw(1), .e(44), [item(.fw(0.5), .e(30))]), 4)
    #expect(solution.frames == ["0 0 160 30", "160 0 160 30", "0 30 160 30", "160 30 160 30"])
  }

  @Test("R151: fractions of an estimated group are fractions of the estimate, and nothing sizes itself")
  func fractionsOfEstimates() {
    let group = row(.fw(1), .e(44), [item(.fw(0.5), .fh(1))])
    #expect(solve(group, 4).ys == [0, 0, 44, 44])
    #expect(solve(group, 4, heights: [90, 20, 31, 7]).frames == solve(group, 4).frames)
  }

  @Test("R152: a group estimated along its own axis holds one pass, and is as long as what it holds")
  func onePass() {
    let group = column(.fw(1), .e(88), gap: 5, [item(.fw(1), .e(44)), item(.fw(1), .e(44))])
    #expect(solve(section(between: 3, group), 3).ys == [0, 49, 96])
    #expect(solve(section(between: 3, group), 3, heights: [31, 50]).ys == [0, 36, 89])
    let long = column(.fw(1), .e(100), gap: 5, [item(.fw(1), .e(30)), item(.fw(1), .e(30))])
    #expect(solve(long, 2).content == "320 65")
    #expect(solve(long, 1).content == "320 30", "partly filled too")
    let springs = column(.fw(1), .e(100), gap: .flexible(5), [item(.fw(1), 30), item(.fw(1), 30)])
    #expect(solve(springs, 2).ys == [0, 35])
    // In a parent the group's slot is that length.
    let nested = column(.fw(1), 200, [long, item(.fw(1), 10)])
    #expect(solve(nested, 3).ys == [0, 35, 65])
    #expect(solve(column(.fw(1), .e(88), gap: 5, .repeating(2, item(.fw(1), .e(30)))), 2).content == "320 65")
  }

  @Test("R153: a measured item takes its size, the others of its row keep their own")
  func measuredRows() {
    let group = row(.fw(1), .e(50), gap: 5, .equal(2, item(.fw(0.5), .e(50))))
    let solution = solve(section(between: 3, group), 5, heights: [31, 88, 31, 126, 31])
    #expect(
      solution.frames == [
        "0 0 157.5 31", "162.5 0 157.5 88", "0 91 157.5 31", "162.5 91 157.5 126", "0 220 157.5 31",
      ])
    #expect(solution.content == "320 251")
    let fixed = row(.fw(1), .e(50), [item(.fw(1), 50)])
    #expect(solve(fixed, 2, heights: [99, 98]).ys == [0, 50])
  }

  @Test("R153a: where lengths along are measured, every instance is filled by the sizes in force")
  func tags() {
    let spec = section(row(.fw(1), 20, gap: 10, [item(.e(100), .fh(1))]))
    let solution = solve([(spec, 4)], measured: measuredWidths([150, 120, 200, 60]))
    #expect(solution.frames == ["0 0 150 20", "160 0 120 20", "0 20 200 20", "210 20 60 20"])
    // A first item longer than the group stands alone and sticks out.
    let long = solve([(spec, 4)], measured: measuredWidths([150, 400, 200, 60]))
    #expect(long.frames == ["0 0 150 20", "0 20 400 20", "0 40 200 20", "210 40 60 20"])
    #expect(solve(spec, 4).xs == [0, 110, 220, 0], "three estimates of 100 need 320 with their gaps")
  }

  @Test("R154: a group of fixed size keeps it, and its measured items may stick out")
  func fixedGroups() {
    let group = row(.fw(1), 60, [item(.fw(1), .e(44))])
    let solution = solve(group, 5, heights: [31, 50, 31, 69, 31])
    #expect(solution.frames == ["0 0 320 31", "0 60 320 50", "0 120 320 31", "0 180 320 69", "0 240 320 31"])
  }

  @Test("R155: uniform items of a parent are as long as the longest of them that is placed")
  func uniform() {
    let group = row(.fw(1), .e(100), [item(.fw(1 / 3.0), .u(100))])
    let solution = solve(group, 4, heights: [60, 140, 80, 50])
    #expect(solution.items.map(\.frame.height) == [140, 140, 140, 50])
    #expect(solution.ys == [0, 0, 0, 140])
    // Unmeasured siblings count as estimated.
    #expect(solve(group, 3, heights: [60, 80]).items.map(\.frame.height) == [100, 100, 100])
  }

  @Test("R155: on the outermost group the length is shared by all instances")
  func uniformInstances() {
    let group = row(.fw(1), .u(40), [item(.fw(1), .e(40))])
    let solution = solve(section(between: 2, group), 3, heights: [30, 90, 10])
    #expect(solution.ys == [0, 92, 184])
    #expect(solution.content == "320 274")
  }

  @Test("R156: everything behind a measured item moves")
  func moving() {
    let heights: [Double] = [31, 50, 31, 69, 31]
    #expect(solve(list(44), 5, heights: heights).ys == [0, 34, 87, 121, 193])
    #expect(solve(list(44), 5, heights: heights).content == "320 224")
    let around = list(44, boundary: [boundary(.top, .fw(1), .e(28)), boundary(.bottom, .fw(1), .e(28))])
    var measured = measuredHeights(heights)
    measured[.supplementary("bottom", index: 0, inSection: 0)] = MeasuredSize(height: 68)
    let solution = solve([(around, 5), (list(44), 1)], measured: measured)
    #expect(solution.ys.first == 28)
    #expect(solution.supplementary("bottom") == "0 252 320 68")
    #expect(solution.ys.last == 320)
    #expect(solution.content == "320 364")
  }

  @Test("R157: visible items are measured from the top down, each change moving the rest first")
  func visible() {
    let heights: [Double] = [31, 50, 31, 69, 31]
    var solution = solve(list(44), 60)
    var measured: Set<LayoutElement.ID> = []
    func answer(_ request: MeasurementRequest) -> MeasuredSize? {
      measured.insert(request.id)
      guard case .item(let item, _) = request.id else { return nil }
      return MeasuredSize(height: heights[item % heights.count])
    }
    solution.measureVisible(answer)
    #expect(measured.count == 11)
    #expect(solution.content == "320 2788")
    solution.viewport.offset.y = 500
    solution.measureVisible(answer)
    #expect(measured.count == 22)
    #expect(solution.content == "320 2778")
  }

  @Test("R158: measured sizes stay, also when other data comes, until they are taken back")
  func staying() {
    var solution = solve(list(44), 5, heights: [31, 50, 31, 69, 31])
    solution.viewport.offset.y = 100
    solution.setItemCount(9, inSection: 0)
    #expect(solution.ys == [0, 34, 87, 121, 193, 227, 274, 321, 368])
    solution.setMeasured(nil, for: .item(1, inSection: 0))
    #expect(solution.ys.prefix(3) == [0, 34, 81])
    var asked = 0
    solution.measureVisible { _ in
      asked += 1
      return MeasuredSize(height: 10)
    }
    let first = asked
    solution.measureVisible { _ in
      asked += 1
      return MeasuredSize(height: 99)
    }
    #expect(first > 0 && asked == first, "nobody is asked twice")
  }

  @Test("R159: what cannot size itself keeps its estimate; the other length is settled")
  func cannotSizeItself() {
    var solution = solve(list(44), 3)
    var requests: [MeasurementRequest] = []
    solution.measureVisible { request in
      requests.append(request)
      return nil
    }
    #expect(solution.ys == [0, 47, 94])
    #expect(requests.map(\.size) == Array(repeating: Size(width: 320, height: 44), count: 3))
    #expect(requests.allSatisfy { $0.asksHeight && !$0.asksWidth })
  }

  @Test("R160: growth above the visible part is told as an offset adjustment that keeps it still")
  func anchoring() {
    var solution = solve(list(44, between: 0), 60)
    solution.viewport.offset.y = 440
    solution.setMeasured(MeasuredSize(height: 64), for: .item(2, inSection: 0))
    #expect(solution.offsetAdjustment == Point(x: 0, y: 20))
    solution.setMeasured(MeasuredSize(height: 34), for: .item(3, inSection: 0))
    #expect(solution.offsetAdjustment == Point(x: 0, y: 10))
    solution.setMeasured(MeasuredSize(height: 99), for: .item(30, inSection: 0))
    #expect(solution.offsetAdjustment == Point(x: 0, y: 10), "what lies below moves nothing in sight")
    #expect(solve(list(44), 60, heights: [99]).offsetAdjustment == nil)
  }

  @Test("R161: edge spacing works on estimated axes, and springs use the sizes in force")
  func edges() {
    let list = column(.fw(1), .e(44), [item(.fw(1), .e(44), edge: EdgeSpacing(top: 5, bottom: 7))])
    let solution = solve(list, 2, heights: [20, 30])
    #expect(solution.frames == ["0 5 320 20", "0 37 320 30"])
    #expect(solution.content == "320 74")
    let springs = column(.fw(1), 60, [item(.fw(1), .e(44), edge: EdgeSpacing(top: .flexible(0), bottom: .flexible(0)))])
    #expect(solve(springs, 1, heights: [20]).frames == ["0 20 320 20"])
  }
}
