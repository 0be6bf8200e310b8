import IntarsiaIR
import IntarsiaSolver

/// The indices of a section's supplementaries, which count up by kind (`R98`).
struct Numbering {
  var section: Int
  private var next: [String: Int] = [:]

  init(section: Int) {
    self.section = section
  }

  mutating func id(of kind: String) -> LayoutElement.ID {
    let index = next[kind, default: 0]
    next[kind] = index + 1
    return .supplementary(kind, index: index, inSection: section)
  }
}

/// The supplementaries of items and groups, in layout order.
struct SupplementaryPlacing {
  var pixels: Pixels
  var measured: [LayoutElement.ID: MeasuredSize]
  var numbering: Numbering
  var drafts: [Draft] = []

  /// Adds the supplementaries of a node that holds data and of everything in it (`R79`).
  mutating func add(_ node: Node, at corner: Point) {
    guard node.dataCount > 0 else { return }
    if let group = node.group {
      let inset = Rect(origin: corner, size: node.held).insetFrame(by: group.contentInsets)
      add(group.supplementaryItems, on: inset, box: node.box)  // R96
    }
    switch node.content {
    case .item(let item, _):
      let host = node.leaves(at: corner)[0].frame
      add(item.supplementaryItems, on: host, box: host.size)  // R95
    case .custom:
      break
    case .group(let slots):
      for slot in slots { add(slot.node, at: corner + slot.origin) }
    }
  }

  private mutating func add(_ specs: [SupplementarySpec], on host: Rect, box: Size) {
    for spec in specs {
      let id = numbering.id(of: spec.elementKind)
      let known = measured[id]
      let size = pixels.size(
        spec.size, in: box, measured: MeasuredLengths(width: known?.width, height: known?.height))  // R97
      let slot = Rect(origin: origin(of: spec, size: size, on: host), size: size)
      drafts.append(
        Draft(
          id: id, frame: slot.insetFrame(by: spec.size.effective(spec.contentInsets)), zIndex: spec.zIndex))
    }
  }

  /// The corner at which anchor lies on anchor (`R93`, `R94`).
  private func origin(of spec: SupplementarySpec, size: Size, on host: Rect) -> Point {
    let itemAnchor = spec.itemAnchor ?? Anchor(edges: spec.containerAnchor.edges)
    return host.origin
      + spec.containerAnchor.edges.point(of: host.size) + spec.containerAnchor.offset.points(of: size)
      - itemAnchor.edges.point(of: size) + itemAnchor.offset.points(of: size)
  }
}

extension Anchor.Edges {
  /// The point of a rectangle at the origin that the edges name (`R92`).
  fileprivate func point(of size: Size) -> Point {
    var part = Point(x: 0.5, y: 0.5)
    if contains(.top) { part.y -= 0.5 }
    if contains(.bottom) { part.y += 0.5 }
    if contains(.leading) { part.x -= 0.5 }
    if contains(.trailing) { part.x += 0.5 }
    return Point(x: part.x * size.width, y: part.y * size.height)
  }
}

extension Anchor.Offset {
  /// The offset in points; fractions are of the supplementary's own size (`R94`).
  fileprivate func points(of size: Size) -> Point {
    switch self {
    case .absolute(let points): points
    case .fractional(let parts): Point(x: parts.x * size.width, y: parts.y * size.height)
    }
  }
}
