import IntarsiaIR

/// All items of a solution, by section and index, made one at a time.
public struct ItemSequence: Sequence, Sendable {
  let solution: LayoutSolution
  let sections: Range<Int>

  /// Starts at the first item.
  public func makeIterator() -> Iterator {
    Iterator(solution: solution, sections: sections)
  }

  /// Walks through the items in order.
  public struct Iterator: IteratorProtocol {
    private let solution: LayoutSolution
    private var sections: Range<Int>
    private var context: SectionContext?
    private var runs = 0..<0
    private var run: Run?
    private var before = Run.Sum.zero
    private var instance = 0
    private var leaf = 0
    private var leaves: [Arrangement.Leaf] = []
    private var item = 0
    private var origin = Point.zero

    init(solution: LayoutSolution, sections: Range<Int>) {
      self.solution = solution
      self.sections = sections
    }

    /// The next item; amortised O(1).
    public mutating func next() -> LayoutElement? {
      while true {
        if let context, leaf < leaves.count {
          let place = leaves[leaf]
          leaf += 1
          item += 1
          return LayoutElement(
            id: .item(item - 1, inSection: context.index),
            frame: solution.finish(place.frame.offset(by: origin), rowOffset: context.rowOffset),
            zIndex: context.zIndex(place.zIndex))
        }
        guard advance() else { return nil }
      }
    }

    /// Moves to the next instance, run or section.
    private mutating func advance() -> Bool {
      if let context, let run, instance < run.instances {
        let place = context.flow.place(instance, in: run, before: before)
        origin = context.origin(of: place)
        leaves = run.layout.leaves
        instance += 1
        leaf = 0
        return true
      }
      leaves = []
      if let context, let position = runs.first {
        runs = (position + 1)..<runs.upperBound
        (run, before) = context.flow.run(at: position)
        instance = 0
        return true
      }
      guard let section = sections.first else { return false }
      sections = (section + 1)..<sections.upperBound
      context = solution.context(section)
      runs = 0..<(context?.flow.runCount ?? 0)
      run = nil
      item = 0
      return true
    }
  }
}

extension LayoutSolution {
  /// All items, by section and index, made one at a time.
  ///
  /// - Complexity: O(n) to walk through; nothing is stored.
  public var items: ItemSequence {
    ItemSequence(solution: self, sections: 0..<sections.count)
  }

  /// The items of one section, by index, made one at a time.
  public func items(inSection section: Int) -> ItemSequence {
    let isKnown = section >= 0 && section < sections.count
    return ItemSequence(solution: self, sections: isKnown ? section..<(section + 1) : 0..<0)
  }

  /// All supplementaries: section by section, each section's boundary items first; then those of the whole layout.
  ///
  /// - Complexity: O(n) for n supplementaries and sections.
  public var supplementaries: [LayoutElement] {
    var result: [LayoutElement] = []
    for section in 0..<sections.count {
      guard let context = self.context(section) else { continue }
      appendBoundaryItems(of: context, to: &result)
      appendHosted(of: context, to: &result)
    }
    for position in frame.specs.indices {
      result.append(frameItem(position))
    }
    return result
  }

  /// All backgrounds, by section and place in the section's list.
  ///
  /// - Complexity: O(n) for n sections.
  public var decorations: [LayoutElement] {
    var result: [LayoutElement] = []
    for section in 0..<sections.count {
      guard let context = self.context(section) else { continue }
      for index in context.plan.spec.decorationItems.indices {
        if let element = decoration(index, in: context) { result.append(element) }
      }
    }
    return result
  }

  /// Every element: items, then supplementaries, then backgrounds.
  ///
  /// - Complexity: O(n) for n elements. Ask for ``elements(in:)`` when only some are shown.
  public var elements: [LayoutElement] {
    Array(items) + supplementaries + decorations
  }

  func appendBoundaryItems(of context: SectionContext, to result: inout [LayoutElement]) {
    for position in context.plan.boundary.specs.indices {
      result.append(boundaryItem(position, in: context))
    }
  }

  private func appendHosted(of context: SectionContext, to result: inout [LayoutElement]) {
    let nodes = context.plan.nodes
    guard !nodes.supplementaries.isEmpty else { return }
    var before = [Int](repeating: 0, count: nodes.kinds.count)
    for position in 0..<context.flow.runCount {
      let (run, sum) = context.flow.run(at: position)
      let counts = run.layout.supplementaryCounts
      for instance in 0..<run.instances {
        let place = context.flow.place(instance, in: run, before: sum)
        let origin = context.origin(of: place)
        for hosted in run.layout.hosted {
          let kind = nodes.supplementaries[hosted.supplementary].kind
          result.append(element(hosted, before: before[kind], at: origin, in: context))
        }
        for kind in before.indices { before[kind] += counts[kind] }
      }
    }
  }
}
