import Foundation
import IntarsiaIR

/// The leaf of a layout, and what groups, supplementaries and decorations have in common.
@MainActor @preconcurrency open class NSCollectionLayoutItem: NSObject, NSCopying {
  /// The extent of the item's slot.
  public let layoutSize: NSCollectionLayoutSize
  /// Distances from the slot to the final frame.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Room around the slot.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing? = NSCollectionLayoutEdgeSpacing(EdgeSpacing.none)
  /// Badges and the like, anchored to the item.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { supplementaries }

  var supplementaries: [NSCollectionLayoutSupplementaryItem]

  /// Makes an item with supplementaries.
  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    self.layoutSize = layoutSize
    supplementaries = supplementaryItems.map { $0.duplicate() }
    super.init()
  }

  /// Makes an item.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// The item in the intermediate representation; custom groups in it have no frames yet.
  public var childSpec: ChildSpec { childSpec(in: nil) }

  /// The item in the intermediate representation, as it is in an environment.
  func childSpec(in environment: (any NSCollectionLayoutEnvironment)?) -> ChildSpec {
    .item(
      ItemSpec(
        size: layoutSize.spec, contentInsets: contentInsets.spec, edgeSpacing: edgeSpacing?.spec ?? .none,
        supplementaryItems: supplementaries.map(\.supplementarySpec)))
  }

  /// What makes two objects of one class equal.
  var identity: AnyHashable { childSpec }

  /// An equal item that does not change with this one.
  func duplicate() -> NSCollectionLayoutItem {
    duplicate(NSCollectionLayoutItem(layoutSize: layoutSize, supplementaryItems: supplementaries))
  }

  /// A copy of another extent.
  func resized(_ size: NSCollectionLayoutSize) -> NSCollectionLayoutItem {
    duplicate(NSCollectionLayoutItem(layoutSize: size, supplementaryItems: supplementaries))
  }

  /// Gives a new object what every item has.
  func duplicate<Copy: NSCollectionLayoutItem>(_ copy: Copy) -> Copy {
    copy.contentInsets = contentInsets
    copy.edgeSpacing = edgeSpacing
    return copy
  }

  /// Makes an equal item.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    let copy: NSCollectionLayoutItem = MainActor.assumeIsolated { duplicate() }
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutItem else { return false }
    return MainActor.assumeIsolated { identity == other.identity }
  }

  open override var hash: Int { MainActor.assumeIsolated { identity.hashValue } }

  open override var description: String { MainActor.assumeIsolated { "\(identity.base)" } }
}
