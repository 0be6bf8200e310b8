import IntarsiaIR
import IntarsiaSolver

extension ReferenceSolution {
  /// The elements in a rectangle, in the order of the lists they are in: items, supplementaries, decorations (`R165`).
  public func elements(in rect: Rect) -> [LayoutElement] {
    guard let clipped = rect.intersection(Rect(origin: .zero, size: contentSize)) else { return [] }
    let backgrounds = decorations.filter { element in
      element.id.section.map { index in sections[index].frame.meetsOrTouches(clipped) } ?? false
    }
    if clipped.width <= 0 || clipped.height <= 0 { return backgrounds }
    return (items + supplementaries).filter { element in isShown(element, in: clipped) } + backgrounds
  }

  /// Whether an item or a supplementary, and the outermost instance it belongs to, meets a rectangle.
  private func isShown(_ element: LayoutElement, in rect: Rect) -> Bool {
    if let index = element.id.section, sections[index].frame.width <= 0 || sections[index].frame.height <= 0 {
      return false  // R166
    }
    return element.frame.meets(rect) && (instances[element.id]?.meets(rect) ?? true)
  }
}

extension LayoutElement.ID {
  fileprivate var section: Int? {
    switch self {
    case .item(_, let section), .decoration(_, _, let section): section
    case .supplementary(_, _, let section): section
    }
  }
}
