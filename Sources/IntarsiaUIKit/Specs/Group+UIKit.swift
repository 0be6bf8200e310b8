import IntarsiaIR

#if os(Linux)
  import HeadlessUIKit
#elseif canImport(UIKit) && !os(watchOS)
  import UIKit
#endif

#if os(Linux) || (canImport(UIKit) && !os(watchOS))
  extension GroupSpec {
    /// Makes the group as UIKit has it.
    ///
    /// UIKit raises an exception for groups without children, counts below 1 and numbers that are not finite; a whole
    /// section is checked for them first: see ``IntarsiaIR/SectionSpec/collectionLayoutSection()``.
    @MainActor public func collectionLayoutGroup() -> NSCollectionLayoutGroup {
      let group = emptyGroup()
      group.contentInsets = contentInsets.directionalEdgeInsets
      group.edgeSpacing = edgeSpacing.collectionLayoutEdgeSpacing
      group.interItemSpacing = interItemSpacing.collectionLayoutSpacing
      group.supplementaryItems = supplementaryItems.map { $0.collectionLayoutSupplementaryItem() }
      return group
    }

    /// The group with its content, and nothing else said.
    @MainActor private func emptyGroup() -> NSCollectionLayoutGroup {
      let size = size.collectionLayoutSize
      switch content {
      case .children(let children):
        let items = children.map { $0.collectionLayoutItem() }
        return axis == .horizontal
          ? .horizontal(layoutSize: size, subitems: items) : .vertical(layoutSize: size, subitems: items)
      case .equal(let count, let child):
        return equal(size, count: count, child)
      case .repeating(let count, let child):
        return repeating(size, count: count, child)
      case .custom(let frames):
        return .custom(layoutSize: size) { _ in
          frames.map { item in
            NSCollectionLayoutGroupCustomItem(
              frame: CGRect(x: item.frame.x, y: item.frame.y, width: item.frame.width, height: item.frame.height),
              zIndex: item.zIndex)
          }
        }
      }
    }

    /// A group whose copies share the axis.
    ///
    /// visionOS does not have `subitem:count:`; there the copies are repeated with the dimension they get (`R41`).
    @MainActor private func equal(
      _ size: NSCollectionLayoutSize, count: Int, _ child: ChildSpec
    ) -> NSCollectionLayoutGroup {
      #if os(visionOS)
        return repeating(size, count: count, child.resized(axis, to: .fraction(1 / Double(count), of: axis)))
      #else
        let item = child.collectionLayoutItem()
        return axis == .horizontal
          ? .horizontal(layoutSize: size, subitem: item, count: count)
          : .vertical(layoutSize: size, subitem: item, count: count)
      #endif
    }

    /// A group whose copies keep their size.
    ///
    /// Before iOS 16 and tvOS 16 there is no `repeatingSubitem:count:`, and so many copies are listed one by one: the same as
    /// long as neither fewer nor more than that fit.
    @MainActor private func repeating(
      _ size: NSCollectionLayoutSize, count: Int, _ child: ChildSpec
    ) -> NSCollectionLayoutGroup {
      let item = child.collectionLayoutItem()
      if #available(iOS 16, tvOS 16, visionOS 1, *) {
        return axis == .horizontal
          ? .horizontal(layoutSize: size, repeatingSubitem: item, count: count)
          : .vertical(layoutSize: size, repeatingSubitem: item, count: count)
      }
      let items = [NSCollectionLayoutItem](repeating: item, count: count)
      return axis == .horizontal
        ? .horizontal(layoutSize: size, subitems: items) : .vertical(layoutSize: size, subitems: items)
    }
  }

  #if os(visionOS)
    extension ChildSpec {
      /// The same child with another dimension along an axis.
      fileprivate func resized(_ axis: Axis, to dimension: IntarsiaIR.Dimension) -> ChildSpec {
        switch self {
        case .item(var item):
          item.size[axis] = dimension
          return .item(item)
        case .group(var group):
          group.size[axis] = dimension
          return .group(group)
        }
      }
    }
  #endif
#endif
