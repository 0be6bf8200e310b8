import IntarsiaIR

/// What a case says about a solution: any part of a solution document, and what must not be there.
///
/// Elements are found by their indices and their kind, sections by their place. What is left out is not compared; so a
/// whole solution document is an expectation too.
public struct ExpectedSolution: Hashable, Sendable {
  /// An item, a supplementary or a decoration.
  public struct Element: Hashable, Sendable {
    /// The kind; nothing for an item.
    public var elementKind: String?
    /// The section; nothing for a boundary item of the whole layout.
    public var section: Int?
    /// The place in the section, or among those of the same kind.
    public var item: Int
    /// The frame in content coordinates.
    public var frame: Rect?
    /// The height among the other elements.
    public var zIndex: Int?

    /// Makes an expected element.
    public init(elementKind: String? = nil, section: Int?, item: Int, frame: Rect? = nil, zIndex: Int? = nil) {
      self.elementKind = elementKind
      self.section = section
      self.item = item
      self.frame = frame
      self.zIndex = zIndex
    }
  }

  /// What is said of the section at the same place of the layout document.
  public struct Section: Hashable, Sendable {
    /// The name of the section's kind.
    public var kind: String?
    /// The frame in content coordinates.
    public var frame: Rect?
    /// The sideways scroll.
    public var orthogonal: Orthogonal?

    /// Makes an expected section.
    public init(kind: String? = nil, frame: Rect? = nil, orthogonal: Orthogonal? = nil) {
      self.kind = kind
      self.frame = frame
      self.orthogonal = orthogonal
    }
  }

  /// What is said of a section's sideways scroll.
  public struct Orthogonal: Hashable, Sendable {
    /// The row's window in content coordinates.
    public var viewport: Rect?
    /// The length of the row.
    public var contentLength: Double?
    /// How far the row scrolls.
    public var maximumOffset: Double?
    /// How far the row is scrolled.
    public var offset: Double?
    /// Where the row comes to rest, all of them.
    public var restingOffsets: [Double]?

    /// Makes an expected sideways scroll.
    public init(
      viewport: Rect? = nil, contentLength: Double? = nil, maximumOffset: Double? = nil, offset: Double? = nil,
      restingOffsets: [Double]? = nil
    ) {
      self.viewport = viewport
      self.contentLength = contentLength
      self.maximumOffset = maximumOffset
      self.offset = offset
      self.restingOffsets = restingOffsets
    }
  }

  /// The extent of the whole content.
  public var contentSize: Size?
  /// Items that must be there.
  public var items: [Element]
  /// Badges, headers and footers that must be there.
  public var supplementaries: [Element]
  /// Backgrounds that must be there.
  public var decorations: [Element]
  /// What is said of sections, in the document's order.
  public var sections: [Section]
  /// How far content moved while measuring.
  public var offsetAdjustment: Point?
  /// Diagnostics that must be among those of the solution.
  public var diagnostics: [Diagnostic]
  /// Elements that must not exist; one with a kind names a supplementary or a decoration.
  public var absent: [Element]

  /// Makes an expectation; what is left out is not compared.
  public init(
    contentSize: Size? = nil, items: [Element] = [], supplementaries: [Element] = [], decorations: [Element] = [],
    sections: [Section] = [], offsetAdjustment: Point? = nil, diagnostics: [Diagnostic] = [], absent: [Element] = []
  ) {
    self.contentSize = contentSize
    self.items = items
    self.supplementaries = supplementaries
    self.decorations = decorations
    self.sections = sections
    self.offsetAdjustment = offsetAdjustment
    self.diagnostics = diagnostics
    self.absent = absent
  }
}
