import Foundation
import IntarsiaIR

/// The two dimensions of an element.
@MainActor @preconcurrency open class NSCollectionLayoutSize: NSObject, NSCopying {
  /// The size in the intermediate representation.
  public nonisolated let spec: LayoutSize

  /// Makes a size from its two dimensions.
  public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
    spec = LayoutSize(width: width.spec, height: height.spec)
    super.init()
  }

  /// Makes a size from one of the intermediate representation.
  public init(_ spec: LayoutSize) {
    self.spec = spec
    super.init()
  }

  /// The length along the horizontal axis.
  open var widthDimension: NSCollectionLayoutDimension { NSCollectionLayoutDimension(spec.width) }

  /// The length along the vertical axis.
  open var heightDimension: NSCollectionLayoutDimension { NSCollectionLayoutDimension(spec.height) }

  /// Makes an equal size.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutSize)?.spec == spec
  }

  open override var hash: Int { spec.hashValue }

  open override var description: String { "\(spec)" }
}
