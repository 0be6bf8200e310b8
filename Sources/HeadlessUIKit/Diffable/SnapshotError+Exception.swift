import IntarsiaSnapshots

extension SnapshotError {
  /// The reason of the exception that UIKit raises for the same mistake.
  ///
  /// - Parameter missing: what UIKit calls the place that was not found.
  /// - Returns: the reason.
  func exceptionReason(_ missing: String) -> String {
    switch self {
    case .duplicateItems(let items, in: _):
      return "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\(list(items)))}"
    case .duplicateSections(let sections, in: _):
      let noun = sections.count == 1 ? "identifier" : "identifiers"
      let verb = sections.count == 1 ? "exists" : "exist"
      return "Diffable data source detected an attempt to insert or append \(sections.count) section \(noun) that "
        + "already \(verb) in the snapshot. Identifiers in a snapshot must be unique. Section \(noun) that already "
        + "\(verb): (\(list(sections)))"
    case .noSection:
      return "There are currently no sections in the data source. Please add a section first."
    case .destinationInMovedSet(let operation):
      return "Invalid update: destination for \(operation.isMove ? "move" : "insertion") operation is in the "
        + "\(operation.isMove ? "move" : "insertion") identifier list for update: \(operation)"
    case .unknownItem(let item, let operation):
      switch operation {
      case .reloadItems: return "Attempted to reload item identifier that does not exist in the snapshot: \(item)"
      case .reconfigureItems:
        return "Attempted to reconfigure item identifier that does not exist in the snapshot: \(item)"
      default: return "Invalid parameter not satisfying: \(missing) != NSNotFound"
      }
    case .unknownSection(let section, let operation):
      switch operation {
      case .numberOfItems, .itemIdentifiers:
        return "Section identifier was not found. You can verify the section exists by calling the "
          + "indexOfSectionIdentifier API (which has O(1) performance)"
      case .reloadSections:
        return "Attempted to reload section identifier that does not exist in the snapshot: \(section)"
      default: return "Invalid parameter not satisfying: \(missing) != NSNotFound"
      }
    }
  }
}

extension SnapshotOperation {
  /// Whether something that is there changes its place.
  fileprivate var isMove: Bool {
    switch self {
    case .moveItem, .moveSection: true
    default: false
    }
  }
}

extension SectionSnapshotError {
  /// The reason of the exception that UIKit raises for the same mistake.
  var exceptionReason: String {
    switch self {
    case .duplicateItems(let items, in: _):
      return "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(\(list(items)))}"
    case .unknownItem(let item, let operation):
      switch operation {
      case .delete: return "Failed to find index of item \(item)"
      case .append, .replace, .snapshot: return "Parent item identifier does not exist in section snapshot"
      case .insert(_, .before): return "Item identifier to insert before does not exist in section snapshot: \(item)"
      case .insert(_, .after): return "Item identifier to insert after does not exist in section snapshot: \(item)"
      case .parent: return "Child item identifier does not exist in section snapshot: \(item)"
      case .level, .isExpanded, .isVisible: return "Item identifier does not exist in section snapshot: \(item)"
      }
    }
  }
}

private func list<Identifier>(_ identifiers: [Identifier]) -> String {
  identifiers.map { "\($0)" }.joined(separator: ", ")
}
