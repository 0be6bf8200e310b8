import Foundation
import IntarsiaIR

/// How a section scrolls across the layout's scroll direction.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Sendable, CaseIterable {
  /// Not at all.
  case none = 0
  /// Freely.
  case continuous = 1
  /// Freely, coming to rest at the leading edge of a group.
  case continuousGroupLeadingBoundary = 2
  /// By whole viewports.
  case paging = 3
  /// One group at a time.
  case groupPaging = 4
  /// One group at a time, centred.
  case groupPagingCentered = 5

  /// The same behaviour in the intermediate representation.
  public var spec: OrthogonalScrollingBehavior {
    switch self {
    case .none: .none
    case .continuous: .continuous
    case .continuousGroupLeadingBoundary: .continuousGroupLeadingBoundary
    case .paging: .paging
    case .groupPaging: .groupPaging
    case .groupPagingCentered: .groupPagingCentered
    }
  }
}

/// How scrolling across the layout's scroll direction feels.
@MainActor @preconcurrency
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject, NSCopying {
  /// How soon a row comes to rest.
  public enum DecelerationRate: Int, Hashable, Sendable {
    /// As fits the behaviour.
    case automatic
    /// Slowly.
    case normal
    /// Soon.
    case fast
  }

  /// Whether a row moves beyond its ends.
  public enum Bounce: Int, Hashable, Sendable {
    /// As fits the behaviour.
    case automatic
    /// Always.
    case always
    /// Never.
    case never
  }

  /// How soon the row comes to rest.
  open var decelerationRate = DecelerationRate.automatic
  /// Whether the row moves beyond its ends.
  open var bounce = Bounce.automatic

  /// Makes properties that fit the behaviour.
  public override init() {
    super.init()
  }

  func duplicate() -> UICollectionLayoutSectionOrthogonalScrollingProperties {
    let copy = UICollectionLayoutSectionOrthogonalScrollingProperties()
    (copy.decelerationRate, copy.bounce) = (decelerationRate, bounce)
    return copy
  }

  /// Makes equal properties.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    let copy: UICollectionLayoutSectionOrthogonalScrollingProperties = MainActor.assumeIsolated { duplicate() }
    return copy
  }
}

/// Sees the visible items of a section and how far its row is scrolled, and may move and fade them.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  (
    _ visibleItems: [any NSCollectionLayoutVisibleItem], _ scrollOffset: CGPoint,
    _ layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> Void
