#if os(macOS) || os(Linux)
  import TestSupport
  import Testing

  /// Counts the attempts of the type checker, which are the same on every machine, and not its time.
  @Suite("Work of the type checker")
  struct TypeCheckingTests {
    /// How many attempts a text takes.
    private func attempts(_ source: String) throws -> Double {
      let outcome = try Compiler().check("import IntarsiaDSL\nimport IntarsiaIR\n" + source)
      #expect(outcome.errors == [])
      #expect(outcome.warnings == [])
      return try #require(outcome.statistics["Sema.NumConstraintScopes"], "the compiler keeps no such count")
    }

    private func group(_ children: [String]) -> String {
      "func group(wide: Bool, gap: Double) -> Group {\n  HGroup(height: 200, spacing: 8) {\n"
        + children.map { "    \($0)\n" }.joined() + "  }\n}\n"
    }

    /// Children in every style, with literals, arithmetic and choices.
    private func children(_ count: Int) -> [String] {
      (0..<count).map { index in
        switch index % 5 {
        case 0: "Item(width: .fractionalWidth(0.5), height: \(index + 1)).contentInsets(top: \(index), leading: 4)"
        case 1: "VGroup(width: .estimated(\(index)), spacing: .flexible(4)) { Item().contentInsets(all: 8) }"
        case 2: "if wide { Item(width: \(index)) } else { Item(width: .fractionalWidth(1.0 / 3)) }"
        case 3: "HGroup(height: .absolute(gap * \(index) + 1), count: 3) { Item().edgeSpacing(leading: 4) }"
        default: "Item(width: .fractionalWidth(wide ? 0.25 : 0.5)).badge(\"badge\", width: 20, height: 20)"
        }
      }
    }

    @Test("A closure of 100 children, at most 60 attempts a child")
    func children() throws {
      #expect(try attempts(group(children(100))) < 6000)
    }

    @Test("Attempts grow with the number of children, not faster")
    func growth() throws {
      let small = try attempts(group(children(50)))
      let large = try attempts(group(children(200)))
      #expect(large < small * 5)
    }

    @Test("A layout of 12 sections, at most 300 attempts a section")
    func sections() throws {
      let cases = (0..<12).map { index in
        """
            case \(index):
              Section {
                HGroup(height: .estimated(\(100 + index)), spacing: 8) {
                  Item(width: .fractionalWidth(0.25)).contentInsets(top: 15, leading: 25, bottom: 15)
                  VGroup(width: .fractionalWidth(0.75), count: 3) { Item().contentInsets(horizontal: 4) }
                }
              }
              .interGroupSpacing(environment.container.width > 700 ? 24 : 12)
              .contentInsets(horizontal: 16, vertical: 8)
              .orthogonalScrollingBehavior(.groupPaging)
              .header("title", height: .estimated(44), pinToVisibleBounds: true)
              .background("card", contentInsets: Insets(all: 8))

        """
      }
      let source =
        "let layout = Layout(for: Int.self) { kind, environment in\n  switch kind {\n" + cases.joined()
        + "    default: nil\n  }\n}\n.interSectionSpacing(16)\n"
      #expect(try attempts(source) < 3600)
    }
  }
#endif
