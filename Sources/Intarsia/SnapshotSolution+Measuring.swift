import IntarsiaIR
import IntarsiaSnapshots
import IntarsiaSolver

extension SnapshotSolution {
  /// Gives an item the size its view asked for, or takes it back; what comes after moves (`R153`, `R156`).
  ///
  /// - Parameters:
  ///   - size: the size asked for; nothing lets the estimate stand again.
  ///   - item: the item; one that is not in the snapshot is ignored.
  public mutating func setMeasured(_ size: MeasuredSize?, for item: ItemID) {
    guard let position = snapshot.position(ofItem: item) else { return }
    layoutSolution.setMeasured(size, for: .item(position.item, inSection: position.section))
  }

  /// Gives the header, the footer or the badge of a section the size its view asked for, or takes it back (`R156`).
  ///
  /// - Parameters:
  ///   - size: the size asked for; nothing lets the estimate stand again.
  ///   - elementKind: the kind of the element.
  ///   - section: the section; one that is not in the snapshot is ignored.
  ///   - index: which of the section's elements of the kind (`R98`).
  public mutating func setMeasured(
    _ size: MeasuredSize?, forSupplementary elementKind: String, in section: SectionID, index: Int = 0
  ) {
    guard let position = snapshot.indexOfSection(section) else { return }
    layoutSolution.setMeasured(size, for: .supplementary(elementKind, index: index, inSection: position))
  }

  /// Asks visible elements with estimated sizes how large they want to be, from the top down (`R157`).
  ///
  /// Elements that have answered before are not asked again until their settled length changes (`R158`), or an update
  /// reloads or reconfigures them.
  ///
  /// - Parameter measure: answers how large an element wants to be, or nothing where it keeps its estimate.
  /// - Returns: how many times `measure` was called.
  /// - Complexity: as for the solution's own `measureVisible`, with a look-up for each element.
  @discardableResult
  public mutating func measureVisible(
    _ measure: (SnapshotElement<SectionID, ItemID>.Identity, MeasurementRequest) -> MeasuredSize?
  ) -> Int {
    // A solution is asked for identities while its own is being measured: places do not change by that.
    let places = self
    return layoutSolution.measureVisible { request in
      places.identity(of: request.id).flatMap { measure($0, request) }
    }
  }
}
