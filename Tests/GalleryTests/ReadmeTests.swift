import Foundation
import Intarsia
import Testing

@testable import Gallery

@Suite("README.md and its pictures")
struct ReadmeTests {
  private let file = URL(fileURLWithPath: #filePath)

  private var root: URL {
    file.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  }

  /// `swift run Gallery --pictures Documentation/Images` makes them anew.
  @Test("The pictures are those that the gallery makes")
  func pictures() throws {
    for (name, picture) in Scene.pictures(of: try Scene.all()) {
      let kept = root.appendingPathComponent("Documentation/Images").appendingPathComponent(name)
      #expect(try String(contentsOf: kept, encoding: .utf8) == picture, "\(name)")
    }
  }

  @Test("The sample is the code that is compiled here, word for word")
  func sample() throws {
    let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    let blocks = readme.components(separatedBy: "```swift\n").dropFirst()
    let sample = try #require(blocks.first?.components(separatedBy: "\n```").first)
    let source = file.deletingLastPathComponent().appendingPathComponent("ReadmeSample.swift")
    let compiled = try String(contentsOf: source, encoding: .utf8)
    #expect(compiled == sample + "\n")
  }

  @Test("The sample runs")
  func run() throws {
    try show(["a", "b", "c"], ["d"], in: Rect(x: 0, y: 0, width: 390, height: 844))
  }
}
