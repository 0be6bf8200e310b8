/// One draw list among several in a picture, with a heading.
public struct PicturePanel: Hashable, Sendable {
  /// What stands above it; nothing when empty.
  public var heading: String
  /// What is drawn.
  public var list: DrawList

  /// Makes a panel.
  public init(_ heading: String = "", _ list: DrawList) {
    self.heading = heading
    self.list = list
  }
}

extension PicturePanel {
  /// The panels with kinds numbered so that one name has one colour in all of them.
  ///
  /// A name that is met first in a panel takes the lowest number that no other kind of that panel has.
  static func matched(_ panels: [PicturePanel]) -> [PicturePanel] {
    guard panels.count > 1 else { return panels }
    var numbers: [String: Int] = [:]
    return panels.map { panel in
      let kinds = panel.list.kinds.map(\.name)
      var used = Set(kinds.compactMap { numbers[$0] })
      for kind in kinds where numbers[kind] == nil {
        var number = 0
        while used.contains(number) { number += 1 }
        used.insert(number)
        numbers[kind] = number
      }
      var panel = panel
      for index in panel.list.sections.indices {
        panel.list.sections[index].kindPosition = numbers[panel.list.sections[index].kind] ?? 0
      }
      return panel
    }
  }
}
