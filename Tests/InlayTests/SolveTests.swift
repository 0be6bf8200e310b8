import Foundation
import Testing

@Suite("inlay solve")
struct SolveTests {
  static let solution = """
    {
      "version": 1,
      "contentSize": [320, 44],
      "items": [
        { "section": 0, "item": 0, "frame": [0, 0, 160, 44], "zIndex": 0 },
        { "section": 0, "item": 1, "frame": [160, 0, 160, 44], "zIndex": 0 }
      ],
      "supplementaries": [],
      "decorations": [],
      "sections": [{ "kind": "row", "frame": [0, 0, 320, 44] }],
      "diagnostics": []
    }

    """

  @Test("A document is solved, from a file and from the standard input")
  func solves() throws {
    let folder = try Folder()
    let expected = Tool.Run(output: SolveTests.solution, complaints: "", status: 0)
    #expect(try Tool.run("solve", folder.file("row.json", Documents.good)) == expected)
    #expect(try Tool.run("solve", "-", input: Documents.good) == expected)
  }

  @Test("Only what is visible, on one line")
  func visible() throws {
    let narrow = Documents.good.replacingOccurrences(
      of: #""sections""#, with: #""viewport": {"size": {"width": 100, "height": 100}}, "sections""#)
    #expect(
      try Tool.run("solve", "--visible", "--compact", "-", input: narrow).output == """
        {"version":1,"contentSize":[320,44],"items":[{"section":0,"item":0,"frame":[0,0,160,44],"zIndex":0}],\
        "supplementaries":[],"decorations":[],"sections":[{"kind":"row","frame":[0,0,320,44]}],"diagnostics":[]}

        """)
  }

  @Test("A thousand million items are solved, but not all written out")
  func manyItems() throws {
    let many = Documents.good.replacingOccurrences(of: #""items": 2"#, with: #""items": 1000000000"#)
    #expect(try Tool.run("solve", "--visible", "-", input: many).status == 0)
    #expect(
      try Tool.run("solve", "-", input: many)
        == Tool.Run(
          output: "",
          complaints: "inlay: -: more than 1000000 items; use --visible to print those in the viewport\n", status: 2))
  }

  @Test("What is wrong with a document is one line, the place first")
  func badDocuments() throws {
    let folder = try Folder()
    let misspelt = try folder.file("misspelt.json", Documents.good.replacingOccurrences(of: "axis", with: "axes"))
    let broken = try folder.file("broken.json", "{\n  \"version\": 1,,\n}")
    #expect(
      try Tool.run("solve", misspelt)
        == Tool.Run(
          output: "",
          complaints: """
            inlay: \(misspelt):1:90: layouts.row.group.axes: found an unknown key, expected one of "axis", "size", \
            "contentInsets", "interItemSpacing", "edgeSpacing", "supplementaryItems", "children", "equal", \
            "repeating" or "custom"; did you mean "axis"?

            """, status: 2))
    #expect(
      try Tool.run("solve", broken)
        == Tool.Run(
          output: "", complaints: "inlay: \(broken):2:16: found \",\", expected a key in double quotes\n", status: 2))
    #expect(
      try Tool.run("solve", "-", input: "")
        == Tool.Run(
          output: "", complaints: "inlay: standard input:1:1: found the end of the text, expected a value\n",
          status: 2))
  }

  @Test("Files that cannot be read are named")
  func badFiles() throws {
    let folder = try Folder()
    let missing = folder.path("missing.json")
    #expect(
      try Tool.run("solve", missing)
        == Tool.Run(output: "", complaints: "inlay: \(missing): no such file\n", status: 2))
    let parent = folder.path("")
    #expect(
      try Tool.run("solve", parent)
        == Tool.Run(output: "", complaints: "inlay: \(parent): is a folder, expected a file\n", status: 2))
  }
}
