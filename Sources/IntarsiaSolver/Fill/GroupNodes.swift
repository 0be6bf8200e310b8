import IntarsiaIR

/// A section's group tree, flattened: every item and group is a node with a number.
///
/// Filling works on numbers instead of nested values, so that nothing is copied while a pattern is built.
struct GroupNodes: Sendable {
  /// One item or group.
  struct Node: Sendable {
    enum Content: Sendable {
      case item
      /// The nodes placed in order, over and over.
      case children([Int])
      /// One node placed a number of times.
      case counted(child: Int, count: Int, keepsOwnSize: Bool)
      case custom([CustomItemSpec])
    }

    var size: LayoutSize
    /// Of an item, without those on estimated axes, which are ignored (`R61`).
    var insets: Insets
    var edges: EdgeSpacing
    var axis: Axis
    var gap: Spacing
    var content: Content
    /// Positions in ``GroupNodes/supplementaries``.
    var supplementaries: Range<Int>
    /// The group this node is a child of, and which child of it.
    var parent: Int
    var position: Int

    var isGroup: Bool {
      if case .item = content { false } else { true }
    }
  }

  /// A supplementary of an item or a group, with the number of its element kind.
  struct Supplementary: Sendable {
    var spec: SupplementarySpec
    var kind: Int
  }

  private(set) var nodes: [Node] = []
  private(set) var supplementaries: [Supplementary] = []
  /// The element kinds of item and group supplementaries, each once.
  private(set) var kinds: [String] = []

  /// No pattern holds more slots than this (`R23a`).
  static let maximumSlots = 65_536

  /// Flattens a group that has been found valid; the outermost group is node 0.
  init(_ group: GroupSpec) {
    _ = add(group, size: group.size, parent: -1, position: 0)
  }

  subscript(index: Int) -> Node {
    nodes[index]
  }

  /// How the layout document spells the way from the section to a node.
  func path(to index: Int, from section: LayoutPath) -> LayoutPath {
    guard index > 0 else { return section.key("group") }
    let node = nodes[index]
    let parent = path(to: node.parent, from: section)
    let child =
      switch nodes[node.parent].content {
      case .counted(_, _, keepsOwnSize: false): parent.key("equal").key("child")
      case .counted(_, _, keepsOwnSize: true): parent.key("repeating").key("child")
      case .item, .children, .custom: parent.key("children").index(node.position)
      }
    return child.key(node.isGroup ? "group" : "item")
  }

  // MARK: Flattening

  private mutating func add(_ child: ChildSpec, size: LayoutSize, parent: Int, position: Int) -> Int {
    switch child {
    case .group(let group):
      return add(group, size: size, parent: parent, position: position)
    case .item(let item):
      var insets = item.contentInsets
      for axis in [Axis.horizontal, .vertical] where size[axis].isEstimated {
        insets = insets.without(axis)
      }
      nodes.append(
        Node(
          size: size, insets: insets, edges: item.edgeSpacing, axis: .horizontal, gap: 0, content: .item,
          supplementaries: add(item.supplementaryItems), parent: parent, position: position))
      return nodes.count - 1
    }
  }

  private mutating func add(_ group: GroupSpec, size: LayoutSize, parent: Int, position: Int) -> Int {
    let index = nodes.count
    nodes.append(
      Node(
        size: size, insets: group.contentInsets, edges: group.edgeSpacing, axis: group.axis,
        gap: group.interItemSpacing, content: .children([]), supplementaries: add(group.supplementaryItems),
        parent: parent, position: position))
    switch group.content {
    case .children(let children):
      var indices: [Int] = []
      indices.reserveCapacity(children.count)
      for (position, child) in children.enumerated() {
        indices.append(
          add(child, size: child.size, parent: index, position: position))
      }
      nodes[index].content = .children(indices)
    case .equal(let count, let child):
      // The child's length along the axis is replaced by its share (R40, R41).
      let count = min(count, GroupNodes.maximumSlots)
      var childSize = child.size
      childSize[group.axis] = .fraction(1 / Double(count), of: group.axis)
      let childIndex = add(child, size: childSize, parent: index, position: 0)
      nodes[index].content = .counted(child: childIndex, count: count, keepsOwnSize: false)
    case .repeating(let count, let child):
      let childIndex = add(child, size: child.size, parent: index, position: 0)
      nodes[index].content = .counted(
        child: childIndex, count: min(count, GroupNodes.maximumSlots), keepsOwnSize: true)
    case .custom(let frames):
      nodes[index].content = .custom(frames)
    }
    return index
  }

  private mutating func add(_ specs: [SupplementarySpec]) -> Range<Int> {
    let start = supplementaries.count
    for spec in specs {
      let kind: Int
      if let known = kinds.firstIndex(of: spec.elementKind) {
        kind = known
      } else {
        kind = kinds.count
        kinds.append(spec.elementKind)
      }
      supplementaries.append(Supplementary(spec: spec, kind: kind))
    }
    return start..<supplementaries.count
  }
}

extension GroupNodes {
  /// Whether the run of some group depends on measured lengths, so that instances hold different numbers of items.
  ///
  /// That is so for a group whose children are estimated along it while it is not (`R153a`).
  var fillDependsOnMeasuring: Bool {
    nodes.contains { node in
      guard case .children(let children) = node.content, !node.size[node.axis].isEstimated else { return false }
      return children.contains { nodes[$0].size[node.axis].isEstimated }
    }
  }

  /// Whether any item can take a measured size.
  var hasEstimatedItem: Bool {
    nodes.contains { !$0.isGroup && ($0.size.width.isEstimated || $0.size.height.isEstimated) }
  }
}
