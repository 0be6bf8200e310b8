extension SectionSpec {
  /// What makes a section impossible to solve, whatever its container and data.
  ///
  /// - Parameter path: where the section stands, such as `layouts.banner`.
  /// - Returns: the faults found, and whether the section can be solved in spite of them.
  /// - Complexity: O(number of nodes).
  public func validate(at path: LayoutPath) -> (diagnostics: [Diagnostic], isSolvable: Bool) {
    if QuickLook.findsNoFault(in: self) { return ([], true) }
    var validator = SectionValidator()
    validator.check(self, at: path)
    return (validator.diagnostics, validator.isSolvable)
  }
}

extension LayoutConfiguration {
  /// What makes a configuration impossible to use.
  ///
  /// - Parameter path: where the configuration stands, such as `configuration`.
  /// - Returns: the faults found.
  public func validate(at path: LayoutPath) -> [Diagnostic] {
    if interSectionSpacing.isFinite, boundarySupplementaryItems.isEmpty { return [] }
    var validator = SectionValidator()
    validator.check(interSectionSpacing, at: path.key("interSectionSpacing"), "A spacing")
    validator.check(boundarySupplementaryItems, at: path.key("boundarySupplementaryItems"))
    return validator.diagnostics
  }
}

extension Container {
  /// What makes a container impossible to lay anything out in.
  ///
  /// - Parameter path: where the container stands, such as `container`.
  /// - Returns: the faults found.
  public func validate(at path: LayoutPath) -> [Diagnostic] {
    let insets = [safeAreaInsets, layoutMargins, readableContentInsets]
    let sum = insets.reduce(width + height + scale) { $0 + $1.sum(.horizontal) + $1.sum(.vertical) }
    if sum.isFinite { return [] }
    var validator = SectionValidator()
    validator.check(width, at: path.key("width"), "A width")
    validator.check(height, at: path.key("height"), "A height")
    validator.check(scale, at: path.key("scale"), "A scale")
    validator.check(safeAreaInsets, at: path.key("safeAreaInsets"))
    validator.check(layoutMargins, at: path.key("layoutMargins"))
    validator.check(readableContentInsets, at: path.key("readableContentInsets"))
    return validator.diagnostics
  }
}

/// Walks a section's tree and notes what cannot be solved: numbers that are not finite (`R9`, `R9a`), groups without
/// children, counts below 1 (`R44`), nesting without end, and element kinds used twice (`R91c`).
struct SectionValidator {
  /// Groups nested deeper than this are refused.
  static let maximumDepth = 100

  private(set) var diagnostics: [Diagnostic] = []
  private(set) var isSolvable = true
  private var kinds: [String: Use] = [:]

  /// Where an element kind was used first, and by what.
  private struct Use {
    var path: LayoutPath
    /// The item or group that carries it, for children used several times (`R91c`).
    var host: ChildSpec?
  }

  init() {}

  mutating func check(_ section: SectionSpec, at path: LayoutPath) {
    check(section.contentInsets, at: path.key("contentInsets"))
    check(section.interGroupSpacing, at: path.key("interGroupSpacing"), "A spacing")
    check(section.boundarySupplementaryItems, at: path.key("boundarySupplementaryItems"))
    for (index, item) in section.decorationItems.enumerated() {
      check(item.contentInsets, at: path.key("decorationItems").index(index).key("contentInsets"))
    }
    check(section.group, at: path.key("group"), depth: 1)
  }

  mutating func check(_ items: [BoundarySpec], at path: LayoutPath) {
    for (index, item) in items.enumerated() {
      let path = path.index(index)
      check(item.size, at: path.key("size"))
      check(item.offset, at: path.key("offset"))
      check(item.contentInsets, at: path.key("contentInsets"))
      use(item.elementKind, at: path, by: nil)
    }
  }

  private mutating func check(_ group: GroupSpec, at path: LayoutPath, depth: Int) {
    guard depth <= SectionValidator.maximumDepth else {
      fail(
        at: path, rule: "nesting-too-deep",
        "Groups are nested more than \(SectionValidator.maximumDepth) deep, so the section shows nothing. Nest fewer "
          + "groups.")
      return
    }
    check(group.size, at: path.key("size"))
    check(group.contentInsets, at: path.key("contentInsets"))
    check(group.interItemSpacing, at: path.key("interItemSpacing"))
    check(group.edgeSpacing, at: path.key("edgeSpacing"))
    check(group.supplementaryItems, at: path.key("supplementaryItems"), host: .group(group))

    switch group.content {
    case .children(let children):
      if children.isEmpty {
        fail(
          at: path, rule: "empty-group",
          "A group without children has nothing to show, so the section shows nothing. Put at least one item or group "
            + "into it.")
      }
      for (index, child) in children.enumerated() {
        check(child, at: path.key("children").index(index), depth: depth)
      }
    case .equal(let count, let child):
      check(count, at: path.key("equal").key("count"))
      check(child, at: path.key("equal").key("child"), depth: depth)
    case .repeating(let count, let child):
      check(count, at: path.key("repeating").key("count"))
      check(child, at: path.key("repeating").key("child"), depth: depth)
    case .custom(let frames):
      if frames.isEmpty {
        fail(
          at: path, rule: "empty-group",
          "A custom group without frames has nothing to show, so the section shows nothing. Give it at least one frame."
        )
      }
      for (index, item) in frames.enumerated() {
        let path = path.key("custom").index(index).key("frame")
        check(item.frame.x, at: path.index(0), "A frame")
        check(item.frame.y, at: path.index(1), "A frame")
        check(item.frame.width, at: path.index(2), "A frame")
        check(item.frame.height, at: path.index(3), "A frame")
      }
    }
  }

