import IntarsiaDSL
import IntarsiaIR
import Testing

@Suite("Environments")
struct LayoutEnvironmentTests {
  @Test(
    "Traits that are left out are guessed from the container",
    arguments: [
      (390, 844, .compact, .regular), (599.5, 479.5, .compact, .compact), (600, 480, .regular, .regular),
      (844, 390, .regular, .compact),
    ] as [(Double, Double, SizeClass, SizeClass)])
  func guesses(width: Double, height: Double, horizontal: SizeClass, vertical: SizeClass) {
    let environment = LayoutEnvironment(container: Container(width: width, height: height))
    #expect(environment.horizontalSizeClass == horizontal)
    #expect(environment.verticalSizeClass == vertical)
    #expect(environment.contentSizeCategory == .large)
    #expect(environment.userInterfaceStyle == .light)
  }

  @Test("Traits that are given stand")
  func given() {
    let environment = LayoutEnvironment(
      container: Container(width: 390, height: 844), horizontalSizeClass: .regular, verticalSizeClass: .compact,
      contentSizeCategory: .accessibilityLarge, userInterfaceStyle: .dark)
    #expect(environment.horizontalSizeClass == .regular)
    #expect(environment.verticalSizeClass == .compact)
    #expect(environment.contentSizeCategory.isAccessibilityCategory)
    #expect(environment.userInterfaceStyle == .dark)
  }

  @Test("Text sizes are ordered as they are listed")
  func textSizes() {
    #expect(ContentSizeCategory.allCases == ContentSizeCategory.allCases.sorted())
    #expect(ContentSizeCategory.allCases.filter(\.isAccessibilityCategory).count == 5)
  }
}
