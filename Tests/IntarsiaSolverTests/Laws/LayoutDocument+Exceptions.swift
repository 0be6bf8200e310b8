import IntarsiaDocument
import IntarsiaIR

extension LayoutDocument {
  /// Whether one more item may move earlier ones, as the rules imply.
  ///
  /// That takes a length that siblings share, or a flexible distance in a layout where something is as large as what it
  /// holds, or the instances of a row that share its thickness; a horizontal layout from right to left begins at its end.
  var maySpreadAnew: Bool {
    if container.layoutDirection == .rightToLeft, configuration.scrollDirection == .horizontal { return true }
    return layouts.values.contains { section in
      var traits = GroupTraits()
      traits.add(.group(section.group))
      if section.orthogonalScrollingBehavior != .none, section.group.edgeSpacing.hasFlexible { return true }
      return traits.isUniform || (traits.isEstimated && traits.isFlexible)
    }
  }
}

extension LayoutDocument {
  /// Whether sizes that are as estimated may change how instances are filled.
  ///
  /// Where lengths along are measured, the sizes in force decide which items an instance holds (`R153a`): an item of one
  /// estimate may then fit where another estimate would not.
  var fillsByDifferentEstimates: Bool {
    layouts.values.contains { section in
      var traits = GroupTraits()
      traits.add(.group(section.group))
      return traits.fillsBySizes && traits.leaves.count > 1
    }
  }
}

/// What a group's tree has anywhere.
private struct GroupTraits {
  var isUniform = false
  var isEstimated = false
  var isFlexible = false
  /// Whether a group that is not estimated along its axis has children that are.
  var fillsBySizes = false
  /// The different items and custom frames.
  var leaves: Set<GroupSpec.Content> = []

  mutating func add(_ child: ChildSpec) {
    for dimension in [child.size.width, child.size.height] {
      isUniform = isUniform || dimension.isUniformAcrossSiblings
      isEstimated = isEstimated || dimension.isEstimated
    }
    isFlexible = isFlexible || child.edgeSpacing.hasFlexible
    guard case .group(let group) = child else {
      leaves.insert(.children([child]))
      return
    }
    isFlexible = isFlexible || group.interItemSpacing.isFlexible
    switch group.content {
    case .children(let children):
      let estimatesAlong = children.contains { $0.size[group.axis].isEstimated }
      fillsBySizes = fillsBySizes || (estimatesAlong && !group.size[group.axis].isEstimated)
      for child in children { add(child) }
    case .equal(_, let child), .repeating(_, let child): add(child)
    case .custom: leaves.insert(group.content)
    }
  }
}

extension EdgeSpacing {
  var hasFlexible: Bool { springs(.horizontal) + springs(.vertical) > 0 }
}
