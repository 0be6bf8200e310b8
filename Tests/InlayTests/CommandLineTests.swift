import Testing

@Suite("inlay")
struct CommandLineTests {
  static let mistakes: [(arguments: [String], complaint: String)] = [
    ([], "expected a command; see inlay --help"),
    (["slove"], "unknown command slove; did you mean solve?"),
    (["frobnicate"], "unknown command frobnicate; see inlay --help"),
    (["--versoin"], "unknown option --versoin; did you mean --version?"),
    (["-x"], "unknown option -x; see inlay --help"),
    (["solve"], "expected DOCUMENT.json; see inlay solve --help"),
    (["solve", "a", "b"], "expected one DOCUMENT.json, found 2; see inlay solve --help"),
    (["solve", "--visibel", "a"], "unknown option --visibel; did you mean --visible?"),
    (["solve", "--frobnicate", "a"], "unknown option --frobnicate; see inlay solve --help"),
    (["solve", "--visible", "--visible", "a"], "option --visible is given twice"),
    (["solve", "--visible=yes", "a"], "option --visible takes no value"),
    (["verify"], "expected CASES.jsonl; see inlay verify --help"),
    (["verify", "a", "--only"], "option --only needs a value; see inlay verify --help"),
    (["solve", "--", "--visible"], "--visible: no such file"),
  ]

  @Test("A mistake is one line, and the exit code is 2", arguments: mistakes)
  func mistake(_ mistake: (arguments: [String], complaint: String)) throws {
    #expect(
      try Tool.run(mistake.arguments)
        == Tool.Run(output: "", complaints: "inlay: \(mistake.complaint)\n", status: 2))
  }

  @Test("The version")
  func version() throws {
    #expect(try Tool.run("--version") == Tool.Run(output: "inlay 0.1.0\n", complaints: "", status: 0))
  }

  @Test("Help, for the tool and for every command")
  func help() throws {
    let help = try Tool.run("--help")
    #expect(help.status == 0)
    #expect(help.output.hasPrefix("Solves collection layouts that are described as documents.\n"))
    for command in ["solve", "verify", "preview", "print"] {
      #expect(help.output.contains("\n  \(command) "))
      let text = try Tool.run(command, "--help")
      #expect(text.status == 0)
      #expect(text.output.contains("usage: inlay \(command) "))
      #expect(text.complaints == "")
      #expect(text.output.split(separator: "\n").allSatisfy { $0.count <= 110 })
    }
    #expect(try Tool.run("help").output == help.output)
    #expect(
      try Tool.run("verify", "--help").output == """
        Solves the layout of every case, one a line, and compares the answer with what the case expects.
        Every failing case is printed with its worst difference; the last line counts.

        usage: inlay verify [--all] [--only TEXT] CASES.jsonl …

          --all         print every difference of a failing case
          --only TEXT   only cases whose id contains TEXT, or that touch the rule TEXT

        """)
  }
}
