extension SupplementarySpec: CustomStringConvertible, CustomDebugStringConvertible {
  /// The supplementary as an indented tree, without what has its default.
  public var description: String { TreePrinter.text { $0.add(self) } }

  /// The same as ``description``.
  public var debugDescription: String { description }
}

extension BoundarySpec: CustomStringConvertible, CustomDebugStringConvertible {
  /// The boundary item as an indented tree, without what has its default.
  public var description: String { TreePrinter.text { $0.add(self) } }

  /// The same as ``description``.
  public var debugDescription: String { description }
}

extension DecorationSpec: CustomStringConvertible, CustomDebugStringConvertible {
  /// The background as an indented tree, without what has its default.
  public var description: String { TreePrinter.text { $0.add(self) } }

  /// The same as ``description``.
  public var debugDescription: String { description }
}

extension TreePrinter {
  mutating func add(_ item: SupplementarySpec) {
    line("Supplementary \(item.elementKind.quoted) at \(item.containerAnchor.description), \(item.size.description)")
    indented { printer in
      if let anchor = item.itemAnchor { printer.line("itemAnchor: \(anchor.description)") }
      printer.attribute("contentInsets", item.contentInsets.description, unless: item.contentInsets == .zero)
      printer.attribute("zIndex", "\(item.zIndex)", unless: item.zIndex == 1)
    }
  }

  mutating func add(_ item: BoundarySpec) {
    line("Boundary \(item.elementKind.quoted) at \(item.alignment.rawValue), \(item.size.description)")
    indented { printer in
      printer.attribute("offset", item.offset.description, unless: item.offset == .zero)
      printer.attribute("extendsBoundary", "false", unless: item.extendsBoundary)
      printer.attribute("pinToVisibleBounds", "true", unless: !item.pinToVisibleBounds)
      printer.attribute("contentInsets", item.contentInsets.description, unless: item.contentInsets == .zero)
      printer.attribute("zIndex", "\(item.zIndex)", unless: item.zIndex == 1)
    }
  }

  mutating func add(_ item: DecorationSpec) {
    line("Background \(item.elementKind.quoted)")
    indented { printer in
      printer.attribute("contentInsets", item.contentInsets.description, unless: item.contentInsets == .zero)
      printer.attribute("zIndex", "\(item.zIndex)", unless: item.zIndex == 0)
    }
  }
}
