import IntarsiaIR
import IntarsiaSolver

/// The filling of a section's groups with its data.
struct Filler {
  var pixels: Pixels
  var section: Int
  var itemCount: Int
  var measured: [LayoutElement.ID: MeasuredSize]

  /// Slots that a pattern may hold at most (`R23a`).
  static let slotLimit = 65_536
  /// What a row may be too long by and still fit (`R23`).
  static let slack = 0.001

  /// The size an item was measured at; items past the data were not measured.
  func measuredItem(_ index: Int) -> MeasuredLengths {
    guard index < itemCount, let size = measured[.item(index, inSection: section)] else { return MeasuredLengths() }
    return MeasuredLengths(width: size.width, height: size.height)
  }

  /// A child, laid out in the box that its fractions are of; its first leaf takes the data at `index`.
  func layOut(_ child: ChildSpec, in box: Size, index: Int) -> Node {
    switch child {
    case .item(let item):
      let size = pixels.size(item.size, in: box, measured: measuredItem(index))
      return Node(
        content: .item(item, index: index), group: nil, box: box, size: size, held: size, leafCount: 1,
        dataCount: index < itemCount ? 1 : 0)
    case .group(let group):
      return layOut(group, in: box, index: index)
    }
  }

  /// The children in the slots of one group, in order.
  func children(of group: GroupSpec, in inner: Size, index: Int) -> [Node] {
    let axis = group.axis
    let gap = group.interItemSpacing.minimum
    switch group.content {
    case .children(let children):
      let pattern =
        group.size[axis].isEstimated
        ? Pattern(count: children.count, box: reduced(inner, along: axis, count: children.count, gap: gap))  // R152
        : fill(children, along: axis, gap: gap, inner: inner, index: index)
      return nodes(children, pattern, index: index)
    case .equal(let count, let child):
      let box = reduced(inner, along: axis, count: count, gap: gap)
      let length = pixels.down(box[axis] / Double(count))
      return nodes([child.replacing(axis, with: length)], Pattern(count: count, box: box), index: index)  // R40, R41
    case .repeating(let count, let child):
      let box = reduced(inner, along: axis, count: count, gap: gap)  // R43
      return nodes([child], Pattern(count: count, box: box), index: index)
    case .custom:
      return []
    }
  }

  /// How many slots a group has, and the box that the fractions in them are of.
  struct Pattern {
    var count: Int
    var box: Size
  }

  /// The inner box with the gaps between `count` children taken off along the axis (`R22`).
  func reduced(_ inner: Size, along axis: Axis, count: Int, gap: Double) -> Size {
    var box = inner
    box[axis] = max(0, inner[axis] - Double(count - 1) * gap)
    return box
  }

  /// Children placed in order, over and over, until the next does not fit (`R20`, `R21`).
  ///
  /// A first child that fits by its estimate and was then measured longer than the group stands alone (`R153a`).
  func fill(_ children: [ChildSpec], along axis: Axis, gap: Double, inner: Size, index: Int) -> Pattern {
    var pattern = run(children, along: axis, gap: gap, inner: inner, index: index)
    if pattern.count == 0, !measured.isEmpty {
      var unmeasured = self
      unmeasured.measured = [:]
      pattern.count = min(1, unmeasured.run(children, along: axis, gap: gap, inner: inner, index: index).count)
    }
    return pattern
  }

  /// The children that fit by the sizes in force.
  private func run(_ children: [ChildSpec], along axis: Axis, gap: Double, inner: Size, index: Int) -> Pattern {
    if takesNoLength(children, along: axis, gap: gap, inner: inner, index: index) {
      let count = min(children.count, Filler.slotLimit)
      return Pattern(count: count, box: reduced(inner, along: axis, count: count, gap: gap))  // R23a
    }
    if children.contains(where: { child in child.size[axis.other].isFraction(of: axis) }) {
      // R24
      let plain = max(1, grow { count in fits(children, Pattern(count: count, box: inner), axis, 0, inner, index) })
      let box = reduced(inner, along: axis, count: plain, gap: gap)
      let count = grow { count in fits(children, Pattern(count: count, box: box), axis, gap, inner, index) }
      return Pattern(count: count, box: box)
    }
    // R23
    let count = grow { count in
      let box = reduced(inner, along: axis, count: count, gap: gap)
      return fits(children, Pattern(count: count, box: box), axis, gap, inner, index)
    }
    return Pattern(count: count, box: reduced(inner, along: axis, count: max(1, count), gap: gap))
  }

  /// The largest count, growing from 1, up to which every count fits (`R23`).
  private func grow(while fits: (Int) -> Bool) -> Int {
    var count = 0
    while count < Filler.slotLimit, fits(count + 1) { count += 1 }
    return count
  }

  /// Whether the slots of a pattern have room along the axis.
  private func fits(
    _ children: [ChildSpec], _ pattern: Pattern, _ axis: Axis, _ gap: Double, _ inner: Size, _ index: Int
  ) -> Bool {
    let gaps = Double(pattern.count - 1) * gap
    return length(of: children, pattern, along: axis, index: index) + gaps <= inner[axis] + Filler.slack
  }

  /// Whether one pass over the children, its gaps included, takes no length (`R23a`).
  private func takesNoLength(
    _ children: [ChildSpec], along axis: Axis, gap: Double, inner: Size, index: Int
  ) -> Bool {
    let box = reduced(inner, along: axis, count: children.count, gap: gap)
    let pass = Pattern(count: children.count, box: box)
    return length(of: children, pass, along: axis, index: index) + Double(children.count) * gap <= 0
  }

  /// The lengths of a pattern's slots and their edges together, without gaps.
  private func length(of children: [ChildSpec], _ pattern: Pattern, along axis: Axis, index: Int) -> Double {
    let dependsOnData = children.contains { child in child.size[axis].isEstimated }
    var sum = 0.0
    var index = index
    for position in 0..<pattern.count {
      let child = children[position % children.count]
      if dependsOnData {
        let node = layOut(child, in: pattern.box, index: index)
        sum += node.size[axis]
        index += node.leafCount
      } else {
        sum += pixels.length(child.size[axis], in: pattern.box)
      }
      sum += child.edgeSpacing.minimum(axis)
    }
    return sum
  }

  /// The children of a pattern, laid out one after another; each takes the data that those before it left.
  private func nodes(_ children: [ChildSpec], _ pattern: Pattern, index: Int) -> [Node] {
    var nodes: [Node] = []
    var index = index
    for position in 0..<pattern.count {
      let node = layOut(children[position % children.count], in: pattern.box, index: index)
      index += node.leafCount
      nodes.append(node)
    }
    return nodes
  }
}

extension ChildSpec {
  /// A copy whose dimension along an axis is a number of points (`R41`).
  func replacing(_ axis: Axis, with length: Double) -> ChildSpec {
    switch self {
    case .item(var item):
      item.size[axis] = .absolute(length)
      return .item(item)
    case .group(var group):
      group.size[axis] = .absolute(length)
      return .group(group)
    }
  }
}
