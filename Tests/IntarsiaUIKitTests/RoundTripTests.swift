import HeadlessUIKit
import IntarsiaDocument
import IntarsiaIR
import IntarsiaSolver
import IntarsiaUIKit
import Testing
import TestSupport

@Suite("Layouts survive the way to UIKit's objects and back")
@MainActor struct RoundTripTests {
  @Test("Sections and configurations of random layouts come back as they were", arguments: 0..<300 as Range<UInt64>)
  func identity(_ seed: UInt64) {
    let document = RandomLayouts.document(seed: seed, .solvable)
    #expect(document.configuration.compositionalLayoutConfiguration().spec == document.configuration)
    for (name, section) in document.layouts where section.isAccepted {
      let environment = Surroundings(document.container)
      let back = section.collectionLayoutSection().sectionSpec(in: environment)
      #expect(back == section.withoutMeaninglessAxes, "seed \(seed), \(name)")
    }
  }

  @Test("A view shows random layouts where the solver has them", arguments: 0..<150 as Range<UInt64>)
  func frames(_ seed: UInt64) throws {
    let document = RandomLayouts.document(seed: seed, .solvable)
    guard document.layouts.values.allSatisfy(\.isAccepted), document.configuration.validate(at: .root).isEmpty else {
      return
    }
    let screen = Screen(document)
    let solution = LayoutSolver().solve(document.input, viewport: Viewport(offset: screen.offset))
    let layout = screen.view.collectionViewLayout
    #expect(Size(layout.collectionViewContentSize) == solution.contentSize)
    for element in solution.items {
      guard case .item(let item, let section) = element.id else { continue }
      let attributes = try #require(layout.layoutAttributesForItem(at: IndexPath(item: item, section: section)))
      #expect(Rect(attributes.frame).isClose(to: element.frame), "seed \(seed), \(element.id)")
      #expect(attributes.zIndex == element.zIndex)
    }
    for element in solution.supplementaries {
      guard case .supplementary(let kind, let index, let section) = element.id else { continue }
      let path = IndexPath(item: section == nil ? Int.max : index, section: section ?? 0)
      let attributes = try #require(layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path))
      #expect(Rect(attributes.frame).isClose(to: element.frame), "seed \(seed), \(element.id)")
    }
  }

  @Test("Most random layouts are accepted, so that the tests above say something")
  func acceptance() {
    let documents = (0..<150 as Range<UInt64>).map { RandomLayouts.document(seed: $0, .solvable) }
    #expect(documents.count { $0.layouts.values.allSatisfy(\.isAccepted) } > 120)
    #expect(documents.count { $0.configuration.validate(at: .root).isEmpty } > 120)
  }

  @Test("A section that UIKit would raise for shows next to nothing instead")
  func faults() {
    let item = ItemSpec(size: LayoutSize())
    let faults: [GroupSpec] = [
      GroupSpec(axis: .horizontal, size: LayoutSize(), content: .children([])),
      GroupSpec(axis: .horizontal, size: LayoutSize(), content: .equal(count: 0, child: .item(item))),
      GroupSpec(axis: .vertical, size: LayoutSize(height: .absolute(.nan)), content: .children([.item(item)])),
    ]
    for group in faults {
      let section = SectionSpec(group: group).collectionLayoutSection()
      #expect(section.sectionSpec.group.size == LayoutSize(height: 1))
    }
  }
}

extension SectionSpec {
  /// Whether nothing of the section is refused.
  fileprivate var isAccepted: Bool {
    let faults = validate(at: .root)
    return faults.isSolvable && faults.diagnostics.allSatisfy { $0.severity != .error }
  }

  /// The same section with custom groups vertical: their axis has no meaning, and UIKit knows none.
  fileprivate var withoutMeaninglessAxes: SectionSpec {
    var section = self
    section.group = group.withoutMeaninglessAxes
    return section
  }
}

extension GroupSpec {
  fileprivate var withoutMeaninglessAxes: GroupSpec {
    var group = self
    switch content {
    case .children(let children): group.content = .children(children.map(\.withoutMeaninglessAxes))
    case .equal(let count, let child): group.content = .equal(count: count, child: child.withoutMeaninglessAxes)
    case .repeating(let count, let child):
      group.content = .repeating(count: count, child: child.withoutMeaninglessAxes)
    case .custom: group.axis = .vertical
    }
    return group
  }
}

extension ChildSpec {
  fileprivate var withoutMeaninglessAxes: ChildSpec {
    if case .group(let group) = self { .group(group.withoutMeaninglessAxes) } else { self }
  }
}

extension Size {
  init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }
}

extension Rect {
  init(_ rect: CGRect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }

  func isClose(to other: Rect) -> Bool {
    abs(x - other.x) < 1e-6 && abs(y - other.y) < 1e-6 && abs(width - other.width) < 1e-6
      && abs(height - other.height) < 1e-6
  }
}
