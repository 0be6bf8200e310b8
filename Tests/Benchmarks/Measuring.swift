import Foundation

/// The median of several runs, with the fastest and the slowest.
struct Sample: Codable {
  /// Nanoseconds for one unit of the work.
  var median: Double
  var fastest: Double
  var slowest: Double

  /// How long one unit takes, from the median of several runs.
  ///
  /// - Parameters:
  ///   - runs: how many runs are compared.
  ///   - units: how many units one call of the body does.
  ///   - body: the work; called once to warm up, then as often as fills a few milliseconds a run.
  /// - Returns: the times of the runs.
  static func of(runs: Int = 9, units: Int = 1, _ body: () -> Void) -> Sample {
    body()
    var calls = 1
    while calls < 1 << 24 {
      let elapsed = nanoseconds { for _ in 0..<calls { body() } }
      if elapsed > 4_000_000 { break }
      calls *= elapsed > 400_000 ? 4 : 16
    }
    var times: [Double] = []
    for _ in 0..<runs {
      let elapsed = nanoseconds { for _ in 0..<calls { body() } }
      times.append(elapsed / Double(calls) / Double(units))
    }
    return Sample(times)
  }

  /// From times that were taken elsewhere.
  init(_ times: [Double]) {
    let sorted = times.sorted()
    median = sorted[sorted.count / 2]
    fastest = sorted[0]
    slowest = sorted[sorted.count - 1]
  }

  static func nanoseconds(_ body: () -> Void) -> Double {
    let start = ContinuousClock.now
    body()
    let (seconds, attoseconds) = (ContinuousClock.now - start).components
    return Double(seconds) * 1e9 + Double(attoseconds) / 1e9
  }
}

/// What the process holds.
enum Memory {
  /// Bytes of the process that are in memory; 0 where the system does not say.
  static var resident: Int {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8),
      let pages = text.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
    else { return 0 }
    return pages * 4096
  }

  /// About how many bytes a value holds, as a text: several are made, so that memory that was free before counts less.
  static func text<Value>(_ units: Int = 1, _ unit: String = "held", of make: () -> Value) -> String {
    let count = 8
    let before = resident
    let values = (0..<count).map { _ in make() }
    return withExtendedLifetime(values) {
      "about \(max(0, resident - before) / count / units) bytes \(unit)"
    }
  }

  /// The most bytes the process ever had in memory; 0 where the system does not say.
  static var peakResident: Int {
    guard let text = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      let line = text.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") }),
      let kilobytes = line.split(separator: " ").dropLast().last.flatMap({ Int($0) })
    else { return 0 }
    return kilobytes * 1024
  }
}

/// Keeps a value alive where the optimiser cannot see that it is not used.
@inline(never)
func keep<Value>(_ value: Value) {}

/// Numbers that are the same in every run.
struct Numbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
