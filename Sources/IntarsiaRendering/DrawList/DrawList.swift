import IntarsiaIR

/// A picture of a solution as plain values: what to draw, where, and in which order.
///
/// Text, SVG and HTML are made from a draw list alone, and so can any other picture be: draw ``boxes`` from the first to
/// the last, each inside its clip. It is not a solution. It holds only what is drawn, and says in ``stretches`` what is
/// left out.
public struct DrawList: Hashable, Sendable {
  /// The extent of the view the layout was solved for.
  public var container: Size
  /// The extent of the whole content, drawn or not.
  public var contentSize: Size
  /// The part of the content that the view shows.
  public var visibleRect: Rect
  /// The axis along which the content scrolls.
  public var scrollDirection: Axis
  /// The side at which rows begin.
  public var layoutDirection: LayoutDirection
  /// The sections that have a drawn box, by index.
  public var sections: [DrawnSection]
  /// What to draw, the lowest first: by zIndex, then in the order of the layout.
  public var boxes: [DrawnBox]
  /// The content from its start to its end along the scroll axis, cut into what is drawn and what is left out.
  public var stretches: [Stretch]

  /// Makes a draw list from its parts.
  ///
  /// - Parameters:
  ///   - container: the extent of the view.
  ///   - contentSize: the extent of the content.
  ///   - visibleRect: what the view shows, in content coordinates.
  ///   - scrollDirection: the axis along which the content scrolls.
  ///   - layoutDirection: the side at which rows begin.
  ///   - sections: the sections that have boxes.
  ///   - boxes: what to draw, the lowest first.
  ///   - stretches: what is drawn and what is left out along the scroll axis; everything is drawn when left out.
  public init(
    container: Size, contentSize: Size, visibleRect: Rect, scrollDirection: Axis = .vertical,
    layoutDirection: LayoutDirection = .leftToRight, sections: [DrawnSection], boxes: [DrawnBox],
    stretches: [Stretch]? = nil
  ) {
    self.container = container
    self.contentSize = contentSize
    self.visibleRect = visibleRect
    self.scrollDirection = scrollDirection
    self.layoutDirection = layoutDirection
    self.sections = sections
    self.boxes = boxes
    self.stretches = stretches ?? [Stretch(start: 0, end: contentSize[scrollDirection])]
  }

  /// A part of the content along the scroll axis.
  public struct Stretch: Hashable, Sendable {
    /// Where it begins, in points.
    public var start: Double
    /// Where it ends, in points.
    public var end: Double
    /// What is left out here; nothing where all of it is drawn.
    public var omission: Omission?

    /// Makes a stretch that is drawn, or one that is not.
    public init(start: Double, end: Double, omission: Omission? = nil) {
      self.start = start
      self.end = end
      self.omission = omission
    }

    /// How long it is, in points.
    public var length: Double { end - start }
  }

  /// What a stretch that is not drawn holds.
  public enum Omission: Hashable, Sendable, CustomStringConvertible {
    /// Rows of a section, all alike.
    case rows(Int)
    /// Items of a section.
    case items(Int)
    /// Whole sections.
    case sections(Int)
    /// Something else, this many points long.
    case points(Double)

    /// What is left out, in words: `… 42 more rows`.
    public var description: String {
      switch self {
      case .rows(let count): "… \(count) more \(count == 1 ? "row" : "rows")"
      case .items(let count): "… \(count) more \(count == 1 ? "item" : "items")"
      case .sections(let count): "… \(count) more \(count == 1 ? "section" : "sections")"
      case .points(let length): "… \(length.pictureText) more points"
      }
    }
  }
}

extension DrawList {
  /// The kinds of the sections that are drawn, each once, in the order of the layouts.
  public var kinds: [(name: String, position: Int)] {
    var seen: Set<Int> = []
    var result: [(name: String, position: Int)] = []
    for section in sections where seen.insert(section.kindPosition).inserted {
      result.append((section.kind, section.kindPosition))
    }
    return result.sorted { $0.position < $1.position }
  }

  /// The section with an index, if any of it is drawn.
  func section(_ index: Int) -> DrawnSection? {
    var low = 0
    var high = sections.count
    while low < high {
      let middle = (low + high) / 2
      if sections[middle].index < index { low = middle + 1 } else { high = middle }
    }
    return low < sections.count && sections[low].index == index ? sections[low] : nil
  }
}
