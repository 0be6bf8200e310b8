#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The three streams of a process, and its end: all that the tool needs of the C library.
enum StandardStreams {
  /// Everything on the standard input.
  static func input() -> [UInt8] {
    var bytes: [UInt8] = []
    while case let byte = getchar(), byte != EOF {
      bytes.append(UInt8(truncatingIfNeeded: byte))
    }
    return bytes
  }

  /// Writes a text to the standard output.
  static func print(_ text: String) {
    write(text, to: STDOUT_FILENO)
  }

  /// Writes a text to the standard error.
  static func complain(_ text: String) {
    write(text, to: STDERR_FILENO)
  }

  /// Ends the process.
  static func exit(_ status: ExitStatus) -> Never {
    #if canImport(Glibc)
      Glibc.exit(status.rawValue)
    #elseif canImport(Musl)
      Musl.exit(status.rawValue)
    #elseif canImport(Darwin)
      Darwin.exit(status.rawValue)
    #endif
  }

  private static func write(_ text: String, to descriptor: CInt) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      #if canImport(Glibc)
        let count = Glibc.write(descriptor, Array(rest), rest.count)
      #elseif canImport(Musl)
        let count = Musl.write(descriptor, Array(rest), rest.count)
      #elseif canImport(Darwin)
        let count = Darwin.write(descriptor, Array(rest), rest.count)
      #endif
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}
