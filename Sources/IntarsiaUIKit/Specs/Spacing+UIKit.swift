import IntarsiaIR

#if os(Linux)
  import HeadlessUIKit
#elseif canImport(UIKit) && !os(watchOS)
  import UIKit
#endif

#if os(Linux) || (canImport(UIKit) && !os(watchOS))
  extension Spacing {
    /// The spacing as UIKit spells it.
    @MainActor public var collectionLayoutSpacing: NSCollectionLayoutSpacing {
      switch self {
      case .fixed(let points): .fixed(CGFloat(points))
      case .flexible(let points): .flexible(CGFloat(points))
      }
    }
  }

  extension EdgeSpacing {
    /// The edge spacing as UIKit spells it.
    @MainActor public var collectionLayoutEdgeSpacing: NSCollectionLayoutEdgeSpacing {
      NSCollectionLayoutEdgeSpacing(
        leading: leading.collectionLayoutSpacing, top: top.collectionLayoutSpacing,
        trailing: trailing.collectionLayoutSpacing, bottom: bottom.collectionLayoutSpacing)
    }
  }

  extension Insets {
    /// The insets as UIKit spells them.
    public var directionalEdgeInsets: NSDirectionalEdgeInsets {
      NSDirectionalEdgeInsets(
        top: CGFloat(top), leading: CGFloat(leading), bottom: CGFloat(bottom), trailing: CGFloat(trailing))
    }
  }
#endif
