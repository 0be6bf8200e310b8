#if canImport(UIKit)
  import UIKit

  struct CatalogueEntry: Hashable {
    let name: String
    let page: Int
  }

  final class CatalogueCell: UICollectionViewCell {
    private(set) var name = ""

    func configure(_ entry: CatalogueEntry) {
      name = entry.name
    }
  }

  /// A grid of three columns.
  class CatalogueViewController: UIViewController {
    typealias Item = CatalogueEntry

    enum Section {
      case main
    }

    lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout())
    var dataSource: UICollectionViewDiffableDataSource<Section, Item>!
    let list: [CatalogueEntry] = (1...20).map { CatalogueEntry(name: "Entry \($0)", page: $0) }
    private(set) var selected: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(collectionView)
      collectionView.delegate = self
      navigationController?.navigationBar.topItem?.title = "Catalogue"

      let registration = UICollectionView.CellRegistration<CatalogueCell, Item> { cell, indexPath, item in
        cell.configure(item)
      }
      dataSource = UICollectionViewDiffableDataSource<Section, Item>(
        collectionView: collectionView,
        cellProvider: { collectionView, indexPath, item in
          collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
        })

      var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
      snapshot.appendSections([.main])
      snapshot.appendItems(list, toSection: .main)
      dataSource.apply(snapshot)

      collectionView.collectionViewLayout = layout()
    }

    private func layout() -> UICollectionViewCompositionalLayout {
      let itemSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.33), heightDimension: .fractionalHeight(1))
      let item = NSCollectionLayoutItem(layoutSize: itemSize)

      let groupSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.33))
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitem: item, count: 3)

      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
      return UICollectionViewCompositionalLayout(section: section)
    }
  }

  extension CatalogueViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      selected.append(list[indexPath.item].name)
    }
  }
#endif
