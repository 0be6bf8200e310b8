/// A section that came, went or is to be shown anew, and its place.
public struct SectionChange<SectionID: Hashable & Sendable>: Hashable, Sendable {
  /// The section.
  public let section: SectionID

  /// The index of the section: in the old snapshot if the section went, in the new one otherwise.
  public let index: Int

  /// Creates the change of one section.
  @inlinable
  public init(section: SectionID, index: Int) {
    self.section = section
    self.index = index
  }
}

extension SectionChange: Encodable where SectionID: Encodable {}

extension SectionChange: Decodable where SectionID: Decodable {}
