import IntarsiaIR

/// A view whose boxes move, appear and disappear, as plain values: what pictures of a transition are made from.
///
/// Everything is in view coordinates: the view's corner is zero. It is not an animation; it says what to draw at any
/// part of the way, and ``TransitionPage`` plays it.
public struct DrawnTransition: Hashable, Sendable {
  /// A section before and after.
  public struct MovingSection: Hashable, Sendable {
    /// The section before; nothing for one that comes.
    public var start: DrawnSection?
    /// The section after, with the same index; nothing for one that goes.
    public var end: DrawnSection?

    /// Makes a section that comes, goes or stays.
    public init(from start: DrawnSection?, to end: DrawnSection?) {
      self.start = start
      self.end = end
    }
  }

  /// The extent of the view.
  public var container: Size
  /// The axis along which the content scrolls.
  public var scrollDirection: Axis
  /// The side at which rows begin.
  public var layoutDirection: LayoutDirection
  /// The sections that have boxes, by index: numbers of this transition, which boxes name.
  public var sections: [MovingSection]
  /// What to draw, the lowest first.
  public var boxes: [DrawnMotion]

  /// Makes a transition from its parts.
  ///
  /// - Parameters:
  ///   - container: the extent of the view.
  ///   - scrollDirection: the axis along which the content scrolls.
  ///   - layoutDirection: the side at which rows begin.
  ///   - sections: the sections that have boxes, in ascending order of their indices.
  ///   - boxes: what to draw, the lowest first.
  public init(
    container: Size, scrollDirection: Axis = .vertical, layoutDirection: LayoutDirection = .leftToRight,
    sections: [MovingSection], boxes: [DrawnMotion]
  ) {
    self.container = container
    self.scrollDirection = scrollDirection
    self.layoutDirection = layoutDirection
    self.sections = sections
    self.boxes = boxes
  }

  /// What is drawn at a moment: a view that shows its whole content.
  ///
  /// - Parameter progress: how much of the way is done, from 0 to 1; what lies beyond counts as the nearest end.
  /// - Returns: a draw list for any renderer.
  public func list(at progress: Double) -> DrawList {
    let way = Way(progress)
    let view = Rect(origin: .zero, size: container)
    let sections = sections.compactMap { section -> DrawnSection? in
      // A section that comes or goes has a colour all the way.
      guard var shown = way.progress < 0.5 ? section.start ?? section.end : section.end ?? section.start else {
        return nil
      }
      if let start = section.start, let end = section.end { shown.frame = way.rect(start.frame, end.frame) }
      return shown
    }
    let boxes = boxes.compactMap { motion -> DrawnBox? in
      var box = motion.box(at: way.progress)
      guard box.opacity > 0, box.frame.meets(view) else { return nil }
      box.clip = view
      return box
    }
    return DrawList(
      container: container, contentSize: container, visibleRect: view, scrollDirection: scrollDirection,
      layoutDirection: layoutDirection, sections: sections, boxes: boxes)
  }

  /// Draws moments of the transition side by side as an SVG document.
  ///
  /// - Parameters:
  ///   - moments: parts of the way, from 0 to 1.
  ///   - title: what the picture shows, for those who do not see it.
  /// - Returns: the document, the same on every machine.
  public func svg(at moments: [Double], title: String = "Transition") -> String {
    let panels = moments.map { moment in
      PicturePanel("\((Way(moment).progress * 100).rounded().pictureText) %", list(at: moment))
    }
    return SVGPicture(panels, title: title, notes: .none).text
  }
}
