import IntarsiaIR

/// The boundary items of a section or of the whole layout, sized, and how they stand around a region (`R80`–`R91`).
struct BoundaryItems: Sendable {
  let specs: [BoundarySpec]
  let scroll: Axis
  /// Where the items' box begins across the scroll axis, and how long it is.
  let crossStart: Double
  let crossLength: Double
  /// The extents of the slots, before measured ones take their place.
  let sizes: [Size]

  init(
    _ specs: [BoundarySpec], scroll: Axis, crossStart: Double, crossLength: Double, box: Size, grid: PixelGrid
  ) {
    self.specs = specs
    self.scroll = scroll
    self.crossStart = crossStart
    self.crossLength = crossLength
    sizes = specs.map { grid.size($0.size, in: box) }
  }

  /// A region with its boundary items around it.
  struct Placement: Sendable {
    /// How far the section grows before the region (`R83`).
    var before = 0.0
    /// The region, grown to the longest side item (`R87`).
    var region = 0.0
    /// How far the section grows behind the region.
    var after = 0.0

    var extent: Double { before + region + after }
  }

  /// How a region grows for the items around it (`R83`–`R87`).
  func placement(around region: Double, sizes: [Size]) -> Placement {
    var result = Placement(before: 0, region: region, after: 0)
    for (spec, size) in zip(specs, sizes) where spec.extendsBoundary && spec.alignment.place(scroll) == .middle {
      result.region = max(result.region, size[scroll])
    }
    for (spec, size) in zip(specs, sizes) where spec.extendsBoundary {
      let position = position(spec, length: size[scroll], region: result.region)
      switch spec.alignment.place(scroll) {
      case .start: result.before = max(result.before, -position)
      case .end: result.after = max(result.after, position + size[scroll] - result.region)
      case .middle: break
      }
    }
    return result
  }

  /// Where an item stands along the scroll axis, from the region's start (`R83`, `R85`, `R87`).
  func position(_ spec: BoundarySpec, length: Double, region: Double) -> Double {
    let offset = spec.offset[scroll]
    switch spec.alignment.place(scroll) {
    case .start: return (spec.extendsBoundary ? -length : 0) + offset
    case .end: return (spec.extendsBoundary ? region : region - length) + offset
    case .middle: return (region - length) / 2 + offset
    }
  }

  /// Where an item stands across the scroll axis, in content coordinates (`R82`).
  func crossPosition(_ spec: BoundarySpec, length: Double) -> Double {
    let cross = scroll.other
    let aligned =
      switch spec.alignment.place(cross) {
      case .start: crossStart
      case .end: crossStart + crossLength - length
      case .middle: crossStart + (crossLength - length) / 2
      }
    return aligned + spec.offset[cross]
  }

  /// The slot of an item, given where the region starts in content coordinates.
  func slot(_ index: Int, size: Size, regionStart: Double, region: Double) -> Rect {
    let spec = specs[index]
    let origin = Point(
      scroll, along: regionStart + position(spec, length: size[scroll], region: region),
      across: crossPosition(spec, length: size[scroll.other]))
    return Rect(origin: origin, size: size)
  }

  /// The final frame in a slot: less the item's own insets, except on estimated axes (`R91a`).
  func frame(_ index: Int, slot: Rect) -> Rect {
    let spec = specs[index]
    var insets = spec.contentInsets
    for axis in [Axis.horizontal, .vertical] where spec.size[axis].isEstimated {
      insets = insets.without(axis)
    }
    return slot.insetFrame(by: insets)
  }

  /// The extents of the slots with measured ones in place of estimates.
  func sizes(measured: (Int) -> MeasuredSize?) -> [Size] {
    var result = sizes
    for (index, spec) in specs.enumerated() {
      guard spec.size.width.isEstimated || spec.size.height.isEstimated, let size = measured(index) else { continue }
      if spec.size.width.isEstimated, let width = size.width { result[index].width = max(0, width) }
      if spec.size.height.isEstimated, let height = size.height { result[index].height = max(0, height) }
    }
    return result
  }
}
