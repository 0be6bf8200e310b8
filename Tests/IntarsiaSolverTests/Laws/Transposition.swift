import IntarsiaDocument
import IntarsiaIR
import IntarsiaSolver

/// Something with two axes that can be exchanged: horizontal with vertical, leading with top, trailing with bottom.
protocol Transposable {
  var transposed: Self { get }
}

extension Axis: Transposable {
  var transposed: Axis { other }
}

extension Size: Transposable {
  var transposed: Size { Size(width: height, height: width) }
}

extension Point: Transposable {
  var transposed: Point { Point(x: y, y: x) }
}

extension Rect: Transposable {
  var transposed: Rect { Rect(origin: origin.transposed, size: size.transposed) }
}

extension Insets: Transposable {
  var transposed: Insets { Insets(top: leading, leading: top, bottom: trailing, trailing: bottom) }
}

extension EdgeSpacing: Transposable {
  var transposed: EdgeSpacing { EdgeSpacing(leading: top, top: leading, trailing: bottom, bottom: trailing) }
}

extension Dimension: Transposable {
  var transposed: Dimension {
    switch self {
    case .fractionalWidth(let fraction): .fractionalHeight(fraction)
    case .fractionalHeight(let fraction): .fractionalWidth(fraction)
    case .absolute, .estimated, .uniformAcrossSiblings: self
    }
  }
}

extension LayoutSize: Transposable {
  var transposed: LayoutSize { LayoutSize(width: height.transposed, height: width.transposed) }
}

extension MeasuredSize: Transposable {
  var transposed: MeasuredSize { MeasuredSize(width: height, height: width) }
}

extension Anchor: Transposable {
  var transposed: Anchor {
    var edges: Edges = []
    if self.edges.contains(.top) { edges.insert(.leading) }
    if self.edges.contains(.leading) { edges.insert(.top) }
    if self.edges.contains(.bottom) { edges.insert(.trailing) }
    if self.edges.contains(.trailing) { edges.insert(.bottom) }
    switch offset {
    case .absolute(let offset): return Anchor(edges: edges, absoluteOffset: offset.transposed)
    case .fractional(let offset): return Anchor(edges: edges, fractionalOffset: offset.transposed)
    }
  }
}

extension BoundarySpec.Alignment: Transposable {
  var transposed: BoundarySpec.Alignment {
    switch self {
    case .top: .leading
    case .leading: .top
    case .bottom: .trailing
    case .trailing: .bottom
    case .topTrailing: .bottomLeading
    case .bottomLeading: .topTrailing
    case .topLeading, .bottomTrailing: self
    }
  }
}

extension SupplementarySpec: Transposable {
  var transposed: SupplementarySpec {
    var spec = self
    spec.size = size.transposed
    spec.contentInsets = contentInsets.transposed
    spec.containerAnchor = containerAnchor.transposed
    spec.itemAnchor = itemAnchor?.transposed
    return spec
  }
}

extension BoundarySpec: Transposable {
  var transposed: BoundarySpec {
    var spec = self
    spec.size = size.transposed
    spec.contentInsets = contentInsets.transposed
    spec.alignment = alignment.transposed
    spec.offset = offset.transposed
    return spec
  }
}

extension DecorationSpec: Transposable {
  var transposed: DecorationSpec {
    DecorationSpec(elementKind: elementKind, contentInsets: contentInsets.transposed, zIndex: zIndex)
  }
}

extension ChildSpec: Transposable {
  var transposed: ChildSpec {
    switch self {
    case .group(let group):
      return .group(group.transposed)
    case .item(var item):
      item.size = item.size.transposed
      item.contentInsets = item.contentInsets.transposed
      item.edgeSpacing = item.edgeSpacing.transposed
      item.supplementaryItems = item.supplementaryItems.map(\.transposed)
      return .item(item)
    }
  }
}

extension GroupSpec: Transposable {
  var transposed: GroupSpec {
    var group = self
    group.axis = axis.transposed
    group.size = size.transposed
    group.contentInsets = contentInsets.transposed
    group.edgeSpacing = edgeSpacing.transposed
    group.supplementaryItems = supplementaryItems.map(\.transposed)
    switch content {
    case .children(let children): group.content = .children(children.map(\.transposed))
    case .equal(let count, let child): group.content = .equal(count: count, child: child.transposed)
    case .repeating(let count, let child): group.content = .repeating(count: count, child: child.transposed)
    case .custom(let frames):
      group.content = .custom(frames.map { CustomItemSpec(frame: $0.frame.transposed, zIndex: $0.zIndex) })
    }
    return group
  }
}

extension SectionSpec: Transposable {
  var transposed: SectionSpec {
    var section = self
    section.group = group.transposed
    section.contentInsets = contentInsets.transposed
    section.boundarySupplementaryItems = boundarySupplementaryItems.map(\.transposed)
    section.decorationItems = decorationItems.map(\.transposed)
    return section
  }
}

extension LayoutDocument: Transposable {
  var transposed: LayoutDocument {
    var document = self
    document.container.size = container.size.transposed
    document.container.safeAreaInsets = container.safeAreaInsets.transposed
    document.container.layoutMargins = container.layoutMargins.transposed
    document.container.readableContentInsets = container.readableContentInsets.transposed
    document.configuration.scrollDirection = configuration.scrollDirection.transposed
    document.configuration.boundarySupplementaryItems = configuration.boundarySupplementaryItems.map(\.transposed)
    document.layouts = layouts.mapValues(\.transposed)
    for index in measured.indices { document.measured[index].size = measured[index].size.transposed }
    document.viewport.offset = viewport.offset.transposed
    document.viewport.size = viewport.size?.transposed
    return document
  }
}

extension Answer: Transposable {
  var transposed: Answer {
    var answer = mapping { element in
      LayoutElement(id: element.id, frame: element.frame.transposed, zIndex: element.zIndex)
    }
    answer.contentSize = contentSize.transposed
    answer.sections = sections.map(\.transposed)
    for index in rows.indices { answer.rows[index]?.viewport = rows[index]?.viewport.transposed ?? .zero }
    let find = find
    answer.find = { rect in find(rect.transposed) }
    return answer
  }
}
