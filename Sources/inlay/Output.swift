#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

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

  /// Writes a text into a file, in place of what was there.
  static func write(_ text: String, to path: String) throws(Complaint) {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    } catch {
      throw Complaint("\(path): cannot be written")
    }
  }
}
