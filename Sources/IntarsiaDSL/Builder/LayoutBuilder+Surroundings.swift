import IntarsiaIR

extension LayoutBuilder where Content == [BoundarySpec] {
  /// Adds a header, a footer or a side item.
  public static func buildExpression(_ item: BoundarySpec) -> [BoundarySpec] {
    [item]
  }

  /// Adds a header, a footer or a side item, if there is one.
  public static func buildExpression(_ item: BoundarySpec?) -> [BoundarySpec] {
    item.map { [$0] } ?? []
  }

  /// Refuses whatever is not a boundary item.
  @available(*, unavailable, message: "only BoundaryItem can be placed in boundarySupplementaryItems")
  public static func buildExpression<Other>(_ other: Other) -> [BoundarySpec] {
    []
  }
}

extension LayoutBuilder where Content == [SupplementarySpec] {
  /// Adds a badge.
  public static func buildExpression(_ item: SupplementarySpec) -> [SupplementarySpec] {
    [item]
  }

  /// Adds a badge, if there is one.
  public static func buildExpression(_ item: SupplementarySpec?) -> [SupplementarySpec] {
    item.map { [$0] } ?? []
  }

  /// Refuses whatever is not a supplementary item.
  @available(*, unavailable, message: "only SupplementaryItem can be placed in supplementaryItems")
  public static func buildExpression<Other>(_ other: Other) -> [SupplementarySpec] {
    []
  }
}

extension LayoutBuilder where Content == [DecorationSpec] {
  /// Adds a background.
  public static func buildExpression(_ item: DecorationSpec) -> [DecorationSpec] {
    [item]
  }

  /// Adds a background, if there is one.
  public static func buildExpression(_ item: DecorationSpec?) -> [DecorationSpec] {
    item.map { [$0] } ?? []
  }

  /// Refuses whatever is not a decoration.
  @available(*, unavailable, message: "only DecorationItem can be placed in decorationItems")
  public static func buildExpression<Other>(_ other: Other) -> [DecorationSpec] {
    []
  }
}

extension LayoutBuilder where Content == [CustomItemSpec] {
  /// Adds a frame.
  public static func buildExpression(_ item: CustomItemSpec) -> [CustomItemSpec] {
    [item]
  }

  /// Adds a frame, if there is one.
  public static func buildExpression(_ item: CustomItemSpec?) -> [CustomItemSpec] {
    item.map { [$0] } ?? []
  }

  /// Adds a frame given as a rectangle.
  public static func buildExpression(_ frame: Rect) -> [CustomItemSpec] {
    [CustomItemSpec(frame: frame)]
  }

  /// Adds every frame of an array of rectangles.
  public static func buildExpression(_ frames: [Rect]) -> [CustomItemSpec] {
    frames.map { CustomItemSpec(frame: $0) }
  }

  /// Refuses whatever is not a frame.
  @available(*, unavailable, message: "only CustomItem and Rect can be placed in a custom group")
  public static func buildExpression<Other>(_ other: Other) -> [CustomItemSpec] {
    []
  }
}
