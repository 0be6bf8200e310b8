import IntarsiaIR
import IntarsiaSolver

/// P5 and P6, and scrolling: what changes cost.
enum UpdateRows {
  static var all: [Benchmark] {
    [Benchmark("P5", "measured", measured), Benchmark("P6", "changes", changes), Benchmark("P6", "scroll", scroll)]
  }

  private static func measured() -> [Row] {
    var rows: [Row] = []
    for items in [10_000, 1_000_000] {
      var solution = LayoutSolver().solve(Workloads.list(rows: items))
      var numbers = Numbers(seed: 11)
      let places = (0..<512).map { _ in Int.random(in: 0..<items, using: &numbers) }
      let bytes = bytesForMeasuring(10_000, of: items)
      for place in places { solution.setMeasured(MeasuredSize(height: 60), for: .item(place, inSection: 0)) }
      var height = 60.0
      let time = Sample.of(units: places.count) {
        height = height == 60 ? 70 : 60
        for place in places {
          solution.setMeasured(MeasuredSize(height: height), for: .item(place, inSection: 0))
          keep(solution.frame(ofItem: items - 1, inSection: 0))
        }
      }
      let different = Double(Set(places).count)
      let expected = Double(items) * 47 - 3 + different * (height - 44)
      rows.append(
        Row(
          goal: "P5", name: "one measured size and the last frame, \(items) rows", time: time, unit: "a change",
          claim: "under 2 µs", isMet: time.median < 2_000,
          isVerified: abs(solution.contentSize.height - expected) < 0.01,
          note: "about \(bytes) bytes for each measured row"))
    }
    return rows
  }

  /// How much memory a measured row takes.
  private static func bytesForMeasuring(_ count: Int, of rows: Int) -> Int {
    var solution = LayoutSolver().solve(Workloads.list(rows: rows))
    let before = Memory.resident
    for item in 0..<count { solution.setMeasured(MeasuredSize(height: 60), for: .item(item, inSection: 0)) }
    keep(solution)
    return (Memory.resident - before) / count
  }

  private static func changes() -> [Row] {
    let input = Workloads.feed(items: 150_000, sections: 10_000)
    var rows: [Row] = []
    func row(_ name: String, _ change: (inout LayoutSolution, Int) -> Void) {
      var solution = LayoutSolver().solve(input)
      var step = 0
      let time = Sample.of(units: 64) {
        for _ in 0..<64 {
          step += 1
          change(&solution, step)
        }
      }
      let again = LayoutSolver().solve(solution.input)
      rows.append(
        Row(
          goal: "P6", name: "\(name) among 10,000 sections", time: time, unit: "a change", claim: "under 10 µs",
          isMet: time.median < 10_000,
          isVerified: abs(again.contentSize.height - solution.contentSize.height) < 0.5))
    }
    row("a changed item count") { $0.setItemCount(10 + $1 % 7, inSection: $1 * 7919 % 10_000) }
    row("a section inserted and one removed") {
      $0.insertSections([.init(layout: $1 % 3, itemCount: 15)], at: $1 * 7919 % 10_000)
      $0.removeSections(5_000..<5_001)
    }
    row("a section moved") { $0.moveSection(from: $1 * 7919 % 10_000, to: $1 * 104_729 % 10_000) }
    return rows
  }

  /// Ten thousand steps of a screen.
  private static func scroll() -> [Row] {
    var list = LayoutSolver().solve(Workloads.list(rows: 1_000_000))
    var times: [Double] = []
    var asked = 0
    for step in 0..<10_000 {
      times.append(
        Sample.nanoseconds {
          list.viewport = Viewport(offset: Point(x: 0, y: Double(step) * 400))
          asked += list.measureVisible { request in
            guard case .item(let item, _) = request.id else { return nil }
            return MeasuredSize(height: 40 + Double(item % 5) * 4)
          }
          keep(list.elements(in: list.viewportRect))
        })
    }
    let feed = LayoutSolver().solve(Workloads.feed(items: 150_000, sections: 10_000))
    var moving = feed
    var feedTimes: [Double] = []
    var seen = 0
    for step in 0..<10_000 {
      feedTimes.append(
        Sample.nanoseconds {
          moving.viewport.offset.y = Double(step) * 120
          moving.viewport.orthogonalOffsets = [step: 30]
          seen += moving.elements(in: moving.viewportRect).count
        })
    }
    return [
      Row(
        goal: "P6", name: "a scroll step through 1,000,000 self-sizing rows", time: Sample(times), unit: "a step",
        isVerified: asked > 10_000, note: "\(asked) sizes asked for"),
      Row(
        goal: "P6", name: "a scroll step through 10,000 sections with pins and rows", time: Sample(feedTimes),
        unit: "a step", isVerified: seen > 50_000),
    ]
  }
}

extension LayoutSolution {
  fileprivate var viewportRect: Rect {
    Rect(origin: viewport.offset, size: viewport.size ?? container.size)
  }
}
