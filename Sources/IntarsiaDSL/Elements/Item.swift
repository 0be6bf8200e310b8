import IntarsiaIR

/// The leaf of a layout as layouts are written: the tree's own value, not a description of one.
public typealias Item = ItemSpec

/// What a group holds: an item or another group.
public typealias Child = ChildSpec

extension ItemSpec {
  /// Makes an item; an axis that is left out fills the group, a literal is absolute.
  ///
  /// - Parameters:
  ///   - width: the length along the horizontal axis.
  ///   - height: the length along the vertical axis.
  public init(width: Dimension = .fractionalWidth(1), height: Dimension = .fractionalHeight(1)) {
    self.init(size: LayoutSize(width: width, height: height))
  }
}
