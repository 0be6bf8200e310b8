import Synchronization

/// Counts how often a closure runs, on any thread.
final class CallCounter: Sendable {
  private let calls = Atomic(0)

  /// How often it ran.
  var count: Int { calls.load(ordering: .sequentiallyConsistent) }

  /// Notes one run.
  func call() {
    calls.add(1, ordering: .sequentiallyConsistent)
  }
}
