#if canImport(UIKit)
  import UIKit

  enum StoreShelf {
    case filters
    case sliders
    case recommended
  }

  /// Layouts by shelf, shared by the screens of a store.
  @MainActor
  final class StoreLayouts {
    enum Style {
      case horizontal(isSlider: Bool)
      case column(headerIdentifier: String?)
    }

    static let shared = StoreLayouts()

    func section(_ style: Style) -> NSCollectionLayoutSection {
      switch style {
      case .horizontal(let isSlider): return horizontalSection(isSlider: isSlider)
      case .column(let headerIdentifier): return columnSection(headerIdentifier: headerIdentifier)
      }
    }

    private func horizontalSection(isSlider: Bool) -> NSCollectionLayoutSection {
      let item = NSCollectionLayoutItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      let groupSize = NSCollectionLayoutSize(
        widthDimension: isSlider ? .fractionalWidth(0.9) : .absolute(120),
        heightDimension: .absolute(isSlider ? 260 : 44))
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = isSlider ? 12 : 8
      section.contentInsets = .init(top: 8, leading: 16, bottom: 8, trailing: 16)
      section.orthogonalScrollingBehavior = isSlider ? .groupPagingCentered : .continuous
      return section
    }

    private func columnSection(headerIdentifier: String?) -> NSCollectionLayoutSection {
      let item = NSCollectionLayoutItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(90)))
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: .init(widthDimension: .fractionalWidth(0.9), heightDimension: .absolute(270)),
        subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .groupPaging
      section.contentInsets = .init(top: 0, leading: 16, bottom: 0, trailing: 16)
      if let headerIdentifier {
        let header = NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
          elementKind: headerIdentifier, alignment: .topLeading)
        section.boundarySupplementaryItems = [header]
      }
      return section
    }
  }

  /// The first page of a store: shelves in an order that its data decides.
  final class StoreViewController: UIViewController, UICollectionViewDelegate, UICollectionViewDataSource {
    static let headerKind = "RecommendedHeader"

    var shelves: [(shelf: StoreShelf, titles: [String])] = []
    private(set) var picked: [String] = []
    private let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.frame = view.bounds
      view.addSubview(collectionView)
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      collectionView.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: StoreViewController.headerKind,
        withReuseIdentifier: "header")
      collectionView.dataSource = self
      collectionView.delegate = self
      setCompositionalLayout()
    }

    func setCompositionalLayout() {
      let layout = UICollectionViewCompositionalLayout { [weak self] sectionIndex, env -> NSCollectionLayoutSection? in
        guard let self = self else { return nil }
        return self.section(for: self.shelves[sectionIndex].shelf)
      }
      collectionView.setCollectionViewLayout(layout, animated: true)
    }

    private func section(for shelf: StoreShelf) -> NSCollectionLayoutSection {
      switch shelf {
      case .filters: return StoreLayouts.shared.section(.horizontal(isSlider: false))
      case .sliders: return StoreLayouts.shared.section(.horizontal(isSlider: true))
      case .recommended:
        return StoreLayouts.shared.section(.column(headerIdentifier: StoreViewController.headerKind))
      }
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int {
      shelves.count
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      shelves[section].titles.count
    }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      picked.append(shelves[indexPath.section].titles[indexPath.row])
    }
  }
#endif
