/// Collects the sections of a builder block, with every form of control flow.
@resultBuilder
public enum SnapshotBuilder<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
  /// What a block amounts to.
  public typealias Component = [SnapshotSection<SectionID, ItemID>]

  /// Takes one section.
  @inlinable
  public static func buildExpression(_ section: SnapshotSection<SectionID, ItemID>) -> Component {
    [section]
  }

  /// Takes a section if there is one.
  @inlinable
  public static func buildExpression(_ section: SnapshotSection<SectionID, ItemID>?) -> Component {
    section.map { [$0] } ?? []
  }

  /// Takes the sections of a sequence, in order.
  @inlinable
  public static func buildExpression(
    _ sections: some Sequence<SnapshotSection<SectionID, ItemID>>
  ) -> Component {
    Array(sections)
  }

  /// Joins the statements of a block.
  @inlinable
  public static func buildBlock(_ components: Component...) -> Component {
    Array(components.joined())
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
