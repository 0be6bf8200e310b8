import IntarsiaIR

#if os(Linux)
  import HeadlessUIKit
#elseif canImport(UIKit) && !os(watchOS)
  import UIKit
#endif

#if os(Linux) || (canImport(UIKit) && !os(watchOS))
  extension LayoutConfiguration {
    /// Makes the configuration as UIKit has it; before iOS 14 and tvOS 14 without a reference of insets.
    @MainActor public func compositionalLayoutConfiguration() -> UICollectionViewCompositionalLayoutConfiguration {
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.scrollDirection = scrollDirection == .horizontal ? .horizontal : .vertical
      configuration.interSectionSpacing = interSectionSpacing.isFinite ? CGFloat(interSectionSpacing) : 0
      if validate(at: .root).isEmpty {
        configuration.boundarySupplementaryItems = boundarySupplementaryItems.map {
          $0.collectionLayoutBoundarySupplementaryItem()
        }
      }
      if #available(iOS 14, tvOS 14, visionOS 1, *) {
        configuration.contentInsetsReference = contentInsetsReference.uiKit
      }
      return configuration
    }
  }

  extension SectionSpec {
    /// Makes a layout all of whose sections are this one.
    @MainActor public func compositionalLayout(
      configuration: LayoutConfiguration = LayoutConfiguration()
    ) -> UICollectionViewCompositionalLayout {
      UICollectionViewCompositionalLayout(
        section: collectionLayoutSection(), configuration: configuration.compositionalLayoutConfiguration())
    }
  }
#endif
