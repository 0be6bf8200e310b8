import Foundation
import IntarsiaIR

extension NSCollectionLayoutGroup {
  /// The group in the intermediate representation; custom groups in it have no frames yet.
  public var groupSpec: GroupSpec { groupSpec(in: nil) }

  /// The group in the intermediate representation, custom groups having been asked for their frames.
  func groupSpec(in environment: (any NSCollectionLayoutEnvironment)?) -> GroupSpec {
    GroupSpec(
      axis: axis, size: layoutSize.spec, content: contentSpec(in: environment), contentInsets: contentInsets.spec,
      interItemSpacing: interItemSpacing?.spec ?? 0, edgeSpacing: edgeSpacing?.spec ?? .none,
      supplementaryItems: supplementaries.map(\.supplementarySpec))
  }

  private func contentSpec(in environment: (any NSCollectionLayoutEnvironment)?) -> GroupSpec.Content {
    switch content {
    case .children(let children): .children(children.map { $0.childSpec(in: environment) })
    case .equal(let child, let count): .equal(count: count, child: child.childSpec(in: environment))
    case .repeating(let child, let count): .repeating(count: count, child: child.childSpec(in: environment))
    case .custom(let provider): .custom(environment.map { frames(from: provider, in: $0) } ?? [])
    case .frames(let frames): .custom(frames)
    }
  }

  /// Asks a provider, which is told the group's size resolved against the whole container (`R70c`), and no insets
  /// where the group is estimated (`R64`).
  private func frames(
    from provider: NSCollectionLayoutGroupCustomItemProvider, in environment: any NSCollectionLayoutEnvironment
  ) -> [CustomItemSpec] {
    let whole = Size(environment.container.contentSize)
    let scale = environment.traitCollection.displayScale
    let spec = layoutSize.spec
    let size = CGSize(
      width: max(0, spec.width.length(in: whole, scale: scale)),
      height: max(0, spec.height.length(in: whole, scale: scale)))
    let isEstimated = spec.width.isEstimated || spec.height.isEstimated
    let container = HeadlessLayoutContainer(contentSize: size, contentInsets: isEstimated ? .zero : contentInsets)
    return provider(HeadlessLayoutEnvironment(container: container, traitCollection: environment.traitCollection))
      .map(\.spec)
  }
}

extension IntarsiaIR.Dimension {
  /// The number of points in a box, fractions rounded down to a pixel (`R3`, `R4`).
  fileprivate func length(in box: Size, scale: Double) -> Double {
    let fraction: Double
    switch self {
    case .fractionalWidth(let part): fraction = part * box.width
    case .fractionalHeight(let part): fraction = part * box.height
    case .absolute(let points), .estimated(let points), .uniformAcrossSiblings(let points): return points
    }
    return scale > 0 ? (fraction * scale + 0.001).rounded(.down) / scale : fraction
  }
}
