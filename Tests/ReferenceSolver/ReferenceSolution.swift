import IntarsiaIR
import IntarsiaSolver

/// What the reference solver answers: every frame of a layout, as plain lists.
public struct ReferenceSolution: Sendable {
  /// One section of a solution.
  public struct Section: Sendable {
    /// The whole extent, boundary items included, across the whole container; without length when nothing is shown.
    public var frame: Rect
    /// How the section scrolls sideways, if it does and has a row.
    public var orthogonal: Orthogonal?
  }

  /// The row of a section that scrolls sideways (`R130`–`R137`).
  public struct Orthogonal: Sendable {
    /// Where the row shows, in content coordinates (`R131`).
    public var viewport: Rect
    /// The length of the instances and the gaps between them (`R132`).
    public var contentLength: Double
    /// How far the row scrolls (`R132`).
    public var maximumOffset: Double
    /// How far the row was said to be scrolled.
    public var offset: Double
    /// Where the row may come to rest; none when everywhere.
    public var restingOffsets: [Double]
  }

  /// Something that could not be shown.
  public enum Fact: Hashable, Sendable {
    /// A section's layout cannot be laid out at all (`R110`).
    case invalid(section: Int)
    /// Not even the first child of the outermost group fits, or the pattern holds no leaf (`R27`).
    case nothingFits(section: Int)
    /// The last instance is trimmed to nothing: a full one is longer than its group by more than is used (`R78`).
    case trimmedAway(section: Int)
  }

  /// The extent of the scrollable content.
  public var contentSize: Size
  /// The items, by section, then by index.
  public var items: [LayoutElement]
  /// Boundary items, then supplementaries of items and groups, section by section; those of the layout stand last.
  public var supplementaries: [LayoutElement]
  /// The backgrounds, by section, then by index.
  public var decorations: [LayoutElement]
  /// The sections, as shown.
  public var sections: [Section]
  /// What could not be shown.
  public var facts: Set<Fact>

  /// The frames of the outermost group instances that items and their supplementaries belong to (`R165`).
  var instances: [LayoutElement.ID: Rect]
}
