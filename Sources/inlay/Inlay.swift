/// The command line: finds the command, runs it, and turns what went wrong into one line and an exit code.
@main
enum Inlay {
  static let version = "0.1.0"

  static var commands: [any Command.Type] { [Solve.self, Verify.self, Preview.self, Print.self] }

  static func main() {
    var output = Output()
    let status = run(Array(CommandLine.arguments.dropFirst()), &output)
    output.flush()
    StandardStreams.exit(status)
  }

  /// Runs one command line.
  static func run(_ arguments: [String], _ output: inout Output) -> ExitStatus {
    do {
      return try dispatch(arguments, &output)
    } catch {
      output.complain(error.message)
      return .badInput
    }
  }

  private static func dispatch(_ arguments: [String], _ output: inout Output) throws(Complaint) -> ExitStatus {
    guard let name = arguments.first else { throw Complaint("expected a command; see inlay --help") }
    switch name {
    case "--help", "-h", "help":
      output.print(help)
      return .success
    case "--version":
      output.print("inlay \(version)")
      return .success
    default:
      guard let command = commands.first(where: { $0.name == name }) else {
        throw .unknown(name.hasPrefix("-") ? "option" : "command", name, among: names, help: "inlay --help")
      }
      let rest = Array(arguments.dropFirst())
      if rest.contains("--help") || rest.contains("-h") {
        output.print(command.help)
        return .success
      }
      return try command.run(try Arguments(rest, of: command), &output)
    }
  }

  private static var names: [String] {
    commands.map { $0.name } + ["help", "--help", "--version"]
  }

  private static var help: String {
    let width = commands.map { $0.usage.count }.max() ?? 0
    let list = commands.map { command in
      "  \(command.usage)\(String(repeating: " ", count: width - command.usage.count))   \(command.summary)"
    }
    return """
      Solves collection layouts that are described as documents.

      usage: inlay COMMAND …

      \(list.joined(separator: "\n"))

      inlay COMMAND --help says more; inlay --version prints the version.
      DOCUMENT.json may be - for standard input.
      Exit codes: 0 all is well, 1 a case failed, 2 the input is bad.
      """
  }
}

/// How a run ended.
enum ExitStatus: Int32 {
  case success = 0
  /// The tool did its work, and the answer is no.
  case failure = 1
  /// The command line or a file could not be understood.
  case badInput = 2
}
