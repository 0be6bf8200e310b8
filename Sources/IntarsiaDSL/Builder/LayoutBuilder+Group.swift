import IntarsiaIR

// What a section does not hold. A group is taken by the builder's common functions.

extension LayoutBuilder where Content == GroupSpec {
  /// Refuses an item.
  @available(*, unavailable, message: "an Item cannot stand straight in a Section; put it into an HGroup or VGroup")
  public static func buildExpression(_ item: ItemSpec) -> GroupSpec {
    .nothing
  }

  /// Refuses a section.
  @available(*, unavailable, message: "a Section cannot be placed inside a Section; put it directly in the Layout")
  public static func buildExpression(_ section: SectionSpec) -> GroupSpec {
    .nothing
  }

  /// Refuses a header, a footer or a side item.
  @available(
    *, unavailable,
    message: "a BoundaryItem stands around a Section; add it after the closure with .boundarySupplementaryItems { … }"
  )
  public static func buildExpression(_ item: BoundarySpec) -> GroupSpec {
    .nothing
  }

  /// Refuses a background.
  @available(
    *, unavailable,
    message: "a DecorationItem lies behind a Section; add it after the closure with .decorationItems { … }"
  )
  public static func buildExpression(_ item: DecorationSpec) -> GroupSpec {
    .nothing
  }

  /// Refuses a group that may be missing.
  @available(
    *, unavailable,
    message: "a section needs its Group in every case; unwrap the optional with if let and give another group in else"
  )
  public static func buildExpression(_ group: GroupSpec?) -> GroupSpec {
    .nothing
  }

  /// Refuses whatever is not a group.
  @available(*, unavailable, message: "a section holds exactly one Group and nothing else")
  public static func buildExpression<Other>(_ other: Other) -> GroupSpec {
    .nothing
  }

  /// Refuses an empty section.
  @available(
    *, unavailable, message: "a section holds exactly one Group, and there is none here; add an HGroup or VGroup"
  )
  public static func buildBlock() -> GroupSpec {
    .nothing
  }

  /// Refuses several groups.
  @available(
    *, unavailable, message: "a section holds exactly one Group; nest the groups in an outer HGroup or VGroup"
  )
  public static func buildBlock(_ first: GroupSpec, _ second: GroupSpec, _ others: GroupSpec...) -> GroupSpec {
    first
  }

  /// Refuses an `if` without `else`.
  @available(*, unavailable, message: "a section needs its Group in every case; add an else")
  public static func buildOptional(_ group: GroupSpec?) -> GroupSpec {
    .nothing
  }

  /// Refuses a loop.
  @available(*, unavailable, message: "a section holds exactly one Group; put the loop inside an HGroup or VGroup")
  public static func buildArray(_ groups: [GroupSpec]) -> GroupSpec {
    .nothing
  }
}

extension GroupSpec {
  /// What unavailable functions return, which are never called.
  fileprivate static let nothing = GroupSpec(axis: .vertical, size: LayoutSize(), content: .children([]))
}
