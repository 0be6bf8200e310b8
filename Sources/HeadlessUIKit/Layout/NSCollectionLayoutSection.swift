import Foundation
import IntarsiaIR

/// The layout of one section: a group repeated along the scroll axis, and what stands around it.
@MainActor @preconcurrency open class NSCollectionLayoutSection: NSObject, NSCopying {
  let group: NSCollectionLayoutGroup

  /// Distances around the instances of the group.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distance between consecutive instances of the group.
  open var interGroupSpacing: CGFloat = 0
  /// Which of the view's insets the section keeps free.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// Whether boundary items keep to the section's insets across the scroll axis.
  open var supplementariesFollowContentInsets = true
  /// Which of the view's insets boundary items keep free.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// How the section scrolls on the layout's cross axis, if at all.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// How scrolling on the cross axis feels; its members are set, and none changes a frame.
  open private(set) var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// Headers, footers and side items.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Backgrounds.
  open var decorationItems: [NSCollectionLayoutDecorationItem] {
    get { decorations.map { $0.duplicate() } }
    set { decorations = newValue.map { $0.duplicate() } }
  }
  /// Called when the layout is solved and when the section's row is scrolled; may move and fade what is visible.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  private var decorations: [NSCollectionLayoutDecorationItem] = []
  /// What a list was made from, for the separators of its cells.
  public internal(set) var listConfiguration: UICollectionLayoutListConfiguration?

  /// Makes a section that repeats a group.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group.duplicate()
    super.init()
  }

  /// Makes an equal section that does not change with this one.
  func duplicate() -> NSCollectionLayoutSection {
    let copy = NSCollectionLayoutSection(group: group)
    copy.contentInsets = contentInsets
    copy.interGroupSpacing = interGroupSpacing
    copy.contentInsetsReference = contentInsetsReference
    copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    copy.orthogonalScrollingProperties = orthogonalScrollingProperties.duplicate()
    copy.boundarySupplementaryItems = boundarySupplementaryItems.map { $0.duplicate() }
    copy.decorationItems = decorations
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    copy.listConfiguration = listConfiguration
    return copy
  }

  /// Makes an equal section.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    let copy: NSCollectionLayoutSection = MainActor.assumeIsolated { duplicate() }
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutSection else { return false }
    return MainActor.assumeIsolated { sectionSpec == other.sectionSpec }
  }

  open override var hash: Int { MainActor.assumeIsolated { sectionSpec.hashValue } }

  open override var description: String { MainActor.assumeIsolated { "\(sectionSpec)" } }
}

extension NSCollectionLayoutSection {
  /// The section in the intermediate representation; custom groups in it have no frames yet.
  public var sectionSpec: SectionSpec { sectionSpec(in: nil) }

  /// The section in the intermediate representation, custom groups having been asked for their frames.
  public func sectionSpec(in environment: (any NSCollectionLayoutEnvironment)?) -> SectionSpec {
    SectionSpec(
      group: group.groupSpec(in: environment), contentInsets: contentInsets.spec,
      interGroupSpacing: interGroupSpacing, orthogonalScrollingBehavior: orthogonalScrollingBehavior.spec,
      contentInsetsReference: contentInsetsReference.spec,
      supplementariesFollowContentInsets: supplementariesFollowContentInsets,
      supplementaryContentInsetsReference: supplementaryContentInsetsReference.spec,
      boundarySupplementaryItems: boundarySupplementaryItems.map(\.boundarySpec),
      decorationItems: decorations.map(\.decorationSpec))
  }

  /// Makes a row of media items that scrolls sideways, one group at a time.
  public class func orthogonalLayoutSectionForMediaItems() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(LayoutSize()))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.9), heightDimension: .fractionalWidth(0.5)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    return section
  }
}
