import IntarsiaDocument
import IntarsiaIR

@testable import IntarsiaSolver

extension Law {
  /// What a rectangle holds is what is left of all elements when those outside are sorted out (`R165`, `R166`).
  static let querying = Law(description: "a query equals a filter over all frames") { document, solve in
    let answer = solve(document)
    for rect in document.probes(answer.contentSize) {
      let expected = answer.filter(rect)
      let found = answer.find(rect)
      if Set(found).count != found.count { return "\(rect) has an element twice" }
      if let missing = expected.first(where: { !found.contains($0) }) { return "\(rect) misses \(missing)" }
      if let extra = found.first(where: { !expected.contains($0) }) { return "\(rect) has \(extra)" }
    }
    return nil
  }
}

extension Answer {
  fileprivate func filter(_ rect: Rect) -> Set<LayoutElement> {
    guard let clip = rect.intersection(Rect(origin: .zero, size: contentSize)) else { return [] }
    let hasArea = clip.width > 0 && clip.height > 0
    return Set(
      elements.filter { element in
        let section = element.id.section.map { sections[$0] }
        if case .decoration = element.id { return section?.meetsOrTouches(clip) ?? false }
        guard hasArea, element.frame.meets(clip) else { return false }
        if let section, section.width <= 0 || section.height <= 0 { return false }
        return instances[element.id]?.meets(clip) ?? true
      })
  }
}

extension LayoutSolution {
  /// The frames of the outermost instances that items and badges belong to, which solutions keep to themselves.
  var instances: [LayoutElement.ID: Rect] {
    var frames: [LayoutElement.ID: Rect] = [:]
    let supplementaries = supplementaries
    for section in 0..<numberOfSections {
      guard let context = context(section) else { continue }
      var badges = supplementaries.filter { $0.id.section == section }.dropFirst(context.plan.boundary.specs.count)
      for position in 0..<context.flow.runCount {
        let (run, before) = context.flow.run(at: position)
        for instance in 0..<run.instances {
          let place = context.flow.place(instance, in: run, before: before)
          let frame = finish(context.frame(of: place), rowOffset: context.rowOffset)
          for leaf in run.layout.leaves.indices { frames[.item(place.firstItem + leaf, inSection: section)] = frame }
          for badge in badges.prefix(run.layout.hosted.count) { frames[badge.id] = frame }
          badges = badges.dropFirst(run.layout.hosted.count)
        }
      }
    }
    return frames
  }
}

extension LayoutDocument {
  /// Rectangles worth asking for: the viewport, the whole content, its edges, stripes, lines and points.
  fileprivate func probes(_ content: Size) -> [Rect] {
    var probes = [
      Rect(origin: viewport.offset, size: viewport.size ?? container.size),
      Rect(origin: .zero, size: content),
      Rect(x: -50, y: -50, width: content.width + 100, height: content.height + 100),
      Rect(x: content.width, y: 0, width: 50, height: content.height),
      Rect(x: 0, y: content.height, width: content.width, height: 50),
      Rect(x: content.width + 1, y: 0, width: 50, height: 50),
    ]
    for step in 0..<7 {
      let part = Double(step) / 7
      probes.append(Rect(x: 0, y: content.height * part, width: content.width, height: 20))
      probes.append(Rect(x: content.width * part, y: 0, width: 20, height: content.height))
      probes.append(Rect(x: content.width * part, y: content.height * part, width: 0.5, height: 0.5))
      probes.append(Rect(x: content.width * part, y: content.height * part, width: 0, height: 0))
    }
    return probes
  }
}

extension [LayoutElement] {
  /// The elements with nothing said about how high they lie.
  var withoutZIndex: [LayoutElement] { map { LayoutElement(id: $0.id, frame: $0.frame, zIndex: 0) } }
}

extension LayoutElement.ID {
  /// The section an element belongs to; nothing for the boundary items of the layout.
  var section: Int? {
    switch self {
    case .item(_, let section), .decoration(_, _, let section): section
    case .supplementary(_, _, let section): section
    }
  }

  func isItem(before section: Int) -> Bool {
    if case .item(_, let own) = self { own < section } else { false }
  }

  func moved(to section: Int) -> LayoutElement.ID {
    switch self {
    case .item(let item, _): .item(item, inSection: section)
    case .supplementary(let kind, let index, let old):
      .supplementary(kind, index: index, inSection: old.map { _ in section })
    case .decoration(let kind, let index, _): .decoration(kind, index: index, inSection: section)
    }
  }
}
