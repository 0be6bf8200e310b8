import Intarsia
import Testing

/// Many tasks share one layout, one snapshot and one solution; run it under the thread sanitizer to see that they may.
@Suite("Many tasks at once")
struct ConcurrencyTests {
  private static let layout = Layout(for: Int.self) { kind, environment in
    switch kind {
    case 0: Section { HGroup(height: 50, count: environment.container.width > 350 ? 4 : 3) { Item() } }
    case 1:
      Section { HGroup(width: 120, height: 80) { Item() } }.orthogonalScrollingBehavior(.continuous)
        .header("title", height: 20, pinToVisibleBounds: true)
    default: Section { VGroup(height: .estimated(40)) { Item(height: .estimated(40)) } }
    }
  }

  /// What a task finds out.
  private struct Answer: Hashable, Sendable {
    var height: Double
    var moves: Int
    var stages: Int
    var visible: [SnapshotElement<Int, Int>]
    var changes: [TransitionElement<Int, Int>.Change]
  }

  private static func base() throws -> Snapshot<Int, Int> {
    try Snapshot((0..<24).map { SnapshotSection($0, items: Array($0 * 100..<$0 * 100 + 20)) })
  }

  /// One reader's work: other data, their difference, a solution brought up to date, and a transition.
  private static func work(_ seed: Int, _ solution: SnapshotSolution<Int, Int>) throws -> Answer {
    var numbers = SeededNumbers(seed: UInt64(seed))
    var next = solution.snapshot
    for _ in 0..<10 {
      let items = next.itemIdentifiers
      let (one, two) = (items[numbers.below(items.count)], items[numbers.below(items.count)])
      if one != two { try next.moveItem(one, beforeItem: two) }
      next.deleteItems([items[numbers.below(items.count)]])
    }
    try next.moveSection(numbers.below(12), afterSection: 12 + numbers.below(12))
    let difference = next.difference(from: solution.snapshot)
    var updated = solution
    // Half of them ask for another environment, so that kinds are made while others are read.
    let container = Container(width: [320, 390][seed % 2], height: 600)
    layout.update(&updated, to: next, kind: { $0 % 3 }, in: LayoutEnvironment(container: container))
    updated.measureVisible { _, request in MeasuredSize(height: request.size.height + 7) }
    updated.viewport.offset.y = 300
    let transition = Transition(from: solution, to: updated)
    return Answer(
      height: updated.contentSize.height, moves: difference.moves.count,
      stages: next.stages(from: solution.snapshot).count,
      visible: updated.elements(in: Rect(x: 0, y: 300, width: 390, height: 600)),
      changes: transition.elements.map(\.change))
  }

  @Test("Diffing, solving, measuring and querying on many tasks gives what one task gives")
  func tasks() async throws {
    let base = try ConcurrencyTests.base()
    let solution = ConcurrencyTests.layout.solve(base, kind: { $0 % 3 }, in: Container(width: 390, height: 600))
    let seeds = 0..<64
    let expected = try seeds.map { try ConcurrencyTests.work($0, solution) }
    let answers = try await withThrowingTaskGroup(of: (Int, Answer).self) { group in
      for seed in seeds {
        group.addTask { (seed, try ConcurrencyTests.work(seed, solution)) }
      }
      var answers: [Int: Answer] = [:]
      for try await (seed, answer) in group { answers[seed] = answer }
      return answers
    }
    for seed in seeds { #expect(answers[seed] == expected[seed], "seed \(seed)") }
  }

  @Test("One fresh layout is asked by many tasks for the same kinds at once")
  func freshLayout() async {
    let layout = Layout(for: Int.self) { kind in
      Section { HGroup(height: .absolute(Double(kind + 1)), count: kind + 1) { Item() } }
    }
    let heights = await withTaskGroup(of: Double.self) { group in
      for _ in 0..<32 {
        group.addTask {
          layout.solve((0..<40).map { ($0 % 20, 40) }, in: Container(width: 400, height: 600)).contentSize.height
        }
      }
      var heights: Set<Double> = []
      for await height in group { heights.insert(height) }
      return heights
    }
    #expect(heights.count == 1)
  }
}
