import IntarsiaIR

/// Lays out one instance of a group: which children fit, how long each is, and where each stands.
///
/// The phases are those of the rules: the group's box (`R12`, `R13`), the run of children that fit
/// (`GroupFiller+Run.swift`, `R20`–`R27`), the sizes in force (`R153`, `R155`), and their places
/// (`GroupFiller+Placement.swift`, `R50`–`R55`).
struct GroupFiller {
  /// Something about a group that its author should know.
  enum Note: Hashable {
    /// Not even the first child fits (`R27`).
    case nothingFits(available: Double, needed: Double)
    /// One pass over the children takes no length (`R23a`).
    case passWithoutLength
    /// The pattern was cut at the greatest number of slots (`R23a`).
    case tooManySlots
    /// The copies of a repeated child are longer than the group (`R43`).
    case repeatingOverflows(available: Double, needed: Double)
    /// The tree takes more steps to lay out than the solver is willing to make.
    case tooComplex
  }

  /// An item that no data reaches: what begins there has estimated sizes.
  static let beyondData = Int.max / 2

  let nodes: GroupNodes
  /// The nodes, read in place.
  let tree: [GroupNodes.Node]
  let grid: PixelGrid
  /// Sizes in force, by item of the section.
  let measured: [Int: MeasuredSize]
  /// How many more groups may be laid out, runs tried and slots placed: filling always ends, and soon.
  var budget = 500_000
  /// What was noticed, by node.
  var notes: [Int: Note] = [:]

  /// One child of a run, with its extent.
  struct Slot {
    var child: Int
    /// The extent in force, as if data never ended.
    var size: Size
    /// The extent of what it holds, where data ends in it.
    var held: Size
    /// The child's own layout, where it is a group that has been laid out.
    var arrangement: Arrangement?

    init(child: Int, size: Size, arrangement: Arrangement? = nil) {
      self.child = child
      self.size = size
      held = size
      self.arrangement = arrangement
    }

    subscript(extent: SlotExtent) -> Size {
      extent == .full ? size : held
    }
  }

  /// Which of a slot's two extents is meant.
  enum SlotExtent {
    case full
    case held
  }

  init(nodes: GroupNodes, grid: PixelGrid, measured: [Int: MeasuredSize] = [:]) {
    self.nodes = nodes
    tree = nodes.nodes
    self.grid = grid
    self.measured = measured
  }

  /// Lays out a group in the box that its own fractions are of (`R3`).
  ///
  /// It takes data from an item, the cursor, on. Where there is less data than it can hold, the limit, it keeps the
  /// positions of the full pattern (`R77`).
  mutating func arrange(_ index: Int, in box: Size, cursor: Int, limit: Int) -> Arrangement {
    budget -= 1
    guard budget > 0 else {
      notes[0] = .tooComplex
      return Arrangement(size: .zero, innerOrigin: .zero, innerSize: .zero, fitsNothing: true)
    }
    let node = tree[index]
    let outer = grid.size(node.size, in: box)
    let inner = outer.inner(by: node.insets)
    let result = Arrangement(
      size: outer, innerOrigin: Point(x: node.insets.leading, y: node.insets.top), innerSize: inner)

    switch node.content {
    case .item:
      break
    case .custom(let frames):
      arrangeCustom(frames, node: index, limit: limit, into: result)
    case .children(let children):
      let estimatedAlong = node.size[node.axis].isEstimated
      let run =
        estimatedAlong
        ? onePass(node, children: children, inner: inner)
        : run(index, node, children: children, inner: inner, cursor: cursor)
      guard run.count > 0 else {
        result.fitsNothing = true
        break
      }
      place(run, children: children, node: index, cursor: cursor, limit: limit, into: result)
    case .counted(let child, let count, _):
      let run = Filling(count: count, box: reduced(inner, node, slots: count))
      place(run, children: [child], node: index, cursor: cursor, limit: limit, into: result)
    }
    host(node, in: box, result)
    return result
  }

  /// Anchors the group's own supplementaries to its inset rectangle (`R96`); they come first in layout order.
  private func host(_ node: GroupNodes.Node, in box: Size, _ result: Arrangement) {
    guard !node.supplementaries.isEmpty, !result.leaves.isEmpty else { return }
    let rectangle = Rect(origin: .zero, size: result.size).insetFrame(by: node.insets)
    let own = node.supplementaries.map { index in
      Arrangement.Hosted(
        supplementary: index, host: rectangle, size: grid.size(nodes.supplementaries[index].spec.size, in: box),
        ordinal: 0)
    }
    result.hosted.insert(contentsOf: own, at: 0)
  }

  /// Places a custom group's frames against its outer corner (`R70a`), one item each (`R70b`).
  private func arrangeCustom(
    _ frames: [CustomItemSpec], node index: Int, limit: Int, into result: Arrangement
  ) {
    let node = tree[index]
    result.leaves = frames.prefix(limit).map {
      Arrangement.Leaf(frame: $0.frame, node: index, zIndex: $0.zIndex)
    }
    // Estimated on an axis, it is as long as what it holds (R64).
    for axis in [Axis.horizontal, .vertical] where node.size[axis].isEstimated {
      let far = frames.map { $0.frame.end(axis) }.max() ?? 0
      result.size[axis] = max(0, far) + node.insets.sum(axis)
    }
  }

  /// The extent in force of a child that begins at an item of data, and its layout where it is a group that has to be
  /// laid out to know.
  mutating func slot(_ child: Int, in box: Size, cursor: Int) -> Slot {
    let size = tree[child].size
    guard tree[child].isGroup else {
      let size = grid.size(size, in: box, measured: measured.isEmpty ? nil : measured[cursor])
      return Slot(child: child, size: size)
    }
    guard size.width.isEstimated || size.height.isEstimated || !measured.isEmpty else {
      return Slot(child: child, size: grid.size(size, in: box))
    }
    let arrangement = arrange(child, in: box, cursor: cursor, limit: GroupNodes.maximumSlots)
    return Slot(child: child, size: arrangement.size, arrangement: arrangement)
  }

  /// The inner box of a group, less the gaps between a number of slots along its axis (`R12`, `R22`).
  func reduced(_ inner: Size, _ node: GroupNodes.Node, slots: Int) -> Size {
    var box = inner
    box[node.axis] = max(0, inner[node.axis] - Double(slots - 1) * node.gap.minimum)
    return box
  }
}
