extension Container: CustomStringConvertible, CustomDebugStringConvertible {
  /// The container as an indented tree, without what has its default.
  public var description: String {
    TreePrinter.text { printer in
      printer.line("Container \(size.description)")
      printer.indented { printer in
        printer.attribute("scale", scale.layoutText, unless: scale == 2)
        printer.attribute("layoutDirection", layoutDirection.rawValue, unless: layoutDirection == .leftToRight)
        printer.attribute("safeAreaInsets", safeAreaInsets.description, unless: safeAreaInsets == .zero)
        printer.attribute("layoutMargins", layoutMargins.description, unless: layoutMargins == .zero)
        printer.attribute(
          "readableContentInsets", readableContentInsets.description, unless: readableContentInsets == .zero)
      }
    }
  }

  /// The same as ``description``.
  public var debugDescription: String { description }
}
