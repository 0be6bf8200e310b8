/// An outline as a tree of plain arrays: what every operation on a section snapshot has to amount to.
struct NaiveOutline: Equatable {
  struct Node: Equatable {
    var item: Int
    var children: [Node] = []
    var isExpanded = false

    var all: [Node] { [self] + children.flatMap(\.all) }
  }

  enum Refusal: Error {
    case refused
  }

  var roots: [Node] = []

  var nodes: [Node] { roots.flatMap(\.all) }
  var items: [Int] { nodes.map(\.item) }

  var visibleItems: [Int] {
    func visible(_ node: Node) -> [Int] { [node.item] + (node.isExpanded ? node.children.flatMap(visible) : []) }
    return roots.flatMap(visible)
  }

  /// The ancestors of an item, the root first; nil if the item is not there.
  func path(to item: Int) -> [Node]? {
    func path(in nodes: [Node]) -> [Node]? {
      for node in nodes {
        if node.item == item { return [] }
        if let rest = path(in: node.children) { return [node] + rest }
      }
      return nil
    }
    return path(in: roots)
  }

  /// Changes the list of siblings that holds an item.
  private mutating func change(siblingsOf item: Int, _ body: (inout [Node], Int) -> Void) {
    func change(_ nodes: inout [Node]) {
      if let index = nodes.firstIndex(where: { $0.item == item }) {
        body(&nodes, index)
      } else {
        for index in nodes.indices { change(&nodes[index].children) }
      }
    }
    change(&roots)
  }

  private func check(_ new: [Node]) throws {
    let added = new.flatMap(\.all).map(\.item)
    guard Set(added).count == added.count, Set(added).isDisjoint(with: items) else { throw Refusal.refused }
  }

  mutating func append(_ new: [Int], to parent: Int?) throws {
    if new.isEmpty { return }
    if let parent, !items.contains(parent) { throw Refusal.refused }
    let nodes = new.map { Node(item: $0) }
    try check(nodes)
    if let parent {
      change(siblingsOf: parent) { $0[$1].children += nodes }
    } else {
      roots += nodes
    }
  }

  mutating func insert(_ nodes: [Node], beside item: Int, offset: Int) throws {
    if nodes.isEmpty { return }
    guard items.contains(item) else { throw Refusal.refused }
    try check(nodes)
    change(siblingsOf: item) { $0.insert(contentsOf: nodes, at: $1 + offset) }
  }

  mutating func delete(_ gone: [Int]) throws {
    guard gone.allSatisfy(items.contains) else { throw Refusal.refused }
    for item in gone { change(siblingsOf: item) { siblings, index in siblings.remove(at: index) } }
  }

  mutating func replace(childrenOf parent: Int, using nodes: [Node]) throws {
    guard items.contains(parent) else { throw Refusal.refused }
    var copy = self
    copy.change(siblingsOf: parent) { $0[$1].children = [] }
    try copy.check(nodes)
    copy.change(siblingsOf: parent) { $0[$1].children = nodes }
    self = copy
  }

  mutating func setExpanded(_ isExpanded: Bool, _ changed: [Int]) {
    for item in changed { change(siblingsOf: item) { $0[$1].isExpanded = isExpanded } }
  }
}
