import IntarsiaSnapshots

/// One operation as the cases write it: `["insertItems", ["x"], "before", "2"]`.
struct ConformanceOperation: Decodable, Sendable, CustomStringConvertible {
  enum Argument: Decodable {
    case one(String)
    case many([String])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let one = try? container.decode(String.self) {
        self = .one(one)
      } else {
        self = .many(try container.decode([String].self))
      }
    }
  }

  struct Unreadable: Error {
    let operation: String
  }

  private let name: String
  private let lists: [[String]]
  private let words: [String]

  init(from decoder: any Decoder) throws {
    var arguments = try decoder.singleValueContainer().decode([Argument].self)
    guard !arguments.isEmpty, case .one(let name) = arguments.removeFirst() else {
      throw Unreadable(operation: "without a name")
    }
    self.name = name
    lists = arguments.compactMap { if case .many(let list) = $0 { list } else { nil } }
    words = arguments.compactMap { if case .one(let word) = $0 { word } else { nil } }
  }

  var description: String { "\(name) \(lists) \(words)" }

  func perform(on snapshot: inout Snapshot<String, String>) throws {
    let list = lists.first ?? []
    switch (name, words.count, words.dropLast().last) {
    case ("appendItems", 0, _): try snapshot.appendItems(list)
    case ("appendItems", 1, _): try snapshot.appendItems(list, toSection: words[0])
    case ("insertItems", 2, "before"): try snapshot.insertItems(list, beforeItem: words[1])
    case ("insertItems", 2, "after"): try snapshot.insertItems(list, afterItem: words[1])
    case ("deleteItems", 0, _): snapshot.deleteItems(list)
    case ("deleteAllItems", 0, _): snapshot.deleteAllItems()
    case ("moveItem", 3, "before"): try snapshot.moveItem(words[0], beforeItem: words[2])
    case ("moveItem", 3, "after"): try snapshot.moveItem(words[0], afterItem: words[2])
    case ("reloadItems", 0, _): try snapshot.reloadItems(list)
    case ("reconfigureItems", 0, _): try snapshot.reconfigureItems(list)
    case ("appendSections", 0, _): try snapshot.appendSections(list)
    case ("insertSections", 2, "before"): try snapshot.insertSections(list, beforeSection: words[1])
    case ("insertSections", 2, "after"): try snapshot.insertSections(list, afterSection: words[1])
    case ("deleteSections", 0, _): snapshot.deleteSections(list)
    case ("moveSection", 3, "before"): try snapshot.moveSection(words[0], beforeSection: words[2])
    case ("moveSection", 3, "after"): try snapshot.moveSection(words[0], afterSection: words[2])
    case ("reloadSections", 0, _): try snapshot.reloadSections(list)
    default: throw Unreadable(operation: description)
    }
  }
}

extension SnapshotError {
  /// The name that the cases give the error.
  var conformanceName: String {
    switch self {
    case .duplicateItems: "duplicateItems"
    case .duplicateSections: "duplicateSections"
    case .unknownItem: "unknownItem"
    case .unknownSection: "unknownSection"
    case .noSection: "noSection"
    case .destinationInMovedSet: "destinationInMovedSet"
    }
  }
}
