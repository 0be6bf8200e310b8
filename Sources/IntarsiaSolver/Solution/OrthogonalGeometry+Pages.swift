import IntarsiaIR

extension OrthogonalGeometry {
  /// How quickly a flicked row slows down.
  public enum DecelerationRate: Hashable, Sendable, CaseIterable {
    case normal
    case fast

    /// How far a flick of one point a second carries, in points.
    ///
    /// A rate r is the part of the velocity that is left after a millisecond, so the way is r / (1 − r) thousandths:
    /// 0.998 for normal and 0.99 for fast.
    var reach: Double {
      switch self {
      case .normal: 0.998 / (1 - 0.998) / 1000
      case .fast: 0.99 / (1 - 0.99) / 1000
      }
    }
  }

  /// How many different stops the row has; 0 for a row that scrolls freely.
  ///
  /// - Complexity: O(log n) for n groups.
  public var numberOfPages: Int {
    let count = numberOfStops
    guard count > 0 else { return 0 }
    // Stops ascend, and those beyond the end fall together there.
    return firstStop(reaching: stop(count - 1)) + 1
  }

  /// The page whose stop is nearest to an offset, or nothing for a row that scrolls freely.
  ///
  /// - Complexity: O(log n) for n groups.
  public func page(at offset: Double) -> Int? {
    let pages = numberOfPages
    guard pages > 0 else { return nil }
    return min(firstStop(reaching: restingOffset(for: offset)), pages - 1)
  }

  /// The offset at which a page rests, or nothing where there is no such page.
  ///
  /// - Complexity: O(log n) for n groups.
  public func offset(ofPage page: Int) -> Double? {
    guard page >= 0, page < numberOfPages else { return nil }
    return stop(page)
  }

  /// Where a row comes to rest after a flick.
  ///
  /// A row that scrolls freely, or stops at leading edges, is carried on by its velocity. One that pages moves one page
  /// at most from the page the drag began at, in the direction of the flick; without velocity it settles at the nearest
  /// page that is at most one away (`R135`). How far a flick carries is our decision: it is that of a plain scroll
  /// view.
  ///
  /// - Parameters:
  ///   - offset: the offset at which the row is let go.
  ///   - velocity: points a second; positive ones scroll further.
  ///   - start: the offset at which the drag began; the present one when left out.
  ///   - rate: how quickly the row slows down.
  /// - Returns: a resting offset.
  /// - Complexity: O(log n) for n groups.
  public func restingOffset(
    releasedAt offset: Double, velocity: Double, from start: Double? = nil, rate: DecelerationRate = .normal
  ) -> Double {
    let velocity = velocity.isFinite ? velocity : 0
    switch behavior {
    case .none, .continuous, .continuousGroupLeadingBoundary:
      return restingOffset(for: offset + velocity * rate.reach)
    case .paging, .groupPaging, .groupPagingCentered:
      guard let began = page(at: start ?? self.offset), let nearest = page(at: offset) else {
        return restingOffset(for: offset)
      }
      var target = nearest
      if velocity != 0 { target = velocity > 0 ? began + 1 : began - 1 }
      target = min(max(target, began - 1), began + 1)
      return stop(min(max(target, 0), numberOfPages - 1))
    }
  }

  /// The first stop that is not before an offset.
  private func firstStop(reaching offset: Double) -> Int {
    var low = 0
    var high = numberOfStops
    while low < high {
      let middle = low + (high - low) / 2
      if stop(middle) < offset { low = middle + 1 } else { high = middle }
    }
    return min(low, max(0, numberOfStops - 1))
  }
}
