import IntarsiaDocument
import IntarsiaIR
import IntarsiaSolver
import TestSupport
import Testing

/// A solution that follows changes equals one that is solved anew.
@Suite("Updates")
struct UpdateTests {
  /// What a solution should hold: its sections and what has been measured, by section and item.
  private struct Model {
    struct Section {
      var data: LayoutInput.Section
      var measured: [Int: MeasuredSize] = [:]
      var rowOffset: Double?
    }
    var sections: [Section]

    func solved(like solution: LayoutSolution) -> LayoutSolution {
      var viewport = solution.viewport
      viewport.orthogonalOffsets = [:]
      var measured: [LayoutElement.ID: MeasuredSize] = [:]
      for (index, section) in sections.enumerated() {
        viewport.orthogonalOffsets[index] = section.rowOffset
        for (item, size) in section.measured { measured[.item(item, inSection: index)] = size }
      }
      let input = LayoutInput(
        container: solution.container, configuration: solution.configuration, layouts: solution.layouts,
        sections: sections.map(\.data))
      return LayoutSolver().solve(input, measured: measured, viewport: viewport)
    }
  }

  @Test("Random changes, one after another, give what a new solve gives", arguments: 0..<40)
  func randomChanges(_ block: Int) {
    for seed in UInt64(block * 10)..<UInt64(block * 10 + 10) {
      check(seed)
    }
  }

  private func check(_ seed: UInt64) {
    var layouts = RandomLayouts(seed: seed, .solvable)
    let input = layouts.input()
    guard !input.layouts.isEmpty else { return }
    var viewport = Viewport(offset: Point(x: 0, y: 40))
    viewport.orthogonalOffsets = [0: 12]
    var solution = LayoutSolver().solve(input, viewport: viewport)
    var model = Model(sections: input.sections.map { Model.Section(data: $0) })
    if !model.sections.isEmpty { model.sections[0].rowOffset = 12 }

    for step in 0..<12 {
      var random = layouts.random
      let count = model.sections.count
      let change: String
      switch Int.random(in: 0..<6, using: &random) {
      case 0 where count > 0:
        let index = Int.random(in: 0..<count, using: &random)
        let items = Int.random(in: 0..<14, using: &random)
        change = "section \(index) has \(items) items"
        model.sections[index].data.itemCount = items
        model.sections[index].measured = model.sections[index].measured.filter { $0.key < items }
        solution.setItemCount(items, inSection: index)
      case 1:
        let index = Int.random(in: 0...count, using: &random)
        let new = (0..<Int.random(in: 1...3, using: &random)).map { _ in
          LayoutInput.Section(
            layout: Int.random(in: 0..<input.layouts.count, using: &random),
            itemCount: Int.random(in: 0..<9, using: &random))
        }
        change = "insert \(new.count) at \(index)"
        model.sections.insert(contentsOf: new.map { Model.Section(data: $0) }, at: index)
        solution.insertSections(new, at: index)
      case 2 where count > 1:
        let low = Int.random(in: 0..<count, using: &random)
        let range = low..<min(count, low + 2)
        change = "remove \(range)"
        model.sections.removeSubrange(range)
        solution.removeSections(range)
      case 3 where count > 1:
        let from = Int.random(in: 0..<count, using: &random)
        let target = Int.random(in: 0..<count, using: &random)
        change = "move \(from) to \(target)"
        model.sections.insert(model.sections.remove(at: from), at: target)
        solution.moveSection(from: from, to: target)
      default:
        guard count > 0 else { continue }
        let index = Int.random(in: 0..<count, using: &random)
        let items = model.sections[index].data.itemCount
        guard items > 0 else { continue }
        let item = Int.random(in: 0..<items, using: &random)
        let size: MeasuredSize? =
          Int.random(in: 0..<5, using: &random) == 0
          ? nil
          : MeasuredSize(
            width: Double(Int.random(in: 1...90, using: &random)),
            height: Double(Int.random(in: 1...90, using: &random)))
        change = "item \(item) of \(index) is \(String(describing: size))"
        model.sections[index].measured[item] = size
        solution.setMeasured(size, for: .item(item, inSection: index))
      }
      layouts.random = random

      let expected = model.solved(like: solution)
      let place = "seed \(seed), step \(step): \(change)"
      guard expectSame(solution, expected, place) else { return }
    }
  }

