import Foundation
import Testing

/// The built command line, run as people run it.
struct Tool {
  /// What one run printed, and how it ended.
  struct Run: Equatable {
    var output: String
    var complaints: String
    var status: Int32
  }

  /// Runs the tool with arguments, and a text as its standard input.
  static func run(_ arguments: String..., input: String = "") throws -> Run {
    try run(arguments, input: input)
  }

  /// Runs the tool with arguments, and a text as its standard input.
  static func run(_ arguments: [String], input: String = "") throws -> Run {
    let scratch = try Folder()
    let standardInput = try scratch.file("input", input)
    let output = try scratch.file("output", "")
    let complaints = try scratch.file("complaints", "")
    let process = Process()
    process.executableURL = try executable()
    process.arguments = arguments
    process.standardInput = try FileHandle(forReadingFrom: URL(fileURLWithPath: standardInput))
    process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: output))
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: complaints))
    try process.run()
    process.waitUntilExit()
    return Run(
      output: try String(contentsOfFile: output, encoding: .utf8),
      complaints: try String(contentsOfFile: complaints, encoding: .utf8), status: process.terminationStatus)
  }

  /// The tool beside the test bundle.
  private static func executable() throws -> URL {
    var candidates = [URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()]
    candidates += Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent() }
    candidates.append(Bundle.main.bundleURL)
    return try #require(
      candidates.map { $0.appendingPathComponent("inlay") }
        .first { FileManager.default.isExecutableFile(atPath: $0.path) },
      "the tool is not beside the tests: \(candidates.map(\.path))")
  }
}

/// A folder that is gone when it is no longer used.
final class Folder {
  private let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("inlay-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// The path of a file in the folder, whether it is there or not.
  func path(_ name: String) -> String {
    url.appendingPathComponent(name).path
  }

  /// What a file of the folder says.
  func text(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }

  /// Writes a file and returns its path.
  func file(_ name: String, _ text: String) throws -> String {
    try text.write(toFile: path(name), atomically: false, encoding: .utf8)
    return path(name)
  }
}
