import IntarsiaDSL
import IntarsiaIR
import Testing

/// Applies every order of some modifiers and finds that the order does not matter.
@Suite("Modifiers in any order")
struct ModifierOrderTests {
  static func permutations<Element>(_ elements: [Element]) -> [[Element]] {
    guard let first = elements.first else { return [[]] }
    return permutations(Array(elements.dropFirst())).flatMap { rest in
      (0...rest.count).map { position in
        var order = rest
        order.insert(first, at: position)
        return order
      }
    }
  }

  static func results<Value: Hashable>(_ value: Value, _ modifiers: [(Value) -> Value]) -> Set<Value> {
    Set(permutations(modifiers).map { $0.reduce(value) { value, modify in modify(value) } })
  }

  @Test("All orders are tried")
  func orders() {
    #expect(Set(ModifierOrderTests.permutations([1, 2, 3, 4])).count == 24)
  }

  @Test("Items and groups")
  func children() {
    let items = ModifierOrderTests.results(
      Item(),
      [
        { $0.contentInsets(all: 8) }, { $0.edgeSpacing(leading: 4) }, { $0.badge("badge", width: 20, height: 20) },
      ])
    #expect(items.count == 1)
    let groups = ModifierOrderTests.results(
      HGroup { Item() },
      [
        { $0.contentInsets(all: 8) }, { $0.edgeSpacing(leading: 4) }, { $0.badge("badge", width: 20, height: 20) },
        { $0.interItemSpacing(.flexible(3)) },
      ])
    #expect(groups.count == 1)
  }

  @Test("Sections")
  func sections() {
    let sections = ModifierOrderTests.results(
      Section { HGroup { Item() } },
      [
        { $0.contentInsets(all: 8) }, { $0.interGroupSpacing(4) }, { $0.orthogonalScrollingBehavior(.paging) },
        { $0.header("title") }, { $0.background("card") }, { $0.supplementariesFollowContentInsets(false) },
        { $0.contentInsetsReference(.none) },
      ])
    #expect(sections.count == 1)
  }

  @Test("Boundary items and badges")
  func surroundings() {
    let boundary = ModifierOrderTests.results(
      BoundaryItem("title", alignment: .top),
      [
        { $0.offset(x: 1) }, { $0.extendsBoundary(false) }, { $0.pinToVisibleBounds() }, { $0.zIndex(3) },
        { $0.contentInsets(all: 8) }, { $0.alignment(.bottom) },
      ])
    #expect(boundary.count == 1)
    let badges = ModifierOrderTests.results(
      SupplementaryItem("badge", containerAnchor: .top),
      [{ $0.containerAnchor(.bottom) }, { $0.itemAnchor(.center) }, { $0.zIndex(3) }, { $0.contentInsets(all: 8) }])
    #expect(badges.count == 1)
  }

  @Test("The last of two modifiers of one property counts, lists grow")
  func repeated() {
    #expect(Item().contentInsets(all: 8).contentInsets(top: 1) == Item().contentInsets(top: 1))
    let section = Section { HGroup { Item() } }.header("a").header("b").boundarySupplementaryItems([])
    #expect(section.boundarySupplementaryItems.map(\.elementKind) == ["a", "b"])
  }
}
