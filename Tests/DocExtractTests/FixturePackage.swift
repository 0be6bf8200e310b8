#if os(macOS) || os(Linux)
  import Foundation
  import Testing

  /// A package of its own with copies of the plugin and the tool, built and tested as any package is.
  struct FixturePackage: ~Copyable {
    /// What one `swift test` said.
    struct Run {
      var output: String
      var status: Int32

      /// The line that says something, without what the terminal needs.
      func line(with text: String) -> String? {
        output.split(separator: "\n").first { $0.contains(text) }.map(String.init)
      }
    }

    /// The folder of the package.
    let folder: URL

    init() throws {
      folder = FileManager.default.temporaryDirectory.appendingPathComponent("docs-\(UUID().uuidString)")
        .resolvingSymlinksInPath()
      let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("Tests"), withIntermediateDirectories: true)
      for name in ["DocExtract", "DocExamples"] {
        try FileManager.default.copyItem(
          at: root.appendingPathComponent(name), to: folder.appendingPathComponent("Tests/\(name)"))
      }
      try write(
        "Package.swift",
        """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
          name: "Fixture",
          targets: [
            .target(name: "Intarsia"),
            .executableTarget(name: "docextract", path: "Tests/DocExtract"),
            .plugin(
              name: "DocExamples", capability: .buildTool(), dependencies: ["docextract"], path: "Tests/DocExamples"),
            .testTarget(
              name: "DocumentationTests", dependencies: ["Intarsia"], path: "Documentation", plugins: ["DocExamples"]),
          ]
        )
        """)
      try write(
        "Documentation/Examples.swift",
        """
        final class PrintedText: Sendable {
          func add(_ items: [Any], separator: String, terminator: String) {}
        }
        """)
    }

    deinit {
      try? FileManager.default.removeItem(at: folder)
    }

    /// Writes a file of the package.
    func write(_ name: String, _ text: String) throws {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }

    /// Builds the package and runs its tests.
    func test() throws -> Run {
      let log = folder.appendingPathComponent("log")
      try Data().write(to: log)
      let process = Process()
      process.executableURL = try FixturePackage.swift()
      process.arguments = ["test", "--disable-xctest", "--package-path", folder.path]
      let output = try FileHandle(forWritingTo: log)
      process.standardOutput = output
      process.standardError = output
      try process.run()
      process.waitUntilExit()
      return Run(output: try String(contentsOf: log, encoding: .utf8), status: process.terminationStatus)
    }

    /// The toolchain's own program: others are called `swift` too, but not `swiftc`.
    private static func swift() throws -> URL {
      let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
      let folder = try #require(
        folders.first { FileManager.default.isExecutableFile(atPath: "\($0)/swiftc") }, "no swiftc in PATH")
      return URL(fileURLWithPath: "\(folder)/swift")
    }
  }
#endif
