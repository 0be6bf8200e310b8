import IntarsiaDocument
import IntarsiaIR
import IntarsiaSolver
import ReferenceSolver

/// What the engine and the reference solver read differently in the rules, until it is decided.
///
/// The list only ever gets shorter: documents that touch a question are left out of the comparison, and a question that
/// is settled goes, together with its condition.
enum OpenQuestion: String, CaseIterable {
  /// `R27`, `R153a`: where anything is measured, what becomes of an instance that would hold nothing but nested groups
  /// in which nothing fits.
  case instancesOfEmptyGroups
  /// `R96`, `R155`: the supplementaries of a group that is stretched to its siblings.
  case supplementariesOfUniformGroups
  /// `R77`, `R155`: how long uniform children are in the full pattern of an instance that holds some of them.
  case fullPatternsWithUniformSiblings

  /// The questions that a document touches.
  static func touched(by document: LayoutDocument) -> [OpenQuestion] {
    allCases.filter { question in question.isTouched(by: document) }
  }

  private func isTouched(by document: LayoutDocument) -> Bool {
    switch self {
    case .instancesOfEmptyGroups:
      return !document.measured.isEmpty && document.solve().diagnostics.contains { $0.rule == "nothing-fits" }
    case .supplementariesOfUniformGroups:
      return document.layouts.values.contains { section in
        section.group.groups.contains { group in group.isUniform && !group.supplementaryItems.isEmpty }
      }
    case .fullPatternsWithUniformSiblings:
      return document.layouts.values.contains { section in
        let groups = section.group.groups
        return groups.dropFirst().contains(where: \.hasUniformChildren)
          || section.group.hasUniformChildren && groups.contains(where: \.hasSprings)
      }
    }
  }
}

extension GroupSpec {
  /// The group and all groups in it.
  fileprivate var groups: [GroupSpec] {
    [self]
      + children.flatMap { child -> [GroupSpec] in
        if case .group(let group) = child { group.groups } else { [] }
      }
  }

  fileprivate var children: [ChildSpec] {
    switch content {
    case .children(let children): children
    case .equal(_, let child), .repeating(_, let child): [child]
    case .custom: []
    }
  }

  fileprivate var isUniform: Bool {
    size.width.isUniformAcrossSiblings || size.height.isUniformAcrossSiblings
  }

  fileprivate var hasUniformChildren: Bool {
    children.contains { child in child.size.width.isUniformAcrossSiblings || child.size.height.isUniformAcrossSiblings }
  }

  fileprivate var hasSprings: Bool {
    interItemSpacing.isFlexible || edgeSpacing.hasSprings || children.contains { child in child.edgeSpacing.hasSprings }
  }
}

extension EdgeSpacing {
  fileprivate var hasSprings: Bool { springs(.horizontal) + springs(.vertical) > 0 }
}
