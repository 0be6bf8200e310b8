/// What a group holds: an item or another group.
@frozen
public enum ChildSpec: Hashable, Sendable {
  case item(ItemSpec)
  case group(GroupSpec)

  /// The extent of the child's slot.
  @inlinable
  public var size: LayoutSize {
    switch self {
    case .item(let item): item.size
    case .group(let group): group.size
    }
  }

  /// Room around the child's slot.
  @inlinable
  public var edgeSpacing: EdgeSpacing {
    switch self {
    case .item(let item): item.edgeSpacing
    case .group(let group): group.edgeSpacing
    }
  }
}
