import IntarsiaIR

extension RandomLayouts {
  /// A section whose instances follow each other along an axis, if it does not scroll sideways.
  public mutating func section(along scroll: Axis = .vertical) -> SectionSpec {
    let behavior: OrthogonalScrollingBehavior =
      chance(0.3) ? pick(OrthogonalScrollingBehavior.allCases) : .none
    let along = behavior == .none ? scroll : scroll.other
    return SectionSpec(
      group: outermostGroup(along: along), contentInsets: chance(0.5) ? insets() : .zero,
      interGroupSpacing: chance(0.5) ? gap() : 0, orthogonalScrollingBehavior: behavior,
      contentInsetsReference: chance(0.2) ? pick(ContentInsetsReference.allCases) : .automatic,
      supplementariesFollowContentInsets: !chance(0.2),
      supplementaryContentInsetsReference: chance(0.1) ? pick(ContentInsetsReference.allCases) : .automatic,
      boundarySupplementaryItems: chance(0.4) ? some(2) { $0.boundary() } : [],
      decorationItems: chance(0.2) ? some(2) { $0.decoration() } : [])
  }

  /// A group that fills its box across an axis and has a length of its own along it.
  private mutating func outermostGroup(along axis: Axis) -> GroupSpec {
    var size = LayoutSize()
    size[axis.other] = pick([.full(axis.other), .full(axis.other), .fraction(0.8, of: axis.other), .absolute(240)])
    size[axis] = pick([.absolute(100), .absolute(44.5), .fraction(0.25, of: axis), .estimated(60)])
    if mode == .anything, chance(0.3) { size = LayoutSize(width: dimension(), height: dimension()) }
    return group(size: size, depth: 0)
  }

  /// A group of any form, its children sized so that at least one fits.
  public mutating func group(size: LayoutSize, depth: Int) -> GroupSpec {
    let axis: Axis = chance(0.6) ? .horizontal : .vertical
    return GroupSpec(
      axis: axis, size: size, content: content(axis, size, depth), contentInsets: chance(0.2) ? insets() : .zero,
      interItemSpacing: chance(0.4) ? spacing() : 0, edgeSpacing: chance(0.15) ? edgeSpacing() : .none,
      supplementaryItems: chance(0.1) ? some(2) { $0.supplementary() } : [])
  }

  private mutating func content(_ axis: Axis, _ size: LayoutSize, _ depth: Int) -> GroupSpec.Content {
    let count = Int.random(in: 1...4, using: &random)
    switch Int.random(in: 0..<10, using: &random) {
    case 0 where !size.width.isEstimated && !size.height.isEstimated:
      return .custom(some(4) { $0.customItem() })
    case 1, 2:
      return .equal(count: mode == .anything && chance(0.1) ? 0 : count, child: child(axis, size, 1, depth))
    case 3:
      return .repeating(count: mode == .anything && chance(0.1) ? -1 : count, child: child(axis, size, count, depth))
    default:
      if mode == .anything, chance(0.05) { return .children([]) }
      return .children((0..<min(count, 3)).map { _ in child(axis, size, count, depth) })
    }
  }

  /// A child that takes about one part in so many of its parent.
  private mutating func child(_ axis: Axis, _ parent: LayoutSize, _ parts: Int, _ depth: Int) -> ChildSpec {
    var size = LayoutSize()
    let part = 1 / Double(parts)
    size[axis] = pick([.fraction(part, of: axis), .fraction(part, of: axis), .absolute(20), .estimated(24)])
    size[axis.other] = pick([.full(axis.other), .full(axis.other), .absolute(18.5), .fraction(0.5, of: axis.other)])
    if parent[axis.other].isEstimated {
      size[axis.other] = pick([.estimated(30), .estimated(44), .uniformAcrossSiblings(estimate: 40), .absolute(25)])
    }
    if mode == .anything, chance(0.2) { size = LayoutSize(width: dimension(), height: dimension()) }
    guard depth < 3, chance(0.25) else { return .item(item(size)) }
    return .group(group(size: size, depth: depth + 1))
  }

  /// An item of a size.
  public mutating func item(_ size: LayoutSize) -> ItemSpec {
    ItemSpec(
      size: size, contentInsets: chance(0.3) ? insets() : .zero, edgeSpacing: chance(0.15) ? edgeSpacing() : .none,
      supplementaryItems: chance(0.15) ? some(2) { $0.supplementary() } : [])
  }

  private mutating func customItem() -> CustomItemSpec {
    CustomItemSpec(
      frame: Rect(x: number(), y: number(), width: pick([10, 30, 80.5]), height: pick([10, 30, 80.5])),
      zIndex: chance(0.2) ? Int.random(in: -2...9, using: &random) : 0)
  }

  /// A header, a footer or a side item.
  public mutating func boundary() -> BoundarySpec {
    BoundarySpec(
      elementKind: kind("boundary"), size: extraSize(), alignment: pick(BoundarySpec.Alignment.allCases),
      offset: chance(0.2) ? Point(x: number(), y: number()) : .zero, extendsBoundary: !chance(0.25),
      pinToVisibleBounds: chance(0.25), contentInsets: chance(0.15) ? insets() : .zero, zIndex: chance(0.1) ? 7 : 1)
  }

  /// A badge.
  public mutating func supplementary() -> SupplementarySpec {
    SupplementarySpec(
      elementKind: kind("badge"), size: extraSize(), contentInsets: chance(0.15) ? insets() : .zero,
      zIndex: chance(0.2) ? Int.random(in: -1...5, using: &random) : 1, containerAnchor: anchor(),
      itemAnchor: chance(0.4) ? anchor() : nil)
  }

  /// A background.
  public mutating func decoration() -> DecorationSpec {
    DecorationSpec(
      elementKind: kind("background"), contentInsets: chance(0.4) ? insets() : .zero, zIndex: chance(0.2) ? -1 : 0)
  }

  private mutating func anchor() -> Anchor {
    let edges = Anchor.Edges(rawValue: UInt8.random(in: 0...15, using: &random))
    switch Int.random(in: 0..<3, using: &random) {
    case 0: return Anchor(edges: edges)
    case 1: return Anchor(edges: edges, absoluteOffset: Point(x: number(), y: number()))
    default: return Anchor(edges: edges, fractionalOffset: Point(x: pick([0, 0.5, -0.25]), y: pick([0, 1, 0.3])))
    }
  }

  private mutating func extraSize() -> LayoutSize {
    LayoutSize(
      width: pick([.fractionalWidth(1), .fractionalWidth(0.5), .absolute(40), .estimated(30)]),
      height: pick([.absolute(20), .fractionalHeight(0.1), .estimated(28), .absolute(12.5)]))
  }

  private mutating func kind(_ name: String) -> String {
    if mode == .anything, chance(0.1) { return pick(["header", "", "ä\u{1F600}\u{7}"]) }
    kinds += 1
    return "\(name)-\(kinds)"
  }
}
