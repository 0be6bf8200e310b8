import Foundation
import PackagePlugin

/// Turns the examples of the documentation into tests, whenever a page or a source file has changed.
///
/// There is one command for each page, and one for the sources of each target. The plugin belongs to a target whose
/// folder is the documentation's: a new page is a new file of that target, so that it is noticed.
@main
struct DocExamples: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let root = context.package.directoryURL
    let tool = try context.tool(named: "docextract").url
    let pages = files(below: "Documentation", ending: ".md", in: root) + ["README.md"].filter { exists($0, in: root) }
    let folders = try FileManager.default.contentsOfDirectory(atPath: root.appending(path: "Sources").path).sorted()
    let sources = folders.map { files(below: "Sources/\($0)", ending: ".swift", in: root) }
    return zip(pages + folders.map { "Sources/\($0)" }, pages.map { [$0] } + sources)
      .filter { _, files in !files.isEmpty }
      .map { name, files in
        let base = name.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
        let output = context.pluginWorkDirectoryURL.appending(path: base + ".swift")
        return .buildCommand(
          displayName: "Finding the examples of \(name)", executable: tool,
          arguments: [output.path, root.path] + files,
          inputFiles: files.map { root.appending(path: $0) }, outputFiles: [output])
      }
  }

  private func files(below folder: String, ending suffix: String, in root: URL) -> [String] {
    let names = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
    let found = names?.compactMap { $0 as? String }.filter { $0.hasSuffix(suffix) } ?? []
    return found.sorted().map { "\(folder)/\($0)" }
  }

  private func exists(_ name: String, in root: URL) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: name).path)
  }
}
