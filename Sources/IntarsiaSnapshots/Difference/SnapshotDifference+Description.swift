extension SnapshotDifference: CustomStringConvertible {
  /// One line for each change, in words: `moved 42 from banners 3 to recommended 0`.
  public var description: String {
    if isEmpty { return "no changes" }
    var lines: [String] = []
    lines += sectionRemovals.map { "removed section \($0.section) at \($0.index)" }
    lines += sectionInsertions.map { "inserted section \($0.section) at \($0.index)" }
    lines += sectionMoves.map { "moved section \($0.section) from \($0.from) to \($0.to)" }
    lines += removals.map { "removed \($0.item) from \(old($0.position))" }
    lines += insertions.map { "inserted \($0.item) into \(new($0.position))" }
    lines += moves.map { "moved \($0.item) from \(old($0.from)) to \(new($0.to))" }
    lines += sectionReloads.map { "reloaded section \($0.section) at \($0.index)" }
    lines += reloads.map { "reloaded \($0.item) in \(new($0.position))" }
    lines += reconfigurations.map { "reconfigured \($0.item) in \(new($0.position))" }
    return lines.joined(separator: "\n")
  }

  private func old(_ position: ItemPosition) -> String {
    Self.text(position, in: oldSections)
  }

  private func new(_ position: ItemPosition) -> String {
    Self.text(position, in: newSections)
  }

  /// The section by name and the item by number; a decoded difference may name a section that there is not.
  private static func text(_ position: ItemPosition, in sections: [SectionID]) -> String {
    guard sections.indices.contains(position.section) else { return "\(position)" }
    return "\(sections[position.section]) \(position.item)"
  }
}
