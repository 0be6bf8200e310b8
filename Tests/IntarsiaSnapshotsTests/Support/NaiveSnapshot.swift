import IntarsiaSnapshots

/// A snapshot as plain arrays, as slow and as plain as can be: what every operation has to amount to.
struct NaiveSnapshot: Equatable {
  struct Section: Equatable {
    var id: String
    var items: [Int]
  }

  enum Refusal: Error {
    case refused
  }

  var sections: [Section] = []
  var reloaded: Set<Int> = []
  var reconfigured: Set<Int> = []
  var reloadedSections: Set<String> = []

  var items: [Int] { sections.flatMap(\.items) }
  var sectionIDs: [String] { sections.map(\.id) }

  /// Does what an edit says, or throws with nothing changed.
  mutating func perform(_ edit: Edit) throws {
    var copy = self
    try copy.change(edit)
    self = copy
  }

  private mutating func change(_ edit: Edit) throws {
    switch edit {
    case .appendItems(let new, let section):
      guard let target = section ?? sections.last?.id, sectionIDs.contains(target) else { throw Refusal.refused }
      try take(new)
      sections[sectionIDs.firstIndex(of: target)!].items += new
    case .insertItems(let new, let place):
      guard items.contains(place.neighbor), !new.contains(place.neighbor) else { throw Refusal.refused }
      try take(new)
      put(new, place)
    case .moveItem(let item, let place):
      guard items.contains(item), items.contains(place.neighbor), item != place.neighbor else { throw Refusal.refused }
      try take([item])
      put([item], place)
    case .deleteItems(let gone):
      for index in sections.indices { sections[index].items.removeAll { gone.contains($0) } }
      forgetMarks()
    case .deleteAllItems:
      self = NaiveSnapshot()
    case .reloadItems(let marked):
      guard marked.allSatisfy(items.contains) else { throw Refusal.refused }
      reloaded.formUnion(marked)
    case .reconfigureItems(let marked):
      guard marked.allSatisfy(items.contains) else { throw Refusal.refused }
      reconfigured.formUnion(marked)
    case .appendSections(let new):
      guard Set(new).count == new.count, Set(new).isDisjoint(with: sectionIDs) else { throw Refusal.refused }
      sections += new.map { Section(id: $0, items: []) }
    case .insertSections(let new, let place):
      guard Set(new).count == new.count, Set(new).isDisjoint(with: sectionIDs),
        let index = sectionIDs.firstIndex(of: place.neighbor)
      else { throw Refusal.refused }
      sections.insert(contentsOf: new.map { Section(id: $0, items: []) }, at: Self.index(index, place))
    case .moveSection(let section, let place):
      guard let from = sectionIDs.firstIndex(of: section), sectionIDs.contains(place.neighbor),
        section != place.neighbor
      else { throw Refusal.refused }
      let moved = sections.remove(at: from)
      sections.insert(moved, at: Self.index(sectionIDs.firstIndex(of: place.neighbor)!, place))
    case .deleteSections(let gone):
      sections.removeAll { gone.contains($0.id) }
      forgetMarks()
    case .reloadSections(let marked):
      guard marked.allSatisfy(sectionIDs.contains) else { throw Refusal.refused }
      reloadedSections.formUnion(marked)
    }
  }

  private static func index<ID>(_ index: Int, _ place: RelativePlace<ID>) -> Int {
    switch place {
    case .before: index
    case .after: index + 1
    }
  }

  private mutating func take(_ moved: [Int]) throws {
    guard Set(moved).count == moved.count else { throw Refusal.refused }
    for index in sections.indices { sections[index].items.removeAll { moved.contains($0) } }
  }

  private mutating func put(_ new: [Int], _ place: RelativePlace<Int>) {
    for section in sections.indices {
      guard let index = sections[section].items.firstIndex(of: place.neighbor) else { continue }
      sections[section].items.insert(contentsOf: new, at: Self.index(index, place))
      return
    }
  }

  private mutating func forgetMarks() {
    reloaded.formIntersection(items)
    reconfigured.formIntersection(items)
    reloadedSections.formIntersection(sectionIDs)
  }
}
