/// What a run prints, kept until it ends.
struct Output {
  private(set) var text = ""
  private(set) var complaints = ""

  /// Adds a line to the standard output.
  mutating func print(_ line: String) {
    text += line
    text += "\n"
  }

  /// Adds a line to the standard error.
  mutating func complain(_ message: String) {
    complaints += "inlay: \(message)\n"
  }

  /// Writes everything out.
  func flush() {
    StandardStreams.print(text)
    StandardStreams.complain(complaints)
  }
}
