/// The bytes of a literal, which live as long as the program.
///
/// Two words, where a `StaticString` has three and asks at each use which kind it is.
@frozen @safe
public struct LiteralBytes {
  // SAFETY (type): `start` is the start of `count` bytes that nobody changes and nobody frees; `count` is not negative.
  @usableFromInline internal let start: UnsafeRawPointer
  /// The number of bytes.
  public let count: Int

  /// Creates the bytes of `literal`, which must be of more than one character, or empty.
  @inlinable @inline(__always)
  public init(_ literal: StaticString) {
    // SAFETY: both come from the same literal, which traps if its only character is stored in place of an address.
    unsafe start = UnsafeRawPointer(literal.utf8Start)
    count = literal.utf8CodeUnitCount
  }
}
