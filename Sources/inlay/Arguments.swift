import IntarsiaDocument

/// The words after a command, sorted into options and operands.
struct Arguments {
  private(set) var operands: [String] = []
  private var values: [String: String] = [:]

  /// Sorts words; after `--` everything is an operand, and so is a lone `-`.
  init(_ words: [String], of command: any Command.Type) throws(Complaint) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      }
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let help = "inlay \(command.name) --help"
      guard let option = command.options.first(where: { $0.names.contains(parts[0]) }) else {
        let known = command.options.flatMap(\.names) + ["--help"]
        throw .unknown("option", parts[0], among: known, help: help)
      }
      guard values[option.names[0]] == nil else { throw Complaint("option \(option.names[0]) is given twice") }
      switch option.takesValue {
      case .no:
        guard parts.count == 1 else { throw Complaint("option \(parts[0]) takes no value") }
        values[option.names[0]] = ""
      case .yes:
        guard let value = parts.count == 2 ? parts[1] : rest.popFirst() else {
          throw Complaint("option \(parts[0]) needs a value; see \(help)")
        }
        values[option.names[0]] = value
      }
    }
  }

  /// The value of an option, or nothing where it is not given.
  func value(_ option: String) -> String? {
    values[option]
  }

  /// Whether an option is given.
  func has(_ option: String) -> Bool {
    values[option] != nil
  }

  /// The only operand.
  func operand(_ name: String, of command: any Command.Type) throws(Complaint) -> String {
    guard let first = operands.first else {
      throw Complaint("expected \(name); see inlay \(command.name) --help")
    }
    guard operands.count == 1 else {
      throw Complaint("expected one \(name), found \(operands.count); see inlay \(command.name) --help")
    }
    return first
  }
}

extension Complaint {
  /// A word that means nothing, with the nearest one that does.
  static func unknown(_ what: String, _ word: String, among known: [String], help: String) -> Complaint {
    if let nearest = NearestName.of(word, among: known) {
      Complaint("unknown \(what) \(word); did you mean \(nearest)?")
    } else {
      Complaint("unknown \(what) \(word); see \(help)")
    }
  }
}
