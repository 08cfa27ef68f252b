#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Android)
  internal import Android
#endif

/// A value protected by a lock.
///
/// This type works without Foundation. It doesn't use `Mutex`, because Thread Sanitizer doesn't
/// recognize `Mutex` on Linux.
@safe @usableFromInline
package final class Locked<Value>: @unchecked Sendable {
  // Unchecked because the value is only accessed while the lock is held.
  // SAFETY (type): `lock` is a single allocation. `init` initializes it. `deinit` destroys it, when
  // no other reference to it exists.
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  // SAFETY: only the thread that holds the lock accesses the value, and it can't take the lock
  // again, so accesses never overlap.
  @usableFromInline @exclusivity(unchecked) internal var value: Value

  package init(_ value: sending Value) {
    unsafe self.value = value
    let result = unsafe pthread_mutex_init(lock, nil)
    precondition(result == 0, "Creating a lock failed with error \(result)")
  }

  deinit {
    unsafe pthread_mutex_destroy(lock)
    unsafe lock.deallocate()
  }

  @inlinable @inline(__always)
  package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    acquire()
    defer { release() }
    return try unsafe body(&value)
  }

  @usableFromInline internal func acquire() { unsafe pthread_mutex_lock(lock) }
  @usableFromInline internal func release() { unsafe pthread_mutex_unlock(lock) }
}
