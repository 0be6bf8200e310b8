import HeadlessUIKit
import IntarsiaIR
import Testing

@Suite("Closures are asked once per section and solve, and told where they are")
@MainActor struct ProviderTests {
  @Test("Section providers (R124)")
  func sections() {
    var asked: [Int] = []
    let layout = UICollectionViewCompositionalLayout { index, environment in
      asked.append(index)
      #expect(environment.container.contentSize == CGSize(width: 320, height: 480))
      #expect(environment.container.effectiveContentSize == CGSize(width: 320, height: 436))
      #expect(environment.traitCollection.displayScale == 3)
      return .rows(40)
    }
    let screen = Screen([30, 0, 2], layout)
    screen.view.safeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0)
    screen.view.traitCollection = UITraitCollection(displayScale: 3)
    screen.view.layoutIfNeeded()
    screen.view.contentOffset.y = 300
    screen.view.layoutIfNeeded()
    #expect(screen.frames.count == 32)
    #expect(asked == [0, 1, 2])
    screen.view.frame.size.width = 320
    #expect(asked == [0, 1, 2])
    layout.invalidateLayout()
    screen.view.layoutIfNeeded()
    #expect(asked == [0, 1, 2, 0, 1, 2])
  }

  @Test("A new size solves anew")
  func size() {
    let screen = Screen([3], UICollectionViewCompositionalLayout(section: .rows(40)))
    #expect(screen.frame(2) == CGRect(x: 0, y: 80, width: 320, height: 40))
    screen.view.frame = CGRect(x: 0, y: 0, width: 375, height: 480)
    #expect(screen.frame(2) == CGRect(x: 0, y: 80, width: 375, height: 40))
  }

  @Test("Custom groups are told their size and insets (R70c, R64)")
  func custom() {
    var told: [CGSize] = []
    var inner: [CGSize] = []
    func group(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutGroup {
      let group = NSCollectionLayoutGroup.custom(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
      ) { environment in
        told.append(environment.container.contentSize)
        inner.append(environment.container.effectiveContentSize)
        return [NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 1, y: 2, width: 30, height: 40))]
      }
      group.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      return group
    }
    let layout = UICollectionViewCompositionalLayout { index, _ in
      let section = NSCollectionLayoutSection(group: group(index == 0 ? .absolute(80) : .estimated(80)))
      section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
      return section
    }
    let screen = Screen([5, 1], layout)
    #expect(screen.frame(1) == CGRect(x: 11, y: 82, width: 30, height: 40))
    #expect(told == [CGSize(width: 320, height: 80), CGSize(width: 320, height: 80)])
    #expect(inner == [CGSize(width: 314, height: 76), CGSize(width: 320, height: 80)])
  }

  @Test("From right to left everything is mirrored (R170)")
  func rightToLeft() {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
        subitems: [NSCollectionLayoutItem(layoutSize: .points(100, 50))]))
    let screen = Screen([3], UICollectionViewCompositionalLayout(section: section), width: 375)
    screen.view.semanticContentAttribute = .forceRightToLeft
    #expect(screen.frames.map(\.minX) == [275, 175, 75])
  }

  @Test("The configuration is a copy, and setting it solves anew")
  func configuration() {
    let layout = UICollectionViewCompositionalLayout(section: .rows(40))
    let screen = Screen([1, 1], layout)
    let configuration = layout.configuration
    configuration.interSectionSpacing = 99
    layout.configuration.interSectionSpacing = 99
    #expect(layout.configuration.interSectionSpacing == 0)
    #expect(screen.frame(0, 1)?.minY == 40)
    layout.configuration = configuration
    #expect(screen.frame(0, 1)?.minY == 139)
  }

  @Test("What was asked of the solver and what it noticed can be read")
  func reading() {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
        subitems: [NSCollectionLayoutItem(layoutSize: .points(1000, 50))]))
    let layout = UICollectionViewCompositionalLayout(section: section)
    #expect(layout.input == nil)
    let screen = Screen([3, 2], layout)
    #expect(screen.frames.isEmpty)
    #expect(layout.input?.sections.map(\.itemCount) == [3, 2])
    #expect(layout.input?.layouts.map(\.section) == [section.sectionSpec])
    #expect(layout.diagnostics.contains { $0.severity == .error })
  }
}
