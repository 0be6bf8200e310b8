import IntarsiaIR

#if os(Linux)
  import HeadlessUIKit
#elseif canImport(UIKit) && !os(watchOS)
  import UIKit
#endif

#if os(Linux) || (canImport(UIKit) && !os(watchOS))
  extension Anchor.Edges {
    /// The edges as UIKit spells them.
    public var directionalRectEdge: NSDirectionalRectEdge {
      NSDirectionalRectEdge(rawValue: NSDirectionalRectEdge.RawValue(rawValue))
    }
  }

  extension Anchor {
    /// The anchor as UIKit spells it.
    @MainActor public var collectionLayoutAnchor: NSCollectionLayoutAnchor {
      let edges = edges.directionalRectEdge
      switch offset {
      case .absolute(let point):
        return NSCollectionLayoutAnchor(edges: edges, absoluteOffset: CGPoint(x: point.x, y: point.y))
      case .fractional(let parts):
        return NSCollectionLayoutAnchor(edges: edges, fractionalOffset: CGPoint(x: parts.x, y: parts.y))
      }
    }
  }

  extension BoundarySpec.Alignment {
    /// The alignment as UIKit spells it.
    public var rectAlignment: NSRectAlignment {
      switch self {
      case .top: .top
      case .topLeading: .topLeading
      case .leading: .leading
      case .bottomLeading: .bottomLeading
      case .bottom: .bottom
      case .bottomTrailing: .bottomTrailing
      case .trailing: .trailing
      case .topTrailing: .topTrailing
      }
    }
  }
#endif
