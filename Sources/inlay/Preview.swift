import IntarsiaDocument
import IntarsiaRendering
import IntarsiaSolver

/// `inlay preview`: a picture of a layout.
enum Preview: Command {
  static let name = "preview"
  static let usage = "preview DOCUMENT.json"
  static let summary = "draws a layout"
  static let help = """
    Draws the layout of a document: as text on the standard output, or into a file.

    usage: inlay preview [--width COLUMNS] [--title TEXT] [-o FILE] DOCUMENT.json

      -o FILE, --output FILE   the file; its name ends in \(Format.endings)
      --width COLUMNS          the width of a text, 24 or more; 72 when left out
      --title TEXT             what the picture shows; the document's name when left out
    """
  static let options = [
    Option("--output", "-o", takesValue: .yes), Option("--width", takesValue: .yes),
    Option("--title", takesValue: .yes),
  ]

  /// What a picture is made of, by the ending of its file's name.
  private enum Format: String, CaseIterable {
    case html
    case svg
    case txt

    static var endings: String {
      let names = allCases.map { ".\($0.rawValue)" }
      return names.dropLast().joined(separator: ", ") + " or " + names[names.count - 1]
    }

    init(path: String) throws(Complaint) {
      let ending = path.split(separator: ".", omittingEmptySubsequences: false).last.map { $0.lowercased() }
      guard let format = Format(rawValue: ending ?? "") else {
        throw Complaint("\(path): expected a name that ends in \(Format.endings)")
      }
      self = format
    }
  }

  static func run(_ arguments: Arguments, _ output: inout Output) throws(Complaint) -> ExitStatus {
    let path = try arguments.operand("DOCUMENT.json", of: self)
    let width = try width(arguments.value("--width"))
    let target = arguments.value("--output")
    let format = try target.map { path throws(Complaint) in try Format(path: path) } ?? .txt
    let solution = try Input.document(in: path).solve()
    let title = arguments.value("--title") ?? (path == "-" ? "Layout" : String(path.split(separator: "/").last ?? ""))
    let picture =
      switch format {
      case .html: solution.html(title: title)
      case .svg: solution.svg(title: title)
      case .txt: solution.picture(width: width)
      }
    if let target {
      try Output.write(picture.hasSuffix("\n") ? picture : picture + "\n", to: target)
    } else {
      output.print(picture)
    }
    return .success
  }

  private static func width(_ text: String?) throws(Complaint) -> Int {
    guard let text else { return 72 }
    guard let width = Int(text), (24...10_000).contains(width) else {
      throw Complaint("option --width: found \(text), expected a whole number from 24 to 10000")
    }
    return width
  }
}
