import IntarsiaIR

/// Everything a solve needs: the layouts by kind, the sections that are shown, and the container.
///
/// The order and the number of sections come from data; the layouts do not change with them.
public struct LayoutInput: Hashable, Sendable {
  /// The layout of one kind of section.
  public struct KindLayout: Hashable, Sendable {
    /// The kind's name, as diagnostics and documents spell it.
    public var kind: String
    /// The layout, or nothing where the kind has none: legal as long as its sections are empty (`R110`).
    public var section: SectionSpec?

    /// Makes the layout of a kind.
    public init(kind: String, section: SectionSpec?) {
      self.kind = kind
      self.section = section
    }
  }

  /// One section that is shown.
  public struct Section: Hashable, Sendable {
    /// The section's layout, as a position in ``LayoutInput/layouts``.
    public var layout: Int
    /// How many items of data the section has.
    public var itemCount: Int

    /// Makes a section.
    public init(layout: Int, itemCount: Int) {
      self.layout = layout
      self.itemCount = itemCount
    }
  }

  /// The view to lay out in.
  public var container: Container
  /// What holds for the whole layout.
  public var configuration: LayoutConfiguration
  /// The layouts, each kind once.
  public var layouts: [KindLayout]
  /// The sections, in the order in which they are shown.
  public var sections: [Section]

  /// Makes an input.
  public init(
    container: Container, configuration: LayoutConfiguration = LayoutConfiguration(), layouts: [KindLayout],
    sections: [Section]
  ) {
    self.container = container
    self.configuration = configuration
    self.layouts = layouts
    self.sections = sections
  }

  /// Makes the input of a layout with a single section.
  public init(
    _ section: SectionSpec, itemCount: Int, container: Container,
    configuration: LayoutConfiguration = LayoutConfiguration()
  ) {
    self.init(
      container: container, configuration: configuration, layouts: [KindLayout(kind: "main", section: section)],
      sections: [Section(layout: 0, itemCount: itemCount)])
  }
}
