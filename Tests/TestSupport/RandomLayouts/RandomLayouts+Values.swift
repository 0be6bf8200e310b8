import IntarsiaIR

extension RandomLayouts {
  /// True about so often.
  mutating func chance(_ probability: Double) -> Bool {
    Double.random(in: 0..<1, using: &random) < probability
  }

  /// One of several values, which must not be none.
  mutating func pick<T>(_ values: [T]) -> T {
    values[Int.random(in: 0..<values.count, using: &random)]
  }

  /// One up to so many values.
  mutating func some<T>(_ limit: Int, _ make: (inout RandomLayouts) -> T) -> [T] {
    var values: [T] = []
    for _ in 0..<Int.random(in: 1...limit, using: &random) { values.append(make(&self)) }
    return values
  }

  /// A number of points of either sign; any finite number where anything goes.
  mutating func number() -> Double {
    if mode == .anything, chance(0.1) {
      let number = Double(bitPattern: random.next())
      return number.isFinite ? number : -1e300
    }
    return pick([0, 1, 2, 5, 10, 12.5, -3, -7.25, 100 / 3])
  }

  /// A distance between elements.
  mutating func gap() -> Double {
    mode == .anything && chance(0.1) ? number() : pick([1, 4, 8, 10, 3.5])
  }

  /// Distances from four edges.
  mutating func insets() -> Insets {
    if mode == .anything, chance(0.2) {
      return Insets(top: number(), leading: number(), bottom: number(), trailing: number())
    }
    return Insets(
      top: pick([0, 2, 3]), leading: pick([0, 4, 16]), bottom: pick([0, 5, 8]), trailing: pick([0, 6, 16]))
  }

  /// A fixed or a flexible distance.
  mutating func spacing() -> Spacing {
    chance(0.5) ? .fixed(gap()) : .flexible(gap())
  }

  /// Room at some of four edges.
  mutating func edgeSpacing() -> EdgeSpacing {
    EdgeSpacing(
      leading: chance(0.5) ? spacing() : 0, top: chance(0.3) ? spacing() : 0, trailing: chance(0.3) ? spacing() : 0,
      bottom: chance(0.3) ? spacing() : 0)
  }

  /// A dimension of any sort.
  mutating func dimension() -> Dimension {
    let value = chance(0.2) ? number() : pick([0.5, 1, 30, 44])
    return pick([
      .fractionalWidth(value), .fractionalHeight(value), .absolute(value), .estimated(value),
      .uniformAcrossSiblings(estimate: value),
    ])
  }
}
