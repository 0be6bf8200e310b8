/// A line of a page, or of a doc comment without its slashes.
struct CommentedLine {
  /// The line of the file, from 1.
  var number: Int
  /// The text; nothing between doc comments.
  var text: Substring?

  /// The lines of a page, or of the doc comments of a Swift file.
  static func lines(of text: String, named name: String) -> [CommentedLine] {
    let isSource = name.hasSuffix(".swift")
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { index, line in
      guard isSource else { return CommentedLine(number: index + 1, text: line) }
      let code = line.drop { $0 == " " || $0 == "\t" }
      guard code.hasPrefix("///") else { return CommentedLine(number: index + 1, text: nil) }
      return CommentedLine(number: index + 1, text: code.dropFirst(code.hasPrefix("/// ") ? 4 : 3))
    }
  }
}
