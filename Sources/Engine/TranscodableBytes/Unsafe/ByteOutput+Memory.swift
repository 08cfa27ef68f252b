#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Android)
  internal import Android
#endif

/// A type whose values can take over an allocation of the C library, as `Data` can.
package protocol AllocationOwner {
  /// How the allocation is freed.
  associatedtype Deallocator

  /// Takes over an allocation.
  init(bytesNoCopy bytes: UnsafeMutableRawPointer, count: Int, deallocator: Deallocator)
}

// The memory of an output comes from the C library: what grows large is moved by the kernel, without a copy, and what is
// finished can be handed over.
extension ByteOutput {
  /// New memory, which is not initialized.
  @usableFromInline
  internal static func allocate(_ size: Int) -> UnsafeMutablePointer<UInt8> {
    unsafe checked(malloc(size))
  }

  /// Memory of another size, with what was in the old one, which is freed.
  internal static func reallocate(
    _ memory: UnsafeMutablePointer<UInt8>, _ size: Int
  ) -> UnsafeMutablePointer<UInt8> {
    // SAFETY: the memory comes from `allocate`, and the caller has no other pointer to it.
    unsafe checked(realloc(memory, size))
  }

  /// Frees memory.
  @usableFromInline
  internal static func deallocate(_ memory: UnsafeMutablePointer<UInt8>) {
    // SAFETY: the memory comes from `allocate`, and the caller has no other pointer to it.
    unsafe free(memory)
  }

  private static func checked(_ memory: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<UInt8> {
    // As where Swift allocates: without memory the program ends.
    guard let memory = unsafe memory else { preconditionFailure("There is no memory left") }
    return unsafe memory.assumingMemoryBound(to: UInt8.self)
  }

  /// Gives what was written to an owner, without a copy.
  ///
  /// - Parameters:
  ///   - type: The type of the owner.
  ///   - deallocator: What frees memory of the C library.
  /// - Returns: The owner.
  package consuming func moved<Owner: AllocationOwner>(
    to type: Owner.Type, deallocator: Owner.Deallocator
  ) -> Owner {
    let count = count
    // What was not used is given back.
    let memory = unsafe Self.reallocate(start, max(count, 1))
    // SAFETY: `count` bytes are initialized; nothing else frees them, since this output ends without its `deinit`.
    let owner = unsafe Owner(
      bytesNoCopy: UnsafeMutableRawPointer(memory), count: count, deallocator: deallocator)
    discard self
    return owner
  }
}
