import Foundation
import IntarsiaIR

/// How long an element is along one axis.
@MainActor @preconcurrency open class NSCollectionLayoutDimension: NSObject, NSCopying {
  /// The dimension in the intermediate representation.
  public nonisolated let spec: IntarsiaIR.Dimension

  /// Makes a dimension from one of the intermediate representation.
  public nonisolated init(_ spec: IntarsiaIR.Dimension) {
    self.spec = spec
    super.init()
    let number = spec.value.isFinite ? nil : spec.value.exceptionText
    switch (spec, number) {
    case (_, nil): break
    case (.fractionalWidth, let number?):
      raise("Invalid fractional width: \(number). The fraction must be a finite value.")
    case (.fractionalHeight, let number?):
      raise("Invalid fractional height: \(number). The fraction must be a finite value.")
    case (.absolute, let number?):
      raise("Invalid absolute dimension: \(number). The dimension must be a finite value.")
    case (.estimated, let number?), (.uniformAcrossSiblings, let number?):
      raise("Invalid estimated dimension: \(number). The dimension must be a finite value.")
    }
  }

  /// Makes a part of the container's width.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth(fractionalWidth))
  }

  /// Makes a part of the container's height.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight(fractionalHeight))
  }

  /// Makes a number of points.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute(absoluteDimension))
  }

  /// Makes a number of points that stands until the element is measured.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated(estimatedDimension))
  }

  /// Makes an estimate whose measured value siblings share.
  open class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.uniformAcrossSiblings(estimate: estimate))
  }

  /// Whether it is a part of the container's width.
  open var isFractionalWidth: Bool {
    if case .fractionalWidth = spec { true } else { false }
  }

  /// Whether it is a part of the container's height.
  open var isFractionalHeight: Bool {
    if case .fractionalHeight = spec { true } else { false }
  }

  /// Whether it is a number of points.
  open var isAbsolute: Bool {
    if case .absolute = spec { true } else { false }
  }

  /// Whether it is measured, alone or with siblings.
  open var isEstimated: Bool { spec.isEstimated }

  /// Whether its measured value is shared with siblings.
  open var isUniformAcrossSiblings: Bool { spec.isUniformAcrossSiblings }

  /// The fraction or the number of points.
  open var dimension: CGFloat { spec.value }

  /// Makes an equal dimension.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutDimension)?.spec == spec
  }

  open override var hash: Int { spec.hashValue }

  open override var description: String { "\(spec)" }
}
