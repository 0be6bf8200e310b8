extension ItemSpec: CustomStringConvertible, CustomDebugStringConvertible {
  /// The item as an indented tree, without what has its default.
  public var description: String { TreePrinter.text { $0.add(self) } }

  /// The same as ``description``.
  public var debugDescription: String { description }
}

extension CustomItemSpec: CustomStringConvertible, CustomDebugStringConvertible {
  /// The frame, and the zIndex unless it is 0: `Frame (5, 7) 60 × 30, zIndex 4`.
  public var description: String {
    zIndex == 0 ? "Frame \(frame.description)" : "Frame \(frame.description), zIndex \(zIndex)"
  }

  /// The same as ``description``.
  public var debugDescription: String { description }
}

extension GroupSpec: CustomStringConvertible, CustomDebugStringConvertible {
  /// The group and all it holds as an indented tree, without what has its default.
  ///
  /// What is nested deeper than 100 groups is left out, and a line says so.
  public var description: String { TreePrinter.text { $0.add(self, depth: 1) } }

  /// The same as ``description``.
  public var debugDescription: String { description }
}

extension ChildSpec: CustomStringConvertible, CustomDebugStringConvertible {
  /// The item or the group as an indented tree, without what has its default.
  public var description: String { TreePrinter.text { $0.add(self, depth: 1) } }

  /// The same as ``description``.
  public var debugDescription: String { description }
}

extension TreePrinter {
  mutating func add(_ item: ItemSpec) {
    line("Item \(item.size.description)")
    indented { printer in
      printer.attribute("contentInsets", item.contentInsets.description, unless: item.contentInsets == .zero)
      printer.attribute("edgeSpacing", item.edgeSpacing.description, unless: item.edgeSpacing == .none)
      for supplementary in item.supplementaryItems { printer.add(supplementary) }
    }
  }

  /// Adds a group that is nested `depth` groups deep, itself included.
  mutating func add(_ group: GroupSpec, depth: Int) {
    guard !isFull else { return }
    guard depth <= TreePrinter.maximumDepth else {
      line("… deeper levels left out")
      return
    }
    line(group.headline)
    indented { printer in
      printer.attribute("contentInsets", group.contentInsets.description, unless: group.contentInsets == .zero)
      printer.attribute("interItemSpacing", group.interItemSpacing.description, unless: group.interItemSpacing == 0)
      printer.attribute("edgeSpacing", group.edgeSpacing.description, unless: group.edgeSpacing == .none)
      for supplementary in group.supplementaryItems { printer.add(supplementary) }
      switch group.content {
      case .children(let children):
        for child in children where !printer.isFull { printer.add(child, depth: depth + 1) }
      case .equal(_, let child), .repeating(_, let child):
        printer.add(child, depth: depth + 1)
      case .custom(let frames):
        for frame in frames where !printer.isFull { printer.line(frame.description) }
      }
    }
  }

  /// Adds a child; a group is nested `depth` groups deep, itself included.
  mutating func add(_ child: ChildSpec, depth: Int) {
    switch child {
    case .item(let item): add(item)
    case .group(let group): add(group, depth: depth)
    }
  }
}

extension GroupSpec {
  /// What kind of group it is, its size, and how many copies it holds if it counts them.
  fileprivate var headline: String {
    let name = axis == .horizontal ? "HGroup" : "VGroup"
    return switch content {
    case .children: "\(name) \(size.description)"
    case .equal(let count, _): "\(name) \(size.description), \(count) equal"
    case .repeating(let count, _): "\(name) \(size.description), \(count) repeating"
    case .custom: "CustomGroup \(size.description)"
    }
  }
}
