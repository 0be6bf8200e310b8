import IntarsiaIR

extension GroupFiller {
  /// Gives the slots of a run their sizes and places, and takes in those that have data.
  mutating func place(
    _ run: Filling, children: [Int], node index: Int, cursor: Int, limit: Int, into result: Arrangement
  ) {
    let node = tree[index]
    let along = node.axis
    let across = along.other
    let estimatedAlong = node.size[along].isEstimated
    let estimatedAcross = node.size[across].isEstimated

    budget -= run.count
    var slots = slots(run, children: children, cursor: cursor)
    let placed = fill(&slots, of: node, run: run, cursor: cursor, limit: limit)
    let thickness = estimatedAcross ? fullThickness(slots, node: node) : result.innerSize[across]
    shareUniformSizes(&slots, placed: placed, node: node)

    // Where the group is estimated it is as large as what it holds (R150, R152); its slots stand where those of the
    // full pattern do (R77).
    if estimatedAlong {
      result.innerSize[along] = length(slots[..<placed], node, .held)
      result.size[along] = max(0, result.innerSize[along] + node.insets.sum(along))
    }
    if estimatedAcross {
      result.innerSize[across] = thickest(slots[..<placed], across, .held)
      result.size[across] = max(0, result.innerSize[across] + node.insets.sum(across))
    }

    result.leaves.reserveCapacity(min(placed, limit))
    let share = share(slots, node: node, index: index, room: result.innerSize[along], estimated: estimatedAlong)
    var position = result.innerOrigin[along]
    for (ordinal, slot) in slots[..<placed].enumerated() {
      let edges = tree[slot.child].edges
      if ordinal > 0 { position += extent(node.gap, share: share) }
      position += extent(edges.start(along), share: share)
      let offset = Point(
        along, along: position,
        across: result.innerOrigin[across]
          + GroupFiller.place(slot.size[across], edges: edges, axis: across, in: thickness))
      take(slot, at: offset, into: result)
      position += slot.held[along] + extent(edges.end(along), share: share)
    }
  }

  /// The slots of a run with their extents in force, as if data never ended (`R77`).
  private mutating func slots(_ run: Filling, children: [Int], cursor: Int) -> [Slot] {
    var slots: [Slot] = []
    slots.reserveCapacity(run.count)
    if measured.isEmpty {
      // Without measured sizes every copy of a child is like the first.
      let first = children.prefix(run.count).map { slot($0, in: run.box, cursor: cursor) }
      for position in 0..<run.count {
        slots.append(first[position % first.count])
      }
      return slots
    }
    var cursor = cursor
    for position in 0..<run.count {
      let slot = slot(children[position % children.count], in: run.box, cursor: cursor)
      cursor += slot.arrangement?.leaves.count ?? 1
      slots.append(slot)
    }
    return slots
  }

  /// Hands out the data there is, depth first (`R75`), and returns how many slots get any.
  ///
  /// A nested group that data ends in is laid out again, with what it gets. Where the parent is as large as what it
  /// holds that counts; elsewhere the full pattern's places stay (`R77`).
  private mutating func fill(
    _ slots: inout [Slot], of node: GroupNodes.Node, run: Filling, cursor: Int, limit: Int
  ) -> Int {
    var left = limit
    var isPartial = false
    for position in slots.indices {
      guard left > 0 else { return isPartial ? position : endOfEmpty(&slots, from: position, run: run) }
      let child = slots[position].child
      guard tree[child].isGroup else {
        left -= 1
        continue
      }
      // Copies of one child that get all they can hold are alike.
      let before = measured.isEmpty ? slots[..<position].last { $0.child == child } : nil
      let full =
        slots[position].arrangement ?? before?.arrangement
        ?? arrange(child, in: run.box, cursor: cursor + (limit - left), limit: GroupNodes.maximumSlots)
      if full.leaves.count <= left {
        slots[position].arrangement = full
        left -= full.leaves.count
        continue
      }
      isPartial = true
      let part = arrange(child, in: run.box, cursor: cursor + (limit - left), limit: left)
      slots[position].arrangement = part
      for axis in [Axis.horizontal, .vertical] where node.size[axis].isEstimated && tree[child].size[axis].isEstimated {
        slots[position].held[axis] = part.size[axis]
      }
      left -= part.leaves.count
    }
    return slots.count
  }

  /// Where data ends in front of a slot: behind the last slot, if all that follow hold nothing anyway (`R27`).
  private mutating func endOfEmpty(_ slots: inout [Slot], from first: Int, run: Filling) -> Int {
    for position in first..<slots.count {
      let child = slots[position].child
      guard tree[child].isGroup else { return first }
      let arrangement =
        slots[position].arrangement
        ?? arrange(child, in: run.box, cursor: GroupFiller.beyondData, limit: GroupNodes.maximumSlots)
      guard arrangement.leaves.isEmpty else { return first }
      slots[position].arrangement = arrangement
    }
    return slots.count
  }

