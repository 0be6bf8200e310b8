import IntarsiaIR
import IntarsiaSolver

extension Filler {
  /// A group, laid out in the box that its own fractions are of.
  func layOut(_ group: GroupSpec, in box: Size, index: Int) -> Node {
    let nominal = pixels.size(group.size, in: box)
    if case .custom(let frames) = group.content {
      return Node(
        content: .custom(frames, firstIndex: index), group: group, box: box, size: nominal, held: nominal,
        leafCount: frames.count, dataCount: dataCount(frames.count, from: index))
    }

    var nodes = children(of: group, in: nominal.inner(by: group.contentInsets), index: index)
    shareUniformLengths(&nodes, in: group)
    let slots = place(nodes, in: group, nominal: nominal)
    let leafCount = nodes.reduce(0) { sum, node in sum + node.leafCount }
    var node = Node(
      content: .group(slots), group: group, box: box, size: nominal, held: nominal, leafCount: leafCount,
      dataCount: dataCount(leafCount, from: index))
    for axis in Axis.allCases where group.size[axis].isEstimated && !slots.isEmpty {
      node.size[axis] = extent(slots, in: group, axis, length: \.size)
      if node.dataCount == 0 || node.dataCount == node.leafCount {
        node.held[axis] = node.size[axis]
      } else {
        let last = slots.lastIndex { slot in slot.node.dataCount > 0 } ?? 0
        node.held[axis] = extent(Array(slots[...last]), in: group, axis, length: \.held)
      }
    }
    return node
  }

  /// How many of the leaves from an index on have data.
  private func dataCount(_ leafCount: Int, from index: Int) -> Int {
    max(0, min(leafCount, itemCount - index))
  }

  /// The extent of a group that is estimated on an axis (`R64`, `R150`, `R152`).
  private func extent(
    _ slots: [Node.Slot], in group: GroupSpec, _ axis: Axis, length: KeyPath<Node, Size>
  ) -> Double {
    let lengths = slots.map { slot in slot.node[keyPath: length][axis] + slot.edges.minimum(axis) }
    if axis == group.axis {
      let gaps = Double(max(0, lengths.count - 1)) * group.interItemSpacing.minimum
      return max(0, lengths.reduce(gaps, +) + group.contentInsets.sum(axis))
    }
    return max(0, (lengths.max() ?? 0) + group.contentInsets.sum(axis))
  }

  /// Gives uniform children the largest length among the placed children of their parent (`R155`).
  ///
  /// Groups in which nothing fits count, since their slots stay (`R27`). Children past the data are as they would be
  /// with data for all (`R77`).
  private func shareUniformLengths(_ nodes: inout [Node], in group: GroupSpec) {
    for axis in Axis.allCases where group.size[axis].isEstimated {
      let largest = nodes.map { node in node.held[axis] }.max() ?? 0
      let largestPlaced = nodes.filter(\.isPlaced).map { node in node.held[axis] }.max() ?? 0
      for position in nodes.indices where nodes[position].layoutSize[axis].isUniformAcrossSiblings {
        let length = nodes[position].isPlaced ? largestPlaced : largest
        nodes[position].size[axis] = length
        nodes[position].held[axis] = length
      }
    }
  }

  /// The corners of the slots, from the group's outer corner, with springs at work (`R52`–`R54`).
  private func place(_ nodes: [Node], in group: GroupSpec, nominal: Size) -> [Node.Slot] {
    let axis = group.axis
    let inner = nominal.inner(by: group.contentInsets)
    let alongShare = group.size[axis].isEstimated ? 0 : share(of: inner[axis], among: nodes, in: group)
    let acrossLength =
      group.size[axis.other].isEstimated
      ? nodes.map { node in node.size[axis.other] + node.edges.minimum(axis.other) }.max() ?? 0  // R161
      : inner[axis.other]

    var slots: [Node.Slot] = []
    var position = group.contentInsets.start(axis)
    for node in nodes {
      if !slots.isEmpty { position += group.interItemSpacing.length(share: alongShare) }
      position += node.edges.start(axis).length(share: alongShare)
      let across =
        group.contentInsets.start(axis.other)
        + offset(of: node.size[axis.other], in: acrossLength, edges: node.edges, axis.other)
      slots.append(Node.Slot(origin: Point(axis, along: position, across: across), node: node, edges: node.edges))
      position += node.size[axis] + node.edges.end(axis).length(share: alongShare)
    }
    return slots
  }

  /// What every spring along the axis gets besides its minimum (`R52`, `R53`).
  private func share(of inner: Double, among nodes: [Node], in group: GroupSpec) -> Double {
    let axis = group.axis
    let gapCount = max(0, nodes.count - 1)
    let taken = nodes.reduce(Double(gapCount) * group.interItemSpacing.minimum) { sum, node in
      sum + node.size[axis] + node.edges.minimum(axis)
    }
    let springs = nodes.reduce(group.interItemSpacing.isFlexible ? gapCount : 0) { sum, node in
      sum + node.edges.springs(axis)
    }
    guard springs > 0 else { return 0 }
    let share = (inner - taken) / Double(springs)
    if case .repeating = group.content { return max(0, share) }  // R53
    return share
  }

  /// Where a single element stands in a length, from its start (`R54`).
  func offset(of length: Double, in whole: Double, edges: EdgeSpacing, _ axis: Axis) -> Double {
    let springs = edges.springs(axis)
    let leftover = whole - length - edges.minimum(axis)
    return edges.start(axis).length(share: springs > 0 ? leftover / Double(springs) : 0)
  }
}

extension Spacing {
  /// The distance that the spacing comes to when every spring gets a share (`R52`).
  func length(share: Double) -> Double {
    isFlexible ? minimum + share : minimum
  }
}

extension Node {
  /// Whether the node holds data, or never can.
  fileprivate var isPlaced: Bool { dataCount > 0 || leafCount == 0 }

  /// Room around the node's slot.
  var edges: EdgeSpacing {
    if let group { return group.edgeSpacing }
    if case .item(let item, _) = content { return item.edgeSpacing }
    return .none
  }

  /// The dimensions of the node's slot.
  var layoutSize: LayoutSize {
    if let group { return group.size }
    if case .item(let item, _) = content { return item.size }
    return LayoutSize()
  }
}
