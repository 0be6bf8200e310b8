import IntarsiaIR
import IntarsiaSolver

/// Where every element of a layout is, as one JSON text.
///
/// It holds every frame and so grows with the number of items; a `LayoutSolution` does not.
public struct SolutionDocument: Hashable, Sendable {
  /// The version of the format that is read and written.
  public static let version = 1

  /// The extent of the whole content, in points.
  public var contentSize: Size
  /// All items, by section and index.
  public var items: [Item]
  /// Badges, headers and footers.
  public var supplementaries: [Attachment]
  /// Backgrounds.
  public var decorations: [Attachment]
  /// The sections, in the order of the layout document.
  public var sections: [Section]
  /// How far content moved while measuring; nothing where it did not.
  public var offsetAdjustment: Point?
  /// What the layout's author should know.
  public var diagnostics: [Diagnostic]

  /// Makes a document.
  public init(
    contentSize: Size, items: [Item] = [], supplementaries: [Attachment] = [], decorations: [Attachment] = [],
    sections: [Section] = [], offsetAdjustment: Point? = nil, diagnostics: [Diagnostic] = []
  ) {
    self.contentSize = contentSize
    self.items = items
    self.supplementaries = supplementaries
    self.decorations = decorations
    self.sections = sections
    self.offsetAdjustment = offsetAdjustment
    self.diagnostics = diagnostics
  }
}

extension SolutionDocument {
  /// Where one item is.
  public struct Item: Hashable, Sendable {
    /// The section, by its place in the layout document.
    public var section: Int
    /// The place in the section.
    public var item: Int
    /// The frame in content coordinates.
    public var frame: Rect
    /// What lies above has larger numbers.
    public var zIndex: Int

    /// Makes an item.
    public init(section: Int, item: Int, frame: Rect, zIndex: Int) {
      self.section = section
      self.item = item
      self.frame = frame
      self.zIndex = zIndex
    }
  }

  /// Where a supplementary or a decoration is.
  public struct Attachment: Hashable, Sendable {
    /// The name under which the element is registered.
    public var elementKind: String
    /// The section; nothing for a boundary item of the whole layout.
    public var section: Int?
    /// The number among those of the same kind and section; boundary items are 0.
    public var item: Int
    /// The frame in content coordinates.
    public var frame: Rect
    /// What lies above has larger numbers.
    public var zIndex: Int

    /// Makes a supplementary or a decoration.
    public init(elementKind: String, section: Int?, item: Int, frame: Rect, zIndex: Int) {
      self.elementKind = elementKind
      self.section = section
      self.item = item
      self.frame = frame
      self.zIndex = zIndex
    }
  }

  /// Where one section is.
  public struct Section: Hashable, Sendable {
    /// The kind, a key of the layouts.
    public var kind: String
    /// The whole extent, boundary items included.
    public var frame: Rect
    /// The sideways scroll of the section; nothing where it has none.
    public var orthogonal: Orthogonal?

    /// Makes a section.
    public init(kind: String, frame: Rect, orthogonal: Orthogonal? = nil) {
      self.kind = kind
      self.frame = frame
      self.orthogonal = orthogonal
    }
  }

  /// The sideways scroll of a section.
  public struct Orthogonal: Hashable, Sendable {
    /// The row's window in content coordinates.
    public var viewport: Rect
    /// The length of the row, without insets.
    public var contentLength: Double
    /// How far the row scrolls; 0 where it fits.
    public var maximumOffset: Double
    /// How far the row is scrolled.
    public var offset: Double
    /// Where the row comes to rest, ascending; none where it scrolls freely.
    public var restingOffsets: [Double]

    /// Makes the geometry of a sideways scroll.
    public init(
      viewport: Rect, contentLength: Double, maximumOffset: Double, offset: Double, restingOffsets: [Double]
    ) {
      self.viewport = viewport
      self.contentLength = contentLength
      self.maximumOffset = maximumOffset
      self.offset = offset
      self.restingOffsets = restingOffsets
    }
  }
}
