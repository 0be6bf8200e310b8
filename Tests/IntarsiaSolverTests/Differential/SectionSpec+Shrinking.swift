import IntarsiaIR

extension Array {
  /// The lists with one element less, or with one element simpler.
  func simplerLists(of simpler: (Element) -> [Element]) -> [[Element]] {
    let shorter = indices.map { index in
      var list = self
      list.remove(at: index)
      return list
    }
    return shorter
      + indices.flatMap { index in
        simpler(self[index]).map { element in
          var list = self
          list[index] = element
          return list
        }
      }
  }
}

/// Collects copies of a value with one thing changed.
private struct Variants<Value: Equatable> {
  var value: Value
  var list: [Value] = []

  init(_ value: Value) {
    self.value = value
  }

  /// Adds the copy in which one member has a plain value, if it had another.
  mutating func plain<Member>(_ member: WritableKeyPath<Value, Member>, _ plain: Member) {
    replace(member, [plain])
  }

  /// Adds the copies in which one member has other values.
  mutating func replace<Member>(_ member: WritableKeyPath<Value, Member>, _ members: [Member]) {
    for other in members {
      var copy = value
      copy[keyPath: member] = other
      if copy != value { list.append(copy) }
    }
  }
}

extension SectionSpec {
  /// The sections that are one step simpler.
  var simpler: [SectionSpec] {
    var variants = Variants(self)
    variants.replace(\.boundarySupplementaryItems, boundarySupplementaryItems.simplerLists(of: \.simpler))
    variants.replace(
      \.decorationItems,
      decorationItems.simplerLists { decoration in
        var variants = Variants(decoration)
        variants.plain(\.contentInsets, .zero)
        variants.plain(\.zIndex, 0)
        return variants.list
      })
    variants.plain(\.contentInsets, .zero)
    variants.replace(\.contentInsets, contentInsets.simpler)
    variants.plain(\.interGroupSpacing, 0)
    variants.plain(\.orthogonalScrollingBehavior, .none)
    variants.plain(\.contentInsetsReference, .automatic)
    variants.plain(\.supplementariesFollowContentInsets, true)
    variants.plain(\.supplementaryContentInsetsReference, .automatic)
    variants.replace(\.group, group.simpler)
    return variants.list
  }
}

extension GroupSpec {
  /// The groups that are one step simpler.
  fileprivate var simpler: [GroupSpec] {
    var variants = Variants(self)
    variants.replace(\.content, content.simpler)
    variants.replace(
      \.self,
      content.children.compactMap { child in
        if case .group(let group) = child { group } else { nil }
      })
    variants.replace(\.supplementaryItems, supplementaryItems.simplerLists(of: \.simpler))
    variants.plain(\.contentInsets, .zero)
    variants.replace(\.contentInsets, contentInsets.simpler)
    variants.plain(\.interItemSpacing, 0)
    if interItemSpacing.isFlexible { variants.plain(\.interItemSpacing, .fixed(interItemSpacing.minimum)) }
    variants.plain(\.edgeSpacing, .none)
    variants.replace(\.edgeSpacing, edgeSpacing.simpler)
    variants.replace(\.size, size.simpler)
    return variants.list
  }
}

extension GroupSpec.Content {
  fileprivate var children: [ChildSpec] {
    switch self {
    case .children(let children): children
    case .equal(_, let child), .repeating(_, let child): [child]
    case .custom: []
    }
  }

  fileprivate var simpler: [GroupSpec.Content] {
    switch self {
    case .children(let children):
      children.simplerLists(of: \.simpler).filter { list in !list.isEmpty }.map { list in .children(list) }
    case .equal(let count, let child):
      (count > 1 ? [.equal(count: count - 1, child: child)] : []) + [.children([child])]
        + child.simpler.map { child in .equal(count: count, child: child) }
    case .repeating(let count, let child):
      (count > 1 ? [.repeating(count: count - 1, child: child)] : []) + [.children([child])]
        + child.simpler.map { child in .repeating(count: count, child: child) }
    case .custom(let frames):
      frames.simplerLists { _ in [] }.filter { list in !list.isEmpty }.map { list in .custom(list) }
    }
  }
}

extension ChildSpec {
  fileprivate var simpler: [ChildSpec] {
    switch self {
    case .item(let item):
      item.simpler.map { item in .item(item) }
    case .group(let group):
      [.item(ItemSpec(size: group.size))] + group.simpler.map { group in .group(group) }
    }
  }
}

extension ItemSpec {
  fileprivate var simpler: [ItemSpec] {
    var variants = Variants(self)
    variants.replace(\.supplementaryItems, supplementaryItems.simplerLists(of: \.simpler))
    variants.plain(\.contentInsets, .zero)
    variants.replace(\.contentInsets, contentInsets.simpler)
    variants.plain(\.edgeSpacing, .none)
    variants.replace(\.edgeSpacing, edgeSpacing.simpler)
    variants.replace(\.size, size.simpler)
    return variants.list
  }
}

extension BoundarySpec {
  /// The boundary items that are one step simpler.
  var simpler: [BoundarySpec] {
    var variants = Variants(self)
    variants.plain(\.pinToVisibleBounds, false)
    variants.plain(\.extendsBoundary, true)
    variants.plain(\.offset, .zero)
    variants.plain(\.contentInsets, .zero)
    variants.plain(\.zIndex, 1)
    variants.replace(\.size, size.simpler)
    return variants.list
  }
}

extension SupplementarySpec {
  fileprivate var simpler: [SupplementarySpec] {
    var variants = Variants(self)
    variants.plain(\.itemAnchor, nil)
    variants.plain(\.containerAnchor.offset, .absolute(.zero))
    variants.plain(\.contentInsets, .zero)
    variants.plain(\.zIndex, 1)
    variants.replace(\.size, size.simpler)
    return variants.list
  }
}

extension Insets {
  fileprivate var simpler: [Insets] {
    var variants = Variants(self)
    for edge in [\Insets.top, \.leading, \.bottom, \.trailing] { variants.plain(edge, 0) }
    return variants.list
  }
}

extension EdgeSpacing {
  fileprivate var simpler: [EdgeSpacing] {
    var variants = Variants(self)
    for edge in [\EdgeSpacing.leading, \.top, \.trailing, \.bottom] { variants.plain(edge, 0) }
    return variants.list
  }
}

extension LayoutSize {
  fileprivate var simpler: [LayoutSize] {
    var variants = Variants(self)
    for axis in [\LayoutSize.width, \.height] {
      switch self[keyPath: axis] {
      case .absolute: break
      case .uniformAcrossSiblings(let points): variants.replace(axis, [.absolute(points), .estimated(points)])
      case .estimated(let points): variants.replace(axis, [.absolute(points)])
      case .fractionalWidth, .fractionalHeight: variants.replace(axis, [.absolute(40)])
      }
    }
    return variants.list
  }
}
