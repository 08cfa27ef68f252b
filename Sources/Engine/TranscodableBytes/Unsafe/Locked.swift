#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Android)
  internal import Android
#endif

/// A lock of the C library.
///
/// This type works without Foundation. It doesn't use `Mutex`, because Thread Sanitizer doesn't
/// recognize `Mutex` on Linux.
@safe @usableFromInline
package final class Lock: @unchecked Sendable {
  // Unchecked because threads only pass the address to functions of the C library.
  // SAFETY (type): `mutex` is a single allocation. `init` initializes it. `deinit` destroys it, when
  // no other reference to it exists.
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  package init() {
    let result = unsafe pthread_mutex_init(mutex, nil)
    precondition(result == 0, "Creating a lock failed with error \(result)")
  }

  deinit {
    unsafe pthread_mutex_destroy(mutex)
    unsafe mutex.deallocate()
  }

  @usableFromInline internal func acquire() { unsafe pthread_mutex_lock(mutex) }
  @usableFromInline internal func release() { unsafe pthread_mutex_unlock(mutex) }
}

/// A value protected by a lock, which several values may share.
@safe @usableFromInline
package final class Locked<Value>: @unchecked Sendable {
  // Unchecked because the value is only accessed while the lock is held.
  @usableFromInline internal let lock: Lock
  // SAFETY (type): only the thread that holds the lock accesses `value`, and it can't take the lock
  // again, so accesses never overlap.
  @usableFromInline @exclusivity(unchecked) internal var value: Value

  package init(_ value: sending Value, _ lock: Lock = Lock()) {
    unsafe self.value = value
    self.lock = lock
  }

  @inlinable @inline(__always)
  package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.acquire()
    defer { lock.release() }
    return try unsafe body(&value)
  }
}
