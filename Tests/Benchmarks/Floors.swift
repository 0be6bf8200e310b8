import IntarsiaIR
import IntarsiaSolver

/// What no layout engine can beat, and what an ordinary one does: the frames of the three-column grid.
enum Floors {
  private static let width = 124.5
  private static let pitch = 108.0

  /// A tight loop that writes the frames of the grid into a buffer.
  @inline(never)
  static func fill(_ buffer: inout [Rect], items: Int) {
    var y = 0.0
    var index = 0
    while index + 3 <= items {
      buffer[index] = Rect(x: 0, y: y, width: width, height: 100)
      buffer[index + 1] = Rect(x: 132.5, y: y, width: width, height: 100)
      buffer[index + 2] = Rect(x: 265, y: y, width: width, height: 100)
      index += 3
      y += pitch
    }
    var column = 0.0
    while index < items {
      buffer[index] = Rect(x: column * 132.5, y: y, width: width, height: 100)
      column += 1
      index += 1
    }
  }

  /// Copies frames from one buffer to another.
  @inline(never)
  static func copy(_ source: [Rect], into buffer: inout [Rect]) {
    buffer.withUnsafeMutableBufferPointer { target in
      source.withUnsafeBufferPointer { source in
        _ = target.update(fromContentsOf: source)
      }
    }
  }
}

/// The grid the way a flexbox engine lays it out: a tree with a node an item, sized from the root and placed in one
/// pass.
struct EagerTree {
  private struct Node {
    var width = 0.0
    var height = 0.0
    var x = 0.0
    var y = 0.0
    var fraction: Double
    var grows = false
  }

  private struct Row {
    var children: Range<Int>
    var x = 0.0
    var y = 0.0
    var height: Double
  }

  private var nodes: [Node] = []
  private var rows: [Row] = []

  /// Builds the tree: rows of three.
  init(items: Int) {
    nodes.reserveCapacity(items)
    rows.reserveCapacity(items / 3 + 1)
    var start = 0
    while start < items {
      let end = min(start + 3, items)
      for _ in start..<end { nodes.append(Node(fraction: 1.0 / 3)) }
      rows.append(Row(children: start..<end, height: 100))
      start = end
    }
  }

  /// Sizes and places every node, and hands out the frames.
  mutating func solve(width: Double, gap: Double, into frames: inout [Rect]) {
    var y = 0.0
    for row in rows.indices {
      rows[row].y = y
      let inner = width - 2 * gap
      var x = 0.0
      for child in rows[row].children {
        nodes[child].width = (nodes[child].fraction * inner * 2 + 0.001).rounded(.down) / 2
        nodes[child].height = rows[row].height
        nodes[child].x = x
        nodes[child].y = 0
        x += nodes[child].width + gap
      }
      y += rows[row].height + gap
    }
    for row in rows {
      for child in row.children {
        let node = nodes[child]
        frames[child] = Rect(
          x: ((row.x + node.x) * 2 + 0.5).rounded(.down) / 2, y: ((row.y + node.y) * 2 + 0.5).rounded(.down) / 2,
          width: node.width, height: node.height)
      }
    }
  }
}
