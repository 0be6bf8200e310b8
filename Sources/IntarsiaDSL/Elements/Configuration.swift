import IntarsiaIR

/// What holds for a whole layout, as layouts are written: the tree's own value.
public typealias Configuration = LayoutConfiguration

extension LayoutConfiguration {
  /// Sets the axis along which sections follow each other.
  public func scrollDirection(_ axis: Axis) -> LayoutConfiguration {
    var configuration = self
    configuration.scrollDirection = axis
    return configuration
  }

  /// Sets the distance between every two consecutive sections, in points, around empty ones too (`R58`).
  public func interSectionSpacing(_ points: Double) -> LayoutConfiguration {
    var configuration = self
    configuration.interSectionSpacing = points
    return configuration
  }

  /// Sets which of the container's insets sections keep free unless they say otherwise (`R120`).
  public func contentInsetsReference(_ reference: ContentInsetsReference) -> LayoutConfiguration {
    var configuration = self
    configuration.contentInsetsReference = reference
    return configuration
  }
}
