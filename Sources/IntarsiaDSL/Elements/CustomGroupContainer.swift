import IntarsiaIR

/// What a custom group is told about itself while its frames are computed.
///
/// It is not the box the group ends up in: fractions are taken of the whole container, not of the section's (`R70c`).
public struct CustomGroupContainer: Hashable, Sendable {
  /// The size of the group, in points; an estimated length is its estimate.
  public let contentSize: Size
  /// The insets of the group; none where a dimension is estimated (`R64`).
  public let contentInsets: Insets

  /// The size of the group less its insets (`R70c`).
  public var effectiveContentSize: Size {
    contentSize.inner(by: contentInsets)
  }

  /// The width of the group, in points.
  public var width: Double { contentSize.width }

  /// The height of the group, in points.
  public var height: Double { contentSize.height }

  /// Resolves a group's size against a container.
  init(_ size: LayoutSize, contentInsets: Insets, in container: Container) {
    contentSize = Size(
      width: size.width.length(in: container), height: size.height.length(in: container))
    self.contentInsets = size.width.isEstimated || size.height.isEstimated ? .zero : contentInsets
  }
}

extension Dimension {
  /// The length in a whole container: fractions are rounded down to a pixel (`R4`), nothing is below zero (`R9a`).
  fileprivate func length(in container: Container) -> Double {
    let length =
      switch self {
      case .fractionalWidth(let part): container.pixelsDown(part * container.width)
      case .fractionalHeight(let part): container.pixelsDown(part * container.height)
      case .absolute(let points), .estimated(let points), .uniformAcrossSiblings(let points): points
      }
    return max(0, length)
  }
}

extension Container {
  /// A length rounded down to a pixel; a hair below a pixel counts as on it (`R4`).
  fileprivate func pixelsDown(_ length: Double) -> Double {
    scale > 0 ? (length * scale + 0.001).rounded(.down) / scale : length
  }
}
