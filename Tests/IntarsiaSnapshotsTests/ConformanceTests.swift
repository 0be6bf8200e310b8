import IntarsiaSnapshots
import Testing

@Suite("The recorded and reported snapshot cases")
struct ConformanceTests {
  @Test("The file holds all cases")
  func count() throws {
    #expect(try ConformanceCase.all().count == 34)
  }

  @Test("Case", arguments: (try? ConformanceCase.all()) ?? [])
  func run(_ testCase: ConformanceCase) throws {
    switch testCase.question {
    case .operations(let initial, let operations, let expected, let error):
      try run(operations, on: initial.snapshot(), expected: expected?.snapshot(), error: error, of: testCase)
    case .difference(let old, let new, let facts):
      let flaws = try facts.flaws(from: old.snapshot(), to: new.snapshot())
      #expect(flaws.isEmpty, "\(testCase.id)\n\(flaws.joined(separator: "\n"))\n\(testCase.line)")
    }
  }

  private func run(
    _ operations: [ConformanceOperation], on initial: Snapshot<String, String>, expected: Snapshot<String, String>?,
    error: String?, of testCase: ConformanceCase
  ) throws {
    var snapshot = initial
    for (index, operation) in operations.enumerated() {
      let before = snapshot
      do {
        try operation.perform(on: &snapshot)
      } catch let refusal as SnapshotError<String, String> {
        let isExpected = index == operations.count - 1 && refusal.conformanceName == error
        #expect(isExpected, "\(testCase.id): \(operation)\nexpected \(error ?? "no error"), actual \(refusal)")
        let mismatch = snapshot.mismatch(with: before)
        #expect(mismatch == nil, "\(testCase.id): \(operation) changed the snapshot: \(mismatch ?? "")")
        return
      }
      #expect(snapshot.checkInvariants() == [], "\(testCase.id): \(operation)")
    }
    #expect(error == nil, "\(testCase.id): expected \(error ?? ""), actual\n\(snapshot)")
    if let expected {
      let mismatch = snapshot.mismatch(with: expected)
      #expect(mismatch == nil, "\(testCase.id)\n\(mismatch ?? "")\n\(testCase.line)")
    }
  }
}
