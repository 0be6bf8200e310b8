import IntarsiaIR
import IntarsiaSolver

/// The box that boundary items are sized in and placed across (`R80`, `R103`).
struct BoundaryBox {
  /// Fractions are of this size: on the scroll axis the whole container's.
  var size: Size
  /// Where the box starts on the cross axis.
  var crossStart: Double
}

/// Boundary items around a region, and how the region grows for them.
struct BoundaryLayout {
  /// The slots, in coordinates where the region starts at 0.
  var slots: [BoundarySlot] = []
  /// The region's length, stretched by long side items (`R87`).
  var regionLength: Double
  /// What start items add before the region, and end items behind it (`R83`).
  var growthBefore = 0.0
  var growthAfter = 0.0

  /// Places boundary items around a region of a length.
  init(
    _ specs: [BoundarySpec], section: Int?, around regionLength: Double, box: BoundaryBox, scroll: Axis,
    pixels: Pixels, measured: [LayoutElement.ID: MeasuredSize]
  ) {
    self.regionLength = regionLength
    for spec in specs {
      let slot = BoundarySlot(spec: spec, section: section, rect: .zero)
      let known = measured[slot.id]
      let size = pixels.size(
        spec.size, in: box.size, measured: MeasuredLengths(width: known?.width, height: known?.height))
      slots.append(BoundarySlot(spec: spec, section: section, rect: Rect(origin: .zero, size: size)))
    }
    stretch(scroll)
    for position in slots.indices {
      slots[position].rect.origin = Point(
        scroll, along: start(of: slots[position], scroll), across: crossStart(of: slots[position], box, scroll.other))
    }
    grow(scroll)
  }

  /// Stretches the region to the longest side item that extends it (`R87`).
  private mutating func stretch(_ scroll: Axis) {
    for slot in slots where slot.spec.alignment.place(scroll) == .middle && slot.spec.extendsBoundary {
      regionLength = max(regionLength, slot.rect.size[scroll])
    }
  }

  /// Where an item starts on the scroll axis (`R83`, `R85`, `R87`–`R89`).
  private func start(of slot: BoundarySlot, _ scroll: Axis) -> Double {
    let size = slot.rect.size[scroll]
    let offset = slot.spec.offset[scroll]
    switch slot.spec.alignment.place(scroll) {
    case .start: return (slot.spec.extendsBoundary ? -size : 0) + offset
    case .middle: return (regionLength - size) / 2 + offset
    case .end: return (slot.spec.extendsBoundary ? regionLength : regionLength - size) + offset
    }
  }

  /// Where an item starts on the cross axis (`R82`).
  private func crossStart(of slot: BoundarySlot, _ box: BoundaryBox, _ cross: Axis) -> Double {
    let leftover = box.size[cross] - slot.rect.size[cross]
    let offset = box.crossStart + slot.spec.offset[cross]
    switch slot.spec.alignment.place(cross) {
    case .start: return offset
    case .middle: return offset + leftover / 2
    case .end: return offset + leftover
    }
  }

  /// Grows by what end items stick out, which do not stack (`R83`, `R84`, `R86`).
  private mutating func grow(_ scroll: Axis) {
    for slot in slots where slot.spec.extendsBoundary {
      switch slot.spec.alignment.place(scroll) {
      case .start: growthBefore = max(growthBefore, -slot.rect.start(scroll))
      case .end: growthAfter = max(growthAfter, slot.rect.end(scroll) - regionLength)
      case .middle: break
      }
    }
  }
}
