import Foundation
import Testing

/// Holds the rules, the tests and the sources together: what is stated is tested, and what is cited is stated.
@Suite("Traceability")
struct TraceabilityTests {
  /// Rules about a live view or an engine's calls that leave nothing to test without one.
  static let withoutPortableTest: [String: String] = [
    "R124": "how often Apple asks a provider; that ours is asked once a kind is a test of `Layout`",
    "R139": "a note that Apple prints when a handler moves an item",
  ]

  private func statedRules() throws -> [String] {
    let page = RuleIndex.root.appendingPathComponent("Documentation/Semantics.md")
    return RuleIndex.statedRules(in: try String(contentsOf: page, encoding: .utf8))
  }

  private func namedRules() throws -> [RuleIndex.Mention] {
    try RuleIndex.files(below: "Tests", ending: ".swift").flatMap { path, text in
      RuleIndex.namedRules(in: text).map { RuleIndex.Mention(rule: $0, file: path) }
    }
  }

  @Test("Every rule is stated once, and there are as many as there were")
  func stated() throws {
    let rules = try statedRules()
    #expect(rules.count == 140)
    #expect(Set(rules).count == rules.count)
  }

  @Test("Every rule is named by a test, or listed as having none")
  func everyRuleIsTested() throws {
    let named = Set(try namedRules().map(\.rule))
    let untested = try statedRules().filter { !named.contains($0) && Self.withoutPortableTest[$0] == nil }
    #expect(untested.isEmpty, "no test names \(untested.joined(separator: ", "))")
  }

  @Test("The list of rules without a test holds no more than those")
  func listIsShort() throws {
    let stated = Set(try statedRules())
    let named = Set(try namedRules().map(\.rule))
    #expect(Self.withoutPortableTest.keys.filter { named.contains($0) || !stated.contains($0) }.isEmpty)
  }

  @Test("Every rule that a test names is stated")
  func namedRulesAreStated() throws {
    let stated = Set(try statedRules())
    let unknown = try namedRules().filter { !stated.contains($0.rule) }
    #expect(unknown.isEmpty, "Documentation/Semantics.md does not state \(unknown)")
  }

  @Test("Every rule that a source file cites is stated")
  func citedRulesAreStated() throws {
    let stated = Set(try statedRules())
    let unknown = try RuleIndex.files(below: "Sources", ending: ".swift").flatMap { path, text in
      RuleIndex.citedRules(in: text).filter { !stated.contains($0) }.map { RuleIndex.Mention(rule: $0, file: path) }
    }
    #expect(unknown.isEmpty, "Documentation/Semantics.md does not state \(unknown)")
  }

  @Test("Every fact has a test")
  func facts() throws {
    let tests = try RuleIndex.files(below: "Tests", ending: "PublicFactTests.swift").map(\.text).joined()
    for number in 1...14 { #expect(tests.contains("@Test" + "(\"Fact \(number): ")) }
  }

  @Test("The index reads numbers from pages and names, and nothing else")
  func index() {
    let page = "# R1\n- **R2** (recorded) See R3.\n- **R4a** x\n- **Rule** x\n  - **R5** x\n- **R6f** x\n- **R7"
    #expect(RuleIndex.statedRules(in: page) == ["R2", "R4a"])
    let at = "@Test"
    let source = """
      \(at)("R1: one") \(at)("R2 R3b, R4: three") \(at)("R5 and R6: none") \(at)("R7 without a colon")
      \(at)(
        "R8: on a line of its own", arguments: [1]) \(at)(arguments: ["R9: no name"]) \(at)("Fact 1: x")
      """
    #expect(RuleIndex.namedRules(in: source) == ["R1", "R2", "R3b", "R4", "R8"])
    #expect(RuleIndex.citedRules(in: "(`R1`, R2–R3a) RFC9 R R12345z UR5") == ["R1", "R2", "R3a"])
  }
}
