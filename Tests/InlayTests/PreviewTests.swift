import Foundation
import IntarsiaDocument
import IntarsiaRendering
import IntarsiaSolver
import Testing

@Suite("inlay preview")
struct PreviewTests {
  @Test("A layout is drawn as text, as wide as asked for")
  func text() throws {
    let solution = try LayoutDocument(jsonText: Documents.good).solve()
    #expect(
      try Tool.run("preview", "-", input: Documents.good)
        == Tool.Run(output: solution.picture() + "\n", complaints: "", status: 0))
    #expect(
      try Tool.run("preview", "--width", "40", "-", input: Documents.good).output == solution.picture(width: 40) + "\n")
  }

  @Test("A layout is drawn into a file, whose name says how")
  func files() throws {
    let folder = try Folder()
    let document = try folder.file("row.json", Documents.good)
    let solution = try LayoutDocument(jsonText: Documents.good).solve()
    let nothing = Tool.Run(output: "", complaints: "", status: 0)
    #expect(try Tool.run("preview", document, "-o", folder.path("a.svg")) == nothing)
    #expect(try Tool.run("preview", "--output=\(folder.path("b.TXT"))", document) == nothing)
    #expect(try Tool.run("preview", "-o", folder.path("d.html"), document) == nothing)
    #expect(try folder.text("d.html").trimmed == solution.html(title: "row.json").trimmed)
    #expect(try Tool.run("preview", "--title", "A <row>", "-o", folder.path("c.svg"), document) == nothing)
    #expect(try folder.text("a.svg").trimmed == solution.svg(title: "row.json").trimmed)
    #expect(try folder.text("b.TXT").trimmed == solution.picture().trimmed)
    #expect(try folder.text("c.svg").trimmed == solution.svg(title: "A <row>").trimmed)
  }

  static let mistakes: [(arguments: [String], complaint: String)] = [
    (["preview"], "expected DOCUMENT.json; see inlay preview --help"),
    (["preview", "-o", "out.pdf", "-"], "out.pdf: expected a name that ends in .html, .svg or .txt"),
    (["preview", "-o", "svg/", "-"], "svg/: expected a name that ends in .html, .svg or .txt"),
    (["preview", "-o", "/no/such/folder/a.svg", "-"], "/no/such/folder/a.svg: cannot be written"),
    (["preview", "--width", "wide", "-"], "option --width: found wide, expected a whole number from 24 to 10000"),
    (["preview", "--width=23", "-"], "option --width: found 23, expected a whole number from 24 to 10000"),
  ]

  @Test("A mistake is one line, and the exit code is 2", arguments: mistakes)
  func mistake(_ mistake: (arguments: [String], complaint: String)) throws {
    #expect(
      try Tool.run(mistake.arguments, input: Documents.good)
        == Tool.Run(output: "", complaints: "inlay: \(mistake.complaint)\n", status: 2))
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .newlines) }
}
