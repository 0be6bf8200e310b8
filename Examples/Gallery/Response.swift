import Foundation

/// A response of the backend, kept in a file so that the gallery runs without one.
enum Response {
  /// Reads and decodes a response.
  static func decode<Value: Decodable>(_ type: Value.Type = Value.self, from name: String) throws -> Value {
    guard let url = Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Responses") else {
      throw GalleryError(message: "\(name).json is not among the gallery's responses")
    }
    do {
      return try JSONDecoder().decode(type, from: Data(contentsOf: url))
    } catch {
      throw GalleryError(message: "\(name).json cannot be read: \(error)")
    }
  }
}

/// Why the gallery cannot go on.
struct GalleryError: Error {
  var message: String
}
