/// Finds the examples of a page or a source file.
struct ExampleReader {
  private var examples: [Example] = []
  /// Marks that wait for the fence they belong to, with their lines.
  private var marks: [(line: Int, mark: Mark, body: [Substring])] = []
  /// The line of a fence that waits for what it prints.
  private var printing: Int?

  /// The examples of a text, in order.
  static func examples(in text: String, named name: String) throws(Complaint) -> [Example] {
    var reader = ExampleReader()
    var lines = CommentedLine.lines(of: text, named: name)[...]
    while let line = lines.popFirst() { try reader.read(line, &lines) }
    try reader.endComment()
    return reader.examples
  }

  private mutating func read(_ line: CommentedLine, _ rest: inout ArraySlice<CommentedLine>) throws(Complaint) {
    guard let text = line.text else { return try endComment() }
    let words = text.trimmed
    if words.hasPrefix("```") {
      try readFence(line, &rest)
    } else if words.hasPrefix("<!-- example") {
      try readMark(line, &rest)
    } else if let mark = marks.first {
      throw Complaint(line: mark.line, message: "a mark stands on the line before a fence")
    }
  }

  /// Everything that was begun in a doc comment ends with it.
  private mutating func endComment() throws(Complaint) {
    if let mark = marks.first {
      throw Complaint(line: mark.line, message: "a mark stands on the line before a fence")
    }
    if let printing { throw Complaint(line: printing, message: "after `prints` a text fence shows what is printed") }
  }

  // MARK: Fences

  private mutating func readFence(_ opening: CommentedLine, _ rest: inout ArraySlice<CommentedLine>) throws(Complaint) {
    let text = opening.text ?? ""
    let indent = text.prefix { $0 == " " }.count
    let ticks = text.trimmed.prefix { $0 == "`" }
    let language = text.trimmed.drop { $0 == "`" }
    var body: [Substring] = []
    while let line = rest.popFirst(), let text = line.text {
      let words = text.trimmed
      if words.hasPrefix(ticks), words.allSatisfy({ $0 == "`" }) {
        return try add(language, body, at: opening.number)
      }
      body.append(text.dropFirst(min(indent, text.prefix { $0 == " " }.count)))
    }
    throw Complaint(line: opening.number, message: "the fence is not closed")
  }

  private mutating func add(_ language: Substring, _ body: [Substring], at line: Int) throws(Complaint) {
    switch language {
    case "swift":
      if let printing { throw Complaint(line: printing, message: "after `prints` a text fence shows what is printed") }
      try addCode(body, at: line)
    case "text" where printing != nil:
      printing = nil
      examples[examples.count - 1].parts.append(.printed(line: line, body))
    case _ where language.hasPrefix("swift"):
      throw Complaint(line: line, message: "write ```swift alone, and marks in a comment on the line before")
    default:
      if let mark = marks.first { throw Complaint(line: mark.line, message: "the mark's fence is not a swift fence") }
    }
  }

  private mutating func addCode(_ body: [Substring], at line: Int) throws(Complaint) {
    let own = marks
    marks = []
    var example = Example(line: line, purpose: .test)
    var continues = false
    var after: [Example.Part] = []
    for (line, mark, hidden) in own {
      switch mark {
      case .file: example.purpose = .file
      case .refused(let message): example.purpose = .refused(message)
      case .skip(let reason): example.purpose = .skipped(reason)
      case .continue: continues = true
      case .setup: example.parts.append(.code(line: line + 1, hidden))
      case .prints: printing = line
      case .mainActor: example.isolation = "@MainActor "
      case .condition(let condition): example.condition = condition
      case .picture(let name): after.append(.picture(line: line, name: name))
      case .check: break
      }
    }
    for (index, text) in body.enumerated() where text.contains("// → ") {
      let begins = text.trimmed.first.map { !"/.".contains($0) } ?? false
      guard case .test = example.purpose, text.contains("  // → "), begins else {
        throw Complaint(line: line + 1 + index, message: "`  // → ` follows a whole statement of a test")
      }
    }
    example.parts += [.code(line: line + 1, body)] + after
    guard continues else { return examples.append(example) }
    guard let last = examples.indices.last, own.allSatisfy({ $0.mark.mayContinue }) else {
      throw Complaint(line: own[0].line, message: "there is no example that this could continue, with these marks")
    }
    examples[last].parts += example.parts
  }

  // MARK: Marks

  private mutating func readMark(_ opening: CommentedLine, _ rest: inout ArraySlice<CommentedLine>) throws(Complaint) {
    let line = opening.number
    var words = (opening.text ?? "").trimmed.dropFirst("<!-- example".count)
    var body: [Substring] = []
    let isClosed = words.hasSuffix("-->")
    if isClosed {
      words = words.dropLast("-->".count)
    } else {
      var end: CommentedLine?
      while end == nil {
        guard let next = rest.popFirst(), let text = next.text else {
          throw Complaint(line: line, message: "the comment is not closed")
        }
        if text.trimmed == "-->" { end = next } else { body.append(text) }
      }
    }
    guard words.first == ":", let mark = Mark(words.dropFirst()) else {
      throw Complaint(line: line, message: "unknown mark; there are: \(Mark.forms)")
    }
    switch (mark, isClosed) {
    case (.setup, false): marks.append((line, mark, body))
    case (.file, false): examples.append(Example(line: line, purpose: .file, parts: [.code(line: line + 1, body)]))
    case (.check, false):
      guard !examples.isEmpty else { throw Complaint(line: line, message: "there is no example to check") }
      examples[examples.count - 1].parts.append(.code(line: line + 1, body))
    case (.picture(let name), false):
      guard !examples.isEmpty else { throw Complaint(line: line, message: "there is no example to draw") }
      examples[examples.count - 1].parts += [.code(line: line, ["do {"] + body), .picture(line: line, name: name)]
      examples[examples.count - 1].parts.append(.code(line: line, ["}"]))
    case (.setup, true), (.check, true):
      throw Complaint(line: line, message: "the mark holds code on lines of its own, before -->")
    case (_, false): throw Complaint(line: line, message: "the mark holds no code")
    case (_, true): marks.append((line, mark, []))
    }
  }
}

extension Mark {
  /// Whether the mark may stand at a fence that continues an example.
  fileprivate var mayContinue: Bool {
    switch self {
    case .continue, .setup, .prints, .picture: true
    case .file, .check, .mainActor, .condition, .refused, .skip: false
    }
  }
}
