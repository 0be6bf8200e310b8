import IntarsiaDocument

/// `inlay verify`: solves cases and compares the answers with what they expect.
enum Verify: Command {
  static let name = "verify"
  static let usage = "verify CASES.jsonl …"
  static let summary = "checks layouts with known answers"
  static let help = """
    Solves the layout of every case, one a line, and compares the answer with what the case expects.
    Every failing case is printed with its worst difference; the last line counts.

    usage: inlay verify [--all] [--only TEXT] CASES.jsonl …

      --all         print every difference of a failing case
      --only TEXT   only cases whose id contains TEXT, or that touch the rule TEXT
    """
  static let options = [Option("--all", takesValue: .no), Option("--only", takesValue: .yes)]

  static func run(_ arguments: Arguments, _ output: inout Output) throws(Complaint) -> ExitStatus {
    guard !arguments.operands.isEmpty else {
      throw Complaint("expected CASES.jsonl; see inlay verify --help")
    }
    var passed = 0
    var failed = 0
    for path in arguments.operands {
      let bytes = try Input.bytes(of: path)
      let cases: [ConformanceCase]
      do {
        cases = try ConformanceCase.cases(jsonLines: bytes)
      } catch {
        throw Complaint(error, in: path)
      }
      for example in cases where isChosen(example, arguments.value("--only")) {
        let report = example.check()
        guard let worst = report.worst else {
          passed += 1
          continue
        }
        failed += 1
        let rules = example.rules.isEmpty ? "" : " [\(example.rules.joined(separator: " "))]"
        output.print("\(example.id)\(rules): \(worst)")
        if arguments.has("--all") { output.print(report.table(limit: .max)) }
      }
    }
    output.print("\(passed) passed, \(failed) failed")
    return failed == 0 ? .success : .failure
  }

  private static func isChosen(_ example: ConformanceCase, _ text: String?) -> Bool {
    guard let text else { return true }
    return example.id.contains(text) || example.rules.contains(text)
  }
}
