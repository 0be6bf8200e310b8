import Foundation
import IntarsiaIR

/// A distance of exactly, or of at least, so many points.
@MainActor @preconcurrency open class NSCollectionLayoutSpacing: NSObject, NSCopying {
  /// The spacing in the intermediate representation.
  public nonisolated let spec: Spacing

  /// Makes a spacing from one of the intermediate representation.
  public init(_ spec: Spacing) {
    self.spec = spec
    super.init()
  }

  /// Makes a distance of at least so many points.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(.flexible(flexibleSpacing))
  }

  /// Makes a distance of exactly so many points.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(.fixed(fixedSpacing))
  }

  /// The number of points.
  open var spacing: CGFloat { spec.minimum }

  /// Whether the points are the least.
  open var isFlexible: Bool { spec.isFlexible }

  /// Whether the points are exact.
  open var isFixed: Bool { !spec.isFlexible }

  /// Whether the points are the least.
  open var isFlexibleSpacing: Bool { spec.isFlexible }

  /// Whether the points are exact.
  open var isFixedSpacing: Bool { !spec.isFlexible }

  /// Makes an equal spacing.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutSpacing)?.spec == spec
  }

  open override var hash: Int { spec.hashValue }

  open override var description: String { "\(spec)" }
}
