/// One thing the tool can do.
protocol Command {
  /// The word on the command line.
  static var name: String { get }
  /// The command with its arguments, without the tool's name.
  static var usage: String { get }
  /// What it does, in a few words.
  static var summary: String { get }
  /// What `--help` prints.
  static var help: String { get }
  /// The options it knows.
  static var options: [Option] { get }

  /// Does it.
  static func run(_ arguments: Arguments, _ output: inout Output) throws(Complaint) -> ExitStatus
}

/// An option of a command.
struct Option {
  /// Its spellings, the long one first.
  var names: [String]
  /// Whether a value follows it.
  var takesValue: TakesValue

  enum TakesValue {
    case yes
    case no
  }

  init(_ names: String..., takesValue: TakesValue) {
    self.names = names
    self.takesValue = takesValue
  }
}

/// Why the tool cannot go on: one line for the standard error.
struct Complaint: Error {
  var message: String

  init(_ message: String) {
    self.message = message
  }
}
