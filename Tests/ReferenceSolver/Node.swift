import IntarsiaIR

/// A child or a group, laid out: its extent, and what it holds.
///
/// A node is laid out as if there were data for every leaf (`R77`). Leaves past the end of the data are there, to say
/// how a full pattern looks (`R78`), and are dropped later.
struct Node {
  /// What a node is.
  enum Content {
    case item(ItemSpec, index: Int)
    case custom([CustomItemSpec], firstIndex: Int)
    case group([Slot])
  }

  /// A child's place in its group.
  struct Slot {
    /// The slot's corner, from the outer corner of the group.
    var origin: Point
    var node: Node
    var edges: EdgeSpacing
  }

  var content: Content
  /// The group, unless the node is an item.
  var group: GroupSpec?
  /// The box that fractions were of (`R12`, `R96`).
  var box: Size
  /// The extent with data for every leaf.
  var size: Size
  /// The extent of what it holds: shorter than `size` where it is estimated and partly filled (`R150`, `R152`).
  var held: Size
  /// How many leaves it has, with data or without.
  var leafCount: Int
  /// How many of them have data.
  var dataCount: Int
}

/// The final place of one item, or of one frame of a custom group.
struct Leaf {
  var index: Int
  var frame: Rect
  var zIndex: Int
  /// The item, unless the leaf is of a custom group.
  var item: ItemSpec?
}

extension Node {
  /// All leaves, with data or without, in the order of the data (`R75`); `corner` is the node's outer corner.
  func leaves(at corner: Point) -> [Leaf] {
    switch content {
    case .item(let item, let index):
      let slot = Rect(origin: corner, size: size)
      let frame = slot.insetFrame(by: item.size.effective(item.contentInsets))  // R60, R61
      return [Leaf(index: index, frame: frame, zIndex: 0, item: item)]
    case .custom(let frames, let firstIndex):
      return frames.enumerated().map { position, custom in
        Leaf(
          index: firstIndex + position, frame: custom.frame.offset(by: corner), zIndex: custom.zIndex)  // R70a
      }
    case .group(let slots):
      return slots.flatMap { slot in slot.node.leaves(at: corner + slot.origin) }
    }
  }
}
