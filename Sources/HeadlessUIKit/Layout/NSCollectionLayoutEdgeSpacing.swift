import Foundation
import IntarsiaIR

/// Room around the outside of an element.
@MainActor @preconcurrency open class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
  /// The room at the edge at which lines begin.
  public let leading: NSCollectionLayoutSpacing?
  /// The room at the top edge.
  public let top: NSCollectionLayoutSpacing?
  /// The room at the edge at which lines end.
  public let trailing: NSCollectionLayoutSpacing?
  /// The room at the bottom edge.
  public let bottom: NSCollectionLayoutSpacing?
  /// The edge spacing in the intermediate representation.
  public nonisolated let spec: EdgeSpacing

  /// Makes edge spacing; an edge without spacing has no room.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
    spec = EdgeSpacing(
      leading: leading?.spec ?? 0, top: top?.spec ?? 0, trailing: trailing?.spec ?? 0, bottom: bottom?.spec ?? 0)
    super.init()
  }

  /// Makes edge spacing from one of the intermediate representation.
  public convenience init(_ spec: EdgeSpacing) {
    self.init(
      leading: NSCollectionLayoutSpacing(spec.leading), top: NSCollectionLayoutSpacing(spec.top),
      trailing: NSCollectionLayoutSpacing(spec.trailing), bottom: NSCollectionLayoutSpacing(spec.bottom))
  }

  /// Makes an equal edge spacing.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutEdgeSpacing)?.spec == spec
  }

  open override var hash: Int { spec.hashValue }

  open override var description: String { "\(spec)" }
}
