import Foundation
import Intarsia
import TestSupport
import Testing

// What the tests made from the pages' examples call. The tests themselves are made by `Tests/DocExtract`.

/// What an example has printed since it was last asked.
final class PrintedText: Sendable {
  private let lock = NSLock()
  /// Only touched while the lock is held.
  nonisolated(unsafe) private var text = ""

  /// Adds what `print` would print.
  func add(_ items: [Any], separator: String, terminator: String) {
    lock.withLock { text += items.map { "\($0)" }.joined(separator: separator) + terminator }
  }

  /// What has been printed, without the last newline; afterwards nothing has.
  func take() -> String {
    lock.withLock {
      defer { text = "" }
      return text.hasSuffix("\n") ? String(text.dropLast()) : text
    }
  }
}

/// Expects a value to be what the page shows behind an arrow.
func expectShown<Value>(
  _ value: Value?, _ shown: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let text = value.map { "\($0)" } ?? "nil"
  #expect(text == shown, sourceLocation: sourceLocation)
}

/// Expects what an example has printed to be the text that follows it.
func expectPrinted(_ printed: PrintedText, _ shown: String, sourceLocation: SourceLocation = #_sourceLocation) {
  let text = printed.take()
  guard text != shown else { return }
  Issue.record("the page shows\n\(shown)\nbut the example prints\n\(text)", sourceLocation: sourceLocation)
}

/// Expects the compiler to refuse a text because of something, and of nothing else.
func expectRefused(
  _ source: String, in page: String, because message: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  #if os(Linux) || os(macOS)
    let name = String(page.split(separator: "/").last ?? "")
    let errors = try Compiler().check(source, as: name).errors.map(\.text)
    #expect(!errors.isEmpty, "it compiles", sourceLocation: sourceLocation)
    for error in errors where !error.contains(message) {
      Issue.record("the compiler says: \(error)", sourceLocation: sourceLocation)
    }
  #endif
}

// MARK: Pictures

/// The folder of the package.
private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

/// Expects the picture of a solution to be the one beside the page.
func expectPicture(
  of solution: LayoutSolution, in name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let length = solution.container.size[solution.configuration.scrollDirection]
  let list = DrawList(solution, limits: DrawLimits(sectionLength: 3 * length))
  try expectPicture(of: SVGPicture([PicturePanel("", list)]), in: name, sourceLocation: sourceLocation)
}

/// Expects the picture of a solution to be the one beside the page.
func expectPicture<SectionID, ItemID>(
  of solution: SnapshotSolution<SectionID, ItemID>, in name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  try expectPicture(of: solution.layoutSolution, in: name, sourceLocation: sourceLocation)
}

/// Expects a picture to be the one beside the page; its title is the file's name.
func expectPicture(
  of picture: SVGPicture, in name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  var picture = picture
  if picture.title == "Layout" {
    let words = name.split(separator: "/").last?.dropLast(".svg".count).replacing("-", with: " ") ?? ""
    picture.title = words.prefix(1).uppercased() + words.dropFirst()
  }
  try expectPicture(of: picture.text, in: name, sourceLocation: sourceLocation)
}

/// Expects a picture, as text, to be the one beside the page.
func expectPicture(of text: String, in name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
  let file = root.appendingPathComponent(name)
  if ProcessInfo.processInfo.environment["UPDATE_PICTURES"] != nil {
    try Data(text.utf8).write(to: file)
  }
  let known = try? String(contentsOf: file, encoding: .utf8)
  if known != text {
    Issue.record(
      known == nil
        ? "\(name) is missing: `swift run update-pictures` draws it"
        : "\(name) differs from what is drawn now: `swift run update-pictures` draws it anew",
      sourceLocation: sourceLocation)
  }
}

// MARK: The pages as a whole

@Suite("Pages")
struct PageTests {
  /// A file of the documentation, or a source file whose comments may have examples.
  struct Page {
    /// The path from the package's folder.
    var name: String
    var text: String

    /// The lines that hold a mark.
    var marks: [Substring] {
      text.split(separator: "\n").filter { $0.contains("<!-- example: ") && !$0.contains("`<!--") }
    }

    /// What Markdown links and images of the page lead to.
    var links: [String] {
      text.split(separator: "](").dropFirst().map { String($0.prefix { $0 != ")" }) }
    }

    static func files(below folder: String, ending suffix: String) throws -> [Page] {
      let names = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
      return try (names?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(suffix) }.sorted().map {
        try Page(named: "\(folder)/\($0)")
      }
    }

    init(named name: String) throws {
      self.name = name
      text = try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
    }
  }

  private let catalogue = "Documentation/Intarsia.docc"

  private func pages() throws -> [Page] {
    let readme = FileManager.default.fileExists(atPath: root.appendingPathComponent("README.md").path)
    return try Page.files(below: "Documentation", ending: ".md") + (readme ? [Page(named: "README.md")] : [])
  }

  @Test("Examples that are neither compiled nor run, with reasons")
  func skips() throws {
    let marks = try (pages() + Page.files(below: "Sources", ending: ".swift")).flatMap(\.marks)
    #expect(marks.filter { $0.contains("example: skip") }.count == 2)
  }

  @Test("Every picture is drawn by an example and shown by its page")
  func pictures() throws {
    let pages = try pages()
    let drawn = pages.flatMap { page in
      page.marks.compactMap { mark -> String? in
        guard let name = mark.range(of: "example: picture ").map({ mark[$0.upperBound...] }) else { return nil }
        let file = String(name.prefix { $0 != " " })
        #expect(page.links.contains(file), "\(page.name) does not show \(file)")
        return page.name.split(separator: "/").dropLast().joined(separator: "/") + "/" + file
      }
    }
    let files =
      FileManager.default.enumerator(atPath: root.appendingPathComponent(catalogue).path)?
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".svg") }.map { "\(catalogue)/\($0)" } ?? []
    #expect(Set(drawn).count == drawn.count)
    #expect(Set(files) == Set(drawn))
  }

  @Test("The first page leads to all others")
  func contents() throws {
    let pages = try Page.files(below: catalogue, ending: ".md").map { String($0.name.dropFirst(catalogue.count + 1)) }
    let first = try Page(named: "\(catalogue)/Intarsia.md")
    #expect(Set(pages).subtracting(first.links) == ["Intarsia.md"])
  }

  @Test("Every diagnostic has a heading")
  func diagnostics() throws {
    let page = try Page(named: "\(catalogue)/Diagnostics.md")
    let headings = page.text.split(separator: "\n").filter { $0.hasPrefix("### ") }
    let described = Set(headings.flatMap { $0.dropFirst(4).split(separator: ", ").map(String.init) })
    let rules = try Page.files(below: "Sources", ending: ".swift").flatMap { source in
      source.text.split(separator: "rule: \"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
    }.filter { $0.contains("-") && $0.allSatisfy { $0.isLowercase || $0 == "-" } }
    #expect(Set(rules) == described)
  }

  @Test("Links within the repository lead somewhere")
  func links() throws {
    for page in try pages() {
      let folder = root.appendingPathComponent(page.name).deletingLastPathComponent()
      for link in page.links where !link.contains(":") && !link.hasPrefix("#") {
        let path = folder.appendingPathComponent(String(link.prefix { $0 != "#" })).standardizedFileURL.path
        #expect(FileManager.default.fileExists(atPath: path), "\(page.name) links to \(link)")
      }
    }
  }
}
