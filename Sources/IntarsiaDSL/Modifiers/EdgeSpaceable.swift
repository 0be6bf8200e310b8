import IntarsiaIR

/// An element that can keep its neighbours away.
///
/// It gives items and groups the same modifiers. It is not meant for conformances of your own.
public protocol EdgeSpaceable {
  /// Room around the element's slot.
  var edgeSpacing: EdgeSpacing { get set }
}

extension ItemSpec: EdgeSpaceable {}
extension GroupSpec: EdgeSpaceable {}

extension EdgeSpaceable {
  /// Sets the room around the slot at all four edges (`R51`).
  public func edgeSpacing(_ spacing: EdgeSpacing) -> Self {
    var element = self
    element.edgeSpacing = spacing
    return element
  }

  /// Sets the room around the slot edge by edge; an edge that is left out has none (`R51`).
  public func edgeSpacing(
    leading: Spacing = 0, top: Spacing = 0, trailing: Spacing = 0, bottom: Spacing = 0
  ) -> Self {
    edgeSpacing(EdgeSpacing(leading: leading, top: top, trailing: trailing, bottom: bottom))
  }
}
