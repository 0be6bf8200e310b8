import IntarsiaIR

/// The part of the content that is visible: where the layout and its sideways sections are scrolled to.
///
/// ```swift
/// let layout = Layout {
///   Section { HGroup(height: 100) { Item() } }
///     .header("title", height: 40, pinToVisibleBounds: true)
/// }
/// var solution = layout.solve(itemCount: 20, in: Container(width: 320, height: 480))
/// solution.viewport = Viewport(offset: Point(x: 0, y: 250))
/// solution.supplementaries[0].frame  // → (0, 250) 320 × 40
/// ```
/// It decides where pinned items are (`R106`) and how far rows are shifted (`R132`), and nothing else. Bars that cover
/// the view are the caller's to subtract.
public struct Viewport: Hashable, Sendable {
  /// The visible corner in content coordinates.
  public var offset: Point
  /// The visible extent; the container's when left out.
  public var size: Size?
  /// How far sections that scroll sideways are scrolled, by section index; a section left out is not scrolled.
  public var orthogonalOffsets: [Int: Double]

  /// Makes a viewport at the content's start.
  public init(offset: Point = .zero, size: Size? = nil, orthogonalOffsets: [Int: Double] = [:]) {
    self.offset = offset
    self.size = size
    self.orthogonalOffsets = orthogonalOffsets
  }
}
