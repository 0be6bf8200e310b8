/// A background behind a whole section.
///
/// It spans the section's extent and the whole container across, whatever the section's insets (`R99`).
@frozen
public struct DecorationSpec: Hashable, Sendable {
  /// The name under which the element is registered.
  public var elementKind: String
  /// Distances from the section's extent to the final frame.
  public var contentInsets: Insets
  /// How high the background lies; items of a section that has any lie at 1 at least (`R99a`).
  public var zIndex: Int

  /// Makes a background.
  @inlinable
  public init(elementKind: String, contentInsets: Insets = .zero, zIndex: Int = 0) {
    self.elementKind = elementKind
    self.contentInsets = contentInsets
    self.zIndex = zIndex
  }
}
