import IntarsiaDocument
import IntarsiaIR
import IntarsiaSolver
import TestSupport

extension LayoutDocument {
  /// The document with more of what depends on the viewport and the container: scrolled far, pinned, with insets that
  /// references name, and with measured supplementaries.
  func stirred(seed: UInt64) -> LayoutDocument {
    var random = SeededGenerator(seed: seed ^ 0xC0FFEE)
    var document = self
    if Int.random(in: 0..<3, using: &random) > 0 { document.scroll(&random) }
    if Int.random(in: 0..<3, using: &random) == 0 { document.pin() }
    if Int.random(in: 0..<4, using: &random) == 0 { document.addMargins(&random) }
    if Int.random(in: 0..<4, using: &random) == 0 { document.measureSupplementaries(&random) }
    return document
  }

  /// Scrolls somewhere into the content, now and then beyond it, and rows by any distance.
  private mutating func scroll(_ random: inout SeededGenerator) {
    let content = solve().contentSize
    viewport.offset = Point(
      x: (Double.random(in: -40...max(0, content.width) + 40, using: &random) * 4).rounded() / 4,
      y: (Double.random(in: -40...max(0, content.height) + 40, using: &random) * 4).rounded() / 4)
    viewport.size = Size(width: container.width, height: [60, 200, container.height].randomElement(using: &random)!)
    for section in sections.indices where Bool.random(using: &random) {
      viewport.orthogonalOffsets[section] = (Double.random(in: -60...700, using: &random) * 4).rounded() / 4
    }
  }

  /// Pins every boundary item.
  private mutating func pin() {
    for kind in layouts.keys {
      for index in layouts[kind]!.boundarySupplementaryItems.indices {
        layouts[kind]!.boundarySupplementaryItems[index].pinToVisibleBounds = true
      }
    }
    for index in configuration.boundarySupplementaryItems.indices {
      configuration.boundarySupplementaryItems[index].pinToVisibleBounds = true
    }
  }

  /// Gives the container three different sorts of insets, and everything a reference to one of them.
  private mutating func addMargins(_ random: inout SeededGenerator) {
    container.safeAreaInsets = Insets(top: 20, leading: 8, bottom: 34, trailing: 12)
    container.layoutMargins = Insets(top: 8, leading: 16, bottom: 8, trailing: 20)
    container.readableContentInsets = Insets(top: 1, leading: 24.5, bottom: 2, trailing: 28)
    configuration.contentInsetsReference = ContentInsetsReference.allCases.randomElement(using: &random)!
    for kind in layouts.keys.sorted() {
      layouts[kind]!.contentInsetsReference = ContentInsetsReference.allCases.randomElement(using: &random)!
      layouts[kind]!.supplementaryContentInsetsReference =
        ContentInsetsReference.allCases.randomElement(using: &random)!
    }
  }

  /// Measures some of the supplementaries, of items, groups, sections and the layout.
  private mutating func measureSupplementaries(_ random: inout SeededGenerator) {
    let known = Set(measured.map(\.element))
    for element in referenceSolution().supplementaries where Bool.random(using: &random) {
      guard case .supplementary(let kind, let index, let section) = element.id, !known.contains(element.id) else {
        continue
      }
      measured.append(
        Measurement(
          elementKind: kind, section: section, item: index,
          size: MeasuredSize(
            width: [nil, 25, 61.5].randomElement(using: &random)!,
            height: [15, 33.25, 52].randomElement(using: &random)!)))
    }
  }
}
