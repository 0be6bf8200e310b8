extension SectionSpec: CustomStringConvertible, CustomDebugStringConvertible {
  /// The section and all it holds as an indented tree, without what has its default.
  ///
  /// What is nested deeper than 100 groups is left out, and a line says so.
  public var description: String { TreePrinter.text { $0.add(self) } }

  /// The same as ``description``.
  public var debugDescription: String { description }
}

extension TreePrinter {
  mutating func add(_ section: SectionSpec) {
    line("Section")
    indented { printer in
      printer.attribute("contentInsets", section.contentInsets.description, unless: section.contentInsets == .zero)
      printer.attribute(
        "interGroupSpacing", section.interGroupSpacing.layoutText, unless: section.interGroupSpacing == 0)
      printer.attribute(
        "orthogonalScrollingBehavior", section.orthogonalScrollingBehavior.rawValue,
        unless: section.orthogonalScrollingBehavior == .none)
      printer.attribute(
        "contentInsetsReference", section.contentInsetsReference.rawValue,
        unless: section.contentInsetsReference == .automatic)
      printer.attribute(
        "supplementariesFollowContentInsets", "false", unless: section.supplementariesFollowContentInsets)
      printer.attribute(
        "supplementaryContentInsetsReference", section.supplementaryContentInsetsReference.rawValue,
        unless: section.supplementaryContentInsetsReference == .automatic)
      for item in section.boundarySupplementaryItems { printer.add(item) }
      for item in section.decorationItems { printer.add(item) }
      printer.add(section.group, depth: 1)
    }
  }
}
