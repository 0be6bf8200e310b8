extension SectionSnapshot {
  /// Draws all items, a line for each, indented by level: `-` expanded, `+` collapsed with children, `*` without.
  ///
  /// ```
  /// - Fruit
  ///   * Apple
  ///   * Pear
  /// + Bread
  ///   * Rye
  /// ```
  ///
  /// An item that is expanded has a `-` even without children.
  public func visualDescription() -> String {
    if table.count == 0 { return "no items" }
    return flat.map { slot in
      let node = nodes[Int(slot)]
      let sign = node.isExpanded ? "-" : node.descendantCount > 0 ? "+" : "*"
      return String(repeating: "  ", count: node.level) + "\(sign) \(table[slot])"
    }.joined(separator: "\n")
  }
}

extension SectionSnapshot: CustomStringConvertible {
  /// The outline as ``visualDescription()`` draws it.
  public var description: String { visualDescription() }
}
