import IntarsiaIR

extension LayoutBuilder where Content == ChildSpec {
  /// Takes an item.
  public static func buildExpression(_ item: ItemSpec) -> ChildSpec {
    .item(item)
  }

  /// Takes a group.
  public static func buildExpression(_ group: GroupSpec) -> ChildSpec {
    .group(group)
  }

  /// Takes the item that a component describes.
  public static func buildExpression<Component: LayoutComponent>(_ component: Component) -> ChildSpec
  where Component.Body == ItemSpec {
    .item(component.body)
  }

  /// Takes the group that a component describes.
  public static func buildExpression<Component: LayoutComponent>(_ component: Component) -> ChildSpec
  where Component.Body == GroupSpec {
    .group(component.body)
  }
}

// MARK: Wrong children

extension LayoutBuilder where Content == ChildSpec {
  /// Refuses a section.
  @available(*, unavailable, message: "a Section cannot be placed inside a Group; put it directly in the Layout")
  public static func buildExpression(_ section: SectionSpec) -> ChildSpec {
    .nothing
  }

  /// Refuses whatever is not one item or group.
  @available(*, unavailable, message: "a group made for a count repeats exactly one Item or Group")
  public static func buildExpression<Other>(_ other: Other) -> ChildSpec {
    .nothing
  }

  /// Refuses an empty closure.
  @available(
    *, unavailable, message: "a group made for a count repeats exactly one Item or Group, and there is none here"
  )
  public static func buildBlock() -> ChildSpec {
    .nothing
  }

  /// Refuses several children.
  @available(
    *, unavailable,
    message: "a group made for a count repeats exactly one Item or Group; nest the children in an HGroup or VGroup"
  )
  public static func buildBlock(_ first: ChildSpec, _ second: ChildSpec, _ others: ChildSpec...) -> ChildSpec {
    first
  }

  /// Refuses an `if` without `else`.
  @available(*, unavailable, message: "a group made for a count needs its Item or Group in every case; add an else")
  public static func buildOptional(_ child: ChildSpec?) -> ChildSpec {
    .nothing
  }

  /// Refuses a loop.
  @available(
    *, unavailable, message: "a group made for a count repeats by itself; leave the loop out, or use a plain group"
  )
  public static func buildArray(_ children: [ChildSpec]) -> ChildSpec {
    .nothing
  }
}

extension ChildSpec {
  /// What unavailable functions return, which are never called.
  fileprivate static let nothing = ChildSpec.item(ItemSpec(size: LayoutSize()))
}
