internal import Foundation

/// Threads with 512 KB of stack, which is Foundation's default.
package enum SmallStack {
  /// The depth of values without a type.
  package static let depth = 512
  /// The depth for types on the container path.
  ///
  /// Their code and the standard library need up to 2.5 KB per level in a debug build.
  package static let typeDepth =
    ProcessInfo.processInfo.environment["TRANSCODABLE_STACK_DEPTH"].flatMap { Int($0) } ?? 160
  /// Whether a sanitizer makes frames several times as large.
  package static let hasLargeFrames =
    ProcessInfo.processInfo.environment["TRANSCODABLE_LARGE_FRAMES"] != nil

  /// Runs `body` on such a thread and waits for it.
  package static func run(_ body: @escaping @Sendable () throws -> Void) throws {
    let result = Box()
    let thread = Thread {
      do { try body() } catch { result.error = error }
      result.semaphore.signal()
    }
    thread.stackSize = 512 << 10
    thread.start()
    result.semaphore.wait()
    if let error = result.error { throw error }
  }

  private final class Box: @unchecked Sendable {
    // Unchecked: written before the semaphore is signaled and read afterwards.
    let semaphore = DispatchSemaphore(value: 0)
    var error: (any Error)?
  }
}
