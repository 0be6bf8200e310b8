/// The layout of one section: a group repeated along the scroll axis, and what stands around it.
@frozen
public struct SectionSpec: Hashable, Sendable {
  /// What is repeated until the data is used up.
  public var group: GroupSpec
  /// Distances around the instances; only those across the scroll axis shrink the box (`R10`, `R63`).
  public var contentInsets: Insets
  /// The distance between consecutive instances, in points; none before the first or after the last (`R57`).
  public var interGroupSpacing: Double
  /// How the section scrolls on the layout's cross axis, if at all.
  public var orthogonalScrollingBehavior: OrthogonalScrollingBehavior
  /// Which of the container's insets the section keeps free (`R121`).
  public var contentInsetsReference: ContentInsetsReference
  /// Whether boundary items keep to the section's insets across the scroll axis (`R81`).
  public var supplementariesFollowContentInsets: Bool
  /// Which of the container's insets boundary items keep free; automatic is the section's own reference (`R122`).
  public var supplementaryContentInsetsReference: ContentInsetsReference
  /// Headers, footers and side items (`R80`).
  public var boundarySupplementaryItems: [BoundarySpec]
  /// Backgrounds (`R99`).
  public var decorationItems: [DecorationSpec]

  /// Makes a section; everything but the group has Apple's default (`R111`).
  @inlinable
  public init(
    group: GroupSpec, contentInsets: Insets = .zero, interGroupSpacing: Double = 0,
    orthogonalScrollingBehavior: OrthogonalScrollingBehavior = .none,
    contentInsetsReference: ContentInsetsReference = .automatic, supplementariesFollowContentInsets: Bool = true,
    supplementaryContentInsetsReference: ContentInsetsReference = .automatic,
    boundarySupplementaryItems: [BoundarySpec] = [], decorationItems: [DecorationSpec] = []
  ) {
    self.group = group
    self.contentInsets = contentInsets
    self.interGroupSpacing = interGroupSpacing
    self.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    self.contentInsetsReference = contentInsetsReference
    self.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    self.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    self.boundarySupplementaryItems = boundarySupplementaryItems
    self.decorationItems = decorationItems
  }
}

/// How a section scrolls across the layout's scroll direction.
@frozen
public enum OrthogonalScrollingBehavior: String, Hashable, Sendable, CaseIterable {
  /// Not at all: instances follow each other along the layout.
  case none
  /// Freely (`R133`).
  case continuous
  /// Freely, coming to rest at the leading edge of a group (`R134`).
  case continuousGroupLeadingBoundary
  /// By whole viewports (`R136`).
  case paging
  /// One group at a time (`R135`).
  case groupPaging
  /// One group at a time, centred in the viewport (`R137`).
  case groupPagingCentered
}

/// Which of the container's insets a section or its boundary items keep free (`R120`).
@frozen
public enum ContentInsetsReference: String, Hashable, Sendable, CaseIterable {
  /// Whatever the next outer level says; the safe area for the whole layout.
  case automatic
  case none
  case safeArea
  case layoutMargins
  case readableContent
}
