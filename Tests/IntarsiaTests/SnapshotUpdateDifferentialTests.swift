import Intarsia
import Testing

/// Random edits: a solution that follows its data equals one that is solved anew with the same sizes by identity.
@Suite("Solutions that follow equal solutions made anew")
struct SnapshotUpdateDifferentialTests {
  /// What a solution should know, kept in the plainest way.
  private struct Model {
    static let layout = Layout(for: String.self) { kind in
      switch kind.first {
      case "r":
        Section { HGroup(width: 100, height: .estimated(60)) { Item(height: .estimated(60)) } }
          .orthogonalScrollingBehavior(.continuous)
      case "g":
        Section { HGroup(height: 50) { Item(width: .fractionalWidth(1.0 / 3)).badge("badge", width: 9, height: 9) } }
          .background("card")
      case "p":
        Section {
          VGroup(height: .estimated(90)) {
            Item(height: .estimated(40))
            Item(height: 10)
            Item(height: .estimated(40))
          }
        }
        .header("title", height: .estimated(20)).footer("end", height: .estimated(8))
      case "w":
        Section { HGroup(height: .estimated(30)) { Item(width: .estimated(70), height: .estimated(30)) } }
          .interGroupSpacing(4)
      case "x": nil
      default:
        Section { VGroup(height: .estimated(40)) { Item(height: .estimated(40)) } }
          .header("title", height: .estimated(20), pinToVisibleBounds: true)
      }
    }
    .interSectionSpacing(5)
    .header("whole", height: .estimated(12))

    var numbers: SeededNumbers
    var snapshot = Snapshot<String, Int>()
    var solution: SnapshotSolution<String, Int>
    var sizes: [Int: MeasuredSize] = [:]
    var headers: [String: MeasuredSize] = [:]
    var whole: MeasuredSize?
    var offsets: [String: Double] = [:]
    var nextItem = 0
    var container = Container(width: 320, height: 480)

    init(seed: UInt64) throws {
      numbers = SeededNumbers(seed: seed)
      solution = Model.layout.solve(Snapshot<String, Int>(), in: container)
      for name in (0..<numbers.below(24)).map({ "\(["l", "r", "g", "p", "w"][$0 % 5])\(30 + $0)" }) {
        try snapshot.appendSections([name])
        try snapshot.appendItems(fresh(numbers.below(12)), toSection: name)
      }
    }

    mutating func fresh(_ count: Int) -> [Int] {
      nextItem += count
      return Array(nextItem - count..<nextItem)
    }

    mutating func size() -> MeasuredSize {
      MeasuredSize(
        width: numbers.once(in: 2) ? Double(20 + numbers.below(200)) : nil,
        height: numbers.once(in: 5) ? nil : Double(10 + numbers.below(80)))
    }

    // MARK: Steps

    mutating func edit() throws {
      let sections = snapshot.sectionIdentifiers
      let items = snapshot.itemIdentifiers
      let section = sections.isEmpty ? nil : sections[numbers.below(sections.count)]
      let item = items.isEmpty ? nil : items[numbers.below(items.count)]
      switch numbers.below(10) {
      case 0:
        let name = "\(["l", "r", "g", "p", "w", "x"][numbers.below(6)])\(numbers.below(30))"
        guard snapshot.indexOfSection(name) == nil else { return }
        if let section {
          try snapshot.insertSections([name], beforeSection: section)
        } else {
          try snapshot.appendSections([name])
        }
        if !name.hasPrefix("x") { try snapshot.appendItems(fresh(numbers.below(9)), toSection: name) }
      case 1: if let section, numbers.once(in: 4) { snapshot.deleteSections([section]) }
      case 2:
        guard let section, let other = sections.randomElement(using: &numbers), other != section else { return }
        try snapshot.moveSection(section, afterSection: other)
      case 3:
        if let section, !section.hasPrefix("x") {
          try snapshot.appendItems(fresh(1 + numbers.below(5)), toSection: section)
        }
      case 4: if let item { try snapshot.insertItems(fresh(1 + numbers.below(3)), beforeItem: item) }
      case 5: if let item { snapshot.deleteItems([item]) }
      case 6: snapshot.deleteItems(items.filter { _ in numbers.once(in: 12) })
      case 7, 8:
        guard let item, let other = items.randomElement(using: &numbers), other != item else { return }
        try snapshot.moveItem(item, afterItem: other)
      default:
        if numbers.once(in: 40) { snapshot.deleteAllItems() }
      }
    }

