#if os(macOS) || os(Linux)
  import TestSupport
  import Testing

  @Suite("What does not compile, and what the compiler says")
  struct WrongContentTests {
    /// A statement, and the errors it gives.
    struct Case: Sendable, CustomTestStringConvertible {
      var statement: String
      var errors: [String]

      init(_ statement: String, _ errors: String...) {
        self.statement = statement
        self.errors = errors
      }

      var testDescription: String { statement }
    }

    static let cases = [
      // Sections.
      Case(
        "_ = Section { Item() }",
        "'buildExpression' is unavailable: an Item cannot stand straight in a Section; put it into an HGroup or VGroup"
      ),
      Case(
        "_ = Section { HGroup { Item() }; VGroup { Item() } }",
        "'buildBlock' is unavailable: "
          + "a section holds exactly one Group; nest the groups in an outer HGroup or VGroup"),
      Case(
        "_ = Section { HGroup { Item() }; VGroup { Item() }; HGroup { Item() } }",
        "'buildBlock' is unavailable: "
          + "a section holds exactly one Group; nest the groups in an outer HGroup or VGroup"),
      Case(
        "_ = Section {}",
        "'buildBlock()' is unavailable: "
          + "a section holds exactly one Group, and there is none here; add an HGroup or VGroup"),
      Case(
        "_ = Section { if flag { HGroup { Item() } } }",
        "'buildOptional' is unavailable: a section needs its Group in every case; add an else",
        "'buildOptional' is unavailable: a section needs its Group in every case; add an else"),
      Case(
        "_ = Section { for _ in 0..<3 { HGroup { Item() } } }",
        "'buildArray' is unavailable: "
          + "a section holds exactly one Group; put the loop inside an HGroup or VGroup"),
      Case(
        "_ = Section { Section { HGroup { Item() } } }",
        "'buildExpression' is unavailable: "
          + "a Section cannot be placed inside a Section; put it directly in the Layout"),
      Case(
        "_ = Section { BoundaryItem(\"title\", alignment: .top) }",
        "'buildExpression' is unavailable: a BoundaryItem stands around a Section; "
          + "add it after the closure with .boundarySupplementaryItems { … }"),
      Case(
        "_ = Section { DecorationItem(\"card\") }",
        "'buildExpression' is unavailable: a DecorationItem lies behind a Section; "
          + "add it after the closure with .decorationItems { … }"),
      Case(
        "_ = Section { optionalGroup }",
        "'buildExpression' is unavailable: a section needs its Group in every case; "
          + "unwrap the optional with if let and give another group in else"),
      Case(
        "_ = Section { 44 }", "'buildExpression' is unavailable: a section holds exactly one Group and nothing else"),

      // Groups.
      Case(
        "_ = HGroup { Section { HGroup { Item() } } }",
        "'buildExpression' is unavailable: "
          + "a Section cannot be placed inside a Group; put it directly in the Layout"),
      Case(
        "_ = HGroup { VGroup { HGroup { Item(); Section { HGroup { Item() } } } } }",
        "'buildExpression' is unavailable: "
          + "a Section cannot be placed inside a Group; put it directly in the Layout"),
      Case(
        "_ = HGroup { BoundaryItem(\"title\", alignment: .top) }",
        "'buildExpression' is unavailable: a BoundaryItem stands around a Section; "
          + "add it to the section with .boundarySupplementaryItems { … }"),
      Case(
        "_ = HGroup { SupplementaryItem(\"badge\", containerAnchor: .top) }",
        "'buildExpression' is unavailable: a SupplementaryItem is anchored to an Item or a Group; "
          + "add it to one with .supplementaryItems { … }"),
      Case(
        "_ = HGroup { DecorationItem(\"card\") }",
        "'buildExpression' is unavailable: a DecorationItem lies behind a Section; "
          + "add it to the section with .decorationItems { … }"),
      Case(
        "_ = HGroup { \"text\" }",
        "'buildExpression' is unavailable: only Item and Group can be placed inside a Group"),
      Case(
        "_ = Group(.vertical) { Item(); 3.5 }",
        "'buildExpression' is unavailable: only Item and Group can be placed inside a Group"),

      // Groups made for a count.
      Case(
        "_ = HGroup(count: 3) { Item(); Item() }",
        "'buildBlock' is unavailable: a group made for a count repeats exactly one Item or Group; "
          + "nest the children in an HGroup or VGroup"),
      Case(
        "_ = VGroup(repeating: 3) {}",
        "'buildBlock()' is unavailable: "
          + "a group made for a count repeats exactly one Item or Group, and there is none here"),
      Case(
        "_ = HGroup(count: 3) { if flag { Item() } }",
        "'buildOptional' is unavailable: "
          + "a group made for a count needs its Item or Group in every case; add an else",
        "'buildOptional' is unavailable: "
          + "a group made for a count needs its Item or Group in every case; add an else"),
      Case(
        "_ = HGroup(count: 3) { for _ in 0..<3 { Item() } }",
        "'buildArray' is unavailable: "
          + "a group made for a count repeats by itself; leave the loop out, or use a plain group"),
      Case(
        "_ = HGroup(count: 3) { Section { HGroup { Item() } } }",
        "'buildExpression' is unavailable: "
          + "a Section cannot be placed inside a Group; put it directly in the Layout"),
      Case(
        "_ = HGroup(count: 3) { 44 }",
        "'buildExpression' is unavailable: a group made for a count repeats exactly one Item or Group"),

      // Layouts.
      Case(
        "_ = Layout { HGroup { Item() } }",
        "'buildExpression' is unavailable: a Group cannot stand straight in a Layout; put it into a Section"),
      Case(
        "_ = Layout { Item() }",
        "'buildExpression' is unavailable: "
          + "an Item cannot stand straight in a Layout; write Section { HGroup { Item() } }"),
      Case(
        "_ = Layout { Section { HGroup { Item() } }; Section { HGroup { Item() } } }",
        "'buildBlock' is unavailable: "
          + "a kind has exactly one Section; write Layout(for:) and switch over the kind for several"),
      Case(
        "_ = Layout(for: Int.self) { kind in Section { HGroup { Item() } }; Section { HGroup { Item() } } }",
        "'buildBlock' is unavailable: "
          + "a kind has exactly one Section; write Layout(for:) and switch over the kind for several"),
      Case(
        "_ = Layout(for: Int.self) { kind in HGroup { Item() } }",
        "'buildExpression' is unavailable: a Group cannot stand straight in a Layout; put it into a Section"),
      Case(
        "_ = Layout(for: Int.self) { kind in for _ in 0..<kind { Section { HGroup { Item() } } } }",
        "'buildArray' is unavailable: "
          + "a kind has exactly one Section; how many sections there are comes from the data"),
      Case(
        "_ = Layout(for: Int.self) { kind in \"text\" }",
        "'buildExpression' is unavailable: a layout gives exactly one Section for a kind, and nothing else"),

      // Lists.
      Case(
        "_ = Section { HGroup { Item() } }.boundarySupplementaryItems { Item() }",
        "'buildExpression' is unavailable: only BoundaryItem can be placed in boundarySupplementaryItems"),
      Case(
        "_ = Item().supplementaryItems { Item() }",
        "'buildExpression' is unavailable: only SupplementaryItem can be placed in supplementaryItems"),
      Case(
        "_ = Section { HGroup { Item() } }.decorationItems { Item() }",
        "'buildExpression' is unavailable: only DecorationItem can be placed in decorationItems"),
      Case(
        "_ = Group.custom { Item() }",
        "'buildExpression' is unavailable: only CustomItem and Rect can be placed in a custom group"),

      // Swift's own messages stay exact.
      Case(
        "_ = HGroup { Item().contentInset(all: 8) }",
        "value of type 'Item' (aka 'ItemSpec') has no member 'contentInset'"),
      Case("_ = HGroup { Item(witdh: 4) }", "incorrect argument label in call (have 'witdh:', expected 'width:')"),
    ]

    /// All cases in one text, one function each, and what the compiler says of it.
    private static let outcome = Result {
      try Compiler().check(
        """
        import IntarsiaDSL
        import IntarsiaIR

        """
          + cases.enumerated().map { index, wrong in
            "func case\(index)(flag: Bool, optionalGroup: Group?) { \(wrong.statement) }\n"
          }.joined())
    }
    private static let firstLine = 3

    @Test("Wrong content is an error in words", arguments: Array(cases.enumerated()))
    func wrong(index: Int, content: Case) throws {
      let outcome = try WrongContentTests.outcome.get()
      let found = outcome.errors.filter { $0.line == WrongContentTests.firstLine + index }.map(\.text)
      #expect(found == content.errors)
    }

    @Test("Every error belongs to a case")
    func strays() throws {
      let outcome = try WrongContentTests.outcome.get()
      let lines = WrongContentTests.firstLine..<(WrongContentTests.firstLine + WrongContentTests.cases.count)
      #expect(outcome.errors.filter { !lines.contains($0.line) } == [])
    }

    @Test("A text without fault has no errors, one with a fault has one: the check itself works")
    func checking() throws {
      let compiler = try Compiler()
      let right = try compiler.check("import IntarsiaDSL\nlet group = HGroup { Item() }\n")
      #expect(right.errors == [])
      let wrong = try compiler.check("import IntarsiaDSL\nlet group: Int = HGroup { Item() }\n")
      #expect(wrong.errors.map(\.line) == [2])
    }
  }
#endif
