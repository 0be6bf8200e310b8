/// The identifiers that stood more than once in data a snapshot was built from, to be logged or reported.
public struct SnapshotDuplicates<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Hashable, Sendable {
  /// The sections listed more than once, each named once.
  public var sections: [SectionID]

  /// The items listed more than once, each named once.
  public var items: [ItemID]

  /// Creates a report, without duplicates unless some are given.
  public init(sections: [SectionID] = [], items: [ItemID] = []) {
    self.sections = sections
    self.items = items
  }

  /// Whether the data held everything once.
  public var isEmpty: Bool { sections.isEmpty && items.isEmpty }
}

extension SnapshotDuplicates: CustomStringConvertible {
  /// The duplicates in words, cut short if they are many.
  public var description: String {
    if isEmpty { return "no duplicates" }
    var parts: [String] = []
    if !sections.isEmpty { parts.append("duplicate sections \(IdentifierList(sections))") }
    if !items.isEmpty { parts.append("duplicate items \(IdentifierList(items))") }
    return parts.joined(separator: ", ")
  }
}
