import Foundation

/// Which rules `Documentation/Semantics.md` states, and which tests name them.
///
/// A rule is stated by a list entry that begins with its number in bold. A test names rules at the beginning of its
/// display name, before a colon: `@Test("R22 R23: …")`.
struct RuleIndex {
  /// A rule's number as a text, `R22` or `R70a`.
  typealias Rule = String

  /// A rule that a text mentions, and where.
  struct Mention: Hashable, CustomStringConvertible {
    var rule: Rule
    var file: String
    var description: String { "\(rule) in \(file)" }
  }

  /// The folder of the package.
  static let root: URL = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The rules that a page states, in its order.
  static func statedRules(in page: String) -> [Rule] {
    page.split(separator: "\n").compactMap { line in
      guard line.hasPrefix("- **R"), let end = line.dropFirst(4).firstIndex(of: "*") else { return nil }
      return rule(line[line.index(line.startIndex, offsetBy: 4)..<end])
    }
  }

  /// The rules that the display names of tests begin with.
  static func namedRules(in source: String) -> [Rule] {
    // Written in two parts, so that this file names no test.
    displayNames(in: source, after: "@Test" + "(").flatMap { name -> [Rule] in
      guard let colon = name.firstIndex(of: ":") else { return [] }
      let words = name[..<colon].split { $0 == " " || $0 == "," }
      let rules = words.compactMap { rule($0) }
      return rules.count == words.count ? rules : []
    }
  }

  /// The rules that a source file cites in backticks or parentheses.
  static func citedRules(in source: String) -> [Rule] {
    source.split { !$0.isLetter && !$0.isNumber }.compactMap { rule($0) }
  }

  private static func displayNames(in source: String, after opening: String) -> [Substring] {
    var names: [Substring] = []
    var rest = source[...]
    while let range = rest.range(of: opening) {
      rest = rest[range.upperBound...]
      let text = rest.drop { $0.isWhitespace }
      guard text.first == "\"" else { continue }
      names.append(text.dropFirst().prefix { $0 != "\"" && $0 != "\n" })
    }
    return names
  }

  /// A word as a rule's number: R, digits, and perhaps one of the letters a to e.
  private static func rule(_ word: Substring) -> Rule? {
    guard word.first == "R" else { return nil }
    var digits = word.dropFirst()
    if let last = digits.last, "abcde".contains(last) { digits = digits.dropLast() }
    guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    return String(word)
  }

  /// All texts with an ending below a folder of the package, by path.
  static func files(below folder: String, ending suffix: String) throws -> [(path: String, text: String)] {
    let url = root.appendingPathComponent(folder)
    let names = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
    return try names.filter { $0.hasSuffix(suffix) }.sorted().map { name in
      ("\(folder)/\(name)", try String(contentsOf: url.appendingPathComponent(name), encoding: .utf8))
    }
  }
}
