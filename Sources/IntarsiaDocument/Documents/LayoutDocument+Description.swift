import IntarsiaIR
import IntarsiaSolver

extension LayoutDocument: CustomStringConvertible {
  /// The document as an indented tree, without what has its default: container, layouts by kind, and sections.
  public var description: String {
    var lines = ["\(container)"]
    if configuration != LayoutConfiguration() { lines.append("\(configuration)") }
    for (kind, section) in layouts.sorted(by: { $0.key < $1.key }) {
      lines.append("layout \(JSONWriter.quoted(kind))")
      lines.append(LayoutDocument.indented("\(section)"))
    }
    for (index, section) in sections.enumerated() {
      let name = section.id.map { ", id \(JSONWriter.quoted($0))" } ?? ""
      let items = section.itemCount == 1 ? "1 item" : "\(section.itemCount) items"
      lines.append("section \(index): \(JSONWriter.quoted(section.kind)), \(items)\(name)")
    }
    for measurement in measured { lines.append("measured \(measurement)") }
    if viewport != Viewport() { lines.append(viewport.documentSummary) }
    return lines.joined(separator: "\n")
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }.joined(separator: "\n")
  }
}

extension LayoutDocument.Measurement: CustomStringConvertible {
  /// One line: the element, and the lengths it asked for.
  public var description: String {
    let kind = elementKind.map { JSONWriter.quoted($0) } ?? "item"
    let place = section.map { "section \($0)" } ?? "the layout"
    let lengths = [size.width.map { "width \($0.layoutText)" }, size.height.map { "height \($0.layoutText)" }]
      .compactMap { $0 }
    return "\(kind) \(item) in \(place): \(lengths.isEmpty ? "nothing" : lengths.joined(separator: ", "))"
  }
}

extension Viewport {
  fileprivate var documentSummary: String {
    var parts = ["viewport at \(offset.x.layoutText), \(offset.y.layoutText)"]
    if let size { parts.append("\(size.width.layoutText) × \(size.height.layoutText)") }
    for (section, offset) in orthogonalOffsets.sorted(by: { $0.key < $1.key }) {
      parts.append("section \(section) scrolled by \(offset.layoutText)")
    }
    return parts.joined(separator: "; ")
  }
}
