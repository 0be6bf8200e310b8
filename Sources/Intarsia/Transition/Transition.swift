import IntarsiaIR
import IntarsiaSnapshots
import IntarsiaSolver

/// How a screen turns into another one when its data change: what appears, disappears, stays and moves, and how far.
///
/// <!-- example: setup
/// let layout = Layout { Section { HGroup(height: 100, count: 2) { Item() } } }
/// let shown = try Snapshot([SnapshotSection(SingleSection.main, items: [1, 2, 3])])
/// let snapshot = try Snapshot([SnapshotSection(SingleSection.main, items: [3, 2])])
/// let before = layout.solve(shown, in: Container(width: 320, height: 480))
/// func show(_ identity: SnapshotElement<SingleSection, Int>.Identity, _ frame: Rect, _ alpha: Double) {}
/// -->
/// ```swift
/// var after = before
/// layout.update(&after, to: snapshot)
/// let transition = Transition(from: before, to: after)
/// for element in transition.elements { show(element.identity, element.frame(at: 0.5), element.alpha(at: 0.5)) }
/// ```
/// <!-- example: check
/// #expect(transition.elements.count == 3)
/// -->
///
/// It is a value: it moves nothing by itself, and knows no time. Only elements that are visible before or after are part
/// of it, so its cost does not depend on how many others there are. An element is followed by its identity; badges are
/// followed by their number in the section, because they have none.
public struct Transition<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable {
  /// The solution before.
  public let old: SnapshotSolution<SectionID, ItemID>
  /// The solution after; its viewport is scrolled so that the anchor stays where it is.
  public let new: SnapshotSolution<SectionID, ItemID>
  /// The element that is kept where it is on screen, as far as the content lets it; nothing where none is.
  public let anchor: SnapshotElement<SectionID, ItemID>.Identity?
  /// What happens to every element that is visible before or after, the lowest first.
  public let elements: [TransitionElement<SectionID, ItemID>]

  /// What is kept where it is on screen.
  public enum Anchor: Hashable, Sendable {
    /// The visible item nearest to the content's start that is there before and after. At the content's start nothing
    /// is kept, so that what comes in front is seen.
    case firstVisible
    /// One element, if it is there before and after.
    case element(SnapshotElement<SectionID, ItemID>.Identity)
    /// Nothing: the content is scrolled as far as the new solution's viewport says.
    case nothing
  }

  /// Finds what happens between two solutions.
  ///
  /// - Parameters:
  ///   - old: the solution before, with its viewport.
  ///   - new: the solution after; of its viewport the size counts, and the offset where nothing is kept.
  ///   - anchor: what is kept where it is on screen.
  /// - Complexity: O(k log n) for k elements visible before or after, of n sections and items.
  public init(
    from old: SnapshotSolution<SectionID, ItemID>, to new: SnapshotSolution<SectionID, ItemID>,
    keeping anchor: Anchor = .firstVisible
  ) {
    self.old = old
    let before = old.elements(in: old.visibleRect)
    var new = new
    self.anchor = TransitionScroll(from: old, to: new).scroll(&new, keeping: anchor, visible: before)
    self.new = new
    elements = Transition.elements(from: old, before, to: new)
  }

  /// The elements visible before or after, in the order in which they are drawn.
  private static func elements(
    from old: SnapshotSolution<SectionID, ItemID>, _ before: [SnapshotElement<SectionID, ItemID>],
    to new: SnapshotSolution<SectionID, ItemID>
  ) -> [TransitionElement<SectionID, ItemID>] {
    let after = new.elements(in: new.visibleRect)
    var result: [TransitionElement<SectionID, ItemID>] = []
    var isKnown: Set<SnapshotElement<SectionID, ItemID>.Identity> = []
    for element in before {
      isKnown.insert(element.identity)
      let target = new.element(element.identity)
      result.append(TransitionElement(element.identity, element.element, old, target?.element, new))
    }
    for element in after where !isKnown.contains(element.identity) {
      let source = old.element(element.identity)
      result.append(TransitionElement(element.identity, source?.element, old, element.element, new))
    }
    let keys = result.indices.map { DrawingOrder(result[$0], position: $0) }.sorted { $0.key < $1.key }
    return keys.map { result[$0.position] }
  }

  /// Low elements first, of equally high ones those that go, then backgrounds, items and supplementaries.
  private struct DrawingOrder {
    var key: (Int, Int, Int, Int)
    var position: Int

    init(_ element: TransitionElement<SectionID, ItemID>, position: Int) {
      let role =
        switch element.identity {
        case .decoration: 0
        case .item: 1
        case .supplementary: 2
        }
      key = (element.zIndex, element.change == .disappears ? 0 : 1, role, position)
      self.position = position
    }
  }
}

extension TransitionElement {
  /// An element before, after, or both; the rectangles on screen are those of the solutions' viewports.
  fileprivate init(
    _ identity: SnapshotElement<SectionID, ItemID>.Identity, _ old: LayoutElement?,
    _ before: SnapshotSolution<SectionID, ItemID>, _ new: LayoutElement?,
    _ after: SnapshotSolution<SectionID, ItemID>
  ) {
    let source = old.map { $0.frame.offset(by: .zero - before.viewport.offset) }
    let target = new.map { $0.frame.offset(by: .zero - after.viewport.offset) }
    self.identity = identity
    self.old = old
    self.new = new
    from = source ?? target ?? .zero
    to = target ?? source ?? .zero
    change = source == nil ? .appears : target == nil ? .disappears : source == target ? .stays : .moves
  }
}

extension SnapshotSolution {
  /// What the view shows, in content coordinates.
  var visibleRect: Rect {
    Rect(origin: viewport.offset, size: viewport.size ?? layoutSolution.container.size)
  }
}
