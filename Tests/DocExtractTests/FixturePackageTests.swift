#if os(macOS) || os(Linux)
  import Testing

  @Suite("Examples in a package")
  struct FixturePackageTests {
    private static let good = """
      # Good

      ```swift
      #expect(answer == 42)
      ```
      """

    @Test("Failing, new, edited and uncompilable examples are caught, at their lines")
    func caught() throws {
      let package = try FixturePackage()
      try package.write(
        "Sources/Intarsia/Answer.swift",
        """
        /// The answer.
        ///
        /// ```swift
        /// #expect(answer == 43)
        /// ```
        public let answer = 42
        """)
      try package.write("Documentation/Guide.docc/Good.md", Self.good)
      try package.write(
        "Documentation/Guide.docc/Failing.md",
        """
        # Failing

        - In a list:

          ```swift
          let double = 2 * answer
          #expect(double == 85)
          ```
        """)
      let first = try package.test()
      #expect(first.status == 1)
      #expect(first.line(with: "Good.md:3\" passed") != nil, "\(first.output)")
      #expect(
        first.line(with: "Test \"Documentation/Guide.docc/Failing.md:5\" recorded an issue at Failing.md:7:") != nil)
      #expect(first.line(with: "Test \"Sources/Intarsia/Answer.swift:3\" recorded an issue at Answer.swift:4:") != nil)

      try package.write("Sources/Intarsia/Answer.swift", "public let answer = 42\n")
      try package.write("Documentation/Guide.docc/Failing.md", Self.good)
      try package.write(
        "Documentation/Guide.docc/Good.md", "A line more.\n" + Self.good.replacing("42", with: "41"))
      try package.write("Documentation/Guide.docc/New.md", Self.good.replacing("42", with: "40"))
      let second = try package.test()
      #expect(second.status == 1)
      #expect(second.line(with: "Failing.md:3\" passed") != nil, "\(second.output)")
      #expect(second.line(with: "Test \"Documentation/Guide.docc/Good.md:4\" recorded an issue at Good.md:5:") != nil)
      #expect(second.line(with: "Test \"Documentation/Guide.docc/New.md:3\" recorded an issue at New.md:4:") != nil)

      try package.write("Documentation/Guide.docc/Good.md", Self.good)
      try package.write("Documentation/Guide.docc/New.md", Self.good.replacing("answer", with: "question"))
      let third = try package.test()
      #expect(third.status == 1)
      let error = "Documentation/Guide.docc/New.md:4:9: error: cannot find 'question' in scope"
      #expect(third.line(with: error) != nil, "\(third.output)")
    }
  }
#endif
