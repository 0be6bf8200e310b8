import IntarsiaIR

#if os(Linux)
  import HeadlessUIKit
#elseif canImport(UIKit) && !os(watchOS)
  import UIKit
#endif

#if os(Linux) || (canImport(UIKit) && !os(watchOS))
  extension IntarsiaIR.Dimension {
    /// The dimension as UIKit spells it.
    ///
    /// Before iOS 17 and tvOS 17 nothing is shared with siblings: a uniform dimension is estimated there.
    @MainActor public var collectionLayoutDimension: NSCollectionLayoutDimension {
      switch self {
      case .fractionalWidth(let part): return .fractionalWidth(CGFloat(part))
      case .fractionalHeight(let part): return .fractionalHeight(CGFloat(part))
      case .absolute(let points): return .absolute(CGFloat(points))
      case .estimated(let points): return .estimated(CGFloat(points))
      case .uniformAcrossSiblings(let estimate):
        if #available(iOS 17, tvOS 17, visionOS 1, *) {
          return .uniformAcrossSiblings(estimate: CGFloat(estimate))
        }
        return .estimated(CGFloat(estimate))
      }
    }
  }

  extension LayoutSize {
    /// The size as UIKit spells it.
    @MainActor public var collectionLayoutSize: NSCollectionLayoutSize {
      NSCollectionLayoutSize(
        widthDimension: width.collectionLayoutDimension, heightDimension: height.collectionLayoutDimension)
    }
  }
#endif
