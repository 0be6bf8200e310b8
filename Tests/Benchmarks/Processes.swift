import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// What was built beside this program.
enum Beside {
  private static var folder: URL {
    let program = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    return program.resolvingSymlinksInPath().deletingLastPathComponent()
  }

  /// The folder of the built modules.
  static func modules() -> URL? {
    [folder.appendingPathComponent("Modules"), folder].first {
      FileManager.default.fileExists(atPath: $0.appendingPathComponent("IntarsiaDSL.swiftmodule").path)
    }
  }

  /// A built program.
  static func program(_ name: String) -> URL? {
    let program = folder.appendingPathComponent(name)
    return FileManager.default.isExecutableFile(atPath: program.path) ? program : nil
  }

  /// Runs a program to its end with nothing to read and nowhere to write, and tells whether it succeeded.
  ///
  /// Foundation's own class waits for processes by a run loop, which takes longer than the programs that are measured.
  static func run(_ program: URL, _ arguments: [String]) -> Bool {
    #if canImport(Glibc)
      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      for descriptor: Int32 in 0...2 {
        posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", descriptor == 0 ? O_RDONLY : O_WRONLY, 0)
      }
      let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
      let words = ([program.path] + arguments).map { strdup($0) } + [nil]
      let environment = [strdup("PATH=" + path), nil]
      defer { for word in words + environment { free(word) } }
      var process = pid_t()
      guard posix_spawn(&process, program.path, &actions, nil, words, environment) == 0 else { return false }
      var status: Int32 = 0
      return waitpid(process, &status, 0) == process && status == 0
    #else
      let process = Process()
      process.executableURL = program
      process.arguments = arguments
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      guard (try? process.run()) != nil else { return false }
      process.waitUntilExit()
      return process.terminationStatus == 0
    #endif
  }
}

/// A folder that is gone when it is no longer used.
final class Scratch {
  private let folder: URL

  init?() {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("benchmarks-\(UUID().uuidString)")
    guard (try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)) != nil else {
      return nil
    }
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Writes a file and answers its path.
  func file(_ name: String, _ text: String) -> String? {
    let file = folder.appendingPathComponent(name)
    return (try? Data(text.utf8).write(to: file)) == nil ? nil : file.path
  }
}
