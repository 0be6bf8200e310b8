import Foundation
import IntarsiaIR
import IntarsiaSolver

extension UICollectionViewCompositionalLayout {
  /// What a solve leaves behind.
  struct State {
    /// Where everything is.
    var solution: LayoutSolution
    /// The sections as they were given, for their handlers.
    let sections: [NSCollectionLayoutSection?]
    /// What the sections were made for.
    let environment: any NSCollectionLayoutEnvironment
    /// Whether anything pins.
    let pins: Bool
    /// Whether handlers are still to be called for this solve.
    var handlersArePending: Bool
    /// What handlers made of elements.
    var overrides: [LayoutElement.ID: HeadlessVisibleItem] = [:]
    /// The elements of each section with a handler, in the order in which they came into view.
    var inView: [Int: [LayoutElement.ID]] = [:]
    /// The offset that each section's handler was told last.
    var handledOffsets: [Int: CGPoint] = [:]
  }

  /// Where everything is for what is visible now, or nothing while the layout has no view.
  public var solution: LayoutSolution? {
    guard var solution = solved()?.solution, let view = collectionView else { return nil }
    solution.viewport = view.viewport
    return solution
  }

  /// What the layout's author should know; where UIKit raises an exception, this module traps instead.
  public var diagnostics: [Diagnostic] { solution?.diagnostics ?? [] }

  /// What was asked of the solver.
  public var input: LayoutInput? { solution?.input }

  /// Solves the layout, if that has not been done, asking for every section once (`R124`).
  func solved() -> State? {
    if let state { return state }
    guard let view = collectionView else { return nil }
    let environment = view.layoutEnvironment
    let configuration = configuration.spec
    var layouts: [LayoutInput.KindLayout] = []
    var positions: [SectionSpec?: Int] = [:]
    var sections: [NSCollectionLayoutSection?] = []
    var shown: [LayoutInput.Section] = []
    for index in 0..<view.numberOfSections {
      let section = provider(index, environment)?.duplicate()
      let count = view.numberOfItems(inSection: index)
      if section == nil, count > 0 {
        raise(
          "Invalid section definition. Please specify a valid section definition when content is to be rendered for "
            + "a section. This is a client error.")
      }
      let spec = section?.sectionSpec(in: environment)
      let position = positions[spec] ?? layouts.count
      if position == layouts.count {
        positions[spec] = position
        layouts.append(LayoutInput.KindLayout(kind: "section \(index)", section: spec))
      }
      sections.append(section)
      shown.append(LayoutInput.Section(layout: position, itemCount: count))
    }
    let input = LayoutInput(
      container: view.container, configuration: configuration, layouts: layouts, sections: shown)
    checkKinds(of: layouts.compactMap(\.section), configuration)
    let solution = LayoutSolver().solve(input, measured: measured)
    let state = State(
      solution: solution, sections: sections, environment: environment,
      pins: (configuration.boundarySupplementaryItems
        + layouts.flatMap { $0.section?.boundarySupplementaryItems ?? [] }).contains { $0.pinToVisibleBounds },
      handlersArePending: sections.contains { $0?.visibleItemsInvalidationHandler != nil })
    self.state = state
    return state
  }

  /// Raises what UIKit raises for an element kind that two supplementaries share (`R91c`).
  private func checkKinds(of sections: [SectionSpec], _ configuration: LayoutConfiguration) {
    let diagnostics =
      sections.flatMap { $0.validate(at: .root).diagnostics } + configuration.validate(at: .root)
    let kinds = diagnostics.filter { $0.rule == "duplicate-element-kind" }.compactMap {
      $0.message.split(separator: "\"").dropFirst().first
    }
    if !kinds.isEmpty {
      raise(
        "Every supplementary must have a unique elementKind: duplicates detected: (\(kinds.joined(separator: ", ")))")
    }
  }

  /// Asks visible views for their sizes, each once until the layout is invalidated (`R157`).
  ///
  /// - Parameters:
  ///   - viewport: what is visible.
  ///   - ask: answers the size that the view of an element would like to have.
  /// - Returns: how far to scroll so that what is visible stays where it is (`R160`).
  func measureVisible(
    in viewport: Viewport, _ ask: (UICollectionViewLayoutAttributes) -> CGSize?
  ) -> CGPoint {
    guard let before = solved()?.solution else { return .zero }
    var solution = before
    solution.viewport = viewport
    solution.measureVisible { request in
      var element = before.element(request.id) ?? LayoutElement(id: request.id, frame: .zero, zIndex: 0)
      element.frame.size = request.size
      guard let size = ask(attributes(of: element)) else { return nil }
      let answer = MeasuredSize(
        width: request.asksWidth ? Double(size.width) : nil, height: request.asksHeight ? Double(size.height) : nil)
      measured[request.id] = answer
      return answer
    }
    state?.solution = solution
    return solution.offsetAdjustment.map { CGPoint($0) } ?? .zero
  }

  /// An element in the view's terms, as handlers left it.
  func attributes(of element: LayoutElement) -> UICollectionViewLayoutAttributes {
    let type = type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let attributes = (type ?? UICollectionViewLayoutAttributes.self).init()
    attributes.indexPath = element.id.indexPath
    switch element.id {
    case .item: attributes.representedElementCategory = .cell
    case .supplementary: attributes.representedElementCategory = .supplementaryView
    case .decoration: attributes.representedElementCategory = .decorationView
    }
    attributes.representedElementKind = element.id.kind
    attributes.frame = CGRect(element.frame)
    attributes.zIndex = element.zIndex
    state?.overrides[element.id]?.change(attributes)
    return attributes
  }
}

extension LayoutElement.ID {
  /// The element in the terms of a view; those of the whole layout have no section (`R98`).
  var indexPath: IndexPath {
    switch self {
    case .item(let item, let section): IndexPath(item: item, section: section)
    case .supplementary(_, let index, let section?): IndexPath(item: index, section: section)
    case .supplementary(_, _, nil): IndexPath(item: Int.max, section: 0)
    case .decoration(_, let index, let section): IndexPath(item: index, section: section)
    }
  }

  /// The kind of a supplementary or a decoration.
  var kind: String? {
    switch self {
    case .item: nil
    case .supplementary(let kind, _, _), .decoration(let kind, _, _): kind
    }
  }

  /// The section; none for elements of the whole layout.
  var section: Int? {
    switch self {
    case .item(_, let section), .decoration(_, _, let section): section
    case .supplementary(_, _, let section): section
    }
  }
}

extension UICollectionViewLayoutAttributes {
  /// The element in the terms of the solver.
  var elementID: LayoutElement.ID {
    let kind = representedElementKind ?? ""
    return switch representedElementCategory {
    case .cell: .item(indexPath.item, inSection: indexPath.section)
    case .supplementaryView:
      indexPath.item == Int.max
        ? .supplementary(kind, index: 0, inSection: nil)
        : .supplementary(kind, index: indexPath.item, inSection: indexPath.section)
    case .decorationView: .decoration(kind, index: indexPath.item, inSection: indexPath.section)
    }
  }
}
