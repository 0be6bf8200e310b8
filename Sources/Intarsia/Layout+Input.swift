import IntarsiaDSL
import IntarsiaIR
import IntarsiaSolver

extension Layout {
  /// What the solver needs to know of the layout, for sections in the order of some data.
  ///
  /// Every kind that occurs is there once, under its description; kinds with equal descriptions are numbered. A kind
  /// that has no section is there without one, so that the solver can say so (`R110`).
  ///
  /// - Parameters:
  ///   - sections: the kind and the number of items of each section, in order.
  ///   - environment: what the layout is made for.
  /// - Returns: the input of a solve.
  /// - Complexity: O(number of sections); the layout's closure runs for kinds that it was not asked for before.
  @inlinable
  public func input(
    _ sections: some Sequence<(kind: Kind, itemCount: Int)>, in environment: LayoutEnvironment
  ) -> LayoutInput {
    var positions: [Kind: Int] = [:]
    var names = KindNames()
    var input = LayoutInput(
      container: environment.container, configuration: configuration, layouts: [], sections: [])
    input.sections.reserveCapacity(sections.underestimatedCount)
    for (kind, itemCount) in sections {
      let position: Int
      if let known = positions[kind] {
        position = known
      } else {
        position = input.layouts.count
        positions[kind] = position
        input.layouts.append(
          LayoutInput.KindLayout(
            kind: names.name(for: String(describing: kind)), section: section(for: kind, in: environment)))
      }
      input.sections.append(LayoutInput.Section(layout: position, itemCount: itemCount))
    }
    return input
  }
}

/// Gives kinds names that differ, as diagnostics and documents need them.
@usableFromInline
struct KindNames {
  private var used: Set<String> = []

  @usableFromInline
  init() {}

  /// The text itself, or with a number behind it where it is taken.
  @usableFromInline
  mutating func name(for text: String) -> String {
    var name = text
    var number = 2
    while !used.insert(name).inserted {
      name = "\(text) \(number)"
      number += 1
    }
    return name
  }
}
