import Foundation

/// Where an element is and how it looks.
@MainActor @preconcurrency open class UICollectionViewLayoutAttributes: NSObject, NSCopying, UIDynamicItem {
  /// Which element it is.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// Whether it is a cell, a supplementary or a decoration.
  public internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// The kind of a supplementary or a decoration.
  public internal(set) var representedElementKind: String?
  /// The untransformed rectangle: kept whole, so that a frame that was set is the frame that is read.
  private var rect = CGRect.zero
  /// How the element is transformed about its middle.
  open var transform = CGAffineTransform.identity
  /// How the element is transformed in space.
  open var transform3D = CATransform3DIdentity
  /// How opaque the element is.
  open var alpha: CGFloat = 1
  /// How high the element lies.
  open var zIndex = 0
  /// Whether the element is not shown.
  open var isHidden = false

  /// Makes the attributes of a cell without extent.
  public required override init() {
    super.init()
  }

  /// Makes the attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Makes the attributes of a supplementary.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  /// Makes the attributes of a decoration.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }

  /// Where the middle is.
  open var center: CGPoint {
    get { rect.center }
    set { rect = CGRect(center: newValue, size: rect.size) }
  }

  /// The extent; setting it keeps the middle where it is.
  open var size: CGSize {
    get { rect.size }
    set { if newValue != rect.size { rect = CGRect(center: rect.center, size: newValue) } }
  }

  /// The rectangle the element fills.
  open var frame: CGRect {
    get { rect.transformed(by: transform) }
    set { rect = newValue }
  }

  /// The extent, at the origin.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  func duplicate() -> UICollectionViewLayoutAttributes {
    let copy = type(of: self).init()
    copy.indexPath = indexPath
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    copy.rect = rect
    (copy.transform, copy.transform3D) = (transform, transform3D)
    (copy.alpha, copy.zIndex, copy.isHidden) = (alpha, zIndex, isHidden)
    return copy
  }

  /// Makes equal attributes of the same class.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    let copy: UICollectionViewLayoutAttributes = MainActor.assumeIsolated { duplicate() }
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return MainActor.assumeIsolated {
      indexPath == other.indexPath && representedElementCategory == other.representedElementCategory
        && representedElementKind == other.representedElementKind && rect == other.rect
        && transform == other.transform && transform3D == other.transform3D && alpha == other.alpha
        && zIndex == other.zIndex && isHidden == other.isHidden
    }
  }

  open override var hash: Int { MainActor.assumeIsolated { indexPath.hashValue } }

  open override var description: String {
    MainActor.assumeIsolated {
      let kind = representedElementKind.map { " \($0)" } ?? ""
      return "<\(representedElementCategory)\(kind) \(indexPath) \(frame) zIndex \(zIndex)>"
    }
  }
}
