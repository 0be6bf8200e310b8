import Intarsia

/// The list of frameworks as the backend sends it.
struct FrameworkList: Decodable {
  var frameworks: [AppleFramework]
}

struct AppleFramework: Hashable, Decodable {
  var name: String
  var image: String
  var url: String
  var summary: String
}

extension FrameworkList {
  /// Three equal columns, each row as high as a third of the width.
  static let layout = Layout {
    Section {
      HGroup(height: .fractionalWidth(1.0 / 3), count: 3) { Item() }
    }
    .contentInsets(horizontal: 16)
  }

  /// The frameworks in one section; one that is listed twice is an error.
  func snapshot() throws -> Snapshot<SingleSection, AppleFramework> {
    try Snapshot([SnapshotSection(.main, items: frameworks)])
  }

  /// Where every framework is.
  func solve(in container: Container) throws -> SnapshotSolution<SingleSection, AppleFramework> {
    FrameworkList.layout.solve(try snapshot(), in: container)
  }
}
