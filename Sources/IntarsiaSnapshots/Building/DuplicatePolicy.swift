/// Which one stays where data holds the same identifier more than once.
public enum DuplicatePolicy: Hashable, Sendable, CaseIterable {
  /// The first occurrence stays.
  case keepFirst
  /// The last occurrence stays.
  case keepLast
}
