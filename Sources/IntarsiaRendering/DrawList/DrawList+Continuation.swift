import IntarsiaIR

extension DrawList {
  /// A side of the picture at which rows are cut.
  enum Edge: Hashable, Sendable, CaseIterable {
    case left
    case right
    case up
    case down

    var isStart: Bool { self == .left || self == .up }

    var name: String {
      switch self {
      case .left: "left"
      case .right: "right"
      case .up: "up"
      case .down: "down"
      }
    }
  }

  /// The sides at which the row of a section goes on; nothing for a section that does not scroll sideways.
  func continuations(of section: DrawnSection) -> [Edge]? {
    guard let row = section.row else { return nil }
    let across = scrollDirection.other
    var atStart = false
    var atEnd = false
    for box in boxes where box.section == section.index && box.isInRow {
      guard let visible = box.visibleFrame else { continue }
      if box.frame.start(across) < visible.start(across) - 0.001 { atStart = true }
      if box.frame.end(across) > visible.end(across) + 0.001 { atEnd = true }
    }
    let isMirrored = across == .horizontal && layoutDirection == .rightToLeft
    if row.itemsBefore > 0 { if isMirrored { atEnd = true } else { atStart = true } }
    if row.itemsAfter > 0 { if isMirrored { atStart = true } else { atEnd = true } }
    var edges: [Edge] = []
    if atStart { edges.append(across == .horizontal ? .left : .up) }
    if atEnd { edges.append(across == .horizontal ? .right : .down) }
    return edges
  }
}

extension DrawnBox {
  /// Which element it is and where, in a sentence.
  func description(in section: DrawnSection?) -> String {
    let place = section.map { " of \($0.kind) (section \($0.index))" } ?? " of the layout"
    let name: String
    switch role {
    case .item: name = label == "\(index)" ? "Item \(index)" : "\(label), item \(index)"
    case .supplementary: name = label == kind ? "\(kind)" : "\(label), \(kind)"
    case .decoration: name = "Background \(kind)"
    }
    return "\(name)\(place): \(frame.inWords)"
  }
}
