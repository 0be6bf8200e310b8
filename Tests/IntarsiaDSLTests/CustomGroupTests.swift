import IntarsiaDSL
import IntarsiaIR
import Testing

@Suite("Custom groups made for an environment")
struct CustomGroupTests {
  static let environment = LayoutEnvironment(container: Container(width: 320, height: 480))

  /// What a group of some size is told.
  static func told(
    width: Dimension = .fractionalWidth(1), height: Dimension = .fractionalHeight(1), insets: Insets = .zero,
    in environment: LayoutEnvironment = environment
  ) -> CustomGroupContainer? {
    var container: CustomGroupContainer?
    _ = Group.custom(width: width, height: height, contentInsets: insets, in: environment) { group in
      let _ = container = group
      CustomItem(x: 0, y: 0, width: 1, height: 1)
    }
    return container
  }

  @Test("The closure is told the group's size and insets (R70c)")
  func example() throws {
    let group = try #require(
      CustomGroupTests.told(height: 80, insets: Insets(top: 1, leading: 2, bottom: 3, trailing: 4)))
    #expect(group.contentSize == Size(width: 320, height: 80))
    #expect(group.contentInsets == Insets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(group.effectiveContentSize == Size(width: 314, height: 76))
    #expect((group.width, group.height) == (320, 80))
  }

  @Test("Fractions are of the whole container and rounded down to pixels (R4, R70c)")
  func fractions() {
    let third = 1.0 / 3
    #expect(
      CustomGroupTests.told(width: .fractionalWidth(third), height: .fractionalWidth(0.5))?.contentSize
        == Size(width: 106.5, height: 160))
    let unrounded = LayoutEnvironment(container: Container(width: 320, height: 480, scale: 0))
    #expect(
      CustomGroupTests.told(width: .fractionalWidth(third), in: unrounded)?.contentSize
        == Size(width: 320 * third, height: 480))
    #expect(CustomGroupTests.told(width: -5)?.contentSize.width == 0)
  }

  @Test("An estimated group is told its estimate and no insets (R64)")
  func estimated() throws {
    let group = try #require(CustomGroupTests.told(height: .estimated(90), insets: Insets(all: 8)))
    #expect(group.contentSize == Size(width: 320, height: 90))
    #expect(group.contentInsets == .zero)
    #expect(group.effectiveContentSize == group.contentSize)
    #expect(CustomGroupTests.told(height: .uniformAcrossSiblings(estimate: 7))?.height == 7)
  }

  @Test("The tree holds the frames and the group's insets")
  func tree() {
    let group = Group.custom(
      height: 80, contentInsets: Insets(all: 2), in: CustomGroupTests.environment
    ) { group in
      for column in 0..<2 {
        let width = group.effectiveContentSize.width / 2
        CustomItem(x: group.contentInsets.leading + Double(column) * width, y: 2, width: width, height: 76)
      }
    }
    let tree = GroupSpec(
      axis: .vertical, size: LayoutSize(height: 80),
      content: .custom([
        CustomItemSpec(frame: Rect(x: 2, y: 2, width: 158, height: 76)),
        CustomItemSpec(frame: Rect(x: 160, y: 2, width: 158, height: 76)),
      ]), contentInsets: Insets(all: 2))
    #expect(group == tree)
  }
}
