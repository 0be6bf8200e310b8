import HeadlessUIKit
import Testing

@Suite("Sections that scroll sideways")
@MainActor struct RowTests {
  /// Asked offsets of the recorded table, and where the row comes to rest.
  struct Recorded: Sendable, CustomTestStringConvertible {
    let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    let group: String
    let count: Int
    let rests: [CGFloat]

    var testDescription: String { "\(behavior), \(count) groups of \(group)" }
  }

  nonisolated static let asked: [CGFloat] = [0, 40, 130, 200, 300, 400, 700]

  nonisolated static let recorded: [Recorded] = [
    Recorded(behavior: .continuous, group: "A", count: 3, rests: [0, 6, 6, 6, 6, 6, 6]),
    Recorded(behavior: .continuous, group: "B", count: 3, rests: [0, 40, 130, 200, 300, 400, 474]),
    Recorded(behavior: .continuous, group: "C", count: 8, rests: [0, 40, 130, 200, 300, 400, 490]),
    Recorded(
      behavior: .continuousGroupLeadingBoundary, group: "A", count: 8, rests: [0, 0, 108, 216, 324, 432, 546]),
    Recorded(behavior: .groupPaging, group: "B", count: 3, rests: [0, 0, 0, 264, 264, 474, 474]),
    Recorded(behavior: .groupPaging, group: "C", count: 8, rests: [0, 0, 100, 200, 300, 400, 490]),
    Recorded(behavior: .paging, group: "A", count: 8, rests: [0, 0, 0, 310, 310, 310, 546]),
    Recorded(behavior: .paging, group: "B", count: 3, rests: [0, 0, 0, 310, 310, 310, 474]),
    Recorded(behavior: .groupPagingCentered, group: "A", count: 3, rests: [3, 3, 111, 111, 111, 111, 111]),
    Recorded(
      behavior: .groupPagingCentered, group: "B", count: 8, rests: [-27, -27, 237, 237, 237, 501, 765]),
    Recorded(behavior: .groupPagingCentered, group: "C", count: 3, rests: [-5, -5, 95, 95, 95, 95, 95]),
  ]

  private func screen(_ recorded: Recorded) -> Screen {
    let width: NSCollectionLayoutDimension = recorded.group == "B" ? .fractionalWidth(0.8) : .absolute(100)
    let section = NSCollectionLayoutSection.row(
      width, apart: recorded.group == "C" ? 0 : 8, recorded.behavior)
    return Screen([recorded.count], UICollectionViewCompositionalLayout(section: section))
  }

  @Test("A row comes to rest where the recorded ones did (R133–R137)", arguments: recorded)
  func rests(_ recorded: Recorded) {
    let screen = screen(recorded)
    screen.view.layoutIfNeeded()
    let rests = RowTests.asked.map { offset in
      screen.view.setOrthogonalContentOffset(offset, inSection: 0)
      return screen.view.orthogonalContentOffset(inSection: 0).x
    }
    #expect(rests == recorded.rests)
  }

  @Test("A centred row opens with its first group in the middle (R137)")
  func centred() {
    let screen = screen(
      Recorded(behavior: .groupPagingCentered, group: "B", count: 3, rests: []))
    screen.view.layoutIfNeeded()
    #expect(screen.view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minX == 31)
  }

  @Test("A handler sees the unscrolled row, in the order in which items came into view (R138)")
  func handler() {
    struct Call: Equatable {
      var offset: CGPoint
      var names: [String]
      var x: [CGFloat]
    }
    var calls: [Call] = []
    var sections: [Int] = []
    let layout = UICollectionViewCompositionalLayout { index, _ in
      let section = NSCollectionLayoutSection.row(.absolute(100), apart: 8, .continuous)
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)),
          elementKind: "header", alignment: .top)
      ]
      section.visibleItemsInvalidationHandler = { items, offset, environment in
        sections.append(index)
        #expect(environment.container.contentSize == CGSize(width: 320, height: 480))
        guard index == 0 else { return }
        calls.append(
          Call(
            offset: offset, names: items.map { $0.representedElementKind ?? "\($0.indexPath.item)" },
            x: items.map(\.frame.minX)))
        for item in items where item.representedElementCategory == .cell {
          item.alpha = 0.5
          item.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
          item.center.y += 10
        }
      }
      return section
    }
    let screen = Screen([8, 2], layout)
    screen.view.layoutIfNeeded()
    #expect(sections == [1, 0])
    #expect(calls == [Call(offset: .zero, names: ["0", "1", "2", "header"], x: [4, 112, 220, 4])])

    screen.view.setOrthogonalContentOffset(40, inSection: 0)
    screen.view.layoutIfNeeded()
    #expect(calls.count == 2)
    #expect(
      calls.last
        == Call(offset: CGPoint(x: 40, y: 0), names: ["0", "1", "2", "header", "3"], x: [4, 112, 220, 4, 328]))
    let shown = screen.view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))
    #expect(shown?.alpha == 0.5)
    #expect(shown?.center == CGPoint(x: 112 + 50 - 40, y: 23 + 25 + 10))
    #expect(shown?.frame == CGRect(x: 97, y: 45.5, width: 50, height: 25))
    #expect(screen.view.cellForItem(at: IndexPath(item: 1, section: 0))?.alpha == 0.5)
  }

  @Test("A handler of a section that does not scroll sideways gets the view's offset")
  func plainHandler() {
    var calls: [(offset: CGFloat, items: [Int])] = []
    let section = NSCollectionLayoutSection.rows(200)
    section.visibleItemsInvalidationHandler = { items, offset, _ in
      calls.append((offset.y, items.map(\.indexPath.item)))
      for item in items { item.alpha = abs(item.frame.midY - offset.y - 240) > 150 ? 0.5 : 1 }
    }
    let screen = Screen([10], UICollectionViewCompositionalLayout(section: section))
    screen.view.layoutIfNeeded()
    screen.view.contentOffset.y = 200
    screen.view.layoutIfNeeded()
    #expect(calls.map(\.offset) == [0, 200])
    #expect(calls.map(\.items) == [[0, 1, 2], [1, 2, 3]])
    #expect(screen.view.visibleCells.map(\.alpha) == [1, 1, 0.5])
  }

  @Test("Scrolling to an item moves its row too")
  func scrollToItem() {
    let screen = Screen(
      [8], UICollectionViewCompositionalLayout(section: .row(.absolute(100), apart: 8, .continuous)))
    screen.view.layoutIfNeeded()
    screen.view.scrollToItem(at: IndexPath(item: 4, section: 0), at: .left, animated: true)
    #expect(screen.view.orthogonalContentOffset(inSection: 0) == CGPoint(x: 432, y: 0))
    screen.view.layoutIfNeeded()
    #expect(screen.frame(4) == CGRect(x: 4, y: 3, width: 100, height: 50))
  }
}
