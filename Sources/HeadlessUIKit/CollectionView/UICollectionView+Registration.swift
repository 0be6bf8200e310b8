import Foundation

extension UICollectionView {
  /// Names the class of cells.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registry.register(cellClass, ViewRegistry.Key(kind: nil, identifier: identifier))
  }

  /// Names the class of supplementaries of a kind.
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    registry.register(viewClass, ViewRegistry.Key(kind: elementKind, identifier: identifier))
  }

  /// Gives a cell of a registered class.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let reconfigured, reconfigured.indexPath == indexPath { return reconfigured.cell }
    guard let cell = registry.view(ViewRegistry.Key(kind: nil, identifier: identifier)) as? UICollectionViewCell else {
      raise("the class registered for identifier \(identifier) is not a subclass of UICollectionViewCell")
    }
    return cell
  }

  /// Gives a supplementary of a registered class.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    registry.view(ViewRegistry.Key(kind: elementKind, identifier: identifier))
  }

  /// Gives a cell of a registration's class, configured for an item.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let cell: Cell
    if let reconfigured, reconfigured.indexPath == indexPath, let same = reconfigured.cell as? Cell {
      cell = same
    } else {
      cell = registry.view(Cell.self, ViewRegistry.Key(kind: nil, identifier: registration.identifier))
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Gives a supplementary of a registration's class, configured.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let view = registry.view(
      Supplementary.self, ViewRegistry.Key(kind: registration.elementKind, identifier: registration.identifier))
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }

  /// The class of cells and how they are configured for an item.
  @MainActor @preconcurrency public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Configures a cell for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let handler: Handler
    let identifier = UUID().uuidString

    /// Makes a registration; not inside of a cell provider, where it would be made for every cell.
    public init(handler: @escaping Handler) {
      self.handler = handler
    }
  }

  /// The class of supplementaries of a kind and how they are configured.
  @MainActor @preconcurrency public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Configures a supplementary.
    public typealias Handler =
      (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void

    let elementKind: String
    let handler: Handler
    let identifier = UUID().uuidString

    /// Makes a registration for a kind.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }
}