  /// Makes uniform slots as long as the longest placed sibling (`R155`), where the group is estimated.
  private func shareUniformSizes(_ slots: inout [Slot], placed: Int, node: GroupNodes.Node) {
    for axis in [Axis.horizontal, .vertical] where node.size[axis].isEstimated {
      guard slots.contains(where: { tree[$0.child].size[axis].isUniformAcrossSiblings }) else { continue }
      var longest = 0.0
      for slot in slots[..<placed] {
        longest = max(longest, slot.held[axis])
      }
      for position in slots.indices where tree[slots[position].child].size[axis].isUniformAcrossSiblings {
        slots[position].size[axis] = longest
        slots[position].held[axis] = longest
      }
    }
  }

  /// How thick the full pattern is, uniform slots as long as the longest of all siblings: its places stay (`R77`).
  private func fullThickness(_ slots: [Slot], node: GroupNodes.Node) -> Double {
    let across = node.axis.other
    var longest = 0.0
    for slot in slots { longest = max(longest, slot.size[across]) }
    var thickest = 0.0
    for (position, slot) in slots.enumerated() {
      let isUniform = tree[slot.child].size[across].isUniformAcrossSiblings
      let room = (isUniform ? longest : slot.size[across]) + tree[slot.child].edges.minimum(across)
      thickest = position == 0 ? room : max(thickest, room)
    }
    return thickest
  }

  /// The length of slots along their group, edges and gaps at their least.
  private func length(_ slots: ArraySlice<Slot>, _ node: GroupNodes.Node, _ extent: SlotExtent) -> Double {
    var total = 0.0
    for slot in slots {
      total += slot[extent][node.axis] + tree[slot.child].edges.minimum(node.axis)
    }
    return total + Double(max(0, slots.count - 1)) * node.gap.minimum
  }

  /// How much room across their group the thickest of some slots takes.
  private func thickest(_ slots: ArraySlice<Slot>, _ axis: Axis, _ extent: SlotExtent) -> Double {
    var thickest = 0.0
    for (index, slot) in slots.enumerated() {
      let room = slot[extent][axis] + tree[slot.child].edges.minimum(axis)
      thickest = index == 0 ? room : max(thickest, room)
    }
    return thickest
  }

  /// What each spring takes of the leftover (`R52`, `R53`).
  private mutating func share(
    _ slots: [Slot], node: GroupNodes.Node, index: Int, room: Double, estimated: Bool
  ) -> Double {
    guard !estimated else { return 0 }
    let length = length(slots[...], node, .full)
    var keepsOwnSize = false
    if case .counted(_, _, keepsOwnSize: true) = node.content {
      keepsOwnSize = true
      if length > room + 0.001 { notes[index] = .repeatingOverflows(available: room, needed: length) }
    }
    var springs = node.gap.isFlexible ? slots.count - 1 : 0
    for slot in slots {
      springs += tree[slot.child].edges.springs(node.axis)
    }
    guard springs > 0 else { return 0 }
    let share = (room - length) / Double(springs)
    return keepsOwnSize ? max(0, share) : share
  }

  private func extent(_ spacing: Spacing, share: Double) -> Double {
    spacing.isFlexible ? spacing.minimum + share : spacing.minimum
  }

  /// Where an element stands in a box on an axis it is alone on: fixed edges shift, flexible ones absorb (`R54`).
  static func place(_ length: Double, edges: EdgeSpacing, axis: Axis, in room: Double) -> Double {
    let start = edges.start(axis)
    guard start.isFlexible else { return start.minimum }
    let leftover = room - length - edges.minimum(axis)
    return start.minimum + leftover / Double(edges.springs(axis))
  }

  /// Adds the leaves of a slot, and for an item its supplementaries (`R95`).
  private func take(_ slot: Slot, at offset: Point, into result: Arrangement) {
    if let arrangement = slot.arrangement {
      result.append(arrangement, at: offset)
      return
    }
    let frame = Rect(origin: offset, size: slot.held).insetFrame(by: tree[slot.child].insets)
    result.leaves.append(Arrangement.Leaf(frame: frame, node: slot.child, zIndex: 0))
    for index in tree[slot.child].supplementaries {
      let size = grid.size(nodes.supplementaries[index].spec.size, in: frame.size)
      result.hosted.append(Arrangement.Hosted(supplementary: index, host: frame, size: size, ordinal: 0))
    }
  }
}
