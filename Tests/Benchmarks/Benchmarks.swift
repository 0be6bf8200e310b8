import Foundation

/// Measures the library against its goals.
///
///     swift run -c release Benchmarks [--filter TEXT] [--json] [--check]
@main
struct Benchmarks {
  private static let help = """
    Measures the library against its goals; every row is measured several times, beside what it is compared with.

    usage: Benchmarks [--filter TEXT] [--json] [--check]

      --filter TEXT  only rows of a goal (P2) or whose group or name contains TEXT
      --json         rows as JSON
      --check        exit with status 1 if a goal is missed or an answer is wrong
    """

  static func main() {
    var filter: String?
    var isJSON = false
    var checks = false
    var arguments = CommandLine.arguments.dropFirst()
    while let argument = arguments.popFirst() {
      switch argument {
      case "--filter":
        guard let text = arguments.popFirst() else { complain("--filter needs a text") }
        filter = text
      case "--json": isJSON = true
      case "--check": checks = true
      case "--help", "-h":
        print(help)
        return
      default: complain("unknown option \(argument); see --help")
      }
    }

    let benchmarks =
      SolvingRows.all + QueryRows.all + UpdateRows.all + PlanningRows.all + SnapshotRows.all + IdentityRows.all
      + AuthoringRows.all
    var rows: [Row] = []
    for benchmark in benchmarks where filter.map({ matches(benchmark, $0) }) ?? true {
      for row in benchmark.run() {
        rows.append(row)
        if !isJSON { print(Report.line(row)) }
      }
    }
    if rows.isEmpty { complain("no row matches \(filter ?? "")") }
    let missed = rows.filter { $0.isMet == false }
    let wrong = rows.filter { !$0.isVerified }
    if isJSON {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      if let data = try? encoder.encode(rows) { print(String(decoding: data, as: UTF8.self)) }
    } else {
      print("peak resident memory: \(Memory.peakResident / 1_048_576) MB")
      print("\(rows.count) rows, \(missed.count) goals missed, \(wrong.count) wrong answers")
    }
    if checks, !missed.isEmpty || !wrong.isEmpty { exit(1) }
  }

  private static func matches(_ benchmark: Benchmark, _ text: String) -> Bool {
    benchmark.goal == text || benchmark.name.contains(text)
  }

  private static func complain(_ text: String) -> Never {
    FileHandle.standardError.write(Data("Benchmarks: \(text)\n".utf8))
    exit(2)
  }
}
