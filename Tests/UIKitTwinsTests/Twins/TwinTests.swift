#if canImport(UIKit)
  import IntarsiaDSL
  import IntarsiaIR
  import IntarsiaSolver
  import IntarsiaUIKit
  import Testing
  import UIKit

  @Suite("Layouts written for UIKit and layouts written as values have the same frames")
  @MainActor struct TwinTests {
    @Test("Every frame, height and the content's size", arguments: Twin.all)
    func frames(_ twin: Twin) throws {
      let source = CountingSource(counts: twin.counts)
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: twin.width, height: twin.height), collectionViewLayout: twin.uikit())
      view.dataSource = source
      let solution = twin.solution(like: view)
      let scroll = twin.layout.configuration.scrollDirection
      view.contentOffset = scroll == .vertical ? CGPoint(x: 0, y: twin.offset) : CGPoint(x: twin.offset, y: 0)

      let size = view.collectionViewLayout.collectionViewContentSize
      #expect(Size(width: size.width, height: size.height) == solution.contentSize)

      let shown = try #require(
        view.collectionViewLayout.layoutAttributesForElements(in: CGRect(origin: .zero, size: size)))
      let expected = solution.elements(in: Rect(origin: .zero, size: solution.contentSize)).map { element in
        var element = PlacedElement(element)
        element.frame = element.frame.thousandths
        return element
      }
      #expect(!expected.isEmpty)
      let (left, right) = (Set(shown.map(PlacedElement.init)), Set(expected))
      #expect(left.subtracting(right).isEmpty && right.subtracting(left).isEmpty)

      for item in solution.items {
        guard case .item(let index, let section) = item.id else { continue }
        let attributes = view.collectionViewLayout.layoutAttributesForItem(
          at: IndexPath(item: index, section: section))
        #expect(attributes.map { PlacedElement($0).frame } == item.frame.thousandths)
      }
    }

    @Test("The value handed to UIKit shows the same", arguments: Twin.all)
    func bridged(_ twin: Twin) throws {
      let source = CountingSource(counts: twin.counts)
      let frame = CGRect(x: 0, y: 0, width: twin.width, height: twin.height)
      let written = UICollectionView(frame: frame, collectionViewLayout: twin.uikit())
      let bridged = UICollectionView(
        frame: frame, collectionViewLayout: twin.layout.compositionalLayout { index in index })
      let elements = try [written, bridged].map { view in
        view.dataSource = source
        view.contentOffset =
          twin.layout.configuration.scrollDirection == .vertical
          ? CGPoint(x: 0, y: twin.offset) : CGPoint(x: twin.offset, y: 0)
        let layout = view.collectionViewLayout
        let content = CGRect(origin: .zero, size: layout.collectionViewContentSize)
        return Set(try #require(layout.layoutAttributesForElements(in: content)).map(PlacedElement.init))
      }
      #expect(elements[0] == elements[1])
    }

    @Test("There are more than thirty twins, all different")
    func count() {
      #expect(Twin.all.count > 30)
      #expect(Set(Twin.all.map(\.testDescription)).count == Twin.all.count)
    }
  }

  extension Twin {
    static let all = badges + headers + decorations + groups + spacings + rows + environments + lists

    /// Solves the value in a container like a view.
    @MainActor func solution(like view: UICollectionView) -> LayoutSolution {
      let margins = view.directionalLayoutMargins
      let insets = Insets(
        top: margins.top, leading: margins.leading, bottom: margins.bottom, trailing: margins.trailing)
      let container = Container(
        width: width, height: height, scale: view.traitCollection.displayScale, layoutMargins: insets,
        readableContentInsets: insets)
      let environment = LayoutEnvironment(container: container)
      let input = LayoutInput(
        container: container, configuration: layout.configuration,
        layouts: counts.indices.map { index in
          LayoutInput.KindLayout(kind: "\(index)", section: layout.section(for: index, in: environment))
        }, sections: counts.enumerated().map { LayoutInput.Section(layout: $0, itemCount: $1) })
      let corner = Point(layout.configuration.scrollDirection, along: offset, across: 0)
      return LayoutSolver().solve(input, viewport: Viewport(offset: corner))
    }
  }

  /// A data source that only counts.
  final class CountingSource: NSObject, UICollectionViewDataSource {
    let counts: [Int]

    init(counts: [Int]) {
      self.counts = counts
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      counts[section]
    }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      UICollectionViewCell()
    }
  }
#endif
