import IntarsiaIR

/// A background as layouts are written: the tree's own value.
public typealias DecorationItem = DecorationSpec

extension DecorationSpec {
  /// Makes a background.
  ///
  /// - Parameter elementKind: the name under which the background is registered.
  public init(_ elementKind: String) {
    self.init(elementKind: elementKind)
  }

  /// Makes a background.
  ///
  /// - Parameter elementKind: the name under which the background is registered.
  /// - Returns: the same value as `DecorationItem(elementKind)`.
  public static func background(_ elementKind: String) -> DecorationSpec {
    DecorationSpec(elementKind: elementKind)
  }
}
