/// How much of a solution a picture shows.
///
/// The work for a picture grows with what is drawn, never with the number of items: what a limit leaves out is neither
/// asked for nor counted one by one.
public struct DrawLimits: Hashable, Sendable {
  /// Which part of the content is drawn.
  public enum Region: Hashable, Sendable {
    /// All of it, as far as the other limits go.
    case content
    /// What the view shows, cut at its edges.
    case view
  }

  /// Which part of the content is drawn.
  public var region: Region
  /// How much of a section is drawn along the scroll axis, in points, before its middle is left out.
  public var sectionLength: Double
  /// How many sections are drawn.
  public var sections: Int
  /// How many boxes are drawn.
  public var boxes: Int
  /// How many boxes of a sideways row are drawn beyond those in sight.
  public var rowBoxes: Int

  /// Makes limits; numbers below one count as one, below zero for row boxes as none.
  ///
  /// - Parameters:
  ///   - region: which part of the content.
  ///   - sectionLength: points of a section along the scroll axis.
  ///   - sections: sections.
  ///   - boxes: boxes altogether.
  ///   - rowBoxes: boxes of a row that are out of sight.
  public init(
    region: Region = .content, sectionLength: Double = 3_000, sections: Int = 100, boxes: Int = 2_000,
    rowBoxes: Int = 0
  ) {
    self.region = region
    self.sectionLength = sectionLength >= 1 ? min(sectionLength, 1e9) : 1
    self.sections = max(1, sections)
    self.boxes = max(1, boxes)
    self.rowBoxes = max(0, rowBoxes)
  }
}
