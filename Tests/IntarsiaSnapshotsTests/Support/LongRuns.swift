import Foundation

/// How often a random test is repeated: a few times in a normal run, many when `INTARSIA_LONG` is `1`.
enum LongRuns {
  static let isLong = ProcessInfo.processInfo.environment["INTARSIA_LONG"] == "1"

  static func count(normal: Int, long: Int) -> Int {
    isLong ? long : normal
  }
}
