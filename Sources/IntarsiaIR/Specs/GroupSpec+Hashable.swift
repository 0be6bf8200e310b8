// Equality and hashing as the compiler would derive them, except that they do not go deeper into nested groups than a
// stack bears: what lies deeper is put aside and taken up from the start again.

extension GroupSpec: Hashable {
  /// Groups nested deeper than this are put aside.
  private static let depthAtOnce = 64

  /// Whether two groups say the same.
  ///
  /// - Complexity: O(number of nodes), however deep they are nested.
  public static func == (left: GroupSpec, right: GroupSpec) -> Bool {
    var rest: [(GroupSpec, GroupSpec)] = []
    guard left.isEqual(to: right, depth: 0, rest: &rest) else { return false }
    while let (left, right) = rest.popLast() {
      guard left.isEqual(to: right, depth: 0, rest: &rest) else { return false }
    }
    return true
  }

  private func isEqual(to other: GroupSpec, depth: Int, rest: inout [(GroupSpec, GroupSpec)]) -> Bool {
    guard depth < GroupSpec.depthAtOnce else {
      rest.append((self, other))
      return true
    }
    guard axis == other.axis, size == other.size, contentInsets == other.contentInsets,
      interItemSpacing == other.interItemSpacing, edgeSpacing == other.edgeSpacing,
      supplementaryItems == other.supplementaryItems
    else { return false }
    switch (content, other.content) {
    case (.children(let children), .children(let others)):
      return GroupSpec.areEqual(children, others, depth: depth, rest: &rest)
    case (.equal(let count, let child), .equal(let otherCount, let other)),
      (.repeating(let count, let child), .repeating(let otherCount, let other)):
      return count == otherCount && GroupSpec.areEqual(child, other, depth: depth, rest: &rest)
    case (.custom(let frames), .custom(let others)):
      return frames == others
    default:
      return false
    }
  }

  private static func areEqual(
    _ left: [ChildSpec], _ right: [ChildSpec], depth: Int, rest: inout [(GroupSpec, GroupSpec)]
  ) -> Bool {
    guard left.count == right.count else { return false }
    let isShared = left.withUnsafeBufferPointer { left in
      right.withUnsafeBufferPointer { right in left.baseAddress == right.baseAddress }
    }
    if isShared { return true }
    for index in left.indices {
      guard areEqual(left[index], right[index], depth: depth, rest: &rest) else { return false }
    }
    return true
  }

  private static func areEqual(
    _ left: ChildSpec, _ right: ChildSpec, depth: Int, rest: inout [(GroupSpec, GroupSpec)]
  ) -> Bool {
    switch (left, right) {
    case (.group(let left), .group(let right)): left.isEqual(to: right, depth: depth + 1, rest: &rest)
    case (.item(let left), .item(let right)): left == right
    default: false
    }
  }

  /// Feeds all that equality looks at.
  ///
  /// - Complexity: O(number of nodes), however deep they are nested.
  public func hash(into hasher: inout Hasher) {
    var rest: [GroupSpec] = []
    hash(into: &hasher, depth: 0, rest: &rest)
    while let group = rest.popLast() {
      group.hash(into: &hasher, depth: 0, rest: &rest)
    }
  }

  private func hash(into hasher: inout Hasher, depth: Int, rest: inout [GroupSpec]) {
    guard depth < GroupSpec.depthAtOnce else {
      rest.append(self)
      return
    }
    hasher.combine(axis)
    hasher.combine(size)
    hasher.combine(contentInsets)
    hasher.combine(interItemSpacing)
    hasher.combine(edgeSpacing)
    hasher.combine(supplementaryItems)
    switch content {
    case .children(let children):
      hasher.combine(0)
      hasher.combine(children.count)
      for child in children { GroupSpec.hash(child, into: &hasher, depth: depth, rest: &rest) }
    case .equal(let count, let child):
      hasher.combine(1)
      hasher.combine(count)
      GroupSpec.hash(child, into: &hasher, depth: depth, rest: &rest)
    case .repeating(let count, let child):
      hasher.combine(2)
      hasher.combine(count)
      GroupSpec.hash(child, into: &hasher, depth: depth, rest: &rest)
    case .custom(let frames):
      hasher.combine(3)
      hasher.combine(frames)
    }
  }

  private static func hash(_ child: ChildSpec, into hasher: inout Hasher, depth: Int, rest: inout [GroupSpec]) {
    switch child {
    case .group(let group):
      hasher.combine(true)
      group.hash(into: &hasher, depth: depth + 1, rest: &rest)
    case .item(let item):
      hasher.combine(false)
      hasher.combine(item)
    }
  }
}
