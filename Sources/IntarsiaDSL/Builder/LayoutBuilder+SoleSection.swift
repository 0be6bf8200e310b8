import IntarsiaIR

// What a layout with one section does not hold. A section is taken by the builder's common functions.

extension LayoutBuilder where Content == SectionSpec {
  /// Refuses an item.
  @available(*, unavailable, message: "an Item cannot stand straight in a Layout; write Section { HGroup { Item() } }")
  public static func buildExpression(_ item: ItemSpec) -> SectionSpec {
    .nothing
  }

  /// Refuses a group.
  @available(*, unavailable, message: "a Group cannot stand straight in a Layout; put it into a Section")
  public static func buildExpression(_ group: GroupSpec) -> SectionSpec {
    .nothing
  }

  /// Refuses a section that may be missing.
  @available(
    *, unavailable, message: "a layout without kinds needs its Section in every case; unwrap the optional with if let"
  )
  public static func buildExpression(_ section: SectionSpec?) -> SectionSpec {
    .nothing
  }

  /// Refuses whatever is not a section.
  @available(*, unavailable, message: "a layout gives exactly one Section for a kind, and nothing else")
  public static func buildExpression<Other>(_ other: Other) -> SectionSpec {
    .nothing
  }

  /// Refuses an empty closure.
  @available(*, unavailable, message: "a layout without kinds has exactly one Section, and there is none here")
  public static func buildBlock() -> SectionSpec {
    .nothing
  }

  /// Refuses several sections.
  @available(
    *, unavailable, message: "a kind has exactly one Section; write Layout(for:) and switch over the kind for several"
  )
  public static func buildBlock(_ first: SectionSpec, _ second: SectionSpec, _ others: SectionSpec...) -> SectionSpec {
    first
  }

  /// Refuses an `if` without `else`.
  @available(*, unavailable, message: "a layout without kinds needs its Section in every case; add an else")
  public static func buildOptional(_ section: SectionSpec?) -> SectionSpec {
    .nothing
  }

  /// Refuses a loop.
  @available(*, unavailable, message: "a kind has exactly one Section; how many sections there are comes from the data")
  public static func buildArray(_ sections: [SectionSpec]) -> SectionSpec {
    .nothing
  }
}

extension SectionSpec {
  /// What unavailable functions return, which are never called.
  fileprivate static let nothing = SectionSpec(
    group: GroupSpec(axis: .vertical, size: LayoutSize(), content: .children([])))
}
