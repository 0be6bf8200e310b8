import Intarsia

extension Scene {
  var title: String { "\(screen), \(device.rawValue)" }

  /// A picture for the terminal, and the numbers of the sections.
  var report: String {
    var lines = [title, String(repeating: "─", count: title.count), solution.picture(label: label), ""]
    lines += table
    lines += solution.diagnostics.map(\.description)
    return lines.joined(separator: "\n") + "\n"
  }

  /// What is to know of every section, in columns.
  var table: [String] {
    var rows = [["section", "kind", "items", "x", "y", "width", "height", "row length"]]
    for index in 0..<solution.numberOfSections {
      guard let section = solution.section(at: index) else { continue }
      let frame = section.frame
      rows.append(
        ["\(index)", section.kind, "\(section.itemCount)"]
          + [frame.x, frame.y, frame.width, frame.height].map(\.layoutText)
          + [section.orthogonal?.contentLength.layoutText ?? "–"])
    }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      zip(row, widths).enumerated().map { column, cell in
        let (text, width) = cell
        let space = String(repeating: " ", count: width - text.count)
        return column == 1 ? text + space : space + text
      }.joined(separator: "  ")
    }
  }
}
