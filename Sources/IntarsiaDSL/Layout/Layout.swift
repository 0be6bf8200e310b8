import IntarsiaIR

/// The layouts of a screen's sections, chosen by what a section is and not by where it stands.
///
/// <!-- example: setup
/// enum Kind { case banners, products }
/// -->
/// ```swift
/// let layout = Layout(for: Kind.self) { kind, environment in
///   switch kind {
///   case .banners:
///     Section {
///       HGroup(height: 200) { Item() }
///     }
///     .orthogonalScrollingBehavior(.groupPaging)
///   case .products:
///     Section {
///       HGroup(height: 120, count: environment.container.width > 700 ? 4 : 2) { Item() }
///     }
///   }
/// }
/// .interSectionSpacing(16)
/// ```
/// <!-- example: check
/// let container = Container(width: 320, height: 480)
/// #expect(layout.solve([(.banners, 1), (.products, 4)], in: container).contentSize.height == 456)
/// -->
///
/// Sections may come, go and move with the data: nothing here knows their number or order. A kind without a section is
/// legal as long as its sections are empty (`R110`).
///
/// The closure must give equal sections for equal arguments. It runs once per kind and environment: what it gives is a
/// value and is kept, for the four environments asked for last and up to 1,024 kinds each. Copies of a layout share
/// what is kept.
public struct Layout<Kind: Hashable & Sendable>: Sendable {
  /// What holds for the whole layout.
  public var configuration: LayoutConfiguration

  @usableFromInline
  let provider: @Sendable (Kind, LayoutEnvironment) -> SectionSpec?
  @usableFromInline
  let cache = SectionCache<Kind>()

  /// Makes a layout whose sections depend on their kind and on the environment.
  ///
  /// - Parameters:
  ///   - kind: the type that tells sections apart.
  ///   - section: the section of a kind; `nil` for a kind that has none.
  public init(
    for kind: Kind.Type,
    @LayoutBuilder<SectionSpec?> _ section: @escaping @Sendable (Kind, LayoutEnvironment) -> SectionSpec?
  ) {
    configuration = LayoutConfiguration()
    provider = section
  }

  /// Makes a layout whose sections depend on their kind alone.
  ///
  /// - Parameters:
  ///   - kind: the type that tells sections apart.
  ///   - section: the section of a kind; `nil` for a kind that has none.
  public init(
    for kind: Kind.Type, @LayoutBuilder<SectionSpec?> _ section: @escaping @Sendable (Kind) -> SectionSpec?
  ) {
    self.init(for: kind) { kind, _ in section(kind) }
  }

  /// The section of a kind, or nothing where the kind has none.
  ///
  /// Threads that ask for the same section for the first time at the same moment may run the closure once each; all of
  /// them get the same value.
  ///
  /// - Complexity: O(1) where it was asked for before.
  @inlinable
  public func section(for kind: Kind, in environment: LayoutEnvironment) -> SectionSpec? {
    cache.section(for: kind, in: environment) { provider(kind, environment) }
  }
}

extension Layout: BoundaryHosting {
  /// Headers, footers and side items of the whole layout (`R103`).
  public var boundarySupplementaryItems: [BoundarySpec] {
    get { configuration.boundarySupplementaryItems }
    set { configuration.boundarySupplementaryItems = newValue }
  }

  /// Replaces all that holds for the whole layout.
  public func configuration(_ configuration: LayoutConfiguration) -> Layout {
    var layout = self
    layout.configuration = configuration
    return layout
  }

  /// Sets the axis along which sections follow each other.
  public func scrollDirection(_ axis: Axis) -> Layout {
    configuration(configuration.scrollDirection(axis))
  }

  /// Sets the distance between every two consecutive sections, in points, around empty ones too (`R58`).
  public func interSectionSpacing(_ points: Double) -> Layout {
    configuration(configuration.interSectionSpacing(points))
  }

  /// Sets which of the container's insets sections keep free unless they say otherwise (`R120`).
  public func contentInsetsReference(_ reference: ContentInsetsReference) -> Layout {
    configuration(configuration.contentInsetsReference(reference))
  }
}
