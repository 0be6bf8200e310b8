import Testing

@Suite("inlay print")
struct PrintTests {
  @Test("A document is printed as a tree")
  func tree() throws {
    #expect(
      try Tool.run("print", "-", input: Documents.good)
        == Tool.Run(
          output: """
            Container 320 × 480
            layout "row"
              Section
                HGroup fractionalWidth(1) × 44
                  Item fractionalWidth(0.5) × fractionalHeight(1)
            section 0: "row", 2 items

            """, complaints: "", status: 0))
  }

  @Test("A document is printed in its canonical form, which prints the same again")
  func json() throws {
    let canonical = try Tool.run("print", "--json", "-", input: Documents.good)
    #expect(
      canonical
        == Tool.Run(
          output: """
            {
              "version": 1,
              "container": { "width": 320, "height": 480 },
              "layouts": {
                "row": {
                  "group": {
                    "axis": "horizontal",
                    "size": { "width": { "fractionalWidth": 1 }, "height": { "absolute": 44 } },
                    "children": [
                      { "item": { "size": { "width": { "fractionalWidth": 0.5 }, "height": { "fractionalHeight": 1 } } } }
                    ]
                  }
                }
              },
              "sections": [{ "kind": "row", "items": 2 }]
            }

            """, complaints: "", status: 0))
    #expect(try Tool.run("print", "--json", "-", input: canonical.output) == canonical)
  }
}
