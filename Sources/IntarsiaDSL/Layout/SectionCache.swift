import IntarsiaIR

/// Sections that a closure has given, by environment and kind.
///
/// It keeps the environments asked for last, so that turning a device there and back computes nothing anew, and forgets
/// older ones. An environment with very many kinds starts over.
@usableFromInline
final class SectionCache<Kind: Hashable & Sendable>: Sendable {
  /// How many environments are kept.
  @usableFromInline
  static var environmentLimit: Int { 4 }
  /// How many kinds are kept for one environment.
  @usableFromInline
  static var kindLimit: Int { 1024 }

  @usableFromInline
  struct Table: Sendable {
    @usableFromInline var environment: LayoutEnvironment
    @usableFromInline var sections: [Kind: KeptSection]

    @inlinable
    init(environment: LayoutEnvironment) {
      self.environment = environment
      sections = [:]
    }
  }

  /// The tables, the one asked for last at the end.
  @usableFromInline
  let tables = Locked<[Table]>([])

  @usableFromInline
  init() {}

  /// The kept section, or what `make` gives, which is kept.
  ///
  /// No lock is held while `make` runs, so that it may ask for other sections.
  @inlinable
  func section(
    for kind: Kind, in environment: LayoutEnvironment, orMake make: () -> SectionSpec?
  ) -> SectionSpec? {
    let known = tables.withLock { tables in
      SectionCache.use(environment, of: &tables)
      return tables[tables.count - 1].sections[kind]
    }
    if let known { return known.section }
    let made = KeptSection(make())
    return tables.withLock { tables in
      SectionCache.use(environment, of: &tables)
      let last = tables.count - 1
      if let earlier = tables[last].sections[kind] { return earlier }
      if tables[last].sections.count >= SectionCache.kindLimit { tables[last].sections = [:] }
      tables[last].sections[kind] = made
      return made
    }.section
  }

  /// Moves the table of an environment to the end, or adds it there.
  @inlinable
  static func use(_ environment: LayoutEnvironment, of tables: inout [Table]) {
    if tables.last?.environment == environment { return }
    if let index = tables.firstIndex(where: { $0.environment == environment }) {
      tables.append(tables.remove(at: index))
      return
    }
    if tables.count >= environmentLimit { tables.removeFirst() }
    tables.append(Table(environment: environment))
  }
}

/// What a closure gave for one kind: a section, or that there is none.
///
/// It is behind a reference, because a section is large and looking one up should not move it about.
@usableFromInline
final class KeptSection: Sendable {
  @usableFromInline
  let section: SectionSpec?

  @inlinable
  init(_ section: SectionSpec?) {
    self.section = section
  }
}
