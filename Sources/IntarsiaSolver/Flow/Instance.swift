import IntarsiaIR

/// One instance of a section's group, laid out once and shared by all that are like it.
///
/// It never changes, which is why it can be shared by reference: runs that hold it are cheap to copy.
final class Instance: Sendable {
  let leaves: [Arrangement.Leaf]
  let hosted: [Arrangement.Hosted]
  /// The group's slot.
  let size: Size
  /// Where children are laid out, and how much room they have.
  let innerOrigin: Point
  let innerSize: Size
  /// How many supplementaries of each kind it has (`R98`).
  let supplementaryCounts: [Int]
  /// Whether all leaves begin on pixels, so that moved by whole pixels they need no rounding.
  let isAligned: Bool

  init(_ arrangement: Arrangement, in nodes: GroupNodes, grid: PixelGrid) {
    leaves = arrangement.leaves
    isAligned = arrangement.leaves.allSatisfy { grid.isAligned($0.frame.x) && grid.isAligned($0.frame.y) }
    size = arrangement.size
    innerOrigin = arrangement.innerOrigin
    innerSize = arrangement.innerSize
    guard !arrangement.hosted.isEmpty else {
      hosted = []
      supplementaryCounts = nodes.kinds.isEmpty ? [] : [Int](repeating: 0, count: nodes.kinds.count)
      return
    }
    // Each supplementary knows how many of its kind come before it.
    var counts = [Int](repeating: 0, count: nodes.kinds.count)
    var numbered = arrangement.hosted
    for index in numbered.indices {
      let kind = nodes.supplementaries[numbered[index].supplementary].kind
      numbered[index].ordinal = counts[kind]
      counts[kind] += 1
    }
    hosted = numbered
    supplementaryCounts = counts
  }

  /// The far edge of the leaves on an axis: final frames plus the least edge spacing behind them (`R78`).
  func farEdge(_ axis: Axis, in nodes: GroupNodes) -> Double {
    var far = -Double.infinity
    for leaf in leaves {
      let spacing = nodes.nodes[leaf.node].isGroup ? 0 : nodes.nodes[leaf.node].edges.end(axis).minimum
      far = max(far, leaf.frame.end(axis) + spacing)
    }
    return far
  }
}
