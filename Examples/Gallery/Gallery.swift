import Foundation
import Intarsia

/// The screens of three tutorials, solved without a device, printed and drawn.
@main
struct Gallery {
  static func main() {
    do {
      let options = try Options(Array(CommandLine.arguments.dropFirst()))
      let scenes = try Scene.all()
      for scene in scenes {
        print(scene.report)
      }
      let page = HTMLPage(title: "Gallery", scenes.map(\.panel)).text
      print("Wrote \(try write(page, to: "gallery.html", in: options.directory)).")
      if let pictures = options.pictures {
        for (name, picture) in Scene.pictures(of: scenes) {
          print("Wrote \(try write(picture, to: name, in: pictures)).")
        }
      }
    } catch let error as GalleryError {
      fail(error.message)
    } catch {
      fail("\(error)")
    }
  }

  /// What the command line asks for.
  struct Options {
    var directory = FileManager.default.currentDirectoryPath
    var pictures: String?

    init(_ arguments: [String]) throws {
      switch arguments.count {
      case 0: break
      case 2 where arguments[0] == "--pictures": pictures = arguments[1]
      default: throw GalleryError(message: "usage: swift run Gallery [--pictures FOLDER]")
      }
    }
  }

  /// Writes a file, and says where it is.
  private static func write(_ text: String, to name: String, in directory: String) throws -> String {
    let folder = URL(fileURLWithPath: directory, isDirectory: true)
    let file = folder.appendingPathComponent(name)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file, options: .atomic)
    } catch {
      throw GalleryError(message: "\(file.path) cannot be written: \(error.localizedDescription)")
    }
    return file.path
  }

  private static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("Gallery: \(message)\n".utf8))
    exit(1)
  }
}
