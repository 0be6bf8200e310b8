import IntarsiaIR
import IntarsiaSolver

/// The visible part of the scroll axis, and what of it pinned items already take (`R106`–`R109e`).
struct Pinning {
  var scroll: Axis
  /// What is visible on the scroll axis, left to right.
  var visibleStart: Double
  var visibleEnd: Double

  /// The boundary items with a place of their own where they pin, in the order given.
  ///
  /// - Parameters:
  ///   - slots: the boundary items of one section or of the layout, in definition order.
  ///   - regionStart: where the region starts.
  ///   - regionEnd: where the region ends, without what end items add.
  /// - Returns: for every item, where it starts if it pins.
  func starts(of slots: [BoundarySlot], regionStart: Double, regionEnd: Double) -> [Double?] {
    slots.indices.map { position in
      let slot = slots[position]
      guard pins(slot) else { return nil }
      let side = slot.spec.alignment.place(scroll)
      let before = thickness(of: slots[..<position], at: side)
      let behind = thickness(of: slots[(position + 1)...], at: side)
      let natural = slot.rect.start(scroll)
      let size = slot.rect.size[scroll]
      if side == .start {
        // R107, R109c
        let limit = max(natural, regionEnd - size - behind)
        return min(max(visibleStart + before, natural), limit)
      } else {
        // R108, R109c
        let limit = min(natural, regionStart + behind)
        return max(min(visibleEnd - before - size, natural), limit)
      }
    }
  }

  /// Whether an item pins: those at an end of the scroll axis may, side items never do (`R106`).
  func pins(_ slot: BoundarySlot) -> Bool {
    slot.spec.pinToVisibleBounds && slot.spec.alignment.place(scroll) != .middle
  }

  /// What pinned items at one end take together (`R109c`).
  func thickness(of slots: some Sequence<BoundarySlot>, at side: BoundarySpec.Alignment.Place) -> Double {
    slots.reduce(0) { sum, slot in
      pins(slot) && slot.spec.alignment.place(scroll) == side ? sum + slot.rect.size[scroll] : sum
    }
  }
}
