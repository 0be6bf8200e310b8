extension LayoutBuilder where Content: RangeReplaceableCollection {
  /// Joins the values of all statements.
  ///
  /// - Complexity: O(number of elements).
  public static func buildBlock(_ parts: Content...) -> Content {
    joined(parts)
  }

  /// Takes the values of an `if` without `else`, if it holds.
  public static func buildOptional(_ content: Content?) -> Content {
    content ?? Content()
  }

  /// Joins the values of every turn of a loop.
  ///
  /// - Complexity: O(number of elements).
  public static func buildArray(_ parts: [Content]) -> Content {
    joined(parts)
  }

  private static func joined(_ parts: [Content]) -> Content {
    var result = Content()
    result.reserveCapacity(parts.reduce(0) { $0 + $1.count })
    for part in parts { result.append(contentsOf: part) }
    return result
  }
}
