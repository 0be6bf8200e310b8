import IntarsiaIR
import Testing

@Suite("Printed form of the tree")
struct PrintingTests {
  @Test("A section with everything in it, word for word")
  func everything() {
    let badge = SupplementarySpec(
      elementKind: "badge", size: LayoutSize(width: 20, height: 20), contentInsets: Insets(top: 1), zIndex: 3,
      containerAnchor: Anchor(edges: [.top, .trailing], fractionalOffset: Point(x: 0.5, y: -0.25)),
      itemAnchor: Anchor(edges: [.bottom, .leading], absoluteOffset: Point(x: 3, y: 4)))
    let dot = SupplementarySpec(
      elementKind: "a \"dot\"", size: LayoutSize(width: 4, height: 4), containerAnchor: Anchor(edges: []))
    let item = ItemSpec(
      size: LayoutSize(width: .fractionalWidth(0.25), height: .fractionalHeight(1)),
      contentInsets: Insets(top: 15, leading: 25, bottom: 15), edgeSpacing: EdgeSpacing(leading: 4, top: .flexible(5)),
      supplementaryItems: [badge])
    let column = GroupSpec(
      axis: .vertical, size: LayoutSize(width: .estimated(120), height: .uniformAcrossSiblings(estimate: 60)),
      content: .repeating(count: 2, child: .item(ItemSpec(size: LayoutSize(width: .fractionalHeight(0.5))))),
      interItemSpacing: .flexible(8))
    let tiles = GroupSpec(
      axis: .horizontal, size: LayoutSize(height: 50),
      content: .equal(count: 3, child: .item(ItemSpec(size: LayoutSize(width: 30)))), contentInsets: Insets(all: 8),
      interItemSpacing: 10, edgeSpacing: EdgeSpacing(leading: 2, top: 2, trailing: 2, bottom: 2))
    let free = GroupSpec(
      axis: .vertical, size: LayoutSize(height: 80),
      content: .custom([
        CustomItemSpec(frame: Rect(x: 1, y: 2, width: 30, height: 40)),
        CustomItemSpec(frame: Rect(x: -5, y: 10.5, width: 60, height: 30), zIndex: 4),
      ]))
    let section = SectionSpec(
      group: GroupSpec(
        axis: .horizontal, size: LayoutSize(height: .estimated(150)),
        content: .children([.item(item), .group(column), .group(tiles), .group(free)]), supplementaryItems: [dot]),
      contentInsets: Insets(horizontal: 16, vertical: 8), interGroupSpacing: 12,
      orthogonalScrollingBehavior: .groupPaging, contentInsetsReference: .layoutMargins,
      supplementariesFollowContentInsets: false, supplementaryContentInsetsReference: .none,
      boundarySupplementaryItems: [
        BoundarySpec(elementKind: "title", size: LayoutSize(height: .estimated(44)), alignment: .top),
        BoundarySpec(
          elementKind: "index", size: LayoutSize(width: 20), alignment: .topTrailing, offset: Point(x: 5, y: -7),
          extendsBoundary: false, pinToVisibleBounds: true, contentInsets: Insets(leading: 2), zIndex: 200),
      ],
      decorationItems: [
        DecorationSpec(elementKind: "card"),
        DecorationSpec(elementKind: "shadow", contentInsets: Insets(all: -2), zIndex: -1),
      ])
    let text = """
      Section
        contentInsets: top 8, leading 16, bottom 8, trailing 16
        interGroupSpacing: 12
        orthogonalScrollingBehavior: groupPaging
        contentInsetsReference: layoutMargins
        supplementariesFollowContentInsets: false
        supplementaryContentInsetsReference: none
        Boundary "title" at top, fractionalWidth(1) × estimated(44)
        Boundary "index" at topTrailing, 20 × fractionalHeight(1)
          offset: (5, -7)
          extendsBoundary: false
          pinToVisibleBounds: true
          contentInsets: leading 2
          zIndex: 200
        Background "card"
        Background "shadow"
          contentInsets: -2
          zIndex: -1
        HGroup fractionalWidth(1) × estimated(150)
          Supplementary "a \\"dot\\"" at center, 4 × 4
          Item fractionalWidth(0.25) × fractionalHeight(1)
            contentInsets: top 15, leading 25, bottom 15
            edgeSpacing: top flexible(5), leading 4
            Supplementary "badge" at top trailing + (0.5, -0.25) of its size, 20 × 20
              itemAnchor: bottom leading + (3, 4)
              contentInsets: top 1
              zIndex: 3
          VGroup estimated(120) × uniformAcrossSiblings(60), 2 repeating
            interItemSpacing: flexible(8)
            Item fractionalHeight(0.5) × fractionalHeight(1)
          HGroup fractionalWidth(1) × 50, 3 equal
            contentInsets: 8
            interItemSpacing: 10
            edgeSpacing: 2
            Item 30 × fractionalHeight(1)
          CustomGroup fractionalWidth(1) × 80
            Frame (1, 2) 30 × 40
            Frame (-5, 10.5) 60 × 30, zIndex 4
      """
    #expect(section.description == text)
    #expect(section.debugDescription == text)
  }

