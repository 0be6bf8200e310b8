import Testing

@Suite("inlay verify")
struct VerifyTests {
  @Test("Cases that all pass")
  func passing() throws {
    let folder = try Folder()
    let one = try folder.file("one.jsonl", Documents.example("a", #"{"contentSize": [320, 44]}"#))
    let two = try folder.file("two.jsonl", Documents.example("b", "{}") + "\n" + Documents.example("c", "{}"))
    #expect(
      try Tool.run("verify", one, two) == Tool.Run(output: "3 passed, 0 failed\n", complaints: "", status: 0))
  }

  @Test("Cases that fail are printed with their worst difference")
  func failing() throws {
    let cases =
      Documents.example("good", "{}")
      + Documents.example(
        "bad",
        #"{"contentSize": [320, 45], "items": [{"section": 0, "item": 1, "frame": [162.5, 0, 160, 44]}]}"#,
        rules: #"["R3", "R20"]"#)
      + Documents.example("worse", #"{"absent": [{"section": 0, "item": 0}]}"#)
    #expect(
      try Tool.run("verify", "-", input: cases)
        == Tool.Run(
          output: """
            bad [R3 R20]: item 1 in section 0: expected [162.5, 0, 160, 44], actual [160, 0, 160, 44] (off by 2.5)
            worse: item 0 in section 0: expected absent, actual [0, 0, 160, 44]
            1 passed, 2 failed

            """, complaints: "", status: 1))
    #expect(
      try Tool.run("verify", "--all", "--only=R20", "-", input: cases)
        == Tool.Run(
          output: """
            bad [R3 R20]: item 1 in section 0: expected [162.5, 0, 160, 44], actual [160, 0, 160, 44] (off by 2.5)
              contentSize          expected [320, 45]            actual [320, 44]
              item 1 in section 0  expected [162.5, 0, 160, 44]  actual [160, 0, 160, 44]
            0 passed, 1 failed

            """, complaints: "", status: 1))
    #expect(try Tool.run("verify", "--only", "good", "-", input: cases).output == "1 passed, 0 failed\n")
  }

  @Test("A line that is no case ends the run")
  func badLine() throws {
    let cases = Documents.example("good", "{}") + #"{"id": 7}"#
    #expect(
      try Tool.run("verify", "-", input: cases)
        == Tool.Run(
          output: "", complaints: "inlay: standard input:2:2: id: found 7, expected a text\n", status: 2))
  }
}
