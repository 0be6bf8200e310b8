import IntarsiaIR

/// The sideways scroll of a section: its window, the length of its row, and where it comes to rest.
public struct OrthogonalGeometry: Hashable, Sendable {
  /// How the row scrolls and comes to rest.
  public let behavior: OrthogonalScrollingBehavior
  /// The row's window in content coordinates; it does not clip (`R131`).
  public let viewport: Rect
  /// The length of the row: instances and gaps, without insets (`R132`).
  public let contentLength: Double
  /// How far the row scrolls; 0 where it fits (`R132`).
  public let maximumOffset: Double
  /// How far the row is scrolled now.
  public let offset: Double
  /// The groups of the row, for the behaviours that stop at them.
  let groups: Groups
  /// The window's length along the row.
  let window: Double

  /// Where groups begin along the row, and how long they are.
  struct Groups: Hashable, Sendable {
    /// Consecutive groups of one length.
    struct Stretch: Hashable, Sendable {
      var start: Double
      var pitch: Double
      var extent: Double
      var count: Int
      /// How many groups come before these.
      var first: Int
    }
    var stretches: [Stretch]

    var count: Int { stretches.last.map { $0.first + $0.count } ?? 0 }
  }

  /// The offsets at which the row comes to rest, ascending; none for a row that scrolls freely (`R133`–`R137`).
  ///
  /// Of a row with more than a million stops these are the first million; ask ``restingOffset(for:)`` or
  /// ``offset(ofPage:)`` for any other.
  ///
  /// - Complexity: O(number of groups or pages).
  public var restingOffsets: [Double] {
    var result: [Double] = []
    let count = min(numberOfStops, 1_000_000)
    result.reserveCapacity(count)
    for index in 0..<count {
      let stop = stop(index)
      if result.last != stop { result.append(stop) }
    }
    return result
  }

  /// The offset at which a row that was moved to an offset comes to rest (`R133`–`R137`).
  ///
  /// - Complexity: O(log n) for n groups.
  public func restingOffset(for asked: Double) -> Double {
    guard asked.isFinite else { return asked > 0 ? restingOffset(for: maximumOffset) : restingOffset(for: 0) }
    let clamped = min(max(asked, 0), maximumOffset)
    switch behavior {
    case .none: return 0
    case .continuous: return clamped
    case .paging where clamped >= maximumOffset: return maximumOffset
    case .paging: return nearestPage(to: clamped)
    case .continuousGroupLeadingBoundary, .groupPaging: return nearestStop(to: clamped)
    case .groupPagingCentered: return nearestStop(to: asked)
    }
  }

  /// How many stops there are, before those that fall together are counted once.
  var numberOfStops: Int {
    switch behavior {
    case .none, .continuous: return 0
    case .paging:
      guard maximumOffset > 0, window > 0 else { return 1 }
      let pages = (maximumOffset / window).rounded(.up)
      return pages < 1e15 ? Int(pages) + 1 : 1
    case .continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered: return groups.count
    }
  }

  /// The stop with a number; ascending, though several may fall together at the end.
  func stop(_ index: Int) -> Double {
    switch behavior {
    case .none, .continuous: return 0
    case .paging: return min(Double(index) * window, maximumOffset)
    case .continuousGroupLeadingBoundary, .groupPaging:
      return min(max(0, group(index).start), maximumOffset)
    case .groupPagingCentered:
      let group = group(index)
      return group.start - (window - group.extent) / 2
    }
  }

  /// The nearest multiple of the window, clamped to the end: the end itself attracts nothing (`R136`).
  private func nearestPage(to offset: Double) -> Double {
    guard window > 0 else { return 0 }
    let page = max(0, (offset / window - 0.5).rounded(.up))
    return min(page * window, maximumOffset)
  }

  /// The stop nearest to an offset; the lower of two that are equally near (`R134`).
  private func nearestStop(to offset: Double) -> Double {
    let count = numberOfStops
    guard count > 0 else { return 0 }
    var low = 0
    var high = count
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if stop(middle) <= offset { low = middle } else { high = middle }
    }
    let below = stop(low)
    guard low + 1 < count else { return below }
    let above = stop(low + 1)
    return offset - below <= above - offset ? below : above
  }

  private func group(_ index: Int) -> (start: Double, extent: Double) {
    var low = 0
    var high = groups.stretches.count
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if groups.stretches[middle].first <= index { low = middle } else { high = middle }
    }
    let stretch = groups.stretches[low]
    return (stretch.start + Double(index - stretch.first) * stretch.pitch, stretch.extent)
  }
}
