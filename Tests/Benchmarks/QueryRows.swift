import IntarsiaIR
import IntarsiaSolver

/// P3 and P4: what is on screen, and where one item is.
enum QueryRows {
  static var all: [Benchmark] {
    [Benchmark("P3", "elements", elements), Benchmark("P4", "frame", frame)]
  }

  private static func elements() -> [Row] {
    var rows: [Row] = []
    var small: Double?
    for (items, sections) in [(1_000, 1), (10_000_000, 1), (10_000_000, 10_000)] {
      let solution = LayoutSolver().solve(Workloads.grid(items: items, sections: sections))
      let length = solution.contentSize.height - 1_500
      var numbers = Numbers(seed: 7)
      let screens = (0..<64).map { _ in
        Rect(x: 0, y: Double.random(in: 0..<length, using: &numbers), width: 390, height: 1_400)
      }
      let time = Sample.of(units: screens.count) {
        for screen in screens { keep(solution.elements(in: screen)) }
      }
      let count = solution.elements(in: screens[0]).count
      rows.append(
        Row(
          goal: "P3", name: "elements(in:) of a screen, \(items) items in \(sections) sections", time: time,
          unit: "a query", comparison: small, comparisonName: small == nil ? nil : "1 k items",
          claim: "under 5 µs" + (small == nil ? "" : ", at most 2 × of 1 k"),
          isMet: time.median < 5_000 && (small.map { time.median <= 2 * $0 } ?? true),
          isVerified: isRight(solution, screens[0]), note: "\(count) elements"))
      if small == nil { small = time.median }
    }
    return rows
  }

  /// Whether a query answers with exactly the items that meet the screen.
  private static func isRight(_ solution: LayoutSolution, _ screen: Rect) -> Bool {
    let found = solution.elements(in: screen)
    guard let first = found.first, let last = found.last, case .item(let low, let one) = first.id,
      case .item(let high, let two) = last.id
    else { return false }
    let before = low > 0 ? solution.frame(ofItem: low - 1, inSection: one) : nil
    let after = solution.frame(ofItem: high + 1, inSection: two)
    return found.allSatisfy { $0.frame.meets(screen) } && before?.meets(screen) != true
      && after?.meets(screen) != true && found.count >= 36
  }

  private static func frame() -> [Row] {
    var rows: [Row] = []
    for (items, sections) in [(10_000_000, 1), (10_000_000, 10_000)] {
      let solution = LayoutSolver().solve(Workloads.grid(items: items, sections: sections))
      var numbers = Numbers(seed: 3)
      let places = (0..<1024).map { _ in
        (Int.random(in: 0..<(items / sections), using: &numbers), Int.random(in: 0..<sections, using: &numbers))
      }
      let time = Sample.of(units: places.count) {
        var sum = 0.0
        for (item, section) in places { sum += solution.frame(ofItem: item, inSection: section)?.y ?? .nan }
        keep(sum)
      }
      let (item, section) = places[5]
      let each = Double(items / sections / 3 + (items / sections % 3 == 0 ? 0 : 1)) * 108 - 8
      let expected = Double(section) * each + Double(item / 3) * 108
      rows.append(
        Row(
          goal: "P4", name: "frame of an item by index, \(items) items in \(sections) sections", time: time,
          unit: "a look-up", claim: "under 100 ns", isMet: time.median < 100,
          isVerified: solution.frame(ofItem: item, inSection: section)?.y == expected))
    }
    return rows
  }
}
