import IntarsiaDocument
import IntarsiaIR
import IntarsiaSolver
import ReferenceSolver
import TestSupport

/// Something that the engine and the reference solver answer differently.
struct Disagreement: CustomStringConvertible {
  var place: String
  var engine: String
  var reference: String

  var description: String {
    "\(place)\n  engine:    \(engine)\n  reference: \(reference)"
  }

  /// The first thing about a document that the two answer differently; the seed chooses the rectangles asked about.
  static func first(in document: LayoutDocument, seed: UInt64) -> Disagreement? {
    Comparison(document, seed: seed).firstDisagreement
  }

  fileprivate init(_ place: String, _ engine: Any?, _ reference: Any?) {
    self.place = place
    self.engine = engine.map { value in "\(value)" } ?? "none"
    self.reference = reference.map { value in "\(value)" } ?? "none"
  }
}

/// Both answers to one document.
///
/// A position in the middle between two pixels goes either way, by the last bit of a sum; the reference solver
/// therefore answers twice, a little below and a little above.
private struct Comparison {
  let engine: LayoutSolution
  let below: ReferenceSolution
  let above: ReferenceSolution
  let seed: UInt64

  init(_ document: LayoutDocument, seed: UInt64) {
    engine = document.solve()
    below = document.referenceSolution(nudge: -1e-7)
    above = document.referenceSolution(nudge: 1e-7)
    self.seed = seed
  }

  var firstDisagreement: Disagreement? {
    size
      ?? list("items", Array(engine.items), \.items)
      ?? list("supplementaries", engine.supplementaries, \.supplementaries)
      ?? list("decorations", engine.decorations, \.decorations)
      ?? sections ?? lookup ?? queries
  }

  // MARK: Numbers

  /// Whether each number is as one of the two answers has it.
  private func areClose(_ numbers: [Double], _ below: [Double], _ above: [Double]) -> Bool {
    numbers.count == below.count && numbers.count == above.count
      && numbers.indices.allSatisfy { index in
        abs(numbers[index] - below[index]) <= 0.001 || abs(numbers[index] - above[index]) <= 0.001
      }
  }

  private func areClose(_ rect: Rect, _ below: Rect, _ above: Rect) -> Bool {
    areClose(rect.numbers, below.numbers, above.numbers)
  }

  private func areClose(_ element: LayoutElement, _ below: LayoutElement, _ above: LayoutElement) -> Bool {
    element.id == below.id && (element.zIndex == below.zIndex || element.zIndex == above.zIndex)
      && areClose(element.frame, below.frame, above.frame)
  }

  // MARK: Lists

  private var size: Disagreement? {
    let sizes = [engine.contentSize, below.contentSize, above.contentSize].map { size in [size.width, size.height] }
    return areClose(sizes[0], sizes[1], sizes[2])
      ? nil : Disagreement("contentSize", engine.contentSize, below.contentSize)
  }

