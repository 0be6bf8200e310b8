import IntarsiaIR

/// Where the separators of a list's cells are.
///
/// Separators belong to cells: they take no room, no other frame depends on them, and they are not among the elements
/// of a solution. They are one pixel high, at the inside of a cell's top or bottom edge, from the leading to the
/// trailing inset (`R184`; the geometry is our decision).
///
/// <!-- example: setup
/// let container = Container(width: 320, height: 480)
/// let cell = Rect(x: 16, y: 123, width: 288, height: 44)
/// -->
/// ```swift
/// let separators = ListSeparators(.insetGrouped)
/// let drawn = separators.frames(ofItem: 2, of: 5, cell: cell, in: container)
/// drawn.map(\.frame)  // → [(32, 166.5) 272 × 0.5]
/// ```
public struct ListSeparators: Hashable, Sendable {
  /// Whether a separator is drawn.
  public enum Visibility: String, Hashable, Sendable, CaseIterable {
    /// As the list's appearance has it: at the bottom of every row, but in inset groups not of the last one, and at the
    /// top of the first row of a plain or grouped section.
    case automatic
    case visible
    case hidden
  }

  /// One drawn separator.
  public struct Separator: Hashable, Sendable {
    /// An edge of a cell.
    public enum Edge: String, Hashable, Sendable, CaseIterable {
      case top
      case bottom
    }

    /// The edge of the cell that it lies at.
    public var edge: Edge
    /// Its frame, in the coordinates of the cell's frame.
    public var frame: Rect

    /// Makes a separator.
    public init(edge: Edge, frame: Rect) {
      self.edge = edge
      self.frame = frame
    }
  }

  /// The look of the list, which decides what automatic means.
  public var appearance: ListAppearance
  /// Whether the separator at the top edge is drawn.
  public var topVisibility: Visibility
  /// Whether the separator at the bottom edge is drawn.
  public var bottomVisibility: Visibility
  /// Distances of the top separator from the cell's leading and trailing edges; the other two do not matter.
  public var topInsets: Insets
  /// Distances of the bottom separator from the cell's leading and trailing edges; the other two do not matter.
  public var bottomInsets: Insets

  /// Makes the separators of a list, both automatic unless said otherwise.
  public init(
    _ appearance: ListAppearance, topVisibility: Visibility = .automatic, bottomVisibility: Visibility = .automatic,
    topInsets: Insets = Insets(leading: 16), bottomInsets: Insets = Insets(leading: 16)
  ) {
    self.appearance = appearance
    self.topVisibility = topVisibility
    self.bottomVisibility = bottomVisibility
    self.topInsets = topInsets
    self.bottomInsets = bottomInsets
  }

  /// The separators that a row draws, the top one first.
  ///
  /// - Parameters:
  ///   - item: the row's index in its section.
  ///   - count: how many rows the section has.
  ///   - cell: the frame of the row.
  ///   - container: says how high a pixel is, and on which side rows begin.
  /// - Returns: none, one or two separators, in the coordinates of `cell`.
  /// - Complexity: O(1).
  public func frames(ofItem item: Int, of count: Int, cell: Rect, in container: Container) -> [Separator] {
    let pixel = container.scale > 0 ? 1 / container.scale : 1
    func separator(_ edge: Separator.Edge, _ insets: Insets) -> Separator {
      let leads = container.layoutDirection == .leftToRight
      let frame = Rect(
        x: cell.x + (leads ? insets.leading : insets.trailing), y: edge == .top ? cell.y : cell.maxY - pixel,
        width: max(0, cell.width - insets.leading - insets.trailing), height: min(pixel, cell.height))
      return Separator(edge: edge, frame: frame)
    }
    var result: [Separator] = []
    if drawsTop(item) { result.append(separator(.top, topInsets)) }
    if drawsBottom(item, of: count) { result.append(separator(.bottom, bottomInsets)) }
    return result
  }

  private func drawsTop(_ item: Int) -> Bool {
    switch topVisibility {
    case .visible: true
    case .hidden: false
    case .automatic: item == 0 && (appearance == .plain || appearance == .grouped)
    }
  }

  private func drawsBottom(_ item: Int, of count: Int) -> Bool {
    switch bottomVisibility {
    case .visible: true
    case .hidden: false
    case .automatic:
      switch appearance {
      case .plain, .grouped: true
      case .insetGrouped: item < count - 1
      case .sidebar, .sidebarPlain: false
      }
    }
  }
}
