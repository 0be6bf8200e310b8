import Foundation
import IntarsiaIR

/// A point of a rectangle, named by edges, with an offset.
@MainActor @preconcurrency open class NSCollectionLayoutAnchor: NSObject, NSCopying {
  /// The anchor in the intermediate representation.
  public nonisolated let spec: Anchor

  /// Makes an anchor from one of the intermediate representation.
  public init(_ spec: Anchor) {
    self.spec = spec
    super.init()
  }

  /// Makes an anchor without an offset.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(Anchor(edges: edges.spec))
  }

  /// Makes an anchor with an offset in points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(Anchor(edges: edges.spec, absoluteOffset: Point(absoluteOffset)))
  }

  /// Makes an anchor with an offset in parts of the supplementary's own size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(Anchor(edges: edges.spec, fractionalOffset: Point(fractionalOffset)))
  }

  /// The edges that name the point.
  open var edges: NSDirectionalRectEdge { NSDirectionalRectEdge(spec.edges) }

  /// The offset, in points or in parts of the supplementary's own size.
  open var offset: CGPoint { CGPoint(spec.offset.value) }

  /// Whether the offset is in points.
  open var isAbsoluteOffset: Bool {
    if case .absolute = spec.offset { true } else { false }
  }

  /// Whether the offset is in parts of the supplementary's own size.
  open var isFractionalOffset: Bool { !isAbsoluteOffset }

  /// Makes an equal anchor.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutAnchor)?.spec == spec
  }

  open override var hash: Int { spec.hashValue }

  open override var description: String { "\(spec)" }
}
