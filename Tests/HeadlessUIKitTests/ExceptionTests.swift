import Foundation
import HeadlessUIKit
import Testing

@Suite("What UIKit raises ends the process with UIKit's reason (R110)")
struct ExceptionTests {
  /// Whether a process ended with a reason on standard error.
  private func ended(_ result: ExitTest.Result?, with reason: String) -> Bool {
    guard let result else { return false }
    return String(decoding: result.standardErrorContent, as: UTF8.self).contains(
      "uncaught exception 'NSInternalInconsistencyException', reason: '\(reason)")
  }

  @Test("A dimension that is not finite")
  func dimensions() async {
    let width = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = NSCollectionLayoutDimension.fractionalWidth(.nan) }
    }
    #expect(ended(width, with: "Invalid fractional width: nan. The fraction must be a finite value."))
    let height = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = NSCollectionLayoutDimension.fractionalHeight(-.infinity) }
    }
    #expect(ended(height, with: "Invalid fractional height: -inf. The fraction must be a finite value."))
    let points = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = NSCollectionLayoutDimension.absolute(.infinity) }
    }
    #expect(ended(points, with: "Invalid absolute dimension: inf. The dimension must be a finite value."))
    let estimate = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: .nan) }
    }
    #expect(ended(estimate, with: "Invalid estimated dimension: nan. The dimension must be a finite value."))
  }

  @Test("A group without children, and counts below 1")
  func groups() async {
    let empty = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = NSCollectionLayoutGroup.horizontal(layoutSize: .full, subitems: []) }
    }
    #expect(ended(empty, with: "At least 1 subitem is required for a group"))
    let row = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSCollectionLayoutGroup.horizontal(
          layoutSize: .full, subitem: NSCollectionLayoutItem(layoutSize: .full), count: 0)
      }
    }
    #expect(ended(row, with: "A repeating horizontal group should specify a count >= 1"))
    let column = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSCollectionLayoutGroup.vertical(
          layoutSize: .full, repeatingSubitem: NSCollectionLayoutItem(layoutSize: .full), count: -1)
      }
    }
    #expect(ended(column, with: "A repeating vertical group should specify a count >= 1"))
  }

  @Test("No section for items, and an element kind used twice")
  func sections() async {
    let missing = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let screen = Screen([2], UICollectionViewCompositionalLayout { _, _ in nil })
        screen.view.layoutIfNeeded()
      }
    }
    #expect(
      ended(
        missing,
        with: "Invalid section definition. Please specify a valid section definition when content is to be rendered "
          + "for a section. This is a client error."))
    let kinds = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let section = NSCollectionLayoutSection.rows(40)
        section.boundarySupplementaryItems = [NSRectAlignment.top, .bottom].map {
          NSCollectionLayoutBoundarySupplementaryItem(layoutSize: .full, elementKind: "twice", alignment: $0)
        }
        _ = Screen([2], UICollectionViewCompositionalLayout(section: section)).frames
      }
    }
    #expect(ended(kinds, with: "Every supplementary must have a unique elementKind: duplicates detected: (twice)"))
  }

  @Test("Views that nobody gives")
  func views() async {
    let cell = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let screen = Screen([1], UICollectionViewCompositionalLayout(section: .rows(40)))
        _ = screen.view.dequeueReusableCell(withReuseIdentifier: "unknown", for: IndexPath(item: 0, section: 0))
      }
    }
    #expect(
      ended(
        cell,
        with: "could not dequeue a view of kind: UICollectionElementKindCell with identifier unknown - must register a "
          + "nib or a class for the identifier or connect a prototype cell in a storyboard"))
    let provided = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 320, height: 480),
          collectionViewLayout: UICollectionViewCompositionalLayout(section: .rows(40)))
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { _, _, _ in nil }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([7])
        source.apply(snapshot)
        view.layoutIfNeeded()
      }
    }
    #expect(ended(provided, with: "UICollectionViewDiffableDataSource cell provider returned nil for index path"))
    let decoration = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let section = NSCollectionLayoutSection.rows(40)
        section.decorationItems = [.background(elementKind: "paper")]
        let screen = Screen([1], UICollectionViewCompositionalLayout(section: section))
        withExtendedLifetime(screen) { screen.view.layoutIfNeeded() }
      }
    }
    #expect(ended(decoration, with: "no UICollectionReusableView for decoration view kind paper"))
  }

  @Test("Snapshots refuse what cannot be")
  func snapshots() async {
    let noSection = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendItems([1])
    }
    #expect(
      ended(noSection, with: "There are currently no sections in the data source. Please add a section first."))
    let items = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["a"])
      snapshot.appendItems([1, 2, 1])
    }
    #expect(
      ended(items, with: "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(1)}"))
    let sections = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["a", "b"])
      snapshot.appendSections(["b"])
    }
    #expect(
      ended(
        sections,
        with: "Diffable data source detected an attempt to insert or append 1 section identifier that already exists "
          + "in the snapshot. Identifiers in a snapshot must be unique. Section identifier that already exists: (b)"))
    let unknown = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = NSDiffableDataSourceSnapshot<String, Int>().numberOfItems(inSection: "a")
    }
    #expect(ended(unknown, with: "Section identifier was not found."))
    let destination = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["a"])
      snapshot.insertItems([1], beforeItem: 2)
    }
    #expect(ended(destination, with: "Invalid parameter not satisfying: insertIndex != NSNotFound"))
    let reload = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.reloadItems([3])
    }
    #expect(ended(reload, with: "Attempted to reload item identifier that does not exist in the snapshot: 3"))
  }

  @Test("Outlines refuse what cannot be")
  func outlines() async {
    let twice = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSectionSnapshot<Int>()
      snapshot.append([1])
      snapshot.append([1])
    }
    #expect(
      ended(
        twice, with: "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(1)}"))
    let unknown = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSectionSnapshot<Int>()
      snapshot.delete([4])
    }
    #expect(ended(unknown, with: "Failed to find index of item 4"))
    let parent = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSectionSnapshot<Int>()
      snapshot.append([1], to: 2)
    }
    #expect(ended(parent, with: "Parent item identifier does not exist in section snapshot"))
    let level = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = NSDiffableDataSourceSectionSnapshot<Int>().level(of: 9)
    }
    #expect(ended(level, with: "Item identifier does not exist in section snapshot: 9"))
  }
}
