import Foundation
import IntarsiaIR

/// A row, a column or a free arrangement of items and groups.
@MainActor @preconcurrency open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// How the group is filled.
  enum Content {
    case children([NSCollectionLayoutItem])
    case equal(NSCollectionLayoutItem, count: Int)
    case repeating(NSCollectionLayoutItem, count: Int)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
    /// Frames that were known before there was an environment.
    case frames([CustomItemSpec])
  }

  let axis: Axis
  let content: Content

  /// The distance between neighbouring children.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  /// Badges and the like, anchored to the group.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { supplementaries }
    set { supplementaries = newValue.map { $0.duplicate() } }
  }

  init(axis: Axis, layoutSize: NSCollectionLayoutSize, content: Content) {
    self.axis = axis
    switch content {
    case .children(let children):
      if children.isEmpty { raise("At least 1 subitem is required for a group") }
      self.content = .children(children.map { $0.duplicate() })
    case .equal(let child, let count):
      NSCollectionLayoutGroup.check(count, axis)
      self.content = .equal(child.duplicate(), count: count)
    case .repeating(let child, let count):
      NSCollectionLayoutGroup.check(count, axis)
      self.content = .repeating(child.duplicate(), count: count)
    case .custom, .frames:
      self.content = content
    }
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  private static func check(_ count: Int, _ axis: Axis) {
    if count < 1 {
      raise("A repeating \(axis == .horizontal ? "horizontal" : "vertical") group should specify a count >= 1")
    }
  }

  /// What the group repeats; a group that divides itself equally lists its child with the divided dimension (`R41`).
  open var subitems: [NSCollectionLayoutItem] {
    switch content {
    case .children(let children): return children.map { $0.duplicate() }
    case .repeating(let child, _): return [child.duplicate()]
    case .equal(let child, let count):
      var size = child.layoutSize.spec
      size[axis] = .fraction(1 / Double(count), of: axis)
      return [child.resized(NSCollectionLayoutSize(size))]
    case .custom, .frames: return []
    }
  }

  /// The group as text.
  open func visualDescription() -> String {
    String(describing: groupSpec)
  }

  override func childSpec(in environment: (any NSCollectionLayoutEnvironment)?) -> ChildSpec {
    .group(groupSpec(in: environment))
  }

  /// Groups that ask a closure are equal to their copies only in what is known before it is asked.
  override var identity: AnyHashable { groupSpec }

  override func duplicate() -> NSCollectionLayoutGroup {
    duplicate(size: layoutSize)
  }

  private func duplicate(size: NSCollectionLayoutSize) -> NSCollectionLayoutGroup {
    let copy = NSCollectionLayoutGroup(axis: axis, layoutSize: size, content: content)
    copy.interItemSpacing = interItemSpacing
    copy.supplementaryItems = supplementaries
    return duplicate(copy)
  }

  override func resized(_ size: NSCollectionLayoutSize) -> NSCollectionLayoutItem {
    duplicate(size: size)
  }
}
