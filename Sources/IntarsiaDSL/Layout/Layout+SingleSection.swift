import IntarsiaIR

/// The kind of a layout that knows only one.
public enum SingleSection: Hashable, Sendable, CaseIterable {
  /// The only kind.
  case main
}

extension Layout where Kind == SingleSection {
  /// Makes a layout in which all sections are alike.
  ///
  /// - Parameter section: the section.
  public init(@LayoutBuilder<SectionSpec> _ section: @escaping @Sendable () -> SectionSpec) {
    self.init(for: SingleSection.self) { _, _ in section() }
  }

  /// Makes a layout in which all sections are alike and depend on the environment.
  ///
  /// - Parameter section: the section.
  public init(@LayoutBuilder<SectionSpec> _ section: @escaping @Sendable (LayoutEnvironment) -> SectionSpec) {
    self.init(for: SingleSection.self) { _, environment in section(environment) }
  }

  /// The section.
  ///
  /// - Complexity: O(1) where it was asked for before.
  public func section(in environment: LayoutEnvironment) -> SectionSpec? {
    section(for: .main, in: environment)
  }
}
