import IntarsiaIR

extension GroupFiller {
  /// How many children, taken in order over and over, fill a group, and the box that sizes them.
  struct Filling {
    var count: Int
    var box: Size
  }

  /// The lengths along the axis that are tolerated beyond the room there is (`R23`).
  private static let tolerance = 0.001

  /// Exactly one pass over the children: a group that is estimated along its own axis (`R152`).
  func onePass(_ node: GroupNodes.Node, children: [Int], inner: Size) -> Filling {
    Filling(count: children.count, box: reduced(inner, node, slots: children.count))
  }

  /// The run of children that fit (`R20`–`R27`).
  mutating func run(_ index: Int, _ node: GroupNodes.Node, children: [Int], inner: Size, cursor: Int) -> Filling {
    if passLength(node, children: children, inner: inner) <= 0 {
      notes[index] = .passWithoutLength
      return onePass(node, children: children, inner: inner)
    }
    let acrossFollowsAlong = children.contains { tree[$0].size[node.axis.other].isFraction(of: node.axis) }
    let run: Filling
    if acrossFollowsAlong {
      // Sizes across that are fractions of the length along: how many fit without gaps decides the box (R24).
      let without = max(1, count(node, children: children, inner: inner, box: inner, gap: 0, cursor: cursor))
      let box = reduced(inner, node, slots: without)
      let gap = node.gap.minimum
      run = Filling(count: count(node, children: children, inner: inner, box: box, gap: gap, cursor: cursor), box: box)
    } else {
      run = growingRun(node, children: children, inner: inner, cursor: cursor)
    }
    if run.count == 0, fitsUnmeasured(children[0], node, inner: inner) {
      // A first child measured longer than the group stands alone and sticks out (R153a).
      return Filling(count: 1, box: inner)
    }
    if run.count == 0 {
      let needed = length(of: children[0], in: inner, along: node.axis, cursor: cursor)
      notes[index] = .nothingFits(available: inner[node.axis], needed: needed)
    } else if run.count == GroupNodes.maximumSlots {
      notes[index] = .tooManySlots
    }
    return run
  }

  /// The length of one pass over the children in the whole box (`R23a`).
  private mutating func passLength(_ node: GroupNodes.Node, children: [Int], inner: Size) -> Double {
    var total = 0.0
    for child in children {
      let size =
        tree[child].isGroup
        ? slot(child, in: inner, cursor: GroupFiller.beyondData).size : grid.size(tree[child].size, in: inner)
      total += size[node.axis] + tree[child].edges.minimum(node.axis) + node.gap.minimum
      if total > inner[node.axis] { break }
    }
    return total
  }

  /// Whether a child that does not fit as it was measured would fit as it was estimated.
  private func fitsUnmeasured(_ child: Int, _ node: GroupNodes.Node, inner: Size) -> Bool {
    guard !measured.isEmpty, tree[child].size[node.axis].isEstimated else { return false }
    var estimating = GroupFiller(nodes: nodes, grid: grid)
    let length = estimating.length(of: child, in: inner, along: node.axis, cursor: 0)
    return length <= inner[node.axis] + GroupFiller.tolerance
  }

  /// A child's length along the group with its edge spacing.
  private mutating func length(of child: Int, in box: Size, along axis: Axis, cursor: Int) -> Double {
    slot(child, in: box, cursor: cursor).size[axis] + tree[child].edges.minimum(axis)
  }

  /// How many children fit when the box that sizes them is given (`R21`: the first that does not fit ends the run).
  private mutating func count(
    _ node: GroupNodes.Node, children: [Int], inner: Size, box: Size, gap: Double, cursor: Int
  ) -> Int {
    let room = inner[node.axis] + GroupFiller.tolerance
    var total = 0.0
    var count = 0
    var cursor = cursor
    var known = measured.isEmpty ? [Double](repeating: .nan, count: children.count) : []
    while count < GroupNodes.maximumSlots {
      let position = count % children.count
      let child = children[position]
      if measured.isEmpty {
        // Nothing but the child decides its length.
        if known[position].isNaN {
          known[position] = length(of: child, in: box, along: node.axis, cursor: cursor)
        }
        total += known[position]
      } else {
        budget -= 1
        guard budget > 0 else { break }
        let slot = slot(child, in: box, cursor: cursor)
        total += slot.size[node.axis] + tree[child].edges.minimum(node.axis)
        cursor += slot.arrangement?.leaves.count ?? 1
      }
      if count > 0 { total += gap }
      if total > room { break }
      count += 1
    }
    return count
  }

  /// The largest run whose sizes, taken in the box less its own gaps, fit with those gaps (`R22`, `R23`).
  private mutating func growingRun(_ node: GroupNodes.Node, children: [Int], inner: Size, cursor: Int) -> Filling {
    let axis = node.axis
    let gap = node.gap.minimum
    // Only fractions of the length along, and groups that have to be laid out, notice how many gaps there are.
    let followsBox = children.map { child in
      let node = tree[child]
      return node.size[axis].isFraction(of: axis) || (node.isGroup && node.size[axis].isEstimated)
    }
    if gap == 0 || !followsBox.contains(true) {
      let count = count(node, children: children, inner: inner, box: inner, gap: gap, cursor: cursor)
      return Filling(count: count, box: reduced(inner, node, slots: max(1, count)))
    }

    let room = inner[axis] + GroupFiller.tolerance
    var fixed = 0.0
    var uses = [Int](repeating: 0, count: children.count)
    var following: [Int] = []
    var best = Filling(count: 0, box: inner)
    var next = cursor
    while best.count < GroupNodes.maximumSlots {
      let position = best.count % children.count
      let child = children[position]
      if followsBox[position] {
        if uses[position] == 0 { following.append(position) }
        uses[position] += 1
        if !measured.isEmpty { next += slot(child, in: best.box, cursor: next).arrangement?.leaves.count ?? 1 }
      } else {
        let slot = slot(child, in: best.box, cursor: next)
        fixed += slot.size[axis] + tree[child].edges.minimum(axis)
        next += slot.arrangement?.leaves.count ?? 1
      }
      let count = best.count + 1
      let box = reduced(inner, node, slots: count)
      var total = fixed + Double(count - 1) * gap
      budget -= following.count
      if measured.isEmpty || !following.contains(where: { tree[children[$0]].isGroup }) {
        for position in following {
          total +=
            Double(uses[position])
            * length(of: children[position], in: box, along: axis, cursor: GroupFiller.beyondData)
        }
      } else {
        total = 0
        next = cursor
        for slotIndex in 0..<count {
          let child = children[slotIndex % children.count]
          let slot = slot(child, in: box, cursor: next)
          total += slot.size[axis] + tree[child].edges.minimum(axis) + (slotIndex > 0 ? gap : 0)
          next += slot.arrangement?.leaves.count ?? 1
        }
      }
      if total > room || budget <= 0 { break }
      best = Filling(count: count, box: box)
    }
    return best
  }
}
