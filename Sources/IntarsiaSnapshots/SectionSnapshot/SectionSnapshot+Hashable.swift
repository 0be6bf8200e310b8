extension SectionSnapshot: Hashable {
  /// Tells whether two outlines have the same items under the same parents in the same order, expanded alike.
  ///
  /// - Complexity: O(*n*).
  @inlinable
  public static func == (left: Self, right: Self) -> Bool {
    guard left.table.count == right.table.count else { return false }
    return left.entries(at: 0..<left.table.count) == right.entries(at: 0..<right.table.count)
  }

  /// Feeds items, levels and what is expanded to a hasher.
  ///
  /// - Complexity: O(*n*).
  @inlinable
  public func hash(into hasher: inout Hasher) {
    hasher.combine(entries(at: 0..<table.count))
  }
}
