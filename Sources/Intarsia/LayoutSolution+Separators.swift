import IntarsiaDSL
import IntarsiaIR
import IntarsiaSolver

extension LayoutSolution {
  /// The separators that a row of a list draws, in content coordinates (`R184`).
  ///
  /// - Parameters:
  ///   - item: the row's index in its section.
  ///   - section: the section's index.
  ///   - separators: how the list draws them.
  /// - Returns: none, one or two separators; none where there is no such row.
  /// - Complexity: that of looking the row up.
  public func separators(
    ofItem item: Int, inSection section: Int, _ separators: ListSeparators
  ) -> [ListSeparators.Separator] {
    guard let cell = frame(ofItem: item, inSection: section) else { return [] }
    return separators.frames(ofItem: item, of: numberOfItems(inSection: section), cell: cell, in: container)
  }
}