  @Test("What has its default is left out")
  func defaults() {
    let section = SectionSpec(
      group: GroupSpec(
        axis: .vertical, size: LayoutSize(), content: .children([.item(ItemSpec(size: LayoutSize()))])))
    #expect(
      "\(section)" == """
        Section
          VGroup fractionalWidth(1) × fractionalHeight(1)
            Item fractionalWidth(1) × fractionalHeight(1)
        """)
    #expect("\(LayoutConfiguration())" == "Configuration")
    #expect("\(Container(width: 390, height: 844))" == "Container 390 × 844")
  }

  @Test("A child prints as what it is")
  func child() {
    let item = ItemSpec(size: LayoutSize(width: 10, height: 20))
    let group = GroupSpec(axis: .horizontal, size: LayoutSize(), content: .children([.item(item)]))
    #expect(ChildSpec.item(item).description == item.description)
    #expect(ChildSpec.group(group).description == group.description)
    #expect(item.debugDescription == "Item 10 × 20")
  }

  @Test("A configuration and a container, word for word")
  func surroundings() {
    let configuration = LayoutConfiguration(
      scrollDirection: .horizontal, interSectionSpacing: 16, contentInsetsReference: .none,
      boundarySupplementaryItems: [
        BoundarySpec(elementKind: "search", size: LayoutSize(height: 52), alignment: .top, pinToVisibleBounds: true)
      ])
    #expect(
      configuration.description == """
        Configuration
          scrollDirection: horizontal
          interSectionSpacing: 16
          contentInsetsReference: none
          Boundary "search" at top, fractionalWidth(1) × 52
            pinToVisibleBounds: true
        """)
    let container = Container(
      width: 390, height: 844, scale: 3, layoutDirection: .rightToLeft, safeAreaInsets: Insets(top: 47, bottom: 34),
      layoutMargins: Insets(horizontal: 16), readableContentInsets: Insets(horizontal: 20))
    #expect(
      container.description == """
        Container 390 × 844
          scale: 3
          layoutDirection: rightToLeft
          safeAreaInsets: top 47, bottom 34
          layoutMargins: leading 16, trailing 16
          readableContentInsets: leading 20, trailing 20
        """)
  }

  @Test(
    "Dimensions as they are written in code",
    arguments: [
      (.fractionalWidth(0.5), "fractionalWidth(0.5)"), (.fractionalHeight(1), "fractionalHeight(1)"), (44, "44"),
      (0.1, "0.1"), (.estimated(44.5), "estimated(44.5)"),
      (.uniformAcrossSiblings(estimate: 60), "uniformAcrossSiblings(60)"), (.absolute(.nan), "nan"),
      (.absolute(-.infinity), "-inf"), (.absolute(1e300), "1e+300"),
    ] as [(Dimension, String)])
  func dimension(_ dimension: Dimension, text: String) {
    #expect(dimension.description == text)
    #expect(dimension.debugDescription == text)
  }

  @Test("Distances, with and without names")
  func distances() {
    #expect(Insets.zero.description == "0")
    #expect(Insets(all: 8).description == "8")
    #expect(Insets(top: 1, leading: 2, bottom: 3, trailing: 4).description == "top 1, leading 2, bottom 3, trailing 4")
    #expect(EdgeSpacing.none.description == "0")
    #expect(EdgeSpacing(trailing: .flexible(0), bottom: -3).description == "bottom -3, trailing flexible(0)")
    #expect(Spacing.fixed(8).debugDescription == "8")
    #expect(Spacing.flexible(0.5).debugDescription == "flexible(0.5)")
  }

  @Test("Geometry and anchors")
  func geometry() {
    #expect(Axis.horizontal.description == "horizontal")
    #expect(Axis.vertical.description == "vertical")
    #expect(Point(x: 1.5, y: -2).description == "(1.5, -2)")
    #expect(Size(width: 320, height: 0).description == "320 × 0")
    #expect(Rect(x: 1, y: 2, width: 3, height: 4).debugDescription == "(1, 2) 3 × 4")
    #expect(Anchor.Edges.all.description == "top bottom leading trailing")
    #expect(Anchor(edges: .bottom).description == "bottom")
    #expect(Anchor(edges: [], fractionalOffset: .zero).description == "center + (0, 0) of its size")
  }

  @Test("Element kinds stay on one line")
  func kinds() {
    #expect(DecorationSpec(elementKind: "a\"b\\c\nd\te\r").description == #"Background "a\"b\\c\nd\te\r""#)
    #expect(DecorationSpec(elementKind: "Überschrift 標題").description == #"Background "Überschrift 標題""#)
  }

  @Test("A tree of 10,000 levels is cut at 100 groups")
  func deep() {
    var group = GroupSpec(
      axis: .horizontal, size: LayoutSize(), content: .children([.item(ItemSpec(size: LayoutSize()))]))
    for _ in 1..<10_000 {
      group = GroupSpec(axis: .vertical, size: LayoutSize(), content: .children([.group(group)]))
    }
    let lines = group.description.split(separator: "\n")
    #expect(lines.count == 101)
    #expect(lines.first == "VGroup fractionalWidth(1) × fractionalHeight(1)")
    #expect(lines.last?.drop(while: { $0 == " " }) == "… deeper levels left out")
  }

  @Test("A tree that doubles at every level is cut at 10,000 lines")
  func wide() {
    var group = GroupSpec(
      axis: .horizontal, size: LayoutSize(), content: .children([.item(ItemSpec(size: LayoutSize()))]))
    for _ in 1..<60 {
      group = GroupSpec(axis: .vertical, size: LayoutSize(), content: .children([.group(group), .group(group)]))
    }
    let lines = group.description.split(separator: "\n")
    #expect(lines.count == 10_001)
    #expect(lines.last?.drop(while: { $0 == " " }) == "… further lines left out")
  }
}
