#if os(macOS) || os(Linux)
  import Foundation
  import Testing

  @Suite("Reading examples")
  struct ExampleReaderTests {
    /// All marks, as the tool lists them.
    static let forms =
      "file, continue, setup, check, prints, on the main actor, where: CONDITION, picture NAME.svg, "
      + "does not compile: MESSAGE, skip: REASON"

    /// The file made of a page, or what the tool says of it; the package's folder is called `/p`.
    private func written(_ page: String, named name: String = "Page.md") throws -> String {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("docs-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(page.utf8).write(to: file)
      let output = folder.appendingPathComponent("Output.swift")
      let process = Process()
      process.executableURL = try Self.tool()
      process.arguments = [output.path, folder.path, name]
      let complaints = Pipe()
      process.standardError = complaints
      try process.run()
      let told = String(decoding: complaints.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      let text = process.terminationStatus == 0 ? try String(contentsOf: output, encoding: .utf8) : told
      return text.replacingOccurrences(of: folder.path, with: "/p")
    }

    /// The tool beside the tests, which has another name when it is built for a plugin.
    private static func tool() throws -> URL {
      let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      let folders = [program] + Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent() }
      let names = ["docextract-tool", "docextract"]
      let candidates = folders.flatMap { folder in names.map { folder.appendingPathComponent($0) } }
      return try #require(
        candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) },
        "the tool is not beside the tests: \(candidates.map(\.path))")
    }

    @Test("A fence becomes a test, with its imports at file scope and its values as expectations")
    func fence() throws {
      let text = try written(
        """
        Words.

        ```swift
        import Foundation

        let sum = 1 + 1  // → 2
        [sum].count  // → 1
        ```
        """)
      #expect(
        text == """
          import Intarsia
          import Testing
          import Foundation

          @Test("Page.md:3") func Page_md_3() async throws {
            let printed = PrintedText()
            @Sendable func print(_ items: Any..., separator: String = " ", terminator: String = "\\n") {
              printed.add(items, separator: separator, terminator: terminator)
            }
          #sourceLocation(file: "/p/Page.md", line: 4)


          let sum = 1 + 1; expectShown(sum, "2")
          expectShown([sum].count, "1")
          #sourceLocation()
          }

          """)
    }

    @Test("Marks: hidden code, continuations, printed text, pictures, conditions")
    func marks() throws {
      let text = try written(
        """
        <!-- example: setup
        let a = 1
        -->
        <!-- example: where: os(Linux) -->
        <!-- example: on the main actor -->
        <!-- example: prints -->
        <!-- example: picture a-b.svg -->
        ```swift
        print(a)
        ```
        prints
        ```text
        1
        ```
        <!-- example: check
        #expect(a == 1)
        -->

        <!-- example: continue -->
        ```swift
        let picture = a
        ```
        """, named: "Folder/Page.md")
      let code = text.split(separator: "\n").filter { !$0.hasPrefix("import") && !$0.contains("printed.add") }
      #expect(
        code == [
          "#if os(Linux)", "@Test(\"Folder/Page.md:8\") @MainActor func Folder_Page_md_8() async throws {",
          "  let printed = PrintedText()",
          "  @Sendable func print(_ items: Any..., separator: String = \" \", terminator: String = \"\\n\") {", "  }",
          "#sourceLocation(file: \"/p/Folder/Page.md\", line: 2)", "let a = 1", "#sourceLocation()",
          "#sourceLocation(file: \"/p/Folder/Page.md\", line: 9)", "print(a)", "#sourceLocation()",
          "#sourceLocation(file: \"/p/Folder/Page.md\", line: 7)",
          "try expectPicture(of: solution, in: \"Folder/a-b.svg\")", "#sourceLocation()",
          "#sourceLocation(file: \"/p/Folder/Page.md\", line: 12)", "expectPrinted(printed, \"1\")",
          "#sourceLocation()",
          "#sourceLocation(file: \"/p/Folder/Page.md\", line: 16)", "#expect(a == 1)", "#sourceLocation()",
          "#sourceLocation(file: \"/p/Folder/Page.md\", line: 21)", "let picture = a", "#sourceLocation()", "}",
          "#endif",
        ])
    }

    @Test("Code at file scope, code that must not compile, and code left out")
    func purposes() throws {
      let text = try written(
        """
        <!-- example: file -->
        ```swift
        extension Int {}
        ```
        <!-- example: does not compile: no -->
        ```swift
        "a" + 1
        ```
        <!-- example: skip: it needs a "view" -->
        ```swift
        show()
        ```
        ```json
        {}
        ```
        """)
      #expect(
        text.contains("\n\n#sourceLocation(file: \"/p/Page.md\", line: 3)\nextension Int {}\n#sourceLocation()\n"))
      #expect(
        text.contains(
          "try expectRefused(\"import Intarsia\\nfunc example() async throws {\\n"
            + "#sourceLocation(file: \\\"/p/Page.md\\\", line: 7)\\n\\\"a\\\" + 1\\n#sourceLocation()\\n}\\n\", "
            + "in: \"Page.md\", because: \"no\")"))
      #expect(text.contains("@Test(\"Page.md:10\", .disabled(\"it needs a \\\"view\\\"\")) func Page_md_10()"))
      #expect(!text.contains("show()"))
    }

    @Test("Doc comments have examples too, each comment its own")
    func comments() throws {
      let text = try written(
        """
        /// Words.
        ///
        /// ```swift
        /// f()
        /// ```
        func f() {}
          /// ```swift
          /// g()
          /// ```
          func g() {}
        // ```swift
        """, named: "A.swift")
      #expect(text.contains("@Test(\"A.swift:3\")"))
      #expect(text.contains("@Test(\"A.swift:7\")"))
      #expect(text.contains("line: 8)\ng()\n"))
    }

    @Test(
      "What is wrong is told with its line",
      arguments: [
        ("<!-- example: skip -->\n```swift\n```", 1, "unknown mark; there are: \(forms)"),
        ("\n<!-- example: skip: -->\n```swift\n```", 2, "unknown mark; there are: \(forms)"),
        (
          "<!-- example: continue -->\n```swift\n```", 1,
          "there is no example that this could continue, with these marks"
        ),
        ("<!-- example: prints -->\n\n```swift\n```", 1, "a mark stands on the line before a fence"),
        ("<!-- example: prints -->\n```swift\n```", 1, "after `prints` a text fence shows what is printed"),
        ("<!-- example: prints -->\n```json\n```", 1, "the mark's fence is not a swift fence"),
        ("<!-- example: file -->", 1, "a mark stands on the line before a fence"),
        ("<!-- example: setup -->", 1, "the mark holds code on lines of its own, before -->"),
        ("<!-- example: prints\na\n-->", 1, "the mark holds no code"),
        ("<!-- example: check\na\n-->", 1, "there is no example to check"),
        ("<!-- example: setup\nlet a = 1", 1, "the comment is not closed"),
        ("a\n```swift\nlet a = 1", 2, "the fence is not closed"),
        ("```swift no-test\n```", 1, "write ```swift alone, and marks in a comment on the line before"),
        ("```swift\na\n  // → 3\n```", 3, "`  // → ` follows a whole statement of a test"),
        ("```swift\n.count  // → 3\n```", 2, "`  // → ` follows a whole statement of a test"),
      ])
    func complaints(page: String, line: Int, message: String) throws {
      #expect(try written(page) == "/p/Page.md:\(line):1: error: \(message)\n")
    }
  }
#endif
