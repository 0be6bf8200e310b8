extension LayoutConfiguration: CustomStringConvertible, CustomDebugStringConvertible {
  /// The configuration as an indented tree, without what has its default.
  public var description: String {
    TreePrinter.text { printer in
      printer.line("Configuration")
      printer.indented { printer in
        printer.attribute("scrollDirection", scrollDirection.description, unless: scrollDirection == .vertical)
        printer.attribute("interSectionSpacing", interSectionSpacing.layoutText, unless: interSectionSpacing == 0)
        printer.attribute(
          "contentInsetsReference", contentInsetsReference.rawValue, unless: contentInsetsReference == .safeArea)
        for item in boundarySupplementaryItems { printer.add(item) }
      }
    }
  }

  /// The same as ``description``.
  public var debugDescription: String { description }
}
