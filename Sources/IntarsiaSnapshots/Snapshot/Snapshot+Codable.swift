/// The keys of a snapshot in a document; marks that are empty are left out.
private enum SnapshotCodingKeys: String, CodingKey {
  case sections
  case reloadedSections
  case reloadedItems
  case reconfiguredItems
}

extension Snapshot: Encodable where SectionID: Encodable, ItemID: Encodable {
  /// Writes the sections with their items, in order, and the marks there are.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: SnapshotCodingKeys.self)
    try container.encode(sectionList, forKey: .sections)
    if !reloadedSections.isEmpty { try container.encode(reloadedSectionIdentifiers, forKey: .reloadedSections) }
    if !reloadedItems.isEmpty { try container.encode(reloadedItemIdentifiers, forKey: .reloadedItems) }
    if !reconfiguredItems.isEmpty { try container.encode(reconfiguredItemIdentifiers, forKey: .reconfiguredItems) }
  }
}

extension Snapshot: Decodable where SectionID: Decodable, ItemID: Decodable {
  /// Reads sections with their items, and marks.
  ///
  /// - Throws: A decoding error that names the path; `dataCorrupted` where an identifier stands twice or a mark names
  ///   what is not there, with the text of the ``SnapshotError``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: SnapshotCodingKeys.self)
    let content = try container.decode([SnapshotSection<SectionID, ItemID>].self, forKey: .sections)
    let markedSections = try container.decodeIfPresent([SectionID].self, forKey: .reloadedSections)
    let markedItems = try container.decodeIfPresent([ItemID].self, forKey: .reloadedItems)
    let reconfigured = try container.decodeIfPresent([ItemID].self, forKey: .reconfiguredItems)
    var key = SnapshotCodingKeys.sections
    do {
      try self.init(content)
      key = .reloadedSections
      try reloadSections(markedSections ?? [])
      key = .reloadedItems
      try reloadItems(markedItems ?? [])
      key = .reconfiguredItems
      try reconfigureItems(reconfigured ?? [])
    } catch {
      throw DecodingError.dataCorruptedError(forKey: key, in: container, debugDescription: "\(error)")
    }
  }
}