  /// Compares two lists of elements: first what is in both, then the order.
  private func list(
    _ name: String, _ elements: [LayoutElement], _ list: KeyPath<ReferenceSolution, [LayoutElement]>
  ) -> Disagreement? {
    let found = Dictionary(elements.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for (one, two) in zip(below[keyPath: list], above[keyPath: list]) {
      let other = found[one.id]
      if other.map({ areClose($0, one, two) }) != true { return Disagreement("\(name) \(one.id)", other, one) }
    }
    let ids = below[keyPath: list].map(\.id)
    let known = Set(ids)
    for element in elements where !known.contains(element.id) {
      return Disagreement("\(name) \(element.id)", element, nil)
    }
    return elements.map(\.id) == ids ? nil : Disagreement("order of \(name)", elements.map(\.id), ids)
  }

  private var sections: Disagreement? {
    guard engine.numberOfSections == below.sections.count else {
      return Disagreement("number of sections", engine.numberOfSections, below.sections.count)
    }
    for (index, (one, two)) in zip(below.sections, above.sections).enumerated() {
      guard let section = engine.section(at: index) else { return Disagreement("section \(index)", nil, one) }
      guard areClose(section.frame, one.frame, two.frame) else {
        return Disagreement("frame of section \(index)", section.frame, one.frame)
      }
      let row = section.orthogonal?.numbers ?? []
      guard areClose(row, one.orthogonal?.numbers ?? [], two.orthogonal?.numbers ?? []) else {
        return Disagreement("row of section \(index)", row, one.orthogonal?.numbers)
      }
    }
    return nil
  }

  // MARK: Questions

  /// Looks up everything, and what is not there (`R166`).
  private var lookup: Disagreement? {
    for element in Array(engine.items) + engine.supplementaries + engine.decorations {
      let found = engine.element(element.id)
      if found != element { return Disagreement("lookup of \(element.id)", found, element) }
    }
    for section in below.sections.indices {
      let count = below.items.count { element in
        if case .item(_, section) = element.id { true } else { false }
      }
      guard engine.numberOfItems(inSection: section) == count else {
        return Disagreement("number of items in \(section)", engine.numberOfItems(inSection: section), count)
      }
      if let found = engine.element(.item(count, inSection: section)) {
        return Disagreement("lookup of the item after the last", found, nil)
      }
    }
    return nil
  }

  /// Asks for the elements in some rectangles (`R165`).
  private var queries: Disagreement? {
    var rects = RandomRects(seed: seed, content: engine.contentSize)
    let frames = below.sections.map(\.frame)
    let isExact =
      engine.contentSize == below.contentSize && frames == above.sections.map(\.frame)
      && frames == frames.indices.map { index in engine.section(at: index)?.frame }
    for _ in 0..<6 {
      let rect = rects.next(touching: isExact)
      let found = Set(engine.elements(in: rect).map(\.id))
      let one = Set(below.elements(in: rect).map(\.id))
      let two = Set(above.elements(in: rect).map(\.id))
      if !found.isSuperset(of: one.intersection(two)) || !found.isSubset(of: one.union(two)) {
        return Disagreement(
          "elements in \(rect)", "besides: \(found.subtracting(one.union(two)))",
          "besides: \(one.intersection(two).subtracting(found))")
      }
    }
    return nil
  }
}

extension Rect {
  fileprivate var numbers: [Double] { [x, y, width, height] }
}

extension OrthogonalGeometry {
  fileprivate var numbers: [Double] {
    viewport.numbers + [contentLength, maximumOffset, offset] + restingOffsets
  }
}

extension ReferenceSolution.Orthogonal {
  fileprivate var numbers: [Double] {
    viewport.numbers + [contentLength, maximumOffset, offset] + restingOffsets
  }
}

/// Rectangles in and around a content, some without area and some far away.
struct RandomRects {
  private var random: SeededGenerator
  private let content: Size

  init(seed: UInt64, content: Size) {
    random = SeededGenerator(seed: seed ^ 0x5EED)
    self.content = content
  }

  /// The next rectangle; it may lie against the end of the content only where both have exactly the same ends.
  mutating func next(touching: Bool) -> Rect {
    let x = Double.random(in: -50...max(0, content.width) + 50, using: &random)
    let y = Double.random(in: -50...max(0, content.height) + 50, using: &random)
    let width = [0, 0.5, 40, 320, 2000].randomElement(using: &random)! * Double.random(in: 0.5...1.5, using: &random)
    let height = [0.5, 40, 300, 2000].randomElement(using: &random)! * Double.random(in: 0.5...1.5, using: &random)
    switch Int.random(in: 0..<8, using: &random) {
    case 0 where touching: return Rect(x: content.width, y: 0, width: width, height: height)
    case 1 where touching: return Rect(x: 0, y: content.height, width: width, height: height)
    case 2: return Rect(origin: .zero, size: content)
    default: return Rect(x: x, y: y, width: width, height: height)
    }
  }
}
