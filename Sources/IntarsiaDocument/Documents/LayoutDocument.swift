import IntarsiaIR
import IntarsiaSolver

/// Everything a solve needs, as one JSON text: the layouts by kind, the sections that are shown, and the container.
///
/// ```swift
/// import IntarsiaDocument
///
/// let document = LayoutDocument(
///   container: Container(width: 320, height: 480),
///   layouts: ["row": Section { HGroup(height: 44) { Item() } }],
///   sections: [LayoutDocument.Section(kind: "row", itemCount: 2)])
/// let text = try document.jsonText()
/// try LayoutDocument(jsonText: text).solve().contentSize  // → 320 × 88
/// ```
/// It is the layout made portable: a test's input, a bug report, a layout sent by a server. It is not a layout written
/// by hand; for that see the builders of the `Intarsia` module.
public struct LayoutDocument: Hashable, Sendable {
  /// The version of the format that is read and written.
  public static let version = 1

  /// The view the layout is solved for.
  public var container: Container
  /// What holds for the whole layout.
  public var configuration: LayoutConfiguration
  /// The layout of every kind of section.
  public var layouts: [String: SectionSpec]
  /// The sections that are shown, in order.
  public var sections: [Section]
  /// The sizes that views asked for.
  public var measured: [Measurement]
  /// What is visible.
  public var viewport: Viewport

  /// Makes a document.
  public init(
    container: Container, configuration: LayoutConfiguration = LayoutConfiguration(),
    layouts: [String: SectionSpec], sections: [Section], measured: [Measurement] = [],
    viewport: Viewport = Viewport()
  ) {
    self.container = container
    self.configuration = configuration
    self.layouts = layouts
    self.sections = sections
    self.measured = measured
    self.viewport = viewport
  }
}

extension LayoutDocument {
  /// One section that is shown: which kind it is and how many items it has.
  public struct Section: Hashable, Sendable {
    /// The kind, a key of ``LayoutDocument/layouts``; one without a layout must be empty.
    public var kind: String
    /// How many items the section has.
    public var itemCount: Int
    /// A name of the section's own, for whoever reads the document; solving does not look at it.
    public var id: String?

    /// Makes a section.
    public init(kind: String, itemCount: Int, id: String? = nil) {
      self.kind = kind
      self.itemCount = itemCount
      self.id = id
    }
  }

  /// The size that the view of an item or of a supplementary asked for.
  public struct Measurement: Hashable, Sendable {
    /// The section's place in the document; nothing for a boundary item of the whole layout.
    public var section: Int?
    /// The place in the section.
    public var item: Int
    /// The kind of a supplementary; nothing for an item.
    public var elementKind: String?
    /// The lengths asked for.
    public var size: MeasuredSize

    /// Makes the measurement of an item.
    public init(section: Int, item: Int, size: MeasuredSize) {
      self.section = section
      self.item = item
      self.size = size
    }

    /// Makes the measurement of a supplementary; boundary items are item 0, those of the layout have no section.
    public init(elementKind: String, section: Int?, item: Int = 0, size: MeasuredSize) {
      self.elementKind = elementKind
      self.section = section
      self.item = item
      self.size = size
    }
  }
}
