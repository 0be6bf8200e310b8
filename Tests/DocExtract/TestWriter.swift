/// Writes examples as tests that name, and fail at, the lines of their pages.
struct TestWriter {
  /// The folder of the package.
  let root: String

  private var imports: [String] = []
  private var body = ""

  init(root: String) {
    self.root = root
  }

  /// The Swift file.
  var text: String {
    (["import Intarsia", "import Testing"] + imports).map { "\($0)\n" }.joined() + body
  }

  /// Adds the examples of a file.
  mutating func add(_ examples: [Example], of name: String) {
    for example in examples {
      if let condition = example.condition { body += "\n#if \(condition)" }
      body += "\n"
      add(example, of: name)
      if example.condition != nil { body += "#endif\n" }
    }
  }

  private mutating func add(_ example: Example, of name: String) {
    switch example.purpose {
    case .file: hoistImports(example)
    case .test: hoistImports(example)
    case .refused, .skipped: break
    }
    switch example.purpose {
    case .file:
      body += code(of: example, in: name, asserting: false)
    case .test:
      body += function(example, of: name) {
        "  let printed = PrintedText()\n"
          + "  @Sendable func print(_ items: Any..., separator: String = \" \", terminator: String = \"\\n\") {\n"
          + "    printed.add(items, separator: separator, terminator: terminator)\n  }\n"
          + code(of: example, in: name, asserting: true)
      }
    case .refused(let message):
      let source =
        "import Intarsia\n" + importLines(example).map { "\($0)\n" }.joined() + "func example() async throws {\n"
        + code(of: example, in: name, asserting: false) + "}\n"
      body += function(example, of: name) {
        located(in: name, at: example.line) {
          "try expectRefused(\(literal(source)), in: \(literal(name)), because: \(literal(message)))\n"
        }
      }
    case .skipped(let reason):
      body += function(example, of: name, traits: ", .disabled(\(literal(reason)))") { "" }
    }
  }

  // MARK: Pieces

  private func function(_ example: Example, of name: String, traits: String = "", _ body: () -> String) -> String {
    let identifier = name.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined() + "_\(example.line)"
    return "@Test(\"\(name):\(example.line)\"\(traits)) \(example.isolation)func \(identifier)() async throws {\n"
      + body() + "}\n"
  }

  /// The code of an example, with what is asked of it between.
  private func code(of example: Example, in name: String, asserting: Bool) -> String {
    var last: [Substring] = []
    return example.parts.map { part in
      switch part {
      case .code(let line, let lines):
        last = lines
        return located(in: name, at: line) {
          lines.map { line in
            if Self.isImport(line) { return "\n" }
            return (asserting ? Self.asserting(line) : String(line)) + "\n"
          }.joined()
        }
      case .printed(let line, let lines):
        return located(in: name, at: line) {
          "expectPrinted(printed, \(literal(lines.joined(separator: "\n"))))\n"
        }
      case .picture(let line, let file):
        let value = last.contains { $0.contains("let picture = ") || $0.contains("var picture = ") }
        let folder = name.split(separator: "/").dropLast().joined(separator: "/")
        return located(in: name, at: line) {
          "try expectPicture(of: \(value ? "picture" : "solution"), "
            + "in: \(literal(folder.isEmpty ? file : folder + "/" + file)))\n"
        }
      }
    }.joined()
  }

  private func located(in name: String, at line: Int, _ code: () -> String) -> String {
    "#sourceLocation(file: \(literal("\(root)/\(name)")), line: \(line))\n" + code() + "#sourceLocation()\n"
  }

  private mutating func hoistImports(_ example: Example) {
    for line in importLines(example) {
      let line = Self.elsewhere[line] ?? line
      let conditional = example.condition.map { "#if \($0)\n\(line)\n#endif" } ?? line
      if !imports.contains(conditional), line != "import Intarsia", line != "import Testing" {
        imports.append(conditional)
      }
    }
  }

  /// Modules that have another name on machines without Apple's.
  private static let elsewhere = ["import UIKit": "#if os(Linux)\nimport HeadlessUIKit\n#else\nimport UIKit\n#endif"]

  private func importLines(_ example: Example) -> [String] {
    example.code.filter { Self.isImport($0) }.map(String.init)
  }

  private static func isImport(_ line: Substring) -> Bool {
    line.hasPrefix("import ") || line.hasPrefix("@testable import ")
  }

  /// A line that says behind an arrow what its value is, as a test of that.
  ///
  /// `let x = f()  // → 3` and `f()  // → 3` both become an expectation at the same place.
  static func asserting(_ line: Substring) -> String {
    guard let arrow = line.firstRange(of: "  // → ") else { return String(line) }
    let code = line[..<arrow.lowerBound]
    let shown = literal(String(line[arrow.upperBound...]))
    let words = code.trimmed
    if words.hasPrefix("let ") || words.hasPrefix("var ") {
      let name = words.dropFirst(4).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      return "\(code); expectShown(\(name), \(shown))"
    }
    return "\(code.prefix { $0 == " " })expectShown(\(words), \(shown))"
  }
}

/// A text as a literal on one line that means just that text.
private func literal(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}
