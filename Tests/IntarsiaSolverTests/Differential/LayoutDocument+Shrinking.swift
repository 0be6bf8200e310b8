import IntarsiaDocument
import IntarsiaIR
import IntarsiaSolver

extension LayoutDocument {
  /// The smallest document that can be reached by simplifying one thing at a time and of which something stays true.
  func shrunk(while fails: (LayoutDocument) -> Bool) -> LayoutDocument {
    var smallest = self
    var steps = 0
    while steps < 2_000, let next = smallest.simplerDocuments.first(where: fails) {
      smallest = next
      steps += 1
    }
    return smallest
  }

  /// The documents that are one step simpler, the largest steps first.
  var simplerDocuments: [LayoutDocument] {
    simplerSections + simplerSurroundings
      + layouts.keys.sorted().flatMap { kind in
        layouts[kind]!.simpler.map { section in changed { $0.layouts[kind] = section } }
      }
  }

  private func changed(_ change: (inout LayoutDocument) -> Void) -> LayoutDocument {
    var copy = self
    change(&copy)
    return copy
  }

  private var simplerSections: [LayoutDocument] {
    var documents: [LayoutDocument] = []
    for index in sections.indices {
      documents.append(changed { $0.removeSection(index) })
    }
    for index in sections.indices where sections[index].itemCount > 0 {
      let count = sections[index].itemCount
      for smaller in Set([0, count / 2, count - 1]).sorted() where smaller < count {
        documents.append(changed { $0.sections[index].itemCount = smaller })
      }
    }
    for kind in layouts.keys.sorted() where !sections.contains(where: { section in section.kind == kind }) {
      documents.append(changed { $0.layouts[kind] = nil })
    }
    return documents
  }

  private mutating func removeSection(_ index: Int) {
    sections.remove(at: index)
    measured = measured.compactMap { measurement in
      guard let section = measurement.section, section >= index else { return measurement }
      guard section > index else { return nil }
      var moved = measurement
      moved.section = section - 1
      return moved
    }
    var offsets: [Int: Double] = [:]
    for (section, offset) in viewport.orthogonalOffsets where section != index {
      offsets[section > index ? section - 1 : section] = offset
    }
    viewport.orthogonalOffsets = offsets
  }

  /// Simpler measured sizes, viewports, containers and configurations.
  private var simplerSurroundings: [LayoutDocument] {
    var documents: [LayoutDocument] = []
    if !measured.isEmpty { documents.append(changed { $0.measured = [] }) }
    for index in measured.indices { documents.append(changed { $0.measured.remove(at: index) }) }
    for index in measured.indices where measured[index].size.width != nil && measured[index].size.height != nil {
      documents.append(changed { $0.measured[index].size.width = nil })
      documents.append(changed { $0.measured[index].size.height = nil })
    }
    for index in sections.indices where sections[index].id != nil {
      documents.append(changed { $0.sections[index].id = nil })
    }
    if viewport != Viewport() { documents.append(changed { $0.viewport = Viewport() }) }
    for section in viewport.orthogonalOffsets.keys.sorted() {
      documents.append(changed { $0.viewport.orthogonalOffsets[section] = nil })
    }
    let plain = Container(width: container.width, height: container.height, scale: container.scale)
    if container != plain { documents.append(changed { $0.container = plain }) }
    for scale in [0.0, 1] where container.scale > scale {
      documents.append(changed { $0.container.scale = scale })
    }
    if container.layoutDirection == .rightToLeft {
      documents.append(changed { $0.container.layoutDirection = .leftToRight })
    }
    if configuration != LayoutConfiguration() { documents.append(changed { $0.configuration = LayoutConfiguration() }) }
    if configuration.scrollDirection == .horizontal {
      documents.append(changed { $0.configuration.scrollDirection = .vertical })
    }
    if configuration.interSectionSpacing != 0 {
      documents.append(changed { $0.configuration.interSectionSpacing = 0 })
    }
    documents += configuration.boundarySupplementaryItems.simplerLists(of: \.simpler).map { items in
      changed { $0.configuration.boundarySupplementaryItems = items }
    }
    return documents
  }
}
