import IntarsiaIR

/// An element that has content insets.
///
/// It gives items, groups, sections and what stands around them the same modifiers. It is not meant for conformances of
/// your own.
public protocol ContentInsettable {
  /// Distances from the element's slot to its content or frame.
  var contentInsets: Insets { get set }
}

extension ItemSpec: ContentInsettable {}
extension GroupSpec: ContentInsettable {}
extension SectionSpec: ContentInsettable {}
extension BoundarySpec: ContentInsettable {}
extension SupplementarySpec: ContentInsettable {}
extension DecorationSpec: ContentInsettable {}

extension ContentInsettable {
  /// Sets the insets of all four edges.
  public func contentInsets(_ insets: Insets) -> Self {
    var element = self
    element.contentInsets = insets
    return element
  }

  /// Sets the insets edge by edge; an edge that is left out has none.
  public func contentInsets(
    top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0
  ) -> Self {
    contentInsets(Insets(top: top, leading: leading, bottom: bottom, trailing: trailing))
  }

  /// Sets one inset at the leading and trailing, and one at the top and bottom edge.
  public func contentInsets(horizontal: Double = 0, vertical: Double = 0) -> Self {
    contentInsets(Insets(horizontal: horizontal, vertical: vertical))
  }

  /// Sets the same inset at all four edges, in points.
  public func contentInsets(all distance: Double) -> Self {
    contentInsets(Insets(all: distance))
  }

  /// Sets the same inset at all four edges, in points.
  public func contentInsets(_ distance: Double) -> Self {
    contentInsets(Insets(all: distance))
  }
}
