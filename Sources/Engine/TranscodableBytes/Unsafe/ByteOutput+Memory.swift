#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Android)
  internal import Android
#endif

/// A type, such as `Data`, that can take ownership of memory from the C library's allocator.
package protocol AllocationOwner {
  associatedtype Deallocator

  init(bytesNoCopy bytes: UnsafeMutableRawPointer, count: Int, deallocator: Deallocator)
}

// The memory comes from the C library's allocator. This lets the kernel move large allocations
// without copying them, and lets another type take ownership of the finished output.
extension ByteOutput {
  /// The alignment of all allocations, which the C library guarantees.
  @inlinable internal static var alignment: Int { 2 * MemoryLayout<Int>.size }

  @usableFromInline
  internal static func allocate(_ size: Int) -> UnsafeMutablePointer<UInt8> {
    unsafe checked(malloc(size))
  }

  internal static func reallocate(
    _ memory: UnsafeMutablePointer<UInt8>, _ size: Int
  ) -> UnsafeMutablePointer<UInt8> {
    // SAFETY: the memory was allocated by `allocate`, and the caller has no other pointer to it.
    unsafe checked(realloc(memory, size))
  }

  @usableFromInline
  internal static func deallocate(_ memory: UnsafeMutablePointer<UInt8>) {
    // SAFETY: the memory was allocated by `allocate`, and the caller has no other pointer to it.
    unsafe free(memory)
  }

  private static func checked(_ memory: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<UInt8> {
    // A failed allocation traps, as it does elsewhere in Swift.
    guard let memory = unsafe memory else { preconditionFailure("Out of memory") }
    return unsafe memory.assumingMemoryBound(to: UInt8.self)
  }

  package consuming func moved<Owner: AllocationOwner>(
    to type: Owner.Type, deallocator: Owner.Deallocator
  ) -> Owner {
    let count = count
    precondition(!isBorrowed)
    // Returns the unused capacity to the C library.
    let memory = unsafe Self.reallocate(start, max(count, 1))
    // SAFETY: `count` bytes are initialized. The owner frees them, because `deinit` doesn't run.
    let owner = unsafe Owner(
      bytesNoCopy: UnsafeMutableRawPointer(memory), count: count, deallocator: deallocator)
    discard self
    return owner
  }
}
