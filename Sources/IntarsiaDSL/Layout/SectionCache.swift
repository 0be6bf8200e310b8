import IntarsiaIR

/// Sections that a closure has given, by environment and kind.
///
/// It keeps the environments asked for last, so that turning a device there and back computes nothing anew, and forgets
/// older ones. An environment with very many kinds starts over.
final class SectionCache<Kind: Hashable & Sendable>: Sendable {
  /// How many environments are kept.
  static var environmentLimit: Int { 4 }
  /// How many kinds are kept for one environment.
  static var kindLimit: Int { 1024 }

  private struct Table: Sendable {
    var environment: LayoutEnvironment
    var sections: [Kind: SectionSpec?]
  }

  /// The tables, the one asked for last at the end.
  private let tables = Locked<[Table]>([])

  /// The kept section, or what `make` gives, which is kept.
  ///
  /// No lock is held while `make` runs, so that it may ask for other sections.
  func section(
    for kind: Kind, in environment: LayoutEnvironment, orMake make: () -> SectionSpec?
  ) -> SectionSpec? {
    let known: SectionSpec?? = tables.withLock { tables in
      SectionCache.use(environment, of: &tables)
      return tables[tables.count - 1].sections[kind]
    }
    if let known { return known }
    let made = make()
    return tables.withLock { tables in
      SectionCache.use(environment, of: &tables)
      let last = tables.count - 1
      if let earlier = tables[last].sections[kind] { return earlier }
      if tables[last].sections.count >= SectionCache.kindLimit { tables[last].sections = [:] }
      tables[last].sections[kind] = .some(made)
      return made
    }
  }

  /// Moves the table of an environment to the end, or adds it there.
  private static func use(_ environment: LayoutEnvironment, of tables: inout [Table]) {
    if tables.last?.environment == environment { return }
    if let index = tables.firstIndex(where: { $0.environment == environment }) {
      tables.append(tables.remove(at: index))
      return
    }
    if tables.count >= environmentLimit { tables.removeFirst() }
    tables.append(Table(environment: environment, sections: [:]))
  }
}
