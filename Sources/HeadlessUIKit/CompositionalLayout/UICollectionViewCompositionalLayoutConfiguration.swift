import Foundation
import IntarsiaIR

/// What holds for a whole layout.
@MainActor @preconcurrency open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
  /// The axis along which sections follow each other.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The distance between every two consecutive sections.
  open var interSectionSpacing: CGFloat = 0
  /// Which of the view's insets sections keep free unless they say otherwise.
  open var contentInsetsReference = UIContentInsetsReference.safeArea
  /// Headers, footers and side items of the whole layout.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// Makes a configuration with every default.
  public override init() {
    super.init()
  }

  /// The configuration in the intermediate representation.
  public var spec: LayoutConfiguration {
    LayoutConfiguration(
      scrollDirection: scrollDirection == .horizontal ? .horizontal : .vertical,
      interSectionSpacing: interSectionSpacing, contentInsetsReference: contentInsetsReference.spec,
      boundarySupplementaryItems: boundarySupplementaryItems.map(\.boundarySpec))
  }

  func duplicate() -> UICollectionViewCompositionalLayoutConfiguration {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.contentInsetsReference = contentInsetsReference
    copy.boundarySupplementaryItems = boundarySupplementaryItems.map { $0.duplicate() }
    return copy
  }

  /// Makes an equal configuration.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    let copy: UICollectionViewCompositionalLayoutConfiguration = MainActor.assumeIsolated { duplicate() }
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewCompositionalLayoutConfiguration else { return false }
    return MainActor.assumeIsolated { spec == other.spec }
  }

  open override var hash: Int { MainActor.assumeIsolated { spec.hashValue } }
}
