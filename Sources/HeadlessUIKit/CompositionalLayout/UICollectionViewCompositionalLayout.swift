import Foundation
import IntarsiaIR
import IntarsiaSolver

/// Gives the layout of the section at an index, or nothing for a section without items.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  (_ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout composed of sections, groups and items, solved without a screen.
@MainActor @preconcurrency open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// Gives the layout of the section at an index.
  let provider: UICollectionViewCompositionalLayoutSectionProvider
  private var storedConfiguration: UICollectionViewCompositionalLayoutConfiguration
  /// What was solved last; nothing when it has to be solved anew.
  var state: State?
  /// The sizes that views asked for, until the layout is invalidated from outside (`R158`).
  var measured: [LayoutElement.ID: MeasuredSize] = [:]

  /// Makes a layout of sections that a closure gives by index.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    storedConfiguration = configuration.duplicate()
    super.init()
  }

  /// Makes a layout of sections that a closure gives by index.
  public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    self.init(
      sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Makes a layout all of whose sections are alike.
  public convenience init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    let copy = section.duplicate()
    self.init(sectionProvider: { _, _ in copy }, configuration: configuration)
  }

  /// Makes a layout all of whose sections are alike.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Makes nothing: a layout needs sections.
  @available(*, unavailable)
  public override init() {
    fatalError("init() is unavailable; use init(section:) or init(sectionProvider:)")
  }

  /// Makes nothing: a layout needs sections.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// What holds for the whole layout: a copy, so that changes count only when it is set.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { storedConfiguration.duplicate() }
    set {
      storedConfiguration = newValue.duplicate()
      invalidateLayout()
    }
  }

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  // MARK: Invalidation

  open override func invalidateLayout() {
    state = nil
    measured = [:]
    super.invalidateLayout()
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    state = nil
    if context.invalidateEverything || context.invalidateDataSourceCounts {
      measured = [:]
    } else {
      for path in context.invalidatedItemIndexPaths ?? [] {
        measured[.item(path.item, inSection: path.section)] = nil
      }
      for (kind, paths) in context.invalidatedSupplementaryIndexPaths ?? [:] {
        for path in paths { measured[.supplementary(kind, index: path.item, inSection: path.section)] = nil }
      }
    }
    super.invalidateLayout(with: context)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let view = collectionView else { return false }
    if newBounds.size != view.bounds.size { return true }
    return state?.pins ?? false
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    preferredAttributes.size != originalAttributes.size
  }

  // MARK: Frames

  open override func prepare() {
    _ = solved()
  }

  open override var collectionViewContentSize: CGSize {
    solution.map { CGSize($0.contentSize) } ?? .zero
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let solution else { return [] }
    callPendingHandlers()
    return solution.elements(in: Rect(rect)).map(attributes(of:))
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    element(.item(indexPath.item, inSection: indexPath.section))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    element(
      .supplementary(
        elementKind, index: indexPath.item == Int.max ? 0 : indexPath.item,
        inSection: indexPath.item == Int.max ? nil : indexPath.section))
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    element(.decoration(elementKind, index: indexPath.item, inSection: indexPath.section))
  }

  private func element(_ id: LayoutElement.ID) -> UICollectionViewLayoutAttributes? {
    guard let solution else { return nil }
    callPendingHandlers()
    return solution.element(id).map(attributes(of:))
  }
}
