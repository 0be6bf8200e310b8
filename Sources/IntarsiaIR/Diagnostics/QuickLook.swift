/// A first look at a section that finds most to be without fault, without spelling a single path.
///
/// It asks the same as ``SectionValidator`` and says only yes or no; a no has the validator look for the reasons.
struct QuickLook {
  private var kinds: [String] = []

  /// Whether a section has nothing that a validator would note.
  static func findsNoFault(in section: SectionSpec) -> Bool {
    var look = QuickLook()
    return look.isFine(section)
  }

  private mutating func isFine(_ section: SectionSpec) -> Bool {
    guard isFinite(section.contentInsets), section.interGroupSpacing.isFinite else { return false }
    for item in section.boundarySupplementaryItems {
      guard isFinite(item.size), isFinite(item.offset), isFinite(item.contentInsets), isNew(item.elementKind) else {
        return false
      }
    }
    for item in section.decorationItems {
      guard isFinite(item.contentInsets) else { return false }
    }
    return isFine(section.group, depth: 1)
  }

  private mutating func isFine(_ group: GroupSpec, depth: Int) -> Bool {
    guard depth <= SectionValidator.maximumDepth, isFinite(group.size), isFinite(group.contentInsets),
      group.interItemSpacing.minimum.isFinite, isFinite(group.edgeSpacing), areFine(group.supplementaryItems)
    else { return false }
    switch group.content {
    case .children(let children):
      guard !children.isEmpty else { return false }
      for child in children {
        guard isFine(child, depth: depth) else { return false }
      }
      return true
    case .equal(let count, let child), .repeating(let count, let child):
      return count >= 1 && isFine(child, depth: depth)
    case .custom(let frames):
      return !frames.isEmpty
        && frames.allSatisfy {
          $0.frame.x.isFinite && $0.frame.y.isFinite && $0.frame.width.isFinite && $0.frame.height.isFinite
        }
    }
  }

  private mutating func isFine(_ child: ChildSpec, depth: Int) -> Bool {
    switch child {
    case .group(let group):
      isFine(group, depth: depth + 1)
    case .item(let item):
      isFinite(item.size) && isFinite(item.contentInsets) && isFinite(item.edgeSpacing)
        && areFine(item.supplementaryItems)
    }
  }

  private mutating func areFine(_ items: [SupplementarySpec]) -> Bool {
    for item in items {
      guard isFinite(item.size), isFinite(item.contentInsets), isFinite(item.containerAnchor.offset.value),
        isFinite(item.itemAnchor?.offset.value ?? .zero), isNew(item.elementKind)
      else { return false }
    }
    return true
  }

  private mutating func isNew(_ kind: String) -> Bool {
    guard kinds.count < 16, !kinds.contains(kind) else { return false }
    kinds.append(kind)
    return true
  }

  private func isFinite(_ insets: Insets) -> Bool {
    (insets.top + insets.leading + insets.bottom + insets.trailing).isFinite
  }

  private func isFinite(_ size: LayoutSize) -> Bool {
    size.width.value.isFinite && size.height.value.isFinite
  }

  private func isFinite(_ point: Point) -> Bool {
    point.x.isFinite && point.y.isFinite
  }

  private func isFinite(_ spacing: EdgeSpacing) -> Bool {
    (spacing.leading.minimum + spacing.top.minimum + spacing.trailing.minimum + spacing.bottom.minimum).isFinite
  }
}
