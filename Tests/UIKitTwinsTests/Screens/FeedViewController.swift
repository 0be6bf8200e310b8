#if canImport(UIKit)
  import UIKit

  /// A feed of banners and categories, written the way apps are.
  final class FeedViewController: UIViewController {
    struct Section: Hashable {
      let name: String
    }

    enum Item: Hashable {
      case banner(String)
      case category(String)
    }

    private var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<Section, Item>?

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Feed"
      collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
      collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      collectionView.backgroundColor = .systemBackground
      view.addSubview(collectionView)
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
      configureDataSource()
      applySnapshot()
    }

    private func createLayout() -> UICollectionViewLayout {
      UICollectionViewCompositionalLayout { [weak self] sectionIndex, environment in
        switch sectionIndex {
        case 0: return self?.createBanners()
        case 1: return self?.createCategories()
        default: return self?.createBanners()
        }
      }
    }

    private func createBanners() -> NSCollectionLayoutSection {
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(200)),
        subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .groupPaging
      return section
    }

    private func createCategories() -> NSCollectionLayoutSection {
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1.0)))
      item.contentInsets = NSDirectionalEdgeInsets(top: 15, leading: 25, bottom: 15, trailing: 0)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1.0), heightDimension: .estimated(150)),
        subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .continuous
      return section
    }

    private func configureDataSource() {
      dataSource = UICollectionViewDiffableDataSource<Section, Item>(collectionView: collectionView) {
        collectionView, indexPath, item -> UICollectionViewCell? in
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
        switch item {
        case .banner: cell.backgroundColor = .systemBlue
        case .category: cell.backgroundColor = .systemOrange
        }
        return cell
      }
    }

    private func applySnapshot() {
      var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
      snapshot.appendSections([Section(name: "banners")])
      snapshot.appendItems([.banner("One"), .banner("Two"), .banner("Three")])
      snapshot.appendSections([Section(name: "categories")])
      snapshot.appendItems(["Soup", "Rice", "Noodles", "Bread", "Salad", "Tea"].map(Item.category))
      dataSource?.apply(snapshot, animatingDifferences: false)
    }
  }
#endif
