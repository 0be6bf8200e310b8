#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Turns the Swift fences of pages, and of the doc comments of source files, into Swift Testing tests.
///
///     docextract OUTPUT.swift PACKAGE-FOLDER FILE …
///
/// Files are named from the package's folder. What is wrong with them is told as compilers do, and fails the build.
@main
enum DocExtract {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count > 3 else {
      fail("usage: docextract OUTPUT.swift PACKAGE-FOLDER FILE …")
    }
    let root = arguments[2]
    var writer = TestWriter(root: root)
    for name in arguments[3...] {
      guard let text = try? String(contentsOfFile: "\(root)/\(name)", encoding: .utf8) else {
        fail("error: \(root)/\(name) cannot be read")
      }
      do throws(Complaint) {
        writer.add(try ExampleReader.examples(in: text, named: name), of: name)
      } catch {
        fail("\(root)/\(name):\(error.line):1: error: \(error.message)")
      }
    }
    save(writer.text, to: arguments[1])
  }

  /// Writes a file, unless it says the same already, so that nothing is compiled for nothing.
  private static func save(_ text: String, to path: String) {
    if let known = try? String(contentsOfFile: path, encoding: .utf8), known == text { return }
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    } catch {
      fail("error: \(path) cannot be written: \(error)")
    }
  }

  private static func fail(_ message: String) -> Never {
    let bytes = Array((message + "\n").utf8)
    _ = bytes.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
    exit(1)
  }
}

/// Why the examples of a file cannot be understood.
struct Complaint: Error {
  /// The line of the file, from 1.
  var line: Int
  var message: String
}
