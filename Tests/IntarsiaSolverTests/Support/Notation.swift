import IntarsiaIR
import IntarsiaSolver

/// A short way to write layouts down, so that a test reads like the example in `Documentation/Semantics.md`.
///
///     row(.fw(1), .fh(0.2), [item(.fw(0.5), .fh(1))])
///
/// is a horizontal group as wide as its box and a fifth as high, filled with items of half its width.
protocol Child {
  var child: ChildSpec { get }
}

extension ItemSpec: Child {
  var child: ChildSpec { .item(self) }
}

extension GroupSpec: Child {
  var child: ChildSpec { .group(self) }
}

extension Dimension {
  static func fw(_ fraction: Double) -> Dimension { .fractionalWidth(fraction) }
  static func fh(_ fraction: Double) -> Dimension { .fractionalHeight(fraction) }
  static func e(_ estimate: Double) -> Dimension { .estimated(estimate) }
  static func u(_ estimate: Double) -> Dimension { .uniformAcrossSiblings(estimate: estimate) }
}

extension Insets {
  /// Top, leading, bottom, trailing.
  static func of(_ top: Double, _ leading: Double, _ bottom: Double, _ trailing: Double) -> Insets {
    Insets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }
}

/// How a group of ``row(_:_:gap:in:edge:badges:_:)`` and ``column(_:_:gap:in:edge:badges:_:)`` is filled.
enum Filling: ExpressibleByArrayLiteral {
  case children([any Child])
  case equal(Int, any Child)
  case repeating(Int, any Child)

  init(arrayLiteral elements: (any Child)...) {
    self = .children(elements)
  }

  var content: GroupSpec.Content {
    switch self {
    case .children(let children): .children(children.map(\.child))
    case .equal(let count, let child): .equal(count: count, child: child.child)
    case .repeating(let count, let child): .repeating(count: count, child: child.child)
    }
  }
}

func item(
  _ width: Dimension, _ height: Dimension, in insets: Insets = .zero, edge: EdgeSpacing = .none,
  badges: [SupplementarySpec] = []
) -> ItemSpec {
  ItemSpec(
    size: LayoutSize(width: width, height: height), contentInsets: insets, edgeSpacing: edge,
    supplementaryItems: badges)
}

func row(
  _ width: Dimension, _ height: Dimension, gap: Spacing = 0, in insets: Insets = .zero, edge: EdgeSpacing = .none,
  badges: [SupplementarySpec] = [], _ filling: Filling
) -> GroupSpec {
  GroupSpec(
    axis: .horizontal, size: LayoutSize(width: width, height: height), content: filling.content, contentInsets: insets,
    interItemSpacing: gap, edgeSpacing: edge, supplementaryItems: badges)
}

func column(
  _ width: Dimension, _ height: Dimension, gap: Spacing = 0, in insets: Insets = .zero, edge: EdgeSpacing = .none,
  badges: [SupplementarySpec] = [], _ filling: Filling
) -> GroupSpec {
  GroupSpec(
    axis: .vertical, size: LayoutSize(width: width, height: height), content: filling.content, contentInsets: insets,
    interItemSpacing: gap, edgeSpacing: edge, supplementaryItems: badges)
}

/// A custom group; each frame is written `x y w h`, with a zIndex if it has one.
func custom(
  _ width: Dimension, _ height: Dimension, in insets: Insets = .zero, _ frames: [CustomItemSpec]
) -> GroupSpec {
  GroupSpec(
    axis: .vertical, size: LayoutSize(width: width, height: height), content: .custom(frames), contentInsets: insets)
}

func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double, z: Int = 0) -> CustomItemSpec {
  CustomItemSpec(frame: Rect(x: x, y: y, width: width, height: height), zIndex: z)
}

/// Rows as wide as the section, two items side by side, of a height.
func pairs(_ height: Dimension) -> GroupSpec {
  row(.fw(1), height, [item(.fw(0.5), .fh(1))])
}

/// Rows as wide as the section, one item each, of a height.
func rows(_ height: Dimension) -> GroupSpec {
  row(.fw(1), height, [item(.fw(1), .fh(1))])
}

func section(
  in insets: Insets = .zero, between spacing: Double = 0, scrolls behavior: OrthogonalScrollingBehavior = .none,
  follow: Bool = true, boundary: [BoundarySpec] = [], backgrounds: [DecorationSpec] = [], _ group: GroupSpec
) -> SectionSpec {
  SectionSpec(
    group: group, contentInsets: insets, interGroupSpacing: spacing, orthogonalScrollingBehavior: behavior,
    supplementariesFollowContentInsets: follow, boundarySupplementaryItems: boundary, decorationItems: backgrounds)
}

/// A boundary item whose element kind is its alignment, unless another one is given.
func boundary(
  _ alignment: BoundarySpec.Alignment, _ width: Dimension, _ height: Dimension, kind: String? = nil,
  off x: Double = 0, _ y: Double = 0, inside: Bool = false, pin: Bool = false, in insets: Insets = .zero
) -> BoundarySpec {
  BoundarySpec(
    elementKind: kind ?? alignment.rawValue, size: LayoutSize(width: width, height: height), alignment: alignment,
    offset: Point(x: x, y: y), extendsBoundary: !inside, pinToVisibleBounds: pin, contentInsets: insets)
}

/// A supplementary called `badge`.
func badge(
  _ width: Dimension, _ height: Dimension, at anchor: Anchor, own: Anchor? = nil, in insets: Insets = .zero,
  kind: String = "badge"
) -> SupplementarySpec {
  SupplementarySpec(
    elementKind: kind, size: LayoutSize(width: width, height: height), contentInsets: insets, containerAnchor: anchor,
    itemAnchor: own)
}
