#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Android)
  internal import Android
#endif

/// A value that one thread at a time looks at or changes.
///
/// It is not a `Mutex`, since Thread Sanitizer does not see into those of Linux and would report each use by two
/// threads. It is not a lock of Foundation's, so that programs without Foundation have it.
@safe package final class Locked<Value>: @unchecked Sendable {
  // Unchecked: the value is touched under the lock only.
  // SAFETY (type): one allocation, initialized by `init` and destroyed by `deinit`, when there is no other reference.
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private var value: Value

  /// Creates a value with a lock of its own.
  package init(_ value: sending Value) {
    self.value = value
    let result = unsafe pthread_mutex_init(lock, nil)
    precondition(result == 0, "no lock could be made: error \(result)")
  }

  deinit {
    unsafe pthread_mutex_destroy(lock)
    unsafe lock.deallocate()
  }

  /// Calls `body` with the value; other threads wait until it returns.
  package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    unsafe pthread_mutex_lock(lock)
    defer { unsafe pthread_mutex_unlock(lock) }
    return try body(&value)
  }
}
