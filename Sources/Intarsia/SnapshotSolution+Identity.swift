import IntarsiaIR
import IntarsiaSnapshots
import IntarsiaSolver

extension SnapshotSolution {
  /// The frame of an item in content coordinates, or nothing where it is not shown.
  ///
  /// - Complexity: O(log n) for n sections and items.
  @inlinable
  public func frame(of item: ItemID) -> Rect? {
    guard let position = snapshot.position(ofItem: item) else { return nil }
    return layoutSolution.frame(ofItem: position.item, inSection: position.section)
  }

  /// An item with its frame, or nothing where it is not shown.
  ///
  /// - Complexity: O(log n) for n sections and items.
  @inlinable
  public func element(of item: ItemID) -> SnapshotElement<SectionID, ItemID>? {
    element(.item(item))
  }

  /// The element of an identity, or nothing where it is not shown.
  ///
  /// - Complexity: O(log n) for n sections and items.
  public func element(
    _ identity: SnapshotElement<SectionID, ItemID>.Identity
  ) -> SnapshotElement<SectionID, ItemID>? {
    guard let id = id(of: identity), let element = layoutSolution.element(id) else { return nil }
    return SnapshotElement(identity: identity, element: element)
  }

  /// The elements in a rectangle of the content, by the rules of the solution's own query (`R165`).
  ///
  /// - Parameter rect: the rectangle, in content coordinates.
  /// - Returns: the elements, with their present frames: backgrounds, items and supplementaries, section by section.
  /// - Complexity: O(log n + k log n) for n sections and items and k candidates near the rectangle.
  public func elements(in rect: Rect) -> [SnapshotElement<SectionID, ItemID>] {
    layoutSolution.elements(in: rect).compactMap { identified($0) }
  }

  /// An element of the solution by identity, or nothing where it shows nothing of the snapshot.
  ///
  /// - Complexity: O(log n) for n sections and items.
  public func identified(_ element: LayoutElement) -> SnapshotElement<SectionID, ItemID>? {
    identity(of: element.id).map { SnapshotElement(identity: $0, element: element) }
  }

  /// The identity of an element's indices, or nothing where the snapshot has no such section or item.
  ///
  /// - Complexity: O(log n) for n sections and items.
  public func identity(of id: LayoutElement.ID) -> SnapshotElement<SectionID, ItemID>.Identity? {
    switch id {
    case .item(let item, let section):
      snapshot.itemIdentifier(at: ItemPosition(section: section, item: item)).map { .item($0) }
    case .supplementary(let kind, let index, nil):
      .supplementary(kind, index: index, section: nil)
    case .supplementary(let kind, let index, let section?):
      sectionIdentifier(at: section).map { .supplementary(kind, index: index, section: $0) }
    case .decoration(let kind, let index, let section):
      sectionIdentifier(at: section).map { .decoration(kind, index: index, section: $0) }
    }
  }

  /// The indices of an identity, or nothing where the snapshot does not have it.
  ///
  /// - Complexity: O(log n) for n sections and items.
  public func id(of identity: SnapshotElement<SectionID, ItemID>.Identity) -> LayoutElement.ID? {
    switch identity {
    case .item(let item):
      snapshot.position(ofItem: item).map { .item($0.item, inSection: $0.section) }
    case .supplementary(let kind, let index, nil):
      .supplementary(kind, index: index, inSection: nil)
    case .supplementary(let kind, let index, let section?):
      snapshot.indexOfSection(section).map { .supplementary(kind, index: index, inSection: $0) }
    case .decoration(let kind, let index, let section):
      snapshot.indexOfSection(section).map { .decoration(kind, index: index, inSection: $0) }
    }
  }

  // MARK: Sections

  /// Where a section is, or nothing where it is not in the snapshot.
  ///
  /// - Complexity: O(log n) for n sections.
  public func section(_ section: SectionID) -> SectionGeometry? {
    snapshot.indexOfSection(section).flatMap { layoutSolution.section(at: $0) }
  }

  /// Shifts the row of a section that scrolls sideways; a section that is not in the snapshot is ignored.
  ///
  /// - Parameters:
  ///   - offset: how far the row is scrolled, in points.
  ///   - section: the section.
  public mutating func setOrthogonalOffset(_ offset: Double, for section: SectionID) {
    guard let index = snapshot.indexOfSection(section) else { return }
    viewport.orthogonalOffsets[index] = offset
  }

  // MARK: Positions

  /// The section index and the index in the section of an item, as a collection view counts them.
  ///
  /// - Complexity: O(log n) for n items.
  public func position(of item: ItemID) -> ItemPosition? {
    snapshot.position(ofItem: item)
  }

  /// The item at a section index and an index in the section.
  ///
  /// - Complexity: O(log n) for n items.
  public func item(at position: ItemPosition) -> ItemID? {
    snapshot.itemIdentifier(at: position)
  }

  /// The section at an index, as a collection view counts them.
  ///
  /// - Complexity: O(1).
  public func sectionIdentifier(at index: Int) -> SectionID? {
    sections.indices.contains(index) ? sections[index] : nil
  }
}
