import IntarsiaIR
import IntarsiaSolver

/// How far the content is scrolled after a change, so that something stays where it is on screen.
struct TransitionScroll<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
  typealias Solution = SnapshotSolution<SectionID, ItemID>
  typealias Element = SnapshotElement<SectionID, ItemID>

  private let old: Solution
  private let axis: Axis
  /// Whether content begins at the right.
  private let isReversed: Bool

  init(from old: Solution, to new: Solution) {
    self.old = old
    let solution = new.layoutSolution
    axis = solution.configuration.scrollDirection
    isReversed = axis == .horizontal && solution.container.layoutDirection == .rightToLeft
  }

  /// Scrolls the new solution, and tells which element was kept.
  func scroll(
    _ new: inout Solution, keeping anchor: Transition<SectionID, ItemID>.Anchor, visible: [Element]
  ) -> Element.Identity? {
    let kept = kept(anchor, in: new, visible: visible)
    var offset = new.viewport.offset[axis]
    if let (before, after) = kept.flatMap({ frames($0, in: new) }) {
      let place = before.start(axis) - old.viewport.offset[axis]
      offset = max(0, after.start(axis) - place)
    }
    let most = max(0, new.contentSize[axis] - new.visibleRect.size[axis])
    // Content that begins at the right is scrolled to its start where the offset is greatest.
    if isReversed, anchor == .firstVisible, isAtStart { offset = most }
    offset = min(offset, most)
    if offset != new.viewport.offset[axis] { new.viewport.offset[axis] = offset }
    return kept
  }

  private func frames(_ identity: Element.Identity, in new: Solution) -> (Rect, Rect)? {
    guard let before = old.element(identity), let after = new.element(identity) else { return nil }
    return (before.frame, after.frame)
  }

  private func kept(
    _ anchor: Transition<SectionID, ItemID>.Anchor, in new: Solution, visible: [Element]
  ) -> Element.Identity? {
    switch anchor {
    case .nothing: return nil
    case .element(let identity): return frames(identity, in: new) == nil ? nil : identity
    case .firstVisible:
      guard !isAtStart else { return nil }
      let candidates = visible.filter { $0.item != nil && new.element($0.identity) != nil }
      return candidates.min { start($0.frame) < start($1.frame) }?.identity
    }
  }

  /// Whether the content shows from its start on.
  private var isAtStart: Bool { start(old.visibleRect) <= 0 }

  /// Where a rectangle of the old content begins, measured from the content's start.
  private func start(_ rect: Rect) -> Double {
    isReversed ? old.contentSize[axis] - rect.end(axis) : rect.start(axis)
  }
}
