extension SectionSnapshotEntry {
  fileprivate enum CodingKeys: String, CodingKey {
    case item
    case level
    case isExpanded
  }
}

extension SectionSnapshotEntry: Encodable where ItemID: Encodable {
  @usableFromInline
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(item, forKey: .item)
    if level > 0 { try container.encode(level, forKey: .level) }
    if isExpanded { try container.encode(isExpanded, forKey: .isExpanded) }
  }
}

extension SectionSnapshotEntry: Decodable where ItemID: Decodable {
  @usableFromInline
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    item = try container.decode(ItemID.self, forKey: .item)
    level = try container.decodeIfPresent(Int.self, forKey: .level) ?? 0
    isExpanded = try container.decodeIfPresent(Bool.self, forKey: .isExpanded) ?? false
  }
}

extension SectionSnapshot: Encodable where ItemID: Encodable {
  /// Writes a list of all items, depth first, each with its level and whether it is expanded; 0 and no are left out.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(entries(at: 0..<table.count))
  }
}

extension SectionSnapshot: Decodable where ItemID: Decodable {
  /// Reads a list of items with their levels, depth first.
  ///
  /// - Throws: A decoding error that names the path; `dataCorrupted` where an item stands twice, or has a level that
  ///   the item before it cannot have below it.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let entries = try container.decode([SectionSnapshotEntry<ItemID>].self)
    self.init()
    if let duplicates = duplicates(among: entries.map(\.item)) {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "The items \(IdentifierList(duplicates)) stand there more than once.")
    }
    var deepest = 0
    for entry in entries {
      guard (0...deepest).contains(entry.level) else {
        throw DecodingError.dataCorruptedError(
          in: container,
          debugDescription: "The item \(entry.item) has level \(entry.level), but can have 0 to \(deepest) there.")
      }
      deepest = entry.level + 1
    }
    graft(entries, at: 0, under: nil)
  }
}
