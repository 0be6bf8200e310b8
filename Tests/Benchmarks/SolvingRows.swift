import IntarsiaIR
import IntarsiaSolver
import ReferenceSolver

/// P1 and P2: solving, and every frame.
enum SolvingRows {
  static var all: [Benchmark] {
    [
      Benchmark("P1", "solve", solve), Benchmark("P1", "sections", sections), Benchmark("P2", "frames", frames),
      Benchmark("P2", "eager", eager),
    ]
  }

  private static func solve() -> [Row] {
    var rows: [Row] = []
    for (name, input) in [
      ("grid", { Workloads.grid(items: $0) }), ("feed of 300 sections", { Workloads.feed(items: $0, sections: 300) }),
    ] {
      var small: Double?
      for items in [1_000, 10_000, 100_000, 1_000_000, 10_000_000] {
        let input = input(items)
        let before = Memory.resident
        let solution = LayoutSolver().solve(input)
        let bytes = Memory.resident - before
        let time = Sample.of { keep(LayoutSolver().solve(input)) }
        let last = solution.numberOfSections - 1
        rows.append(
          Row(
            goal: "P1", name: "solve \(name), \(items) items", time: time, unit: "a solve", comparison: small,
            comparisonName: small == nil ? nil : "1 k items", claim: small == nil ? nil : "at most 2 × of 1 k",
            isMet: small.map { time.median <= 2 * $0 },
            isVerified: solution.frame(ofItem: solution.numberOfItems(inSection: last) - 1, inSection: last) != nil,
            note: "holds \(bytes) bytes"))
        if small == nil { small = time.median }
      }
    }
    return rows
  }

  private static func sections() -> [Row] {
    let input = Workloads.feed(items: 150_000, sections: 10_000)
    let first = LayoutSolver().solve(input)
    let time = Sample.of(units: 10_000) { keep(LayoutSolver().solve(input, reusing: first)) }
    return [
      Row(
        goal: "P1", name: "solve 10,000 sections of known kinds", time: time, unit: "a section", claim: "under 1 µs",
        isMet: time.median < 1000,
        isVerified: LayoutSolver().solve(input, reusing: first).contentSize == first.contentSize)
    ]
  }

  private static func frames() -> [Row] {
    var rows: [Row] = []
    for items in [1_000, 100_000, 1_000_000, 10_000_000] {
      let runs = items > 1_000_000 ? 5 : 9
      var buffer = [Rect](repeating: .zero, count: items)
      let fill = Sample.of(runs: runs, units: items) { Floors.fill(&buffer, items: items) }
      let expected = buffer
      let copy = Sample.of(runs: runs, units: items) { Floors.copy(expected, into: &buffer) }
      let input = Workloads.grid(items: items)
      let time = Sample.of(runs: runs, units: items) {
        LayoutSolver().solve(input).writeFrames(into: &buffer)
      }
      let isRight = buffer == expected
      rows.append(
        Row(
          goal: "P2", name: "solve and write every frame, \(items) items", time: time, unit: "an item",
          comparison: fill.median, comparisonName: "tight fill", claim: "at most 3 ×",
          isMet: time.median <= 3 * fill.median, isVerified: isRight, note: "memcpy \(Report.duration(copy.median))"))
      guard items <= 1_000_000 else { continue }
      let solution = LayoutSolver().solve(input)
      let lazy = Sample.of(runs: runs, units: items) {
        var sum = 0.0
        for element in solution.items { sum += element.frame.y }
        keep(sum)
      }
      rows.append(
        Row(
          goal: "P2", name: "the lazy sequence of items, \(items) items", time: lazy, unit: "an item",
          comparison: fill.median, comparisonName: "tight fill",
          isVerified: solution.items.elementsEqual(expected) { $0.frame == $1 }))
    }
    let feed = Workloads.feed(items: 100_000)
    let solution = LayoutSolver().solve(feed)
    let count = solution.items.reduce(0) { sum, _ in sum + 1 }
    var buffer: [Rect] = []
    solution.writeFrames(into: &buffer)
    let fill = Sample.of(units: count) { Floors.fill(&buffer, items: count) }
    let time = Sample.of(units: count) { solution.writeFrames(into: &buffer) }
    rows.append(
      Row(
        goal: "P2", name: "write every frame of the mixed feed, \(count) items", time: time, unit: "an item",
        comparison: fill.median, comparisonName: "tight fill", claim: "at most 3 ×",
        isMet: time.median <= 3 * fill.median, isVerified: buffer == solution.items.map(\.frame)))
    return rows
  }

  /// How much the closed form buys: an eager tree with a node an item, and the tests' naive solver.
  private static func eager() -> [Row] {
    var rows: [Row] = []
    for items in [1_000, 100_000, 10_000_000] {
      let runs = items > 1_000_000 ? 3 : 7
      var buffer = [Rect](repeating: .zero, count: items)
      let input = Workloads.grid(items: items)
      let ours = Sample.of(runs: runs, units: items) { LayoutSolver().solve(input).writeFrames(into: &buffer) }
      let expected = buffer
      let tree = Sample.of(runs: runs, units: items) {
        var tree = EagerTree(items: items)
        tree.solve(width: 390, gap: 8, into: &buffer)
      }
      rows.append(
        Row(
          goal: "P2", name: "eager tree of nodes, \(items) items", time: tree, unit: "an item",
          comparison: ours.median, comparisonName: "ours", isVerified: buffer == expected))
      guard items <= 1_000 else { continue }
      let naive = Sample.of(runs: 3, units: items) {
        keep(ReferenceSolver.solve(input, measured: [:], viewport: Viewport()))
      }
      let answer = ReferenceSolver.solve(input, measured: [:], viewport: Viewport())
      rows.append(
        Row(
          goal: "P2", name: "naive reference solver, \(items) items", time: naive, unit: "an item",
          comparison: ours.median, comparisonName: "ours", isVerified: answer.items.map(\.frame) == expected))
    }
    return rows
  }
}
