import IntarsiaIR
import Testing

@Suite("Values of the specs")
struct SpecValueTests {
  @Test("Dimensions tell what they are (R1, R2)")
  func dimensions() {
    let all: [Dimension] = [
      .fractionalWidth(0.5), .fractionalHeight(0.25), 44, .estimated(60), .uniformAcrossSiblings(estimate: 80),
    ]
    #expect(all.map(\.value) == [0.5, 0.25, 44, 60, 80])
    #expect(all.map(\.isEstimated) == [false, false, false, true, true])
    #expect(all.map(\.isUniformAcrossSiblings) == [false, false, false, false, true])
    #expect(all.map { $0.isFraction(of: .horizontal) } == [true, false, false, false, false])
    #expect(all.map { $0.isFraction(of: .vertical) } == [false, true, false, false, false])
  }

  @Test("Whole and part of an axis")
  func fractions() {
    #expect(Dimension.full(.horizontal) == .fractionalWidth(1))
    #expect(Dimension.full(.vertical) == .fractionalHeight(1))
    #expect(Dimension.fraction(0.5, of: .horizontal) == .fractionalWidth(0.5))
    #expect(Dimension.fraction(0.5, of: .vertical) == .fractionalHeight(0.5))
    #expect(LayoutSize() == LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1)))
  }

  @Test("A literal is absolute, a literal distance is fixed")
  func literals() {
    #expect(([44, 0.5] as [Dimension]) == [.absolute(44), .absolute(0.5)])
    #expect(([8, 0.5] as [Spacing]) == [.fixed(8), .fixed(0.5)])
  }

  @Test("Edge spacing by axis (R51, R52)")
  func edgeSpacing() {
    let spacing = EdgeSpacing(leading: 4, top: .flexible(5), trailing: .flexible(6), bottom: .flexible(7))
    #expect((spacing.start(.horizontal), spacing.end(.horizontal)) == (4, .flexible(6)))
    #expect((spacing.start(.vertical), spacing.end(.vertical)) == (.flexible(5), .flexible(7)))
    #expect((spacing.minimum(.horizontal), spacing.minimum(.vertical)) == (10, 12))
    #expect((spacing.springs(.horizontal), spacing.springs(.vertical)) == (1, 2))
    #expect(EdgeSpacing() == .none)
  }

  @Test("A child has its content's size and edge spacing")
  func child() {
    let size = LayoutSize(width: 10, height: 20)
    let edges = EdgeSpacing(leading: 4)
    let item = ChildSpec.item(ItemSpec(size: size, edgeSpacing: edges))
    let group = ChildSpec.group(GroupSpec(axis: .vertical, size: size, content: .children([item]), edgeSpacing: edges))
    #expect((item.size, item.edgeSpacing) == (size, edges))
    #expect((group.size, group.edgeSpacing) == (size, edges))
  }

  @Test("Alignments stand at a start, a middle or an end of each axis (R88)")
  func alignments() {
    let horizontal = BoundarySpec.Alignment.allCases.map { $0.place(.horizontal) }
    let vertical = BoundarySpec.Alignment.allCases.map { $0.place(.vertical) }
    #expect(horizontal == [.middle, .start, .start, .start, .middle, .end, .end, .end])
    #expect(vertical == [.start, .start, .middle, .end, .end, .end, .middle, .start])
  }

  @Test("Anchors: edges and offsets (R92, R94)")
  func anchors() {
    #expect(Anchor.Edges.all == [.top, .leading, .bottom, .trailing])
    #expect(Anchor.Edges.all.rawValue == 15)
    #expect(Anchor(edges: .top).offset == .absolute(.zero))
    #expect(Anchor(edges: .top, fractionalOffset: .zero) != Anchor(edges: .top))
    #expect(Anchor.Offset.absolute(Point(x: 1, y: 2)).value == Point(x: 1, y: 2))
    #expect(Anchor.Offset.fractional(Point(x: 1, y: 2)).value == Point(x: 1, y: 2))
  }

  @Test("A container names its insets (R120)")
  func container() {
    var container = Container(
      width: 390, height: 844, safeAreaInsets: Insets(all: 1), layoutMargins: Insets(all: 2),
      readableContentInsets: Insets(all: 3))
    let named = ContentInsetsReference.allCases.map { container.insets(for: $0).top }
    #expect(named == [1, 0, 1, 2, 3])
    container.width = 320
    container.height = 480
    #expect(container.size == Size(width: 320, height: 480))
  }
}
