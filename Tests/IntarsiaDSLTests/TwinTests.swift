import IntarsiaDSL
import IntarsiaIR
import Testing

/// Every form of the language beside the tree it stands for, made by the tree's own initialisers.
@Suite("What is written is the tree itself")
struct TwinTests {
  static let full = LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1))
  static let plain = ItemSpec(size: full)
  static let badge = SupplementarySpec(
    elementKind: "badge", size: LayoutSize(width: 20, height: 10), containerAnchor: Anchor(edges: [.top, .trailing]))

  @Test(
    "Items",
    arguments: [
      (Item(), plain),
      (Item(width: .fractionalWidth(0.25)), ItemSpec(size: LayoutSize(width: .fractionalWidth(0.25)))),
      (Item(height: 90), ItemSpec(size: LayoutSize(height: .absolute(90)))),
      (
        Item(width: .estimated(10), height: .uniformAcrossSiblings(estimate: 20)),
        ItemSpec(size: LayoutSize(width: .estimated(10), height: .uniformAcrossSiblings(estimate: 20)))
      ),
      (
        Item().contentInsets(top: 1, leading: 2, bottom: 3, trailing: 4),
        ItemSpec(size: full, contentInsets: Insets(top: 1, leading: 2, bottom: 3, trailing: 4))
      ),
      (Item().contentInsets(Insets(top: 1)), ItemSpec(size: full, contentInsets: Insets(top: 1))),
      (Item().contentInsets(all: 8), ItemSpec(size: full, contentInsets: Insets(all: 8))),
      (Item().contentInsets(8), ItemSpec(size: full, contentInsets: Insets(all: 8))),
      (
        Item().contentInsets(horizontal: 16, vertical: 8),
        ItemSpec(size: full, contentInsets: Insets(horizontal: 16, vertical: 8))
      ),
      (
        Item().edgeSpacing(leading: 4, top: .flexible(5)),
        ItemSpec(size: full, edgeSpacing: EdgeSpacing(leading: .fixed(4), top: .flexible(5)))
      ),
      (Item().edgeSpacing(EdgeSpacing(bottom: 3)), ItemSpec(size: full, edgeSpacing: EdgeSpacing(bottom: 3))),
      (Item().badge("badge", width: 20, height: 10), ItemSpec(size: full, supplementaryItems: [badge])),
      (Item().supplementaryItems([badge]), ItemSpec(size: full, supplementaryItems: [badge])),
      (Item().supplementaryItems { badge }, ItemSpec(size: full, supplementaryItems: [badge])),
    ])
  func item(_ written: Item, tree: ItemSpec) {
    #expect(written == tree)
  }

  @Test(
    "Groups",
    arguments: [
      (HGroup { Item() }, GroupSpec(axis: .horizontal, size: full, content: .children([.item(plain)]))),
      (VGroup { Item() }, GroupSpec(axis: .vertical, size: full, content: .children([.item(plain)]))),
      (Group(.horizontal) { Item() }, HGroup { Item() }), (Group(.vertical) { Item() }, VGroup { Item() }),
      (
        HGroup(width: .fractionalWidth(0.9), height: 200, spacing: 8) { Item() },
        GroupSpec(
          axis: .horizontal, size: LayoutSize(width: .fractionalWidth(0.9), height: 200),
          content: .children([.item(plain)]), interItemSpacing: 8)
      ),
      (
        VGroup(width: 100, height: .estimated(44), spacing: .flexible(8)) { Item() },
        GroupSpec(
          axis: .vertical, size: LayoutSize(width: 100, height: .estimated(44)), content: .children([.item(plain)]),
          interItemSpacing: .flexible(8))
      ),
      (
        HGroup(height: 50, spacing: 10, count: 3) { Item() },
        GroupSpec(
          axis: .horizontal, size: LayoutSize(height: 50), content: .equal(count: 3, child: .item(plain)),
          interItemSpacing: 10)
      ),
      (
        VGroup(count: 2) { HGroup { Item() } },
        GroupSpec(axis: .vertical, size: full, content: .equal(count: 2, child: .group(HGroup { Item() })))
      ),
      (
        HGroup(repeating: 3) { Item(width: 30) },
        GroupSpec(
          axis: .horizontal, size: full,
          content: .repeating(count: 3, child: .item(ItemSpec(size: LayoutSize(width: 30)))))
      ),
      (
        VGroup(width: 60, spacing: 4, repeating: 2) { Item() },
        GroupSpec(
          axis: .vertical, size: LayoutSize(width: 60), content: .repeating(count: 2, child: .item(plain)),
          interItemSpacing: 4)
      ),
      (Group(.horizontal, count: 3) { Item() }, HGroup(count: 3) { Item() }),
      (
        Group(.vertical, height: 9, spacing: 1, repeating: 3) { Item() },
        VGroup(height: 9, spacing: 1, repeating: 3) { Item() }
      ),
      (
        HGroup { Item() }.contentInsets(all: 4).edgeSpacing(top: 5).interItemSpacing(.flexible(6)).badge(
          "badge", width: 20, height: 10),
        GroupSpec(
          axis: .horizontal, size: full, content: .children([.item(plain)]), contentInsets: Insets(all: 4),
          interItemSpacing: .flexible(6), edgeSpacing: EdgeSpacing(top: 5), supplementaryItems: [badge])
      ),
      (
        Group.custom(height: 80) {
          CustomItem(x: 1, y: 2, width: 30, height: 40)
          CustomItem(x: 50, y: 10, width: 60, height: 30, zIndex: 4)
          Rect(x: 0, y: 0, width: 5, height: 5)
        },
        GroupSpec(
          axis: .vertical, size: LayoutSize(height: 80),
          content: .custom([
            CustomItemSpec(frame: Rect(x: 1, y: 2, width: 30, height: 40)),
            CustomItemSpec(frame: Rect(x: 50, y: 10, width: 60, height: 30), zIndex: 4),
            CustomItemSpec(frame: Rect(x: 0, y: 0, width: 5, height: 5)),
          ]))
      ),
    ] as [(Group, GroupSpec)])
  func group(_ written: Group, tree: GroupSpec) {
    #expect(written == tree)
  }

  @Test(
    "Boundary items, badges, backgrounds and frames",
    arguments: [
      (
        BoundaryItem("title", height: .estimated(44), alignment: .top).description,
        BoundarySpec(elementKind: "title", size: LayoutSize(height: .estimated(44)), alignment: .top).description
      ),
      (
        BoundaryItem("title", width: 10, alignment: .top).alignment(.topTrailing).offset(x: 1, y: 2)
          .extendsBoundary(false).pinToVisibleBounds().contentInsets(all: 3).zIndex(4).description,
        BoundarySpec(
          elementKind: "title", size: LayoutSize(width: 10), alignment: .topTrailing, offset: Point(x: 1, y: 2),
          extendsBoundary: false, pinToVisibleBounds: true, contentInsets: Insets(all: 3), zIndex: 4
        ).description
      ),
      (
        BoundarySupplementaryItem("title", height: 30, alignment: .bottom).offset(Point(x: 0, y: 7))
          .pinToVisibleBounds(false).description,
        BoundarySpec(
          elementKind: "title", size: LayoutSize(height: 30), alignment: .bottom, offset: Point(x: 0, y: 7)
        ).description
      ),
      (
        SupplementaryItem(
          "dot", width: 4, height: 4, containerAnchor: .topTrailing.fractionalOffset(x: 0.5, y: -0.5),
          itemAnchor: .center
        ).contentInsets(top: 1).zIndex(9).description,
        SupplementarySpec(
          elementKind: "dot", size: LayoutSize(width: 4, height: 4), contentInsets: Insets(top: 1), zIndex: 9,
          containerAnchor: Anchor(edges: [.top, .trailing], fractionalOffset: Point(x: 0.5, y: -0.5)),
          itemAnchor: Anchor(edges: [])
        ).description
      ),
      (
        SupplementaryItem("dot", containerAnchor: .top).containerAnchor(.bottomLeading.absoluteOffset(x: 3))
          .itemAnchor(.leading).description,
        SupplementarySpec(
          elementKind: "dot", size: full,
          containerAnchor: Anchor(edges: [.bottom, .leading], absoluteOffset: Point(x: 3, y: 0)),
          itemAnchor: Anchor(edges: .leading)
        ).description
      ),
      (
        DecorationItem("card").contentInsets(horizontal: 8).zIndex(-1).description,
        DecorationSpec(elementKind: "card", contentInsets: Insets(horizontal: 8), zIndex: -1).description
      ),
      (DecorationItem.background("card").description, DecorationSpec(elementKind: "card").description),
      (
        CustomItem(x: 1, y: 2, width: 3, height: 4).zIndex(5).description,
        CustomItemSpec(frame: Rect(x: 1, y: 2, width: 3, height: 4), zIndex: 5).description
      ),
    ])
  func surroundings(_ written: String, tree: String) {
    #expect(written == tree)
  }

  @Test("Names of anchors (R92)")
  func anchors() {
    let named: [(Anchor, Anchor.Edges)] = [
      (.top, .top), (.leading, .leading), (.bottom, .bottom), (.trailing, .trailing), (.topLeading, [.top, .leading]),
      (.topTrailing, [.top, .trailing]), (.bottomLeading, [.bottom, .leading]),
      (.bottomTrailing, [.bottom, .trailing]), (.center, []),
    ]
    for (anchor, edges) in named { #expect(anchor == Anchor(edges: edges)) }
  }

  @Test("A section with everything")
  func section() {
    let written = Section {
      HGroup(height: 50) { Item() }
    }
    .contentInsets(top: 3, leading: 4, bottom: 5, trailing: 6)
    .interGroupSpacing(8)
    .orthogonalScrollingBehavior(.groupPaging)
    .contentInsetsReference(.layoutMargins)
    .supplementariesFollowContentInsets(false)
    .supplementaryContentInsetsReference(.readableContent)
    .header("title", height: .estimated(44), pinToVisibleBounds: true)
    .footer("note")
    .boundarySupplementaryItems {
      BoundaryItem("index", width: 20, alignment: .trailing)
    }
    .boundarySupplementaryItems([BoundaryItem("line", height: 1, alignment: .topLeading)])
    .background("card", contentInsets: Insets(all: 2), zIndex: -1)
    .decorationItems { DecorationItem("shadow") }
    .decorationItems([.background("glow")])

    let tree = SectionSpec(
      group: GroupSpec(
        axis: .horizontal, size: LayoutSize(height: 50), content: .children([.item(TwinTests.plain)])),
      contentInsets: Insets(top: 3, leading: 4, bottom: 5, trailing: 6), interGroupSpacing: 8,
      orthogonalScrollingBehavior: .groupPaging, contentInsetsReference: .layoutMargins,
      supplementariesFollowContentInsets: false, supplementaryContentInsetsReference: .readableContent,
      boundarySupplementaryItems: [
        BoundarySpec(
          elementKind: "title", size: LayoutSize(height: .estimated(44)), alignment: .top, pinToVisibleBounds: true),
        BoundarySpec(elementKind: "note", size: LayoutSize(height: .estimated(44)), alignment: .bottom),
        BoundarySpec(elementKind: "index", size: LayoutSize(width: 20), alignment: .trailing),
        BoundarySpec(elementKind: "line", size: LayoutSize(height: 1), alignment: .topLeading),
      ],
      decorationItems: [
        DecorationSpec(elementKind: "card", contentInsets: Insets(all: 2), zIndex: -1),
        DecorationSpec(elementKind: "shadow"), DecorationSpec(elementKind: "glow"),
      ])
    #expect(written == tree)
  }

  @Test("A configuration, by its own modifiers and by those of a layout")
  func configuration() {
    let tree = LayoutConfiguration(
      scrollDirection: .horizontal, interSectionSpacing: 16, contentInsetsReference: .none,
      boundarySupplementaryItems: [
        BoundarySpec(elementKind: "search", size: LayoutSize(width: 52), alignment: .leading),
        BoundarySpec(elementKind: "end", size: LayoutSize(height: .estimated(44)), alignment: .bottom),
        BoundarySpec(elementKind: "side", size: TwinTests.full, alignment: .top),
      ])
    let written = Configuration().scrollDirection(.horizontal).interSectionSpacing(16).contentInsetsReference(.none)
      .header("search", width: 52, height: .fractionalHeight(1), alignment: .leading).footer("end")
      .boundarySupplementaryItems { BoundaryItem("side", alignment: .top) }
    #expect(written == tree)

    let layout = Layout { Section { HGroup { Item() } } }
      .scrollDirection(.horizontal).interSectionSpacing(16).contentInsetsReference(.none)
      .header("search", width: 52, height: .fractionalHeight(1), alignment: .leading).footer("end")
      .boundarySupplementaryItems { BoundaryItem("side", alignment: .top) }
    #expect(layout.configuration == tree)
    #expect(Layout { Section { HGroup { Item() } } }.configuration(tree).configuration == tree)
  }

  @Test("Reading and setting a property beside the modifier of its name")
  func properties() {
    var item = Item().contentInsets(all: 8)
    let insets = item.contentInsets
    #expect(insets == Insets(all: 8))
    item.contentInsets.top = 1
    #expect([item].map(\.contentInsets.top) == [1])
    var section = Section { HGroup { item } }.interGroupSpacing(4)
    section.interGroupSpacing += 1
    #expect(section.interGroupSpacing == 5)
  }
}
