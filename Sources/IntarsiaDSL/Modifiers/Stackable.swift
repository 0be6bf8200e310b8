import IntarsiaIR

/// An element that lies above or below others.
///
/// It gives badges, boundary items, backgrounds and custom frames the same modifier. It is not meant for conformances of
/// your own.
public protocol Stackable {
  /// How high the element lies.
  var zIndex: Int { get set }
}

extension SupplementarySpec: Stackable {}
extension BoundarySpec: Stackable {}
extension DecorationSpec: Stackable {}
extension CustomItemSpec: Stackable {}

extension Stackable {
  /// Sets how high the element lies; larger numbers are above smaller ones (`R91`).
  public func zIndex(_ zIndex: Int) -> Self {
    var element = self
    element.zIndex = zIndex
    return element
  }
}
