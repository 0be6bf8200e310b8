import IntarsiaIR

extension SectionSpec {
  /// Sets the distance between consecutive groups, in points (`R57`).
  public func interGroupSpacing(_ points: Double) -> SectionSpec {
    var section = self
    section.interGroupSpacing = points
    return section
  }

  /// Sets how the section scrolls across the layout's scroll direction.
  public func orthogonalScrollingBehavior(_ behavior: OrthogonalScrollingBehavior) -> SectionSpec {
    var section = self
    section.orthogonalScrollingBehavior = behavior
    return section
  }

  /// Sets which of the container's insets the section keeps free (`R121`).
  public func contentInsetsReference(_ reference: ContentInsetsReference) -> SectionSpec {
    var section = self
    section.contentInsetsReference = reference
    return section
  }

  /// Sets whether boundary items keep to the section's insets across the scroll axis (`R81`).
  public func supplementariesFollowContentInsets(_ follow: Bool) -> SectionSpec {
    var section = self
    section.supplementariesFollowContentInsets = follow
    return section
  }

  /// Sets which of the container's insets boundary items keep free (`R122`).
  public func supplementaryContentInsetsReference(_ reference: ContentInsetsReference) -> SectionSpec {
    var section = self
    section.supplementaryContentInsetsReference = reference
    return section
  }

  /// Adds backgrounds behind the section (`R99`).
  public func decorationItems(_ items: [DecorationSpec]) -> SectionSpec {
    var section = self
    section.decorationItems += items
    return section
  }

  /// Adds backgrounds behind the section (`R99`).
  public func decorationItems(@LayoutBuilder<[DecorationSpec]> _ items: () -> [DecorationSpec]) -> SectionSpec {
    decorationItems(items())
  }

  /// Adds one background behind the section (`R99`).
  ///
  /// - Parameters:
  ///   - elementKind: the name under which the background is registered.
  ///   - contentInsets: distances from the section's extent to the background.
  ///   - zIndex: how high the background lies.
  /// - Returns: the section with the background.
  public func background(_ elementKind: String, contentInsets: Insets = .zero, zIndex: Int = 0) -> SectionSpec {
    decorationItems([DecorationSpec(elementKind: elementKind, contentInsets: contentInsets, zIndex: zIndex)])
  }
}
