#if os(Linux) || os(macOS)
  import Foundation

  /// Runs the examples of the documentation and lets them write the pictures that they show.
  @main
  enum UpdatePictures {
    static func main() throws {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["swift", "test", "--filter", "DocumentationTests"]
      process.environment = ProcessInfo.processInfo.environment.merging(["UPDATE_PICTURES": "1"]) { _, new in new }
      try process.run()
      process.waitUntilExit()
      exit(process.terminationStatus)
    }
  }
#else
  @main
  enum UpdatePictures {
    static func main() {}
  }
#endif
