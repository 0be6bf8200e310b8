import IntarsiaIR

/// A group laid out once: where its leaves are, relative to its outer corner.
///
/// Positions are unrounded; sizes are final. It is built once and read from then on: groups that hold the same child
/// several times share it, which is why it is a reference. What leaves the filler is an ``Instance``.
final class Arrangement {
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

  init(size: Size, innerOrigin: Point, innerSize: Size, fitsNothing: Bool = false) {
    self.size = size
    self.innerOrigin = innerOrigin
    self.innerSize = innerSize
    self.fitsNothing = fitsNothing
  }

  /// Takes in the leaves and supplementaries of a child that stands at an offset.
  func append(_ child: Arrangement, at offset: Point) {
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
}
