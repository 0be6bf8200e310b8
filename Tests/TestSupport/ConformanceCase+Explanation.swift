import IntarsiaDocument

extension ConformanceCase {
  /// What went wrong, for people: the case, its layout, both answers side by side, and the worst difference.
  public func explanation(of report: ConformanceReport, answer: SolutionDocument) throws -> String {
    let worst = report.worst.map { "\($0)" } ?? "none"
    let told = answer.diagnostics.map { "\n  \($0)" }.joined()
    return """
      \(id)
      rules: \(rules.joined(separator: " "))
      source: \(source)\(note.map { "\nnote: \($0)" } ?? "")
      document:
      \(try document.jsonText())
      expected and actual, where they differ:
      \(report.table())
      worst difference: \(worst)\(told.isEmpty ? "" : "\ndiagnostics:\(told)")
      """
  }
}
