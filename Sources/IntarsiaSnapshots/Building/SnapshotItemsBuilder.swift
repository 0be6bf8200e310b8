/// Collects the items of one section of a builder block, with every form of control flow.
@resultBuilder
public enum SnapshotItemsBuilder<ItemID: Hashable & Sendable> {
  /// What a block amounts to.
  public typealias Component = [ItemID]

  // An array is read as a list of items, also where nothing else says what an item is.

  /// Takes one item.
  @inlinable
  @_disfavoredOverload
  public static func buildExpression(_ item: ItemID) -> Component {
    [item]
  }

  /// Takes an item if there is one.
  @inlinable
  public static func buildExpression(_ item: ItemID?) -> Component {
    item.map { [$0] } ?? []
  }

  /// Takes the items of an array, in order.
  @inlinable
  public static func buildExpression(_ items: [ItemID]) -> Component {
    items
  }

  /// Takes the items of a sequence, in order.
  @inlinable
  @_disfavoredOverload
  public static func buildExpression(_ items: some Sequence<ItemID>) -> Component {
    Array(items)
  }

  /// Joins the statements of a block.
  @inlinable
  public static func buildBlock(_ components: Component...) -> Component {
    components.count == 1 ? components[0] : Array(components.joined())
  }

  /// Takes what an `if` without `else` holds.
  @inlinable
  public static func buildOptional(_ component: Component?) -> Component {
    component ?? []
  }

  /// Takes the first branch of an `if` or a `switch`.
  @inlinable
  public static func buildEither(first component: Component) -> Component {
    component
  }

  /// Takes the other branch of an `if` or a `switch`.
  @inlinable
  public static func buildEither(second component: Component) -> Component {
    component
  }

  /// Joins the rounds of a `for` loop.
  @inlinable
  public static func buildArray(_ components: [Component]) -> Component {
    Array(components.joined())
  }

  /// Takes what stands inside `if #available`.
  @inlinable
  public static func buildLimitedAvailability(_ component: Component) -> Component {
    component
  }
}
