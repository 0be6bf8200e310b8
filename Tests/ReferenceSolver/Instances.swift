import IntarsiaIR
import IntarsiaSolver

/// One repetition of a section's outermost group.
struct Instance {
  var node: Node
  /// The extent of what it holds.
  var held: Size
  /// The extent it takes in the section: trimmed if it is the last, partly filled one (`R78`).
  var size: Size
  /// Whether the rule of trimming gives a length below 0 (`R9a`, `R78`).
  var isTrimmedAway = false
}

extension Filler {
  /// The repetitions of a group that the section's data fills, or nothing where one of them would hold no leaf (`R27`).
  func instances(of group: GroupSpec, in box: Size, flow: Axis) -> [Instance]? {
    var instances: [Instance] = []
    var index = 0
    while index < itemCount {
      let node = layOut(group, in: box, index: index)
      if node.leafCount == 0 { return nil }
      instances.append(Instance(node: node, held: node.held, size: node.held))
      index += node.leafCount
    }

    shareUniformLengths(of: &instances, group: group)
    if let last = instances.indices.last, instances[last].node.dataCount < instances[last].node.leafCount {
      trim(&instances[last], along: flow)
    }
    return instances
  }

  /// Gives all instances the length of the longest where the outermost group is uniform (`R155`).
  private func shareUniformLengths(of instances: inout [Instance], group: GroupSpec) {
    for axis in Axis.allCases where group.size[axis].isUniformAcrossSiblings {
      let largest = instances.map { instance in instance.size[axis] }.max() ?? 0
      for position in instances.indices {
        instances[position].held[axis] = largest
        instances[position].size[axis] = largest
      }
    }
  }

  /// Shortens a partly filled instance to what is used plus what a full one leaves over (`R78`).
  private func trim(_ instance: inout Instance, along flow: Axis) {
    guard let group = instance.node.group, !group.size[flow].isEstimated else { return }
    if case .custom = group.content { return }  // R70b

    let leaves = instance.node.leaves(at: .zero)
    let used = leaves.filter { leaf in leaf.index < itemCount }
    let innerStart = group.contentInsets.start(flow)
    let innerLength = instance.node.size.inner(by: group.contentInsets)[flow]
    let fullEnd = leaves.map { leaf in leaf.farEdge(flow) }.max() ?? innerStart
    let usedEnd = used.map { leaf in leaf.farEdge(flow) }.max() ?? innerStart
    let length = (usedEnd - innerStart) + (innerLength - (fullEnd - innerStart))
    instance.size[flow] = max(0, length)
    instance.isTrimmedAway = length < 0
  }
}

extension Leaf {
  /// The end of the final frame, with the item's least room behind it (`R78`).
  fileprivate func farEdge(_ axis: Axis) -> Double {
    frame.end(axis) + (item?.edgeSpacing.end(axis).minimum ?? 0)
  }
}
