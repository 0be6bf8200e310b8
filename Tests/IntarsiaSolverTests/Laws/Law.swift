import IntarsiaDocument
import IntarsiaIR
import IntarsiaSolver

/// Something that holds for the solution of every layout, whatever the layout says.
///
/// A law is checked against any solver, so that solvers that are broken on purpose can show that it notices.
struct Law: Sendable, CustomStringConvertible {
  let description: String
  /// How a document's solution breaks the law, in words; nothing where it holds or says nothing about the document.
  let violation: @Sendable (LayoutDocument, Solver) -> String?

  static let all: [Law] = [
    deterministic, transposing, mirroring, querying, measuringEstimates, appending, stacking,
  ]

  /// Solving twice gives the same answer.
  static let deterministic = Law(description: "deterministic") { document, solve in
    let one = solve(document)
    let two = solve(document)
    if one.contentSize != two.contentSize { return "content \(one.contentSize) became \(two.contentSize)" }
    if one.diagnostics != two.diagnostics { return "diagnostics differ" }
    return difference(one.elements, two.elements, within: 0)
  }

  /// Exchanging the axes of a layout exchanges those of its frames; from left to right, since top to bottom has no twin.
  static let transposing = Law(description: "transposing axes transposes frames") { document, solve in
    var document = document
    document.container.layoutDirection = .leftToRight
    let expected = solve(document).transposed
    let actual = solve(document.transposed)
    if expected.contentSize != actual.contentSize {
      return "content \(expected.contentSize) became \(actual.contentSize)"
    }
    if expected.sections != actual.sections { return "sections \(expected.sections) became \(actual.sections)" }
    if expected.rows != actual.rows { return "rows \(expected.rows) became \(actual.rows)" }
    return difference(expected.elements, actual.elements, within: 1e-9)
  }

  /// From right to left every frame is the mirror image of that from left to right, to a pixel for rounding.
  static let mirroring = Law(description: "right to left mirrors") { document, solve in
    var document = document
    document.container.layoutDirection = .leftToRight
    let straight = solve(document)
    var mirrored = document
    mirrored.container.layoutDirection = .rightToLeft
    let width = straight.contentSize.width
    let visible = document.viewport.size ?? document.container.size
    mirrored.viewport.offset.x = width - document.viewport.offset.x - visible.width
    let scale = document.container.scale
    let answer = solve(mirrored)
    if answer.contentSize != straight.contentSize { return "content became \(answer.contentSize)" }
    let expected = straight.mapping { element in
      var element = element
      element.frame.x = width - element.frame.x - element.frame.width
      return element
    }
    if scale == 0 { return difference(expected.elements, answer.elements, within: 1e-6) }
    return difference(expected.elements.withoutZIndex, answer.elements.withoutZIndex, within: 1 / scale + 1e-6)
  }

  /// A measured size that is the estimate changes nothing, except where items of different estimates decide how
  /// instances are filled (`R153a`).
  static let measuringEstimates = Law(description: "measured as estimated changes nothing") { document, solve in
    guard !document.fillsByDifferentEstimates else { return nil }
    var document = document
    document.measured = []
    let estimated = solve(document)
    for element in estimated.items + estimated.supplementaries {
      let size = MeasuredSize(width: element.frame.width, height: element.frame.height)
      switch element.id {
      case .item(let item, let section):
        document.measured.append(LayoutDocument.Measurement(section: section, item: item, size: size))
      case .supplementary(let kind, let index, let section):
        document.measured.append(
          LayoutDocument.Measurement(elementKind: kind, section: section, item: index, size: size))
      case .decoration:
        break
      }
    }
    return difference(estimated.elements, solve(document).elements, within: 1e-9)
  }

  /// One more item in a section leaves the items before it where they are.
  ///
  /// Exceptions that the rules imply: lengths that siblings share (`R155`), flexible distances around or beside
  /// something that is as large as what it holds (`R52`, `R54`, `R130`), and a horizontal layout from right to left,
  /// which begins at its end (`R170`).
  static let appending = Law(description: "appending an item moves no earlier one") { document, solve in
    guard !document.maySpreadAnew else { return nil }
    let before = solve(document).items
    for section in document.sections.indices {
      var longer = document
      longer.sections[section].itemCount += 1
      guard document.layouts[document.sections[section].kind] != nil else { continue }
      let kept = before.filter { $0.id.isItem(before: section + 1) }
      let now = solve(longer).items.filter { element in
        element.id.isItem(before: section + 1)
          && element.id != .item(document.sections[section].itemCount, inSection: section)
      }
      if let difference = difference(kept, now, within: 0) { return "one more in section \(section): \(difference)" }
    }
    return nil
  }

  /// A section is laid out alone as among others, moved to where it begins.
  static let stacking = Law(description: "sections together equal sections apart") { document, solve in
    var document = document
    // Rounding depends on where a section begins, and the layout's own items are not any section's.
    document.container.scale = 0
    document.container.layoutDirection = .leftToRight
    document.configuration.boundarySupplementaryItems = []
    let together = solve(document)
    let scroll = document.configuration.scrollDirection
    for (index, section) in document.sections.enumerated() {
      let start = together.sections[index].start(scroll)
      var alone = document
      alone.sections = [section]
      alone.configuration.interSectionSpacing = 0
      alone.measured = document.measured.filter { $0.section == index }
      for measured in alone.measured.indices { alone.measured[measured].section = 0 }
      alone.viewport.offset[scroll] -= start
      alone.viewport.orthogonalOffsets = document.viewport.orthogonalOffsets[index].map { [0: $0] } ?? [:]
      let moved = solve(alone).mapping { element in
        LayoutElement(
          id: element.id.moved(to: index), frame: element.frame.offset(by: Point(scroll, along: start, across: 0)),
          zIndex: element.zIndex)
      }
      let own = together.elements.filter { $0.id.section == index }
      if let difference = difference(moved.elements, own, within: 1e-6) { return "section \(index): \(difference)" }
    }
    return nil
  }
}
