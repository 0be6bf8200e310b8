import IntarsiaIR

extension GroupSpec {
  /// Makes a group of frames that are the same in every container, one item each.
  ///
  /// - Parameters:
  ///   - width: the width of the group's slot.
  ///   - height: the height of the group's slot.
  ///   - frames: frames relative to the group's outer corner (`R70a`).
  /// - Returns: the group.
  public static func custom(
    width: Dimension = .fractionalWidth(1), height: Dimension = .fractionalHeight(1),
    @LayoutBuilder<[CustomItemSpec]> _ frames: () -> [CustomItemSpec]
  ) -> GroupSpec {
    GroupSpec(axis: .vertical, size: LayoutSize(width: width, height: height), content: .custom(frames()))
  }

  /// Makes a group of frames computed from the group's own size, one item each.
  ///
  /// ```swift
  /// let diagonal = Layout { environment in
  ///   Section {
  ///     Group.custom(height: 100, in: environment) { group in
  ///       Rect(x: 0, y: 0, width: group.width / 2, height: 50)
  ///       Rect(x: group.width / 2, y: 50, width: group.width / 2, height: 50)
  ///     }
  ///   }
  /// }
  /// let solution = diagonal.solve(itemCount: 2, in: Container(width: 320, height: 480))
  /// solution.frame(ofItem: 1, inSection: 0)  // → (160, 50) 160 × 50
  /// ```
  /// The closure runs here and now, once: what the tree holds are the frames it gives, not the closure.
  ///
  /// - Parameters:
  ///   - width: the width of the group's slot.
  ///   - height: the height of the group's slot.
  ///   - contentInsets: the group's insets; they are told to the closure, and do not move the frames (`R70a`).
  ///   - environment: what the layout is made for.
  ///   - frames: frames relative to the group's outer corner, for the size the closure is told.
  /// - Returns: the group.
  public static func custom(
    width: Dimension = .fractionalWidth(1), height: Dimension = .fractionalHeight(1), contentInsets: Insets = .zero,
    in environment: LayoutEnvironment,
    @LayoutBuilder<[CustomItemSpec]> _ frames: (CustomGroupContainer) -> [CustomItemSpec]
  ) -> GroupSpec {
    let size = LayoutSize(width: width, height: height)
    let container = CustomGroupContainer(size, contentInsets: contentInsets, in: environment.container)
    return GroupSpec(
      axis: .vertical, size: size, content: .custom(frames(container)), contentInsets: contentInsets)
  }
}
