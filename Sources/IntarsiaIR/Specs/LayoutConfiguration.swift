/// What holds for a whole layout rather than for one of its sections.
@frozen
public struct LayoutConfiguration: Hashable, Sendable {
  /// The axis along which sections and instances follow each other.
  public var scrollDirection: Axis
  /// The distance between every two consecutive sections, in points, around empty ones too (`R58`).
  public var interSectionSpacing: Double
  /// Which of the container's insets sections keep free unless they say otherwise; automatic is the safe area (`R120`).
  public var contentInsetsReference: ContentInsetsReference
  /// Headers, footers and side items of the whole layout (`R103`).
  public var boundarySupplementaryItems: [BoundarySpec]

  /// Makes a configuration with Apple's defaults (`R111`).
  @inlinable
  public init(
    scrollDirection: Axis = .vertical, interSectionSpacing: Double = 0,
    contentInsetsReference: ContentInsetsReference = .safeArea, boundarySupplementaryItems: [BoundarySpec] = []
  ) {
    self.scrollDirection = scrollDirection
    self.interSectionSpacing = interSectionSpacing
    self.contentInsetsReference = contentInsetsReference
    self.boundarySupplementaryItems = boundarySupplementaryItems
  }
}
