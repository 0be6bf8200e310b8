/// One example of a page: a fence, and the fences and hidden code that belong to it.
struct Example {
  /// What is done with an example.
  enum Purpose {
    /// It is the body of a test.
    case test
    /// It stands at file scope.
    case file
    /// It must not compile, and the compiler must say this.
    case refused(String)
    /// It is not compiled, for this reason.
    case skipped(String)
  }

  /// A piece of an example, with the line of the file at which its text begins.
  enum Part {
    case code(line: Int, [Substring])
    /// What the code before has printed since it was last asked.
    case printed(line: Int, [Substring])
    /// The picture of the `picture`, or else the `solution`, that the code before made, as a file beside the page.
    case picture(line: Int, name: String)
  }

  /// The line of the first fence.
  var line: Int
  var purpose: Purpose
  var parts: [Part] = []
  /// When the example is compiled at all.
  var condition: String?
  /// Whether it runs on the main actor.
  var isolation = ""

  /// The lines of all its code.
  var code: [Substring] {
    parts.flatMap { part -> [Substring] in if case .code(_, let lines) = part { lines } else { [] } }
  }
}

/// What an HTML comment on the line before a fence says of it.
enum Mark: Equatable {
  case file
  case `continue`
  case setup
  case check
  case prints
  case mainActor
  case condition(String)
  case picture(String)
  case refused(String)
  case skip(String)

  /// Reads the words of a mark; nothing where they are none.
  init?(_ words: Substring) {
    let parts = words.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let value = parts.count == 2 ? String(parts[1].trimmed) : ""
    switch (parts[0].trimmed, value.isEmpty) {
    case ("file", true): self = .file
    case ("continue", true): self = .continue
    case ("setup", true): self = .setup
    case ("check", true): self = .check
    case ("prints", true): self = .prints
    case ("on the main actor", true): self = .mainActor
    case ("where", false): self = .condition(value)
    case ("does not compile", false): self = .refused(value)
    case ("skip", false): self = .skip(value)
    case (let words, true) where words.hasPrefix("picture ") && words.hasSuffix(".svg"):
      self = .picture(String(words.dropFirst("picture ".count).trimmed))
    default: return nil
    }
  }

  /// All marks, as they are written.
  static let forms =
    "file, continue, setup, check, prints, on the main actor, where: CONDITION, picture NAME.svg, "
    + "does not compile: MESSAGE, skip: REASON"
}

extension Substring {
  /// The text without spaces at its ends.
  var trimmed: Substring {
    var text = drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text
  }
}
