/// A section that is in both snapshots, and changed its order among those that stayed.
public struct SectionMove<SectionID: Hashable & Sendable>: Hashable, Sendable {
  /// The section.
  public let section: SectionID

  /// The index of the section in the old snapshot.
  public let from: Int

  /// The index of the section in the new snapshot.
  public let to: Int

  /// Creates the move of one section.
  @inlinable
  public init(section: SectionID, from: Int, to: Int) {
    self.section = section
    self.from = from
    self.to = to
  }
}

extension SectionMove: Encodable where SectionID: Encodable {}

extension SectionMove: Decodable where SectionID: Decodable {}
