import IntarsiaIR

/// A group laid out once: where its leaves are, relative to its outer corner.
///
/// Positions are unrounded; sizes are final. Laid out without data it is the *pattern* of a section.
struct Arrangement: Sendable {
  /// A place for one item.
  struct Leaf: Sendable {
    /// The item's final frame, after its insets (`R60`).
    var frame: Rect
    /// The item's node, or the custom group's.
    var node: Int
    var zIndex: Int
  }

  /// A supplementary and what it is anchored to; its own frame follows from the two (`R93`).
  struct Hosted: Sendable {
    /// Position in ``GroupNodes/supplementaries``.
    var supplementary: Int
    /// The rectangle it is anchored to (`R95`, `R96`).
    var host: Rect
    /// Its own extent, before a measured one takes its place (`R97`).
    var size: Size
    /// How many supplementaries of its kind come before it in the same arrangement (`R98`).
    var ordinal: Int
  }

  /// The group's slot: its own extent on fixed axes, what it holds on estimated ones.
  var size: Size
  /// The leaves, in the order in which they take data (`R75`).
  var leaves: [Leaf] = []
  /// The supplementaries, in layout order.
  var hosted: [Hosted] = []
  /// Where children are laid out.
  var innerOrigin: Point
  /// How much room the children have.
  var innerSize: Size
  /// Whether there was no room for even the first child (`R27`).
  var fitsNothing = false

  /// Takes in the leaves and supplementaries of a child that stands at an offset.
  mutating func append(_ child: Arrangement, at offset: Point) {
    leaves.reserveCapacity(leaves.count + child.leaves.count)
    for var leaf in child.leaves {
      leaf.frame = leaf.frame.offset(by: offset)
      leaves.append(leaf)
    }
    for var hosted in child.hosted {
      hosted.host = hosted.host.offset(by: offset)
      self.hosted.append(hosted)
    }
  }

  /// The far edge of the leaves on an axis: final frames plus the least edge spacing behind them (`R78`).
  func farEdge(_ axis: Axis, in nodes: GroupNodes) -> Double {
    var far = -Double.infinity
    for leaf in leaves {
      let spacing = nodes[leaf.node].isGroup ? 0 : nodes[leaf.node].edges.end(axis).minimum
      far = max(far, leaf.frame.end(axis) + spacing)
    }
    return far
  }

  /// Numbers the supplementaries of each kind (`R98`).
  mutating func numberSupplementaries(in nodes: GroupNodes) {
    guard !hosted.isEmpty else { return }
    var counts = [Int](repeating: 0, count: nodes.kinds.count)
    for index in hosted.indices {
      let kind = nodes.supplementaries[hosted[index].supplementary].kind
      hosted[index].ordinal = counts[kind]
      counts[kind] += 1
    }
  }

  /// How many supplementaries of each kind there are.
  func supplementaryCounts(in nodes: GroupNodes) -> [Int] {
    var counts = [Int](repeating: 0, count: nodes.kinds.count)
    for hosted in hosted {
      counts[nodes.supplementaries[hosted.supplementary].kind] += 1
    }
    return counts
  }
}
