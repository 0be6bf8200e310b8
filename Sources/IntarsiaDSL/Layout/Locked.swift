// The standard library's mutex needs systems newer than the oldest ones supported here, but only on Apple platforms;
// there Foundation's lock is part of the system. Elsewhere nothing but the standard library is needed.
#if canImport(Darwin)
  import Foundation
#else
  import Synchronization
#endif

/// A value that one thread at a time can look at or change.
@usableFromInline
final class Locked<Value: Sendable>: Sendable {
  #if canImport(Darwin)
    @usableFromInline
    let lock = NSLock()
    // Only touched while the lock is held.
    @usableFromInline
    nonisolated(unsafe) var value: Value

    @inlinable
    init(_ value: Value) {
      self.value = value
    }

    @inlinable
    func withLock<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
      lock.lock()
      defer { lock.unlock() }
      return body(&value)
    }
  #else
    @usableFromInline
    let value: Mutex<Value>

    @inlinable
    init(_ value: Value) {
      self.value = Mutex(value)
    }

    @inlinable
    func withLock<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
      value.withLock { value in body(&value) }
    }
  #endif
}
