import IntarsiaIR

extension LayoutBuilder where Content == SectionSpec? {
  /// Takes a section.
  public static func buildExpression(_ section: SectionSpec) -> SectionSpec? {
    section
  }

  /// Takes the section that a component describes.
  public static func buildExpression<Component: LayoutComponent>(_ component: Component) -> SectionSpec?
  where Component.Body == SectionSpec {
    component.body
  }

  /// Says that there is no section.
  public static func buildBlock() -> SectionSpec? {
    nil
  }

  /// Takes the section of an `if` without `else`, if it holds.
  public static func buildOptional(_ section: SectionSpec??) -> SectionSpec? {
    section ?? nil
  }
}

// MARK: Wrong content of a layout

extension LayoutBuilder where Content == SectionSpec? {
  /// Refuses an item.
  @available(*, unavailable, message: "an Item cannot stand straight in a Layout; write Section { HGroup { Item() } }")
  public static func buildExpression(_ item: ItemSpec) -> SectionSpec? {
    nil
  }

  /// Refuses a group.
  @available(*, unavailable, message: "a Group cannot stand straight in a Layout; put it into a Section")
  public static func buildExpression(_ group: GroupSpec) -> SectionSpec? {
    nil
  }

  /// Refuses whatever is not a section.
  @available(*, unavailable, message: "a layout gives exactly one Section for a kind, and nothing else")
  public static func buildExpression<Other>(_ other: Other) -> SectionSpec? {
    nil
  }

  /// Refuses several sections.
  @available(
    *, unavailable, message: "a kind has exactly one Section; write Layout(for:) and switch over the kind for several"
  )
  public static func buildBlock(
    _ first: SectionSpec?, _ second: SectionSpec?, _ others: SectionSpec?...
  ) -> SectionSpec? {
    nil
  }

  /// Refuses a loop.
  @available(*, unavailable, message: "a kind has exactly one Section; how many sections there are comes from the data")
  public static func buildArray(_ sections: [SectionSpec?]) -> SectionSpec? {
    nil
  }
}
