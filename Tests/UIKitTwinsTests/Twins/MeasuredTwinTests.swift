#if canImport(UIKit)
  import IntarsiaDSL
  import IntarsiaIR
  import IntarsiaSolver
  import Testing
  import UIKit

  @Suite("Cells that size themselves and values that are told the sizes have the same frames")
  @MainActor struct MeasuredTwinTests {
    /// The twins with estimated sizes, and what their cells ask for.
    struct Measured: Sendable, CustomTestStringConvertible {
      let twin: Twin
      let sizes: [Size]

      var testDescription: String { twin.name }
    }

    nonisolated static let measured = [
      Measured(
        twin: Twin.named("tags, not measured"),
        sizes: [(150, 20), (120, 20), (200, 20), (60, 20), (400, 20)].map { Size(width: $0, height: $1) }),
      Measured(
        twin: Twin.named("cards, not measured"),
        sizes: [31, 88, 31, 126, 31].map { Size(width: 100, height: $0) }),
      Measured(
        twin: Twin.named("equal heights, not measured"),
        sizes: [60, 140, 80, 50].map { Size(width: 100, height: $0) }),
      Measured(
        twin: Twin.named("a list, plain, supplementary, supplementary"),
        sizes: [20, 61.5, 44].map { Size(width: 100, height: $0) }),
      Measured(
        twin: Twin.named("a list below a row"), sizes: [30, 80, 55.5].map { Size(width: 100, height: $0) }),
    ]

    @Test("All visible elements", arguments: measured)
    func frames(_ measured: Measured) throws {
      let source = SizingSource(counts: measured.twin.counts, sizes: measured.sizes)
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: measured.twin.width, height: measured.twin.height),
        collectionViewLayout: measured.twin.uikit())
      view.register(SizedCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      view.layoutIfNeeded()

      var solution = measured.twin.solution(like: view)
      solution.measureVisible { request in
        guard case .item(let item, _) = request.id else { return MeasuredSize(height: SizedHeader.height) }
        let size = measured.sizes[item % measured.sizes.count]
        return MeasuredSize(width: size.width, height: size.height)
      }
      let shown = try #require(view.collectionViewLayout.layoutAttributesForElements(in: view.bounds))
      let expected = solution.elements(in: Rect(x: 0, y: 0, width: measured.twin.width, height: measured.twin.height))
      #expect(
        Set(shown.map(PlacedElement.init))
          == Set(
            expected.map { element in
              var element = PlacedElement(element)
              element.frame = element.frame.thousandths
              return element
            }))
      for cell in view.visibleCells {
        let path = try #require(view.indexPath(for: cell))
        #expect(cell.frame == view.layoutAttributesForItem(at: path)?.frame)
      }
      #expect(view.contentSize.height == CGFloat(solution.contentSize.height))
    }
  }

  extension Twin {
    fileprivate static func named(_ name: String) -> Twin {
      guard let twin = all.first(where: { $0.name == name }) else { preconditionFailure("no twins \(name)") }
      return twin
    }
  }

  final class SizedCell: UICollectionViewCell {
    var wanted = CGSize.zero

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
      attributes.size = wanted
      return attributes
    }
  }

  final class SizedHeader: UICollectionReusableView {
    static nonisolated let height = 33.0

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: SizedHeader.height)
    }
  }

  /// A data source whose cells ask for sizes.
  final class SizingSource: NSObject, UICollectionViewDataSource {
    let counts: [Int]
    let sizes: [Size]

    init(counts: [Int], sizes: [Size]) {
      self.counts = counts
      self.sizes = sizes
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      counts[section]
    }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      if let cell = cell as? SizedCell {
        let size = sizes[indexPath.item % sizes.count]
        cell.wanted = CGSize(width: size.width, height: size.height)
      }
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.register(
        SizedHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
      return collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
  }
#endif
