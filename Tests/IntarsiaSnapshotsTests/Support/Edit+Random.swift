import IntarsiaSnapshots

extension Edit {
  /// An edit that is mostly possible and now and then refused.
  static func random(on snapshot: NaiveSnapshot, using generator: inout SeededGenerator) -> Edit {
    let items = snapshot.items
    let sections = snapshot.sectionIDs
    func item() -> Int {
      if Int.random(in: 0..<12, using: &generator) > 0, let item = items.randomElement(using: &generator) {
        return item
      }
      return Int.random(in: 0..<400, using: &generator)
    }
    func section() -> String {
      if Int.random(in: 0..<12, using: &generator) > 0, let found = sections.randomElement(using: &generator) {
        return found
      }
      return "s\(Int.random(in: 0..<12, using: &generator))"
    }
    func place<ID>(_ id: ID) -> RelativePlace<ID> {
      Bool.random(using: &generator) ? .before(id) : .after(id)
    }
    func newItems() -> [Int] {
      let count = Int.random(in: 0..<10, using: &generator) == 0 ? 40 : 6
      let few = (0..<Int.random(in: 0..<count, using: &generator)).map { _ in Int.random(in: 0..<400, using: &generator)
      }
      return Int.random(in: 0..<20, using: &generator) == 0 ? few : Array(Set(few)).sorted()
    }
    func newSections() -> [String] {
      (0..<Int.random(in: 0..<3, using: &generator)).map { _ in "s\(Int.random(in: 0..<12, using: &generator))" }
    }
    switch Int.random(in: 0..<100, using: &generator) {
    case 0..<18: return .appendItems(newItems(), toSection: Bool.random(using: &generator) ? section() : nil)
    case 18..<36: return .insertItems(newItems(), place(item()))
    case 36..<52: return .moveItem(item(), place(item()))
    case 52..<67: return .deleteItems((0..<Int.random(in: 0..<12, using: &generator)).map { _ in item() })
    case 67..<72: return .reloadItems([item(), item()])
    case 72..<77: return .reconfigureItems([item()])
    case 77..<82: return .appendSections(newSections())
    case 82..<87: return .insertSections(newSections(), place(section()))
    case 87..<92: return .moveSection(section(), place(section()))
    case 92..<95: return .deleteSections([section()])
    case 95..<99: return .reloadSections([section()])
    default: return Int.random(in: 0..<10, using: &generator) == 0 ? .deleteAllItems : .deleteItems([])
    }
  }
}
