#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Android)
  internal import Android
#endif

extension ByteCursor {
  /// The number of bytes before the next `byte`, or before the end.
  ///
  /// The C library looks for it, which knows the widest vectors of the processor.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package func length(to byte: UInt8) -> Int {
    let left = remaining
    guard left > 0 else { return 0 }
    // SAFETY: `left` bytes are readable from here, and what is found is among them.
    let here = unsafe UnsafeRawPointer(base + offset)
    guard let found = unsafe memchr(here, Int32(byte), left) else { return left }
    return unsafe UnsafeRawPointer(found) - here
  }
}
