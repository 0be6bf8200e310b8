import IntarsiaDSL
import IntarsiaIR
import Testing

private struct Cell: LayoutComponent {
  var width: Double

  var body: Item {
    Item(width: .absolute(width))
  }
}

private struct Shelf: LayoutComponent {
  var isWide: Bool

  var body: Group {
    if isWide {
      HGroup(height: 100) { Cell(width: 50) }
    } else {
      VGroup(height: 200) { Cell(width: 25) }
    }
  }
}

private struct Pair: LayoutComponent {
  var extra: Int

  var body: [Child] {
    Cell(width: 1)
    Shelf(isWide: true)
    for index in 0..<extra { Item(width: .absolute(Double(index))) }
  }
}

private struct Banner: LayoutComponent {
  var body: Section {
    Section { Shelf(isWide: true) }
      .orthogonalScrollingBehavior(.groupPaging)
  }
}

private struct Maybe: LayoutComponent {
  var isShown: Bool

  var body: Section? {
    if isShown { Banner() }
  }
}

@Suite("Reusable pieces")
struct LayoutComponentTests {
  private static let wide = HGroup(height: 100) { Item(width: 50) }

  @Test("Items, groups and children inside a group")
  func groups() {
    let written = VGroup {
      Cell(width: 7)
      Shelf(isWide: false)
      Pair(extra: 2)
    }
    let tree = VGroup {
      Item(width: 7)
      VGroup(height: 200) { Item(width: 25) }
      Item(width: 1)
      LayoutComponentTests.wide
      Item(width: 0)
      Item(width: 1)
    }
    #expect(written == tree)
  }

  @Test("A group as the content of a section, and as the child of a group made for a count")
  func sections() {
    #expect(Section { Shelf(isWide: true) } == Section { LayoutComponentTests.wide })
    #expect(HGroup(count: 2) { Shelf(isWide: true) } == HGroup(count: 2) { LayoutComponentTests.wide })
    #expect(HGroup(repeating: 2) { Cell(width: 3) } == HGroup(repeating: 2) { Item(width: 3) })
  }

  @Test("A section in a layout", arguments: [1, 2, 3])
  func layouts(kind: Int) {
    let layout = Layout(for: Int.self) { kind in
      switch kind {
      case 1: Banner()
      case 2: Maybe(isShown: true)
      default: Maybe(isShown: false)
      }
    }
    let environment = LayoutEnvironment(container: Container(width: 320, height: 480))
    #expect(layout.section(for: kind, in: environment) == (kind == 3 ? nil : Banner().body))
    #expect(Layout { Banner() }.section(in: environment) == Banner().body)
  }

  @Test("Modifiers belong to the body")
  func modifiers() {
    let written = HGroup { Shelf(isWide: true).body.contentInsets(all: 8) }
    #expect(written == HGroup { LayoutComponentTests.wide.contentInsets(all: 8) })
  }
}
