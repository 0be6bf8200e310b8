import IntarsiaIR

#if os(Linux)
  import HeadlessUIKit
#elseif canImport(UIKit) && !os(watchOS)
  import UIKit
#endif

#if os(Linux) || (canImport(UIKit) && !os(watchOS))
  extension SectionSpec {
    /// Makes the section as UIKit has it.
    ///
    /// A section that UIKit would raise an exception for (``IntarsiaIR/SectionSpec/validate(at:)`` says why) becomes
    /// one that shows next to nothing. References of insets are left out before iOS 14 and tvOS 14, those of boundary
    /// items before iOS 16 and tvOS 16: there the safe area, or the section's own reference, holds.
    @MainActor public func collectionLayoutSection() -> NSCollectionLayoutSection {
      let faults = validate(at: .root)
      guard faults.isSolvable, !faults.diagnostics.contains(where: { $0.severity == .error }) else {
        return .placeholder()
      }
      let section = NSCollectionLayoutSection(group: group.collectionLayoutGroup())
      section.contentInsets = contentInsets.directionalEdgeInsets
      section.interGroupSpacing = CGFloat(interGroupSpacing)
      section.orthogonalScrollingBehavior = orthogonalScrollingBehavior.uiKit
      section.boundarySupplementaryItems = boundarySupplementaryItems.map {
        $0.collectionLayoutBoundarySupplementaryItem()
      }
      section.decorationItems = decorationItems.map { $0.collectionLayoutDecorationItem() }
      if #available(iOS 14, tvOS 14, visionOS 1, *) {
        section.contentInsetsReference = contentInsetsReference.uiKit
      }
      #if os(visionOS)
        if !supplementariesFollowContentInsets { section.supplementaryContentInsetsReference = .none }
      #else
        section.supplementariesFollowContentInsets = supplementariesFollowContentInsets
      #endif
      if #available(iOS 16, tvOS 16, visionOS 1, *), supplementaryContentInsetsReference != .automatic {
        section.supplementaryContentInsetsReference = supplementaryContentInsetsReference.uiKit
      }
      return section
    }
  }

  extension NSCollectionLayoutSection {
    /// Makes a section that takes next to no room, for data whose layout cannot be made or has just gone.
    static func placeholder() -> NSCollectionLayoutSection {
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(1))
      return NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }
  }

  extension OrthogonalScrollingBehavior {
    /// The behaviour as UIKit spells it.
    public var uiKit: UICollectionLayoutSectionOrthogonalScrollingBehavior {
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

  @available(iOS 14, tvOS 14, visionOS 1, *)
  extension ContentInsetsReference {
    /// The reference as UIKit spells it.
    public var uiKit: UIContentInsetsReference {
      switch self {
      case .automatic: .automatic
      case .none: .none
      case .safeArea: .safeArea
      case .layoutMargins: .layoutMargins
      case .readableContent: .readableContent
      }
    }
  }
#endif
