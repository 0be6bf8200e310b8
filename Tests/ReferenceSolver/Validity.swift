import IntarsiaIR

/// Levels of groups that are laid out; more are an error.
private let levelLimit = 100

extension SectionSpec {
  /// Whether the section can be laid out at all (`R9`, `R9a`, `R44`, `R110`).
  var isValid: Bool {
    group.isValid(level: 1)
      && contentInsets.isFinite && interGroupSpacing.isFinite
      && boundarySupplementaryItems.allSatisfy(\.isValid)
      && decorationItems.allSatisfy { decoration in decoration.contentInsets.isFinite }
  }
}

extension GroupSpec {
  fileprivate func isValid(level: Int) -> Bool {
    level <= levelLimit && size.isFinite && contentInsets.isFinite && interItemSpacing.minimum.isFinite
      && edgeSpacing.isFinite && supplementaryItems.allSatisfy(\.isValid)
      && hasValidContent(level: level)
  }

  private func hasValidContent(level: Int) -> Bool {
    switch content {
    case .children(let children):
      !children.isEmpty && children.allSatisfy { child in child.isValid(level: level + 1) }
    case .equal(let count, let child), .repeating(let count, let child):
      count >= 1 && child.isValid(level: level + 1)
    case .custom(let frames):
      !frames.isEmpty && frames.allSatisfy { custom in custom.frame.isFinite }
    }
  }
}

extension ChildSpec {
  fileprivate func isValid(level: Int) -> Bool {
    switch self {
    case .item(let item):
      item.size.isFinite && item.contentInsets.isFinite && item.edgeSpacing.isFinite
        && item.supplementaryItems.allSatisfy(\.isValid)
    case .group(let group):
      group.isValid(level: level)
    }
  }
}

extension SupplementarySpec {
  fileprivate var isValid: Bool {
    size.isFinite && contentInsets.isFinite && containerAnchor.offset.value.isFinite
      && (itemAnchor?.offset.value.isFinite ?? true)
  }
}

extension BoundarySpec {
  var isValid: Bool {
    size.isFinite && contentInsets.isFinite && offset.isFinite
  }
}

extension LayoutSize {
  fileprivate var isFinite: Bool { width.value.isFinite && height.value.isFinite }
}

extension Insets {
  fileprivate var isFinite: Bool { top.isFinite && leading.isFinite && bottom.isFinite && trailing.isFinite }
}

extension EdgeSpacing {
  fileprivate var isFinite: Bool {
    [leading, top, trailing, bottom].allSatisfy { spacing in spacing.minimum.isFinite }
  }
}

extension Point {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}

extension Rect {
  fileprivate var isFinite: Bool { origin.isFinite && width.isFinite && height.isFinite }
}
