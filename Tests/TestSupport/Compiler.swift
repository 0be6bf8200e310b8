#if os(macOS) || os(Linux)
  import Foundation

  /// Type-checks source text against the modules that the tests were built with.
  public struct Compiler: Sendable {
    /// What the compiler said of one place.
    public struct Message: Hashable, Sendable, CustomStringConvertible {
      /// The line, from 1.
      public var line: Int
      /// What was said, without place and severity.
      public var text: String

      /// The line and the text.
      public var description: String { "line \(line): \(text)" }
    }

    /// What became of a source text.
    public struct Outcome: Sendable {
      /// What does not compile.
      public var errors: [Message]
      /// What compiles, and should not.
      public var warnings: [Message]
      /// The compiler's own counters, by name.
      public var statistics: [String: Double]
      /// Everything it wrote.
      public var output: String
    }

    /// Why a text could not be checked at all.
    public struct Failure: Error, CustomStringConvertible {
      /// The reason.
      public var description: String
    }

    /// The folder of the built modules.
    let modules: URL

    /// Finds the built modules beside the running tests.
    public init() throws {
      var tried: [String] = []
      for start in Compiler.starts {
        var folder = start.resolvingSymlinksInPath().deletingLastPathComponent()
        for _ in 0..<5 {
          for modules in [folder.appendingPathComponent("Modules"), folder] {
            tried.append(modules.path)
            let module = modules.appendingPathComponent("IntarsiaDSL.swiftmodule")
            if FileManager.default.fileExists(atPath: module.path) {
              self.modules = modules
              return
            }
          }
          folder = folder.deletingLastPathComponent()
        }
      }
      throw Failure(description: "IntarsiaDSL.swiftmodule is in none of:\n" + tried.joined(separator: "\n"))
    }

    /// The program that runs, and test bundles that it has loaded.
    private static var starts: [URL] {
      let program = CommandLine.arguments.first.map { URL(fileURLWithPath: $0) }
      return [program, Bundle.main.executableURL].compactMap { $0 } + Bundle.allBundles.map(\.bundleURL)
    }

    /// Type-checks a text.
    ///
    /// - Parameters:
    ///   - source: the text.
    ///   - name: the name of the file whose messages are wanted, for texts that say where they come from.
    /// - Returns: what the compiler said.
    /// - Throws: what keeps the compiler from running, or from reading the text.
    public func check(_ source: String, as name: String = "Fixture.swift") throws -> Outcome {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("intarsia-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appendingPathComponent("Fixture.swift")
      try Data(source.utf8).write(to: file)

      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = [
        "swiftc", "-typecheck", "-swift-version", "6", "-diagnostic-style", "llvm", "-no-color-diagnostics", "-I",
        modules.path, "-stats-output-dir", folder.path, file.path,
      ]
      let pipe = Pipe()
      process.standardOutput = pipe
      process.standardError = pipe
      try process.run()
      let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()

      let errors = messages("error: ", in: output, of: name)
      if process.terminationStatus != 0, errors.isEmpty {
        throw Failure(description: "swiftc failed without an error in the text:\n\(output)")
      }
      return Outcome(
        errors: errors, warnings: messages("warning: ", in: output, of: name), statistics: try statistics(in: folder),
        output: output)
    }

    private func messages(_ severity: String, in output: String, of name: String) -> [Message] {
      output.split(separator: "\n").compactMap { line in
        guard let place = line.range(of: name + ":"), let kind = line.range(of: ": " + severity),
          place.upperBound < kind.lowerBound,
          let number = line[place.upperBound..<kind.lowerBound].split(separator: ":").first.flatMap({ Int($0) })
        else { return nil }
        return Message(line: number, text: String(line[kind.upperBound...]))
      }
    }

    /// Adds up the counters of every part of the compiler.
    private func statistics(in folder: URL) throws -> [String: Double] {
      var result: [String: Double] = [:]
      for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      where file.pathExtension == "json" {
        let counters = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any] ?? [:]
        for (name, value) in counters {
          if let number = value as? NSNumber { result[name, default: 0] += number.doubleValue }
        }
      }
      return result
    }
  }
#endif
