import IntarsiaIR

extension ExpectedSolution {
  /// Everything in which an answer differs by more than a tolerance.
  func mismatches(with actual: SolutionDocument, tolerance: Double) -> [ConformanceMismatch] {
    var comparison = Comparison(tolerance: tolerance)
    if let contentSize {
      comparison.numbers("contentSize", contentSize.list, actual.contentSize.list)
    }
    let items = Dictionary(
      actual.items.map { (Place(section: $0.section, item: $0.item), Found(frame: $0.frame, zIndex: $0.zIndex)) },
      uniquingKeysWith: { first, _ in first })
    let supplementaries = ExpectedSolution.places(actual.supplementaries)
    let decorations = ExpectedSolution.places(actual.decorations)
    for element in self.items { comparison.element("item", element, items[Place(element)]) }
    for element in self.supplementaries {
      comparison.element("supplementary", element, supplementaries[Place(element)])
    }
    for element in self.decorations { comparison.element("decoration", element, decorations[Place(element)]) }
    for (index, section) in sections.enumerated() {
      comparison.section("section \(index)", section, index < actual.sections.count ? actual.sections[index] : nil)
    }
    if let offsetAdjustment {
      comparison.numbers("offsetAdjustment", offsetAdjustment.list, actual.offsetAdjustment?.list)
    }
    for diagnostic in diagnostics where !actual.diagnostics.contains(diagnostic) {
      comparison.differ("diagnostic", expected: "\(diagnostic)", actual: "none like it")
    }
    for element in absent {
      let place = Place(element)
      let found = element.elementKind == nil ? items[place] : supplementaries[place] ?? decorations[place]
      if let found {
        comparison.differ(
          "\(element.elementKind == nil ? "item" : "element") \(place)", expected: "absent",
          actual: ConformanceMismatch.text(found.frame.list))
      }
    }
    return comparison.mismatches
  }

  private static func places(_ elements: [SolutionDocument.Attachment]) -> [Place: Found] {
    Dictionary(
      elements.map { element in
        (
          Place(elementKind: element.elementKind, section: element.section, item: element.item),
          Found(frame: element.frame, zIndex: element.zIndex)
        )
      }, uniquingKeysWith: { first, _ in first })
  }

  /// What an element is found by.
  fileprivate struct Place: Hashable, CustomStringConvertible {
    var elementKind: String?
    var section: Int?
    var item: Int

    init(elementKind: String? = nil, section: Int?, item: Int) {
      self.elementKind = elementKind
      self.section = section
      self.item = item
    }

    init(_ element: Element) {
      self.init(elementKind: element.elementKind, section: element.section, item: element.item)
    }

    var description: String {
      let kind = elementKind.map { "\(JSONWriter.quoted($0)) " } ?? ""
      return "\(kind)\(item) in \(section.map { "section \($0)" } ?? "the layout")"
    }
  }

  fileprivate struct Found {
    var frame: Rect
    var zIndex: Int
  }

  /// Collects mismatches.
  fileprivate struct Comparison {
    let tolerance: Double
    var mismatches: [ConformanceMismatch] = []

    mutating func element(_ name: String, _ expected: Element, _ found: Found?) {
      let place = "\(name) \(Place(expected))"
      if expected.frame != nil || found == nil {
        numbers(place, expected.frame?.list, found?.frame.list)
      }
      if let zIndex = expected.zIndex, let found, zIndex != found.zIndex {
        mismatches.append(
          ConformanceMismatch(
            place: "\(place), zIndex", expected: "\(zIndex)", actual: "\(found.zIndex)",
            difference: abs(Double(zIndex) - Double(found.zIndex))))
      }
    }

    mutating func section(_ place: String, _ expected: Section, _ found: SolutionDocument.Section?) {
      if let kind = expected.kind, kind != found?.kind {
        differ("\(place), kind", expected: kind, actual: found?.kind ?? "no such section")
      }
      if let frame = expected.frame { numbers("\(place), frame", frame.list, found?.frame.list) }
      guard let expected = expected.orthogonal else { return }
      let row = found?.orthogonal
      if let viewport = expected.viewport { numbers("\(place), viewport", viewport.list, row?.viewport.list) }
      number("\(place), contentLength", expected.contentLength, row?.contentLength)
      number("\(place), maximumOffset", expected.maximumOffset, row?.maximumOffset)
      number("\(place), offset", expected.offset, row?.offset)
      if let offsets = expected.restingOffsets {
        numbers("\(place), restingOffsets", offsets, row?.restingOffsets)
      }
    }

    mutating func number(_ place: String, _ expected: Double?, _ actual: Double?) {
      guard let expected else { return }
      if let actual, abs(actual - expected) <= tolerance { return }
      mismatches.append(
        ConformanceMismatch(
          place: place, expected: expected.layoutText, actual: actual?.layoutText ?? "none",
          difference: actual.map { abs($0 - expected) } ?? .infinity))
    }

    mutating func numbers(_ place: String, _ expected: [Double]?, _ actual: [Double]?) {
      var difference = 0.0
      if let expected, let actual, expected.count == actual.count {
        // A difference that is not a number is as wrong as can be.
        difference = zip(expected, actual).map { $1.isFinite ? abs($0 - $1) : .infinity }.max() ?? 0
        if difference <= tolerance { return }
      } else {
        difference = .infinity
      }
      mismatches.append(
        ConformanceMismatch(
          place: place, expected: expected.map(ConformanceMismatch.text) ?? "there",
          actual: actual.map(ConformanceMismatch.text) ?? "none", difference: difference))
    }

    mutating func differ(_ place: String, expected: String, actual: String) {
      mismatches.append(
        ConformanceMismatch(place: place, expected: expected, actual: actual, difference: .infinity))
    }
  }
}

extension Rect {
  fileprivate var list: [Double] { [x, y, width, height] }
}

extension Size {
  fileprivate var list: [Double] { [width, height] }
}

extension Point {
  fileprivate var list: [Double] { [x, y] }
}
