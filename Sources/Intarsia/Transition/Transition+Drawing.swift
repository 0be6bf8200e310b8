import IntarsiaIR
import IntarsiaRendering
import IntarsiaSolver

extension Transition {
  /// The transition as boxes that move, for any renderer.
  ///
  /// - Parameter label: what to write on an element; its index or kind where the answer is nothing.
  /// - Returns: plain values; every kind has the colour it has in pictures of the old solution.
  /// - Complexity: O(k log n) for k elements visible before or after.
  public func drawing(
    label: (SnapshotElement<SectionID, ItemID>.Identity) -> String? = { _ in nil }
  ) -> DrawnTransition {
    let one = old.visibleRect.size
    let two = new.visibleRect.size
    var sections = TransitionSections(old, new)
    let boxes = elements.map { element in
      DrawnMotion(
        box(of: element, label: label(element.identity), in: &sections),
        from: DrawnMotion.Keyframe(frame: element.from, opacity: element.alpha(at: 0), index: element.old?.id.index),
        to: DrawnMotion.Keyframe(frame: element.to, opacity: element.alpha(at: 1), index: element.new?.id.index))
    }
    let solution = new.layoutSolution
    return DrawnTransition(
      container: Size(width: max(one.width, two.width), height: max(one.height, two.height)),
      scrollDirection: solution.configuration.scrollDirection, layoutDirection: solution.container.layoutDirection,
      sections: sections.all, boxes: boxes)
  }

  /// Draws moments of the transition side by side as an SVG document.
  ///
  /// <!-- example: setup
  /// let layout = Layout { Section { HGroup(height: 100, count: 2) { Item() } } }
  /// let shown = try Snapshot([SnapshotSection(SingleSection.main, items: [1, 2, 3])])
  /// let snapshot = try Snapshot([SnapshotSection(SingleSection.main, items: [3, 2])])
  /// let before = layout.solve(shown, in: Container(width: 320, height: 480))
  /// let transition = Transition(from: before, to: layout.solve(snapshot, in: Container(width: 320, height: 480)))
  /// -->
  /// ```swift
  /// let picture = transition.svg(at: 0, 0.5, 1)
  /// ```
  /// <!-- example: check
  /// #expect(picture.hasPrefix("<svg"))
  /// -->
  ///
  /// - Parameters:
  ///   - moments: parts of the way, from 0 to 1.
  ///   - title: what the picture shows, for those who do not see it.
  ///   - label: what to write on an element; its index or kind where the answer is nothing.
  /// - Returns: the document, the same on every machine.
  /// - Complexity: O(k log n) for k elements visible before or after.
  public func svg(
    at moments: Double..., title: String = "Transition",
    label: (SnapshotElement<SectionID, ItemID>.Identity) -> String? = { _ in nil }
  ) -> String {
    drawing(label: label).svg(at: moments, title: title)
  }

  /// Draws the transition as a page that plays it, and can be stopped at any moment.
  ///
  /// - Parameters:
  ///   - title: the page's title.
  ///   - duration: how long one way takes, in seconds.
  ///   - label: what to write on an element; its index or kind where the answer is nothing.
  /// - Returns: the document, the same on every machine; it needs nothing from outside.
  /// - Complexity: O(k log n) for k elements visible before or after.
  public func html(
    title: String = "Transition", duration: Double = 0.8,
    label: (SnapshotElement<SectionID, ItemID>.Identity) -> String? = { _ in nil }
  ) -> String {
    TransitionPage(title: title, drawing(label: label), duration: duration).text
  }

  private func box(
    of element: TransitionElement<SectionID, ItemID>, label: String?,
    in sections: inout TransitionSections<SectionID, ItemID>
  ) -> DrawnBox {
    let section = sections.index(of: element)
    let zIndex = element.zIndex
    switch (element.new ?? element.old)?.id {
    case .item(let index, _):
      return DrawnBox(
        role: .item, label: label ?? "\(index)", section: section, kind: section.map { sections.kind(of: $0) } ?? "",
        index: index, frame: element.to, zIndex: zIndex)
    case .supplementary(let kind, let index, _):
      return DrawnBox(
        role: .supplementary, label: label ?? kind, section: section, kind: kind, index: index, frame: element.to,
        zIndex: zIndex)
    case .decoration(let kind, let index, _):
      return DrawnBox(
        role: .decoration, label: label ?? kind, section: section, kind: kind, index: index, frame: element.to,
        zIndex: zIndex)
    case nil:
      return DrawnBox(role: .item, label: "", section: nil, kind: "", index: 0, frame: element.to)
    }
  }
}

/// The sections of a transition, numbered as they are met.
private struct TransitionSections<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
  private let old: SnapshotSolution<SectionID, ItemID>
  private let new: SnapshotSolution<SectionID, ItemID>
  private var indices: [SectionID: Int] = [:]
  private var positions: [String: Int] = [:]
  private(set) var all: [DrawnTransition.MovingSection] = []

  init(_ old: SnapshotSolution<SectionID, ItemID>, _ new: SnapshotSolution<SectionID, ItemID>) {
    self.old = old
    self.new = new
    for layout in old.layoutSolution.layouts + new.layoutSolution.layouts where positions[layout.kind] == nil {
      positions[layout.kind] = positions.count
    }
  }

  func kind(of index: Int) -> String { (all[index].end ?? all[index].start)?.kind ?? "" }

  /// The number of an element's section: of the one it goes to, or was in; nothing for one of the whole layout.
  mutating func index(of element: TransitionElement<SectionID, ItemID>) -> Int? {
    let identifier =
      switch (element.new, element.old) {
      case (let element?, _): element.id.section.flatMap { new.sectionIdentifier(at: $0) }
      case (nil, let element?): element.id.section.flatMap { old.sectionIdentifier(at: $0) }
      case (nil, nil): nil as SectionID?
      }
    guard let identifier else { return nil }
    if let known = indices[identifier] { return known }
    let index = all.count
    indices[identifier] = index
    all.append(
      DrawnTransition.MovingSection(
        from: section(identifier, at: index, in: old), to: section(identifier, at: index, in: new)))
    return index
  }

  private func section(
    _ identifier: SectionID, at index: Int, in solution: SnapshotSolution<SectionID, ItemID>
  ) -> DrawnSection? {
    guard let geometry = solution.section(identifier) else { return nil }
    return DrawnSection(
      index: index, kind: geometry.kind, kindPosition: positions[geometry.kind] ?? 0, itemCount: geometry.itemCount,
      frame: geometry.frame.offset(by: .zero - solution.viewport.offset))
  }
}

extension LayoutElement.ID {
  /// The element's index in its section, or among those of its kind.
  fileprivate var index: Int {
    switch self {
    case .item(let index, _), .supplementary(_, let index, _), .decoration(_, let index, _): index
    }
  }

  /// The section that an element belongs to; nothing for a boundary item of the whole layout.
  fileprivate var section: Int? {
    switch self {
    case .item(_, let section), .decoration(_, _, let section): section
    case .supplementary(_, _, let section): section
    }
  }
}
