import Foundation
import IntarsiaIR

/// One frame of a custom group.
@MainActor @preconcurrency open class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {
  /// The frame, relative to the group's outer corner.
  public nonisolated let frame: CGRect
  /// How high the item lies.
  public nonisolated let zIndex: Int

  /// Makes a frame for one item of data at a height.
  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }

  /// Makes a frame for one item of data.
  public convenience init(frame: CGRect) {
    self.init(frame: frame, zIndex: 0)
  }

  /// The frame in the intermediate representation.
  public nonisolated var spec: CustomItemSpec {
    CustomItemSpec(frame: Rect(frame), zIndex: zIndex)
  }

  /// Makes an equal frame.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutGroupCustomItem)?.spec == spec
  }

  open override var hash: Int { spec.hashValue }
}

/// Gives the frames of a custom group, one for each item of data.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  (_ layoutEnvironment: any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
