#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import IntarsiaDocument

/// Reads files, and standard input for `-`.
enum Input {
  /// The bytes of a file.
  static func bytes(of path: String) throws(Complaint) -> [UInt8] {
    guard path != "-" else { return StandardStreams.input() }
    do {
      return Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw Complaint("\(path): \(reason(path))")
    }
  }

  /// The layout document in a file.
  static func document(in path: String) throws(Complaint) -> LayoutDocument {
    let bytes = try bytes(of: path)
    do {
      return try LayoutDocument(jsonBytes: bytes)
    } catch {
      throw Complaint(error, in: path)
    }
  }

  private static func reason(_ path: String) -> String {
    if (try? FileManager.default.contentsOfDirectory(atPath: path)) != nil { return "is a folder, expected a file" }
    return FileManager.default.fileExists(atPath: path) ? "cannot be read" : "no such file"
  }
}

extension Complaint {
  /// What is wrong in a file, the place first, as compilers write it.
  init(_ error: DocumentError, in path: String) {
    let name = path == "-" ? "standard input" : path
    let place = error.position.map { ":\($0.line):\($0.column)" } ?? ""
    self.init("\(name)\(place): \(error.message)")
  }
}
