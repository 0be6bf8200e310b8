import HeadlessUIKit
import IntarsiaIR
import Testing

@Suite("The objects are values: copies, defaults and equality")
@MainActor struct ValueTests {
  @Test("Groups hold copies of their children, sections of their group (R112)")
  func copies() throws {
    let item = NSCollectionLayoutItem(layoutSize: .full)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: .full, subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    let copy = try #require(section.copy() as? NSCollectionLayoutSection)
    #expect(copy == section)
    #expect(copy.hash == section.hash)

    item.contentInsets = NSDirectionalEdgeInsets(top: 9, leading: 9, bottom: 9, trailing: 9)
    group.interItemSpacing = .fixed(9)
    #expect(group.subitems.first?.contentInsets == .zero)
    #expect(copy.sectionSpec == section.sectionSpec)
    section.interGroupSpacing = 9
    section.orthogonalScrollingProperties.bounce = .never
    #expect(copy.interGroupSpacing == 0)
    #expect(copy.orthogonalScrollingProperties.bounce == .automatic)
    #expect(copy != section)
  }

  @Test("What is not said is as in UIKit (R111)")
  func defaults() {
    let item = NSCollectionLayoutItem(layoutSize: .full)
    #expect(item.contentInsets == .zero)
    #expect(item.edgeSpacing?.leading == .fixed(0))
    #expect(item.supplementaryItems.isEmpty)
    let group = NSCollectionLayoutGroup.vertical(layoutSize: .full, subitems: [item])
    #expect(group.interItemSpacing == nil)
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: .full, elementKind: "badge", containerAnchor: NSCollectionLayoutAnchor(edges: .top))
    #expect(badge.zIndex == 1)
    #expect(badge.itemAnchor == nil)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .full, elementKind: "header", alignment: .top)
    #expect(header.extendsBoundary && !header.pinToVisibleBounds && header.offset == .zero && header.zIndex == 1)
    let section = NSCollectionLayoutSection(group: group)
    #expect(section.sectionSpec == SectionSpec(group: group.groupSpec))
    #expect(section.supplementariesFollowContentInsets)
    #expect(section.contentInsetsReference == .automatic)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    #expect(configuration.spec == LayoutConfiguration())
    #expect(configuration.contentInsetsReference == .safeArea)
    #expect(NSCollectionLayoutDecorationItem.background(elementKind: "paper").zIndex == 0)
  }

  @Test("Dimensions tell their kinds apart (R2)")
  func dimensions() {
    let all: [NSCollectionLayoutDimension] = [
      .fractionalWidth(0.5), .fractionalHeight(0.5), .absolute(0.5), .estimated(0.5),
      .uniformAcrossSiblings(estimate: 0.5),
    ]
    #expect(all.map(\.isFractionalWidth) == [true, false, false, false, false])
    #expect(all.map(\.isFractionalHeight) == [false, true, false, false, false])
    #expect(all.map(\.isAbsolute) == [false, false, true, false, false])
    #expect(all.map(\.isEstimated) == [false, false, false, true, true])
    #expect(all.map(\.isUniformAcrossSiblings) == [false, false, false, false, true])
    #expect(all.allSatisfy { $0.dimension == 0.5 })
    #expect(Set(all).count == 5)
    #expect(NSCollectionLayoutDimension.absolute(3) == .absolute(3))
  }

  @Test("A group that divides itself lists its child with the divided dimension (R41)")
  func dividedChild() {
    let item = NSCollectionLayoutItem(layoutSize: .points(30, 10))
    let divided = NSCollectionLayoutGroup.horizontal(layoutSize: .full, subitem: item, count: 4)
    #expect(divided.subitems.map(\.layoutSize.widthDimension) == [.fractionalWidth(0.25)])
    #expect(divided.subitems.map(\.layoutSize.heightDimension) == [.absolute(10)])
    let repeated = NSCollectionLayoutGroup.horizontal(layoutSize: .full, repeatingSubitem: item, count: 4)
    #expect(repeated.subitems.map(\.layoutSize) == [.points(30, 10)])
    #expect(repeated == .horizontalGroup(with: .full, repeatingSubitem: item, count: 4))
    #expect(
      NSCollectionLayoutGroup.verticalGroup(with: .full, repeatingSubitem: item, count: 4)
        == .vertical(layoutSize: .full, repeatingSubitem: item, count: 4))
  }

  @Test("Anchors, spacings and edge spacings")
  func spacings() {
    let anchor = NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5))
    #expect(anchor.isFractionalOffset && !anchor.isAbsoluteOffset)
    #expect(anchor.edges == [.top, .trailing] && anchor.offset == CGPoint(x: 0.5, y: -0.5))
    #expect(NSCollectionLayoutAnchor(edges: .all, absoluteOffset: CGPoint(x: 1, y: 2)).isAbsoluteOffset)
    let spacing = NSCollectionLayoutSpacing.flexible(7)
    #expect(spacing.isFlexible && !spacing.isFixed && spacing.spacing == 7)
    #expect(NSCollectionLayoutSpacing.fixed(7).isFixedSpacing && spacing.isFlexibleSpacing)
    let edges = NSCollectionLayoutEdgeSpacing(leading: .fixed(1), top: nil, trailing: nil, bottom: spacing)
    #expect(edges.spec == EdgeSpacing(leading: 1, bottom: .flexible(7)))
    #expect(edges.top == nil && edges.bottom == spacing)
  }

  @Test("A boundary item without an alignment has no extent (R90)")
  func noAlignment() {
    let section = NSCollectionLayoutSection.rows(40)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(layoutSize: .full, elementKind: "none", alignment: .none)
    ]
    let screen = Screen([1], UICollectionViewCompositionalLayout(section: section))
    #expect(screen.view.collectionViewLayout.collectionViewContentSize.height == 40)
    #expect(
      screen.view.layoutAttributesForSupplementaryElement(ofKind: "none", at: IndexPath(item: 0, section: 0))?.size
        == .zero)
  }

  @Test("A group can be written down")
  func description() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .points(10, 20), subitems: [NSCollectionLayoutItem(layoutSize: .full)])
    #expect(group.visualDescription() == String(describing: group.groupSpec))
  }
}
