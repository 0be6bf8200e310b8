import IntarsiaIR
import IntarsiaSolver
import TestSupport
import Testing

/// Frames written in bulk are the frames of the items.
@Suite("Bulk frames")
struct BulkTests {
  @Test("All frames and every range, over random layouts", arguments: 0..<20)
  func randomLayouts(_ block: Int) {
    var buffer: [Rect] = []
    for seed in UInt64(block * 25)..<UInt64(block * 25 + 25) {
      var layouts = RandomLayouts(seed: seed, .solvable)
      let input = layouts.input()
      let viewport = layouts.viewport(input.sections.count)
      var solution = LayoutSolver().solve(input, viewport: viewport)
      if seed % 2 == 0, solution.numberOfItems(inSection: 0) > 1 {
        solution.setMeasured(MeasuredSize(width: 31, height: 37), for: .item(1, inSection: 0))
      }
      solution.writeFrames(into: &buffer)
      let expected = solution.items.map(\.frame)
      #expect(buffer.count == expected.count)
      for (one, two) in zip(buffer, expected) where !isNear(one, two) {
        Issue.record("seed \(seed): \(one), not \(two)")
        return
      }
      for section in 0..<solution.numberOfSections {
        let frames = solution.items(inSection: section).map(\.frame)
        let range = (frames.count / 3)..<(frames.count + 5)
        solution.writeFrames(ofItems: range, inSection: section, into: &buffer)
        #expect(buffer.count == frames.count - frames.count / 3)
        for (one, two) in zip(buffer, frames[(frames.count / 3)...]) where !isNear(one, two) {
          Issue.record("seed \(seed), section \(section): \(one), not \(two)")
          return
        }
      }
    }
  }

  /// Sums are the same numbers in another order: they may differ by a hair, and by a pixel where that decides.
  private func isNear(_ one: Rect, _ two: Rect) -> Bool {
    abs(one.x - two.x) < 0.001 && abs(one.y - two.y) < 0.001 && one.size == two.size
  }

  @Test("A buffer is used again: it shrinks and grows to the number of items")
  func buffers() {
    let item = ItemSpec(size: LayoutSize(width: .fractionalWidth(0.25), height: 10))
    let group = GroupSpec(axis: .horizontal, size: LayoutSize(height: 10), content: .children([.item(item)]))
    var solution = LayoutSolver().solve(
      LayoutInput(SectionSpec(group: group), itemCount: 9, container: Container(width: 100, height: 100)))
    var buffer = [Rect](repeating: .zero, count: 50)
    solution.writeFrames(into: &buffer)
    #expect(buffer.count == 9)
    #expect(buffer.last == Rect(x: 0, y: 20, width: 25, height: 10))
    solution.setItemCount(100, inSection: 0)
    solution.writeFrames(into: &buffer)
    #expect(buffer.count == 100)
    solution.writeFrames(ofItems: -5..<3, inSection: 7, into: &buffer)
    #expect(buffer.isEmpty)
  }
}
