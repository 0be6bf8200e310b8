import IntarsiaDocument
import IntarsiaIR
import IntarsiaSolver

/// `inlay solve`: from a layout document to a solution document.
enum Solve: Command {
  static let name = "solve"
  static let usage = "solve DOCUMENT.json"
  static let summary = "prints where every element is"
  static let help = """
    Prints the solution document of a layout document: where every element is.

    usage: inlay solve [--visible] [--compact] DOCUMENT.json

      --visible   only what the document's viewport shows
      --compact   on one line

    Solutions of more than \(limit) items are printed with --visible only.
    """
  static let options = [Option("--visible", takesValue: .no), Option("--compact", takesValue: .no)]

  /// How many items are written out at most.
  private static let limit = 1_000_000

  static func run(_ arguments: Arguments, _ output: inout Output) throws(Complaint) -> ExitStatus {
    let path = try arguments.operand("DOCUMENT.json", of: self)
    let document = try Input.document(in: path)
    let solution = document.solve()
    let answer: SolutionDocument
    if arguments.has("--visible") {
      let size = document.viewport.size ?? document.container.size
      answer = SolutionDocument(solution, in: Rect(origin: document.viewport.offset, size: size))
    } else {
      guard isPrintable(solution) else {
        throw Complaint("\(path): more than \(limit) items; use --visible to print those in the viewport")
      }
      answer = SolutionDocument(solution)
    }
    do {
      output.print(try answer.jsonText(arguments.has("--compact") ? .compact : .readable))
    } catch {
      throw Complaint("the solution cannot be written: \(error)")
    }
    return .success
  }

  /// Whether all frames, and all resting offsets of rows, are few enough to be written out.
  private static func isPrintable(_ solution: LayoutSolution) -> Bool {
    var count = 0
    for index in 0..<solution.numberOfSections {
      let stops = solution.section(at: index)?.orthogonal?.numberOfPages ?? 0
      count += min(solution.numberOfItems(inSection: index), limit + 1) + min(stops, limit + 1)
      if count > limit { return false }
    }
    return true
  }
}
