#if canImport(UIKit)
  import IntarsiaDSL
  import IntarsiaIR
  import IntarsiaSnapshots
  import IntarsiaSolver
  import Testing
  import UIKit

  @Suite("Screens written for UIKit show what the same screens written as values solve")
  @MainActor struct ScreenTests {
    /// The frames of all cells and supplementaries of a screen.
    private func elements(of screen: UIViewController) throws -> Set<PlacedElement> {
      screen.loadViewIfNeeded()
      screen.view.layoutIfNeeded()
      let view = try #require(screen.view.subviews.compactMap { $0 as? UICollectionView }.first)
      let layout = view.collectionViewLayout
      let content = CGRect(origin: .zero, size: layout.collectionViewContentSize)
      return Set(try #require(layout.layoutAttributesForElements(in: content)).map(PlacedElement.init))
    }

    private func elements<Kind>(
      of layout: Layout<Kind>, _ sections: [(kind: Kind, count: Int)], offsets: [Int: Double] = [:]
    ) -> Set<PlacedElement> {
      let container = Container(width: 390, height: 844)
      let environment = LayoutEnvironment(container: container)
      let input = LayoutInput(
        container: container, configuration: layout.configuration,
        layouts: sections.map { .init(kind: "\($0.kind)", section: layout.section(for: $0.kind, in: environment)) },
        sections: sections.enumerated().map { .init(layout: $0.offset, itemCount: $0.element.count) })
      let solution = LayoutSolver().solve(input, viewport: Viewport(orthogonalOffsets: offsets))
      return Set(
        solution.elements(in: Rect(origin: .zero, size: solution.contentSize)).map { element in
          var element = PlacedElement(element)
          element.frame = element.frame.thousandths
          return element
        })
    }

    @Test("A feed of banners and categories")
    func feed() throws {
      enum Kind: Hashable, Sendable { case banners, categories }
      let layout = Layout(for: Kind.self) { kind in
        switch kind {
        case .banners:
          Section { HGroup(height: 200) { Item() } }
            .orthogonalScrollingBehavior(.groupPaging)
        case .categories:
          Section {
            HGroup(height: .estimated(150)) {
              Item(width: .fractionalWidth(0.25)).contentInsets(top: 15, leading: 25, bottom: 15)
            }
          }
          .orthogonalScrollingBehavior(.continuous)
        }
      }
      #expect(
        try elements(of: FeedViewController()) == elements(of: layout, [(.banners, 3), (.categories, 6)]))
    }

    @Test("A store whose shelves come in any order", arguments: [[0, 1, 2], [2, 0, 1], [1, 2]])
    func store(_ order: [Int]) throws {
      enum Kind: Int, Hashable, Sendable { case filters, sliders, recommended }
      let layout = Layout(for: Kind.self) { kind in
        switch kind {
        case .filters:
          Section { HGroup(width: 120, height: 44) { Item() } }
            .interGroupSpacing(8)
            .contentInsets(horizontal: 16, vertical: 8)
            .orthogonalScrollingBehavior(.continuous)
        case .sliders:
          Section { HGroup(width: .fractionalWidth(0.9), height: 260) { Item() } }
            .interGroupSpacing(12)
            .contentInsets(horizontal: 16, vertical: 8)
            .orthogonalScrollingBehavior(.groupPagingCentered)
        case .recommended:
          Section { VGroup(width: .fractionalWidth(0.9), height: 270) { Item(height: 90) } }
            .orthogonalScrollingBehavior(.groupPaging)
            .contentInsets(horizontal: 16)
            .header("RecommendedHeader", height: 50, alignment: .topLeading)
        }
      }
      let counts = [5, 3, 7]
      let kinds = order.compactMap(Kind.init)
      let screen = StoreViewController()
      screen.shelves = order.map { index in
        ([.filters, .sliders, .recommended][index], (0..<counts[index]).map { "Title \($0)" })
      }
      // A centred row comes to rest with its first group in the middle: (351 − 358) / 2.
      let offsets = order.firstIndex(of: 1).map { [$0: -3.5] } ?? [:]
      #expect(
        try elements(of: screen)
          == elements(of: layout, kinds.map { ($0, counts[$0.rawValue]) }, offsets: offsets))
    }

    @Test("A catalogue in three columns")
    func catalogue() throws {
      let layout = Layout(for: CatalogueViewController.Section.self) { _ in
        Section { HGroup(height: .fractionalWidth(0.33), count: 3) { Item(width: .fractionalWidth(0.33)) } }
          .contentInsets(horizontal: 16)
      }
      let screen = CatalogueViewController()
      let stack = UINavigationController(rootViewController: screen)
      #expect(try elements(of: screen) == elements(of: layout, [(.main, 20)]))
      #expect(stack.navigationBar.topItem?.title == "Catalogue")
      let cells = screen.collectionView.visibleCells.compactMap { ($0 as? CatalogueCell)?.name }
      #expect(cells == (1...20).map { "Entry \($0)" })
      let last = try #require(screen.list.last)
      #expect(screen.dataSource.indexPath(for: last) == IndexPath(row: 19, section: 0))
    }
  }
#endif
