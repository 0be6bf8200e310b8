import IntarsiaIR

extension GroupSpec {
  /// Sets the distance between neighbouring children along the axis; a literal is fixed (`R50`).
  public func interItemSpacing(_ spacing: Spacing) -> GroupSpec {
    var group = self
    group.interItemSpacing = spacing
    return group
  }
}