  private mutating func check(_ child: ChildSpec, at path: LayoutPath, depth: Int) {
    switch child {
    case .group(let group):
      check(group, at: path.key("group"), depth: depth + 1)
    case .item(let item):
      let path = path.key("item")
      check(item.size, at: path.key("size"))
      check(item.contentInsets, at: path.key("contentInsets"))
      check(item.edgeSpacing, at: path.key("edgeSpacing"))
      check(item.supplementaryItems, at: path.key("supplementaryItems"), host: child)
    }
  }

  private mutating func check(_ items: [SupplementarySpec], at path: LayoutPath, host: ChildSpec) {
    for (index, item) in items.enumerated() {
      let path = path.index(index)
      check(item.size, at: path.key("size"))
      check(item.contentInsets, at: path.key("contentInsets"))
      check(item.containerAnchor, at: path.key("containerAnchor"))
      if let anchor = item.itemAnchor { check(anchor, at: path.key("itemAnchor")) }
      use(item.elementKind, at: path, by: host)
    }
  }

  // MARK: Numbers

  mutating func check(_ insets: Insets, at path: LayoutPath) {
    check(insets.top, at: path.key("top"), "An inset")
    check(insets.leading, at: path.key("leading"), "An inset")
    check(insets.bottom, at: path.key("bottom"), "An inset")
    check(insets.trailing, at: path.key("trailing"), "An inset")
  }

  private mutating func check(_ size: LayoutSize, at path: LayoutPath) {
    check(size.width.value, at: path.key("width"), "A dimension")
    check(size.height.value, at: path.key("height"), "A dimension")
  }

  private mutating func check(_ point: Point, at path: LayoutPath) {
    check(point.x, at: path.key("x"), "An offset")
    check(point.y, at: path.key("y"), "An offset")
  }

  private mutating func check(_ anchor: Anchor, at path: LayoutPath) {
    switch anchor.offset {
    case .absolute(let offset): check(offset, at: path.key("absoluteOffset"))
    case .fractional(let offset): check(offset, at: path.key("fractionalOffset"))
    }
  }

  private mutating func check(_ spacing: Spacing, at path: LayoutPath) {
    check(spacing.minimum, at: path, "A spacing")
  }

  private mutating func check(_ spacing: EdgeSpacing, at path: LayoutPath) {
    check(spacing.leading, at: path.key("leading"))
    check(spacing.top, at: path.key("top"))
    check(spacing.trailing, at: path.key("trailing"))
    check(spacing.bottom, at: path.key("bottom"))
  }

  mutating func check(_ number: Double, at path: LayoutPath, _ what: String) {
    guard !number.isFinite else { return }
    fail(
      at: path, rule: "not-finite",
      "\(what) must be a finite number and is \(number.layoutText), so this part of the layout shows nothing. Check "
        + "the division or the measurement that it comes from.")
  }

  private mutating func check(_ count: Int, at path: LayoutPath) {
    guard count < 1 else { return }
    fail(
      at: path, rule: "count-below-one",
      "A group must hold at least 1 copy of its child and is told \(count), so the section shows nothing. Use a count "
        + "of 1 or more.")
  }

  // MARK: Element kinds

  private mutating func use(_ kind: String, at path: LayoutPath, by host: ChildSpec?) {
    guard let first = kinds[kind] else {
      kinds[kind] = Use(path: path, host: host)
      return
    }
    if let host, first.host == host, first.path.components.last == path.components.last { return }
    diagnostics.append(
      Diagnostic(
        .error, at: path, rule: "duplicate-element-kind",
        message: "The element kind \"\(kind)\" is used at \(first.path) already, so views of the two cannot be told "
          + "apart. Give every supplementary of a section a kind of its own."))
  }

  private mutating func fail(at path: LayoutPath, rule: String, _ message: String) {
    isSolvable = false
    diagnostics.append(Diagnostic(.error, at: path, rule: rule, message: message))
  }
}
