import IntarsiaIR

extension LayoutBuilder where Content == [ChildSpec] {
  /// Adds an item.
  public static func buildExpression(_ item: ItemSpec) -> [ChildSpec] {
    [.item(item)]
  }

  /// Adds a nested group.
  public static func buildExpression(_ group: GroupSpec) -> [ChildSpec] {
    [.group(group)]
  }

  /// Adds an item or a group.
  public static func buildExpression(_ child: ChildSpec) -> [ChildSpec] {
    [child]
  }

  /// Adds an item, if there is one.
  public static func buildExpression(_ item: ItemSpec?) -> [ChildSpec] {
    item.map { [.item($0)] } ?? []
  }

  /// Adds a nested group, if there is one.
  public static func buildExpression(_ group: GroupSpec?) -> [ChildSpec] {
    group.map { [.group($0)] } ?? []
  }

  /// Adds an item or a group, if there is one.
  public static func buildExpression(_ child: ChildSpec?) -> [ChildSpec] {
    child.map { [$0] } ?? []
  }

  /// Adds every item of an array.
  public static func buildExpression(_ items: [ItemSpec]) -> [ChildSpec] {
    items.map { .item($0) }
  }

  /// Adds every group of an array.
  public static func buildExpression(_ groups: [GroupSpec]) -> [ChildSpec] {
    groups.map { .group($0) }
  }

  /// Adds the item that a component describes.
  public static func buildExpression<Component: LayoutComponent>(_ component: Component) -> [ChildSpec]
  where Component.Body == ItemSpec {
    [.item(component.body)]
  }

  /// Adds the group that a component describes.
  public static func buildExpression<Component: LayoutComponent>(_ component: Component) -> [ChildSpec]
  where Component.Body == GroupSpec {
    [.group(component.body)]
  }
}

// MARK: Wrong children

extension LayoutBuilder where Content == [ChildSpec] {
  /// Refuses a section.
  @available(*, unavailable, message: "a Section cannot be placed inside a Group; put it directly in the Layout")
  public static func buildExpression(_ section: SectionSpec) -> [ChildSpec] {
    []
  }

  /// Refuses a header, a footer or a side item.
  @available(
    *, unavailable,
    message: "a BoundaryItem stands around a Section; add it to the section with .boundarySupplementaryItems { … }"
  )
  public static func buildExpression(_ item: BoundarySpec) -> [ChildSpec] {
    []
  }

  /// Refuses a badge.
  @available(
    *, unavailable,
    message: "a SupplementaryItem is anchored to an Item or a Group; add it to one with .supplementaryItems { … }"
  )
  public static func buildExpression(_ item: SupplementarySpec) -> [ChildSpec] {
    []
  }

  /// Refuses a background.
  @available(
    *, unavailable, message: "a DecorationItem lies behind a Section; add it to the section with .decorationItems { … }"
  )
  public static func buildExpression(_ item: DecorationSpec) -> [ChildSpec] {
    []
  }

  /// Refuses whatever is neither an item nor a group.
  @available(*, unavailable, message: "only Item and Group can be placed inside a Group")
  public static func buildExpression<Other>(_ other: Other) -> [ChildSpec] {
    []
  }
}
