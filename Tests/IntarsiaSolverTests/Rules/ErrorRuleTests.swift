import IntarsiaIR
import IntarsiaSolver
import Testing

@Suite("Rules: errors, defaults, values")
struct ErrorRuleTests {
  struct Fault: Sendable, CustomTestStringConvertible {
    var name: String
    var section: SectionSpec?
    var told: String
    var testDescription: String { name }
  }

  private static func notFinite(_ dimension: String, _ value: String) -> String {
    "error: layouts.kind0.group.children[0].item.size.\(dimension): A dimension must be a finite number and is "
      + "\(value), so this part of the layout shows nothing. Check the division or the measurement that it comes from. "
      + "[not-finite]"
  }

  private static let doubled = section(
    boundary: [boundary(.top, 1, 1, kind: "x"), boundary(.bottom, 1, 1, kind: "x")], rows(40))

  static let faults: [Fault] = [
    Fault(
      name: "no layout for a section with items", section: nil,
      told: "error: sections[0].kind: The kind \"kind0\" has no layout, so its sections take no space; this one has 4 "
        + "items. Give the kind a layout, or leave the section empty. [kind-without-layout]"),
    Fault(
      name: "group without children", section: section(row(.fw(1), 40, [])),
      told: "error: layouts.kind0.group: A group without children has nothing to show, so the section shows nothing. "
        + "Put at least one item or group into it. [empty-group]"),
    Fault(
      name: "custom group without frames", section: section(custom(.fw(1), 40, [])),
      told: "error: layouts.kind0.group: A custom group without frames has nothing to show, so the section shows "
        + "nothing. Give it at least one frame. [empty-group]"),
    Fault(
      name: "count below 1", section: section(row(.fw(1), 40, .equal(0, item(1, 1)))),
      told: "error: layouts.kind0.group.equal.count: A group must hold at least 1 copy of its child and is told 0, so "
        + "the section shows nothing. Use a count of 1 or more. [count-below-one]"),
    Fault(
      name: "fractional width", section: section(row(.fw(1), 40, [item(.fw(.nan), 1)])),
      told: notFinite("width", "nan")),
    Fault(
      name: "fractional height", section: section(row(.fw(1), 40, [item(1, .fh(.nan))])),
      told: notFinite("height", "nan")),
    Fault(
      name: "absolute dimension", section: section(row(.fw(1), 40, [item(.absolute(.infinity), 1)])),
      told: notFinite("width", "inf")),
    Fault(
      name: "estimated dimension", section: section(row(.fw(1), 40, [item(1, .e(-.infinity))])),
      told: notFinite("height", "-inf")),
    Fault(
      name: "nothing fits", section: section(row(.fw(1), 40, [item(.fw(1), 1, edge: EdgeSpacing(leading: 8))])),
      told: "error: layouts.kind0.group: Not even the first child fits: the group has 320 points along its axis and "
        + "the child needs 328, edge spacing included, so the group shows nothing. Make the child smaller, the group "
        + "larger, or take edge spacing or content insets away. [nothing-fits]"),
    Fault(
      name: "a group of nothing but groups that hold nothing",
      section: section(row(.fw(1), 40, .equal(2, row(.fw(1), 40, [item(400, 1)])))),
      told: "error: layouts.kind0.group.equal.child.group: Not even the first child fits: the group has 160 points "
        + "along its axis and the child needs 400, edge spacing included, so the group shows nothing. Make the child "
        + "smaller, the group larger, or take edge spacing or content insets away. [nothing-fits]"),
  ]

  @Test("R110 R9 R27 R44: a fault is told, takes its section away and nothing else", arguments: faults)
  func faulty(_ fault: Fault) {
    let solution = solve([(fault.section, 4), (section(rows(40)), 1)])
    #expect(solution.told == [fault.told])
    #expect(solution.frames(0).isEmpty)
    #expect(solution.frames(1) == ["0 0 320 40"])
  }

  @Test("R110 R91c: an element kind used twice is told, and the section is shown all the same")
  func doubledKind() {
    let solution = solve(ErrorRuleTests.doubled, 1)
    #expect(solution.frames == ["0 1 320 40"])
    #expect(
      solution.told == [
        "error: layouts.main.boundarySupplementaryItems[1]: The element kind \"x\" is used at "
          + "layouts.main.boundarySupplementaryItems[0] already, so views of the two cannot be told apart. Give every "
          + "supplementary of a section a kind of its own. [duplicate-element-kind]"
      ])
  }

  @Test("R111: what is left out has Apple's default")
  func defaults() {
    let size = LayoutSize(width: 10, height: 10)
    #expect(
      ItemSpec(size: size)
        == ItemSpec(
          size: size, contentInsets: .zero,
          edgeSpacing: EdgeSpacing(leading: .fixed(0), top: .fixed(0), trailing: .fixed(0), bottom: .fixed(0)),
          supplementaryItems: []))
    let badge = SupplementarySpec(elementKind: "badge", size: size, containerAnchor: Anchor(edges: .top))
    #expect(badge.zIndex == 1 && badge.itemAnchor == nil && badge.contentInsets == .zero)
    let header = BoundarySpec(elementKind: "header", size: size, alignment: .top)
    #expect(header.extendsBoundary && !header.pinToVisibleBounds && header.offset == .zero && header.zIndex == 1)
    let group = GroupSpec(axis: .horizontal, size: size, content: .children([]))
    #expect(group.interItemSpacing == .fixed(0) && group.contentInsets == .zero && group.edgeSpacing == .none)
    let section = SectionSpec(group: group)
    #expect(section.contentInsets == .zero && section.interGroupSpacing == 0)
    #expect(section.supplementariesFollowContentInsets && section.orthogonalScrollingBehavior == .none)
    #expect(section.contentInsetsReference == .automatic && section.supplementaryContentInsetsReference == .automatic)
    let configuration = LayoutConfiguration()
    #expect(configuration.scrollDirection == .vertical && configuration.interSectionSpacing == 0)
    #expect(configuration.contentInsetsReference == .safeArea)
    #expect(DecorationSpec(elementKind: "background") == DecorationSpec(elementKind: "background", zIndex: 0))
    #expect(Container(width: 1, height: 1).scale == 2)
  }

  @Test("R112: everything is a value: later changes have no effect, and equality is by content and kind")
  func values() {
    var child = item(.fw(1), .fh(1))
    var group = row(.fw(1), 40, [child])
    var spec = section(group)
    let solution = solve(spec, 1)
    child.contentInsets = .of(9, 9, 9, 9)
    #expect(group == rows(40))
    group.size.height = 99
    #expect(spec == section(rows(40)))
    spec.contentInsets = .of(9, 9, 9, 9)
    #expect(solution.frames == ["0 0 320 40"])
    #expect(solve(rows(40), 1).layouts == solution.layouts)
    #expect(rows(40) != rows(.e(40)), "44 points and an estimate of them are different kinds")
    #expect(rows(40).hashValue == rows(40).hashValue)
    #expect(row(.fw(1), 40, .equal(2, child)) != row(.fw(1), 40, .repeating(2, child)))
    var changed = solution
    changed.setItemCount(5, inSection: 0)
    #expect(solution.frames.count == 1)
  }
}