    mutating func mark() throws {
      if numbers.once(in: 4), let item = snapshot.itemIdentifiers.randomElement(using: &numbers) {
        try snapshot.reloadItems([item])
      }
      if numbers.once(in: 8), let section = snapshot.sectionIdentifiers.randomElement(using: &numbers) {
        try snapshot.reloadSections([section])
      }
    }

    mutating func follow() {
      let old = solution.snapshot
      if numbers.once(in: 20) { container.width = [320, 375, 390][numbers.below(3)] }
      Model.layout.update(&solution, to: snapshot, in: LayoutEnvironment(container: container))
      for section in snapshot.reloadedSectionIdentifiers where old.indexOfSection(section) != nil {
        for item in (try? snapshot.itemIdentifiers(inSection: section)) ?? [] { sizes[item] = nil }
        for name in ["title", "end"] { headers[section + name] = nil }
        offsets[section] = nil
      }
      for item in snapshot.reloadedItemIdentifiers where old.position(ofItem: item) != nil { sizes[item] = nil }
      sizes = sizes.filter { snapshot.position(ofItem: $0.key) != nil }
      headers = headers.filter { key, _ in
        snapshot.sectionIdentifiers.contains {
          key.hasPrefix($0) && "te".contains(key.dropFirst($0.count).first ?? "-")
        }
      }
      offsets = offsets.filter { snapshot.indexOfSection($0.key) != nil }
      snapshot = solution.snapshot
    }

    mutating func measure() {
      for item in snapshot.itemIdentifiers where numbers.once(in: 4) {
        let size = numbers.once(in: 6) ? nil : size()
        sizes[item] = size
        solution.setMeasured(size, for: item)
      }
      for section in snapshot.sectionIdentifiers where !section.hasPrefix("x") && numbers.once(in: 5) {
        let name = numbers.once(in: 3) ? "end" : "title"
        let size = MeasuredSize(height: Double(numbers.below(60)))
        headers[section + name] = size
        solution.setMeasured(size, forSupplementary: name, in: section)
        if section.hasPrefix("r") {
          offsets[section] = Double(numbers.below(200))
          solution.setOrthogonalOffset(offsets[section] ?? 0, for: section)
        }
      }
    }

    /// The same data, solved anew.
    func anew() -> SnapshotSolution<String, Int> {
      var fresh = Model.layout.solve(snapshot, in: container)
      for item in snapshot.itemIdentifiers {
        if let size = sizes[item] { fresh.setMeasured(size, for: item) }
      }
      for section in snapshot.sectionIdentifiers {
        for name in ["title", "end"] {
          if let size = headers[section + name] { fresh.setMeasured(size, forSupplementary: name, in: section) }
        }
        if let offset = offsets[section] { fresh.setOrthogonalOffset(offset, for: section) }
      }
      return fresh
    }
  }

  @Test("Random edits, moves, marks and measured sizes", arguments: 0..<8)
  func random(_ block: Int) throws {
    var carried = 0
    for seed in UInt64(block * 8)..<UInt64(block * 8 + 8) {
      var model = try Model(seed: seed)
      for step in 0..<25 {
        for _ in 0...model.numbers.below(4) { try model.edit() }
        if step % 3 == 2 { try model.mark() }
        model.follow()
        carried += model.solution.layoutSolution.measuredSizes.count
        if step % 2 == 1 { model.measure() }
        let expected = model.anew()
        let difference = SnapshotUpdateDifferentialTests.difference(model.solution, expected)
        guard let difference else { continue }
        Issue.record("seed \(seed), step \(step): \(difference)")
        return
      }
    }
    // Otherwise there was little to be carried wrongly.
    #expect(carried > 500)
  }

  private static func difference(
    _ solution: SnapshotSolution<String, Int>, _ expected: SnapshotSolution<String, Int>
  ) -> String? {
    guard solution.snapshot == expected.snapshot else { return "other data" }
    guard solution.contentSize == expected.contentSize else {
      return "content of \(solution.contentSize), not \(expected.contentSize)"
    }
    let elements = solution.layoutSolution.elements
    let others = expected.layoutSolution.elements
    guard elements.count == others.count else { return "\(elements.count) elements, not \(others.count)" }
    for (one, two) in zip(elements, others) where one != two { return "\(one), not \(two)" }
    let screen = Rect(x: 0, y: expected.contentSize.height / 3, width: 320, height: 200)
    guard solution.elements(in: screen) == expected.elements(in: screen) else { return "other elements on a screen" }
    guard solution.diagnostics.map(\.rule) == expected.diagnostics.map(\.rule) else {
      return "\(solution.diagnostics), not \(expected.diagnostics)"
    }
    return nil
  }
}
