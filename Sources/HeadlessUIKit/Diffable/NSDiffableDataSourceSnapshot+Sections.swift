import IntarsiaSnapshots

extension NSDiffableDataSourceSnapshot {
  /// Puts sections behind the last one.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    change { snapshot throws(Failure) in try snapshot.appendSections(identifiers) }
  }

  /// Puts sections before another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    change("insertIndex") { snapshot throws(Failure) in
      try snapshot.insertSections(identifiers, beforeSection: toIdentifier)
    }
  }

  /// Puts sections behind another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    change("insertIndex") { snapshot throws(Failure) in
      try snapshot.insertSections(identifiers, afterSection: toIdentifier)
    }
  }

  /// Takes sections out with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    snapshot.deleteSections(identifiers)
  }

  /// Moves a section before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    change(snapshot.indexOfSection(identifier) == nil ? "fromSection" : "toSection") { snapshot throws(Failure) in
      try snapshot.moveSection(identifier, beforeSection: toIdentifier)
    }
  }

  /// Moves a section behind another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    change(snapshot.indexOfSection(identifier) == nil ? "fromSection" : "toSection") { snapshot throws(Failure) in
      try snapshot.moveSection(identifier, afterSection: toIdentifier)
    }
  }

  /// Marks sections to be shown anew.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    change { snapshot throws(Failure) in try snapshot.reloadSections(identifiers) }
  }
}
