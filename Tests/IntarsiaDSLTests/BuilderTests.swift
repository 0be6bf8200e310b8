import IntarsiaDSL
import IntarsiaIR
import Testing

@Suite("Forms of the builder")
struct BuilderTests {
  static func widths(_ group: Group) -> [Double] {
    guard case .children(let children) = group.content else { return [] }
    return children.map { $0.size.width.value }
  }

  @Test("Items, groups and children one after another, down to none")
  func block() {
    let group = HGroup {
      Item(width: 1)
      HGroup(width: 2) { Item() }
      Child.item(Item(width: 3))
    }
    #expect(BuilderTests.widths(group) == [1, 2, 3])
    #expect(HGroup {} == GroupSpec(axis: .horizontal, size: LayoutSize(), content: .children([])))
  }

  @Test("if without else", arguments: [true, false])
  func optional(isShown: Bool) {
    let group = HGroup {
      Item(width: 1)
      if isShown { Item(width: 2) }
    }
    #expect(BuilderTests.widths(group) == (isShown ? [1, 2] : [1]))
  }

  @Test("if and else", arguments: [1, 2, 3])
  func either(number: Int) {
    let group = HGroup {
      if number == 1 {
        Item(width: 1)
      } else if number == 2 {
        Item(width: 2)
        Item(width: 2)
      } else {
        HGroup(width: 3) { Item() }
      }
    }
    #expect(BuilderTests.widths(group) == [[1], [2, 2], [3]][number - 1])
  }

  @Test("if let and guard-like optionals", arguments: [nil, 7.0])
  func ifLet(width: Double?) {
    let group = HGroup {
      if let width { Item(width: .absolute(width)) }
    }
    #expect(BuilderTests.widths(group) == (width.map { [$0] } ?? []))
  }

  enum Shape: CaseIterable { case one, two, none }

  @Test("switch", arguments: Shape.allCases)
  func switching(shape: Shape) {
    let group = HGroup {
      switch shape {
      case .one: Item(width: 1)
      case .two:
        Item(width: 1)
        Item(width: 2)
      case .none: [Item]()
      }
    }
    #expect(BuilderTests.widths(group) == (shape == .one ? [1] : shape == .two ? [1, 2] : []))
  }

  @Test("for, also nested and with let")
  func loops() {
    let group = HGroup {
      for row in 1...2 {
        let start = Double(row * 10)
        for column in 0..<2 where column >= 0 {
          Item(width: .absolute(start + Double(column)))
        }
      }
    }
    #expect(BuilderTests.widths(group) == [10, 11, 20, 21])
  }

  @Test("Optional values and arrays, of items, groups and children")
  func values() {
    let noItem: Item? = nil
    let noGroup: Group? = nil
    let noChild: Child? = nil
    let group = HGroup {
      noItem
      noGroup
      noChild
      Optional(Item(width: 1))
      Optional(HGroup(width: 2) { Item() })
      Optional(Child.item(Item(width: 3)))
      [Item(width: 4), Item(width: 5)]
      [HGroup(width: 6) { Item() }]
      [Child.item(Item(width: 7))]
      (8...9).map { Item(width: .absolute(Double($0))) }
    }
    #expect(BuilderTests.widths(group) == [1, 2, 3, 4, 5, 6, 7, 8, 9])
  }

  @Test("#available")
  func availability() {
    let group = HGroup {
      if #available(macOS 10.15, iOS 13, tvOS 13, *) { Item(width: 1) }
      if #available(macOS 10.15, iOS 13, tvOS 13, *) { Item(width: 2) } else { Item(width: 3) }
    }
    #expect(BuilderTests.widths(group) == [1, 2])
  }

  @Test("A section's group by if and else, switch and #available", arguments: [1, 2, 3])
  func section(number: Int) {
    let byIf = Section {
      if number == 1 {
        HGroup(width: 1) { Item() }
      } else if number == 2 {
        VGroup(width: 2) { Item() }
      } else {
        HGroup(width: 3) { Item() }
      }
    }
    #expect(byIf.group.size.width == .absolute(Double(number)))
    let bySwitch = Section {
      switch number {
      case 1: HGroup(width: 1) { Item() }
      case 2: VGroup(width: 2) { Item() }
      default: HGroup(width: 3) { Item() }
      }
    }
    #expect(bySwitch == byIf)
    let byVersion = Section {
      if #available(macOS 10.15, iOS 13, tvOS 13, *) { HGroup(width: 1) { Item() } } else { HGroup { Item() } }
    }
    #expect(byVersion.group.size.width == 1)
  }

  @Test("The child of a group made for a count by if and else, and switch", arguments: [true, false])
  func counted(isTall: Bool) {
    let byIf = HGroup(count: 3) {
      if isTall { Item(height: 9) } else { HGroup(height: 4) { Item() } }
    }
    let bySwitch = HGroup(count: 3) {
      switch isTall {
      case true: Child.item(Item(height: 9))
      case false: HGroup(height: 4) { Item() }
      }
    }
    #expect(byIf == bySwitch)
    let child: Child = isTall ? .item(Item(height: 9)) : .group(HGroup(height: 4) { Item() })
    #expect(byIf.content == .equal(count: 3, child: child))
  }

  @Test("Lists of boundary items, badges, backgrounds and frames take the same forms", arguments: [true, false])
  func lists(isShown: Bool) {
    let section = Section {
      HGroup {
        Item().supplementaryItems {
          if isShown { SupplementaryItem("a", containerAnchor: .top) }
          for name in ["b", "c"] { SupplementaryItem(name, containerAnchor: .top) }
          Optional<SupplementaryItem>.none
          [SupplementaryItem("d", containerAnchor: .top)]
        }
      }
    }
    .boundarySupplementaryItems {
      if isShown { BoundaryItem("a", alignment: .top) } else { BoundaryItem("z", alignment: .top) }
      for name in ["b", "c"] { BoundaryItem(name, alignment: .top) }
      Optional<BoundaryItem>.none
      [BoundaryItem("d", alignment: .top)]
    }
    .decorationItems {
      if isShown { DecorationItem("a") }
      Optional<DecorationItem>.none
      [DecorationItem("b")]
    }
    guard case .children(let children) = section.group.content, case .item(let item)? = children.first else {
      Issue.record("no item")
      return
    }
    #expect(item.supplementaryItems.map(\.elementKind) == (isShown ? ["a", "b", "c", "d"] : ["b", "c", "d"]))
    #expect(section.boundarySupplementaryItems.map(\.elementKind) == [isShown ? "a" : "z", "b", "c", "d"])
    #expect(section.decorationItems.map(\.elementKind) == (isShown ? ["a", "b"] : ["b"]))

    let frames = Group.custom {
      if isShown { CustomItem(x: 0, y: 0, width: 1, height: 1) }
      for index in 0..<2 { Rect(x: Double(index), y: 0, width: 2, height: 2) }
      Optional<CustomItem>.none
      [CustomItem(x: 0, y: 0, width: 3, height: 3)]
      [Rect(x: 0, y: 0, width: 4, height: 4)]
    }
    guard case .custom(let items) = frames.content else {
      Issue.record("not a custom group")
      return
    }
    #expect(items.map(\.frame.width) == (isShown ? [1, 2, 2, 3, 4] : [2, 2, 3, 4]))
  }
}
