import IntarsiaDocument

/// `inlay print`: a document as a tree, for reading.
enum Print: Command {
  static let name = "print"
  static let usage = "print DOCUMENT.json"
  static let summary = "prints a document as a tree"
  static let help = """
    Prints a layout document as an indented tree, without what has its default.
    With --json, prints the document itself in its canonical form.

    usage: inlay print [--json] DOCUMENT.json

      --json   as JSON, defaults left out, the same document always the same text
    """
  static let options = [Option("--json", takesValue: .no)]

  static func run(_ arguments: Arguments, _ output: inout Output) throws(Complaint) -> ExitStatus {
    let path = try arguments.operand("DOCUMENT.json", of: self)
    let document = try Input.document(in: path)
    guard arguments.has("--json") else {
      output.print("\(document)")
      return .success
    }
    do {
      output.print(try document.jsonText())
    } catch {
      throw Complaint(error, in: path)
    }
    return .success
  }
}