  private func expectSame(_ solution: LayoutSolution, _ expected: LayoutSolution, _ place: String) -> Bool {
    let difference = firstDifference(solution, expected)
    if let difference { Issue.record("\(place): \(difference)") }
    return difference == nil
  }

  private func firstDifference(_ solution: LayoutSolution, _ expected: LayoutSolution) -> String? {
    if !isNear(Rect(origin: .zero, size: solution.contentSize), Rect(origin: .zero, size: expected.contentSize)) {
      return "content is \(solution.contentSize), not \(expected.contentSize)"
    }
    let elements = solution.elements
    let others = expected.elements
    if elements.count != others.count { return "\(elements.count) elements, not \(others.count)" }
    for (element, other) in zip(elements, others)
    where element.id != other.id || element.zIndex != other.zIndex || !isNear(element.frame, other.frame) {
      return "\(element), not \(other)"
    }
    let viewport = Rect(origin: solution.viewport.offset, size: solution.container.size)
    let seen = Set(solution.elements(in: viewport).map(\.id))
    if seen != Set(expected.elements(in: viewport).map(\.id)) { return "other elements are visible" }
    return nil
  }

  private func isNear(_ one: Rect, _ two: Rect) -> Bool {
    abs(one.x - two.x) < 0.001 && abs(one.y - two.y) < 0.001 && abs(one.width - two.width) < 0.001
      && abs(one.height - two.height) < 0.001
  }

  // MARK: Work

  /// Ten thousand sections of two kinds.
  private func long() -> LayoutSolution {
    let row = SectionSpec(
      group: GroupSpec(
        axis: .horizontal, size: LayoutSize(height: .estimated(44)),
        content: .children([.item(ItemSpec(size: LayoutSize(width: .fractionalWidth(0.25), height: .estimated(44))))])))
    let column = SectionSpec(
      group: GroupSpec(
        axis: .vertical, size: LayoutSize(height: 100),
        content: .children([.item(ItemSpec(size: LayoutSize(height: 30)))])))
    let input = LayoutInput(
      container: Container(width: 320, height: 480),
      layouts: [.init(kind: "row", section: row), .init(kind: "column", section: column)],
      sections: (0..<10_000).map { .init(layout: $0 % 2, itemCount: 7) })
    return LayoutSolver().solve(input)
  }

  @Test("Sections of a kind share a plan and their partly filled instances")
  func sharing() {
    let work = long().work
    #expect(work.plans == 2)
    #expect(work.sections == 10_000)
    #expect(work.instances == 2)
  }

  @Test("A change computes one section and plans nothing")
  func changes() {
    var solution = long()
    var before = solution.work
    solution.setItemCount(8, inSection: 5_000)
    #expect(solution.work.sections == before.sections + 1)
    #expect(solution.work.plans == before.plans)

    before = solution.work
    solution.insertSections([.init(layout: 0, itemCount: 7)], at: 3)
    #expect(solution.work.sections == before.sections + 1)
    #expect(solution.work.instances == before.instances)

    before = solution.work
    solution.moveSection(from: 9_000, to: 1)
    solution.removeSections(10..<20)
    solution.viewport = Viewport(offset: Point(x: 0, y: 5_000))
    #expect(solution.work == before)

    before = solution.work
    solution.setMeasured(MeasuredSize(height: 60), for: .item(3, inSection: 4_000))
    #expect(solution.work.sections == before.sections + 1)
    #expect(solution.work.instances == before.instances + 1)
  }

  @Test("A solve that is handed an earlier solution plans only what changed")
  func reuse() {
    let solution = long()
    var input = solution.input
    input.sections.reverse()
    let again = LayoutSolver().solve(input, reusing: solution)
    #expect(again.work.plans == 0)
    #expect(again.work.reusedPlans == 2)

    input.layouts.swapAt(0, 1)
    let swapped = LayoutSolver().solve(input, reusing: solution)
    #expect(swapped.work.plans == 0)
    #expect(swapped.contentSize == LayoutSolver().solve(input).contentSize)

    input.container.size.width = 400
    #expect(LayoutSolver().solve(input, reusing: solution).work.plans == 2)
  }
}
