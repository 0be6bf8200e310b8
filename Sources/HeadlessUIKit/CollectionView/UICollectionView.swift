import Foundation
import IntarsiaIR
import IntarsiaSolver

/// A view of many elements that a layout places: it makes views for what is visible and asks them for their sizes.
@MainActor @preconcurrency open class UICollectionView: UIScrollView {
  /// What sort of element a view is for.
  public enum ElementCategory: UInt, Hashable, Sendable {
    /// An item.
    case cell = 0
    /// A header, a badge and the like.
    case supplementaryView = 1
    /// A background.
    case decorationView = 2
  }

  /// The axis along which a layout scrolls.
  public enum ScrollDirection: Int, Hashable, Sendable {
    /// Up and down.
    case vertical = 0
    /// Left and right.
    case horizontal = 1
  }

  /// Where in the view an element comes to stand.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// At the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle between top and bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle between left and right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The kind that headers usually have.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind that footers usually have.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Says how many elements there are and gives their views.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  /// Hears of what happens to elements.
  open weak var delegate: (any UICollectionViewDelegate)?
  /// Whether elements can be selected.
  open var allowsSelection = true
  /// Whether several elements can be selected.
  open var allowsMultipleSelection = false
  /// The view behind the elements.
  open var backgroundView: UIView?
  /// Says where the elements are.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet { if collectionViewLayout !== oldValue { adoptLayout(insteadOf: oldValue) } }
  }
  /// How far sections that scroll sideways are scrolled.
  public internal(set) var orthogonalContentOffsets: [Int: CGFloat] = [:]

  /// The numbers of items, as the data source last said.
  private var counts: [Int]?
  /// The views that are shown.
  var shown: [LayoutElement.ID: UICollectionReusableView] = [:]
  var registry = ViewRegistry()
  /// The cell that is configured again instead of replaced.
  var reconfigured: (indexPath: IndexPath, cell: UICollectionViewCell)?
  var selected: Set<IndexPath> = []
  private var lastSize = CGSize.zero

  /// Makes a view with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    lastSize = frame.size
    layout.collectionView = self
  }

  /// Makes a view from an archive, which there is none of here.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  /// Uses another layout, at once.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  /// Uses another layout, at once, and then calls a closure.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    collectionViewLayout = layout
    completion?(true)
  }

  private func adoptLayout(insteadOf old: UICollectionViewLayout) {
    old.collectionView = nil
    collectionViewLayout.collectionView = self
    orthogonalContentOffsets = [:]
    collectionViewLayout.invalidateLayout()
  }

  // MARK: Data

  /// The number of sections.
  open var numberOfSections: Int { itemCounts.count }

  /// Answers the number of items of a section.
  open func numberOfItems(inSection section: Int) -> Int {
    guard itemCounts.indices.contains(section) else {
      raise(
        "request for number of items in section \(section) when there are only \(itemCounts.count) sections in the "
          + "collection view")
    }
    return itemCounts[section]
  }

  private var itemCounts: [Int] {
    if let counts { return counts }
    guard let dataSource else { return [] }
    let counts = (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
    self.counts = counts
    return counts
  }

  /// Forgets all views and asks the data source anew.
  open func reloadData() {
    for (id, view) in shown { discard(view, of: id) }
    shown = [:]
    selected = []
    countsDidChange()
  }

  /// Forgets the numbers of items and what was laid out, but not the views.
  func countsDidChange() {
    counts = nil
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    collectionViewLayout.invalidateLayout(with: context)
    setNeedsLayout()
  }

  // MARK: Surroundings

  override var scrollsHorizontally: Bool {
    (collectionViewLayout as? UICollectionViewCompositionalLayout)?.configuration.scrollDirection == .horizontal
  }

  open override var bounds: CGRect {
    didSet {
      if bounds.size != lastSize {
        lastSize = bounds.size
        collectionViewLayout.invalidateLayout()
      } else if bounds.origin != oldValue.origin {
        delegate?.scrollViewDidScroll(self)
        if !(collectionViewLayout is UICollectionViewCompositionalLayout),
          collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds)
        {
          collectionViewLayout.invalidateLayout(
            with: collectionViewLayout.invalidationContext(forBoundsChange: bounds))
        }
      }
    }
  }

  open override var traitCollection: UITraitCollection {
    didSet { collectionViewLayout.invalidateLayout() }
  }

  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { collectionViewLayout.invalidateLayout() }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    collectionViewLayout.invalidateLayout()
  }

  open override var layoutMargins: UIEdgeInsets {
    didSet { collectionViewLayout.invalidateLayout() }
  }

  open override var readableContentInsets: NSDirectionalEdgeInsets? {
    didSet { collectionViewLayout.invalidateLayout() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateVisibleViews()
  }
}
