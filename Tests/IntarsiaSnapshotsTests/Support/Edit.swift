import IntarsiaSnapshots

/// One operation on a snapshot, as a value.
enum Edit {
  case appendItems([Int], toSection: String?)
  case insertItems([Int], RelativePlace<Int>)
  case moveItem(Int, RelativePlace<Int>)
  case deleteItems([Int])
  case deleteAllItems
  case reloadItems([Int])
  case reconfigureItems([Int])
  case appendSections([String])
  case insertSections([String], RelativePlace<String>)
  case moveSection(String, RelativePlace<String>)
  case deleteSections([String])
  case reloadSections([String])
}

extension Snapshot<String, Int> {
  mutating func perform(_ edit: Edit) throws(SnapshotError<String, Int>) {
    switch edit {
    case .appendItems(let items, let section): try appendItems(items, toSection: section)
    case .insertItems(let items, .before(let item)): try insertItems(items, beforeItem: item)
    case .insertItems(let items, .after(let item)): try insertItems(items, afterItem: item)
    case .moveItem(let moved, .before(let item)): try moveItem(moved, beforeItem: item)
    case .moveItem(let moved, .after(let item)): try moveItem(moved, afterItem: item)
    case .deleteItems(let items): deleteItems(items)
    case .deleteAllItems: deleteAllItems()
    case .reloadItems(let items): try reloadItems(items)
    case .reconfigureItems(let items): try reconfigureItems(items)
    case .appendSections(let sections): try appendSections(sections)
    case .insertSections(let sections, .before(let section)): try insertSections(sections, beforeSection: section)
    case .insertSections(let sections, .after(let section)): try insertSections(sections, afterSection: section)
    case .moveSection(let moved, .before(let section)): try moveSection(moved, beforeSection: section)
    case .moveSection(let moved, .after(let section)): try moveSection(moved, afterSection: section)
    case .deleteSections(let sections): deleteSections(sections)
    case .reloadSections(let sections): try reloadSections(sections)
    }
  }
}
