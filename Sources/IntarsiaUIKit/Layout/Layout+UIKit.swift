import IntarsiaDSL
import IntarsiaIR

#if os(Linux)
  import HeadlessUIKit
#elseif canImport(UIKit) && !os(watchOS)
  import UIKit
#endif

#if os(Linux) || (canImport(UIKit) && !os(watchOS))
  extension Layout {
    /// Changes a section before it is handed to UIKit: its handler of visible items, how its scrolling feels, and
    /// whatever else is not part of a value.
    public typealias SectionFinisher = @MainActor (_ section: NSCollectionLayoutSection, _ kind: Kind) -> Void

    /// Makes a layout for UIKit whose sections are chosen by what they are.
    ///
    /// The closure is asked with the index of a section whenever UIKit asks for its layout, and answers from the data
    /// that is shown. A section that has just gone has no kind any more: UIKit gets a section that shows nothing, not an
    /// exception. So does a kind without a section.
    ///
    /// - Parameters:
    ///   - finish: changes sections before they are handed to UIKit.
    ///   - kind: the kind of the section at an index, or nothing where there is none.
    /// - Returns: the layout; decorations are still to be registered with it.
    @MainActor public func compositionalLayout(
      finish: SectionFinisher? = nil, kindOfSection kind: @escaping @MainActor (Int) -> Kind?
    ) -> UICollectionViewCompositionalLayout {
      UICollectionViewCompositionalLayout(
        sectionProvider: { index, environment in
          guard let kind = kind(index), let spec = section(for: kind, in: LayoutEnvironment(environment)) else {
            return .placeholder()
          }
          let section = spec.collectionLayoutSection()
          finish?(section, kind)
          return section
        }, configuration: configuration.compositionalLayoutConfiguration())
    }

    /// Makes a layout for UIKit driven by a data source whose section identifiers are the kinds.
    ///
    /// <!-- example: where: canImport(UIKit) || os(Linux) -->
    /// <!-- example: on the main actor -->
    /// <!-- example: setup
    /// import IntarsiaUIKit
    /// import UIKit
    /// enum FeedSection { case banners }
    /// let feed = Layout(for: FeedSection.self) { _ in Section { HGroup(height: 200) { Item() } } }
    /// let collectionView = UICollectionView(
    ///   frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: UICollectionViewLayout())
    /// let dataSource = UICollectionViewDiffableDataSource<FeedSection, Int>(
    ///   collectionView: collectionView, cellProvider: { _, _, _ in UICollectionViewCell() })
    /// -->
    /// ```swift
    /// collectionView.collectionViewLayout = feed.compositionalLayout(for: dataSource)
    /// ```
    ///
    /// - Parameters:
    ///   - dataSource: the data source of the view; it is not kept alive.
    ///   - finish: changes sections before they are handed to UIKit.
    /// - Returns: the layout; decorations are still to be registered with it.
    @MainActor public func compositionalLayout<ItemID: Hashable & Sendable>(
      for dataSource: UICollectionViewDiffableDataSource<Kind, ItemID>, finish: SectionFinisher? = nil
    ) -> UICollectionViewCompositionalLayout {
      compositionalLayout(for: dataSource, kind: { section in section }, finish: finish)
    }

    /// Makes a layout for UIKit driven by a data source whose section identifiers tell their kind.
    ///
    /// - Parameters:
    ///   - dataSource: the data source of the view; it is not kept alive.
    ///   - kind: the kind of a section.
    ///   - finish: changes sections before they are handed to UIKit.
    /// - Returns: the layout; decorations are still to be registered with it.
    @MainActor public func compositionalLayout<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>(
      for dataSource: UICollectionViewDiffableDataSource<SectionID, ItemID>,
      kind: @escaping @MainActor (SectionID) -> Kind, finish: SectionFinisher? = nil
    ) -> UICollectionViewCompositionalLayout {
      compositionalLayout(finish: finish) { [weak dataSource] index in
        dataSource?.section(at: index).map(kind)
      }
    }

    /// Makes a layout for UIKit driven by a data source whose sections are told apart by what they hold.
    ///
    /// - Parameters:
    ///   - dataSource: the data source of the view; it is not kept alive.
    ///   - kind: the kind of a section with these items.
    ///   - finish: changes sections before they are handed to UIKit.
    /// - Returns: the layout; decorations are still to be registered with it.
    @MainActor public func compositionalLayout<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>(
      for dataSource: UICollectionViewDiffableDataSource<SectionID, ItemID>,
      kind: @escaping @MainActor (SectionID, [ItemID]) -> Kind, finish: SectionFinisher? = nil
    ) -> UICollectionViewCompositionalLayout {
      compositionalLayout(finish: finish) { [weak dataSource] index in
        guard let dataSource, let section = dataSource.section(at: index) else { return nil }
        return kind(section, dataSource.snapshot().itemIdentifiers(inSection: section))
      }
    }
  }

  extension UICollectionViewDiffableDataSource {
    /// The section at an index, or nothing where it has gone; before iOS 15 the snapshot is copied for it.
    @MainActor fileprivate func section(at index: Int) -> SectionIdentifierType? {
      if #available(iOS 15, tvOS 15, visionOS 1, *) { return sectionIdentifier(for: index) }
      let sections = snapshot().sectionIdentifiers
      return sections.indices.contains(index) ? sections[index] : nil
    }
  }
#endif
