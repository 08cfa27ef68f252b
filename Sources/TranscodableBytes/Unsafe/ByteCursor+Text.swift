extension ByteCursor {
  /// The next `count` bytes as a string; they must already be known to be UTF-8.
  ///
  /// - Parameters:
  ///   - count: The number of bytes; clamped to what is left.
  ///   - isASCII: Whether all of them are known to be ASCII.
  /// - Returns: The string.
  @inlinable @inline(__always)
  public func text(_ count: Int, isASCII: Bool) -> String {
    let bytes = unsafe prefixBuffer(count)
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      // SAFETY: every caller has validated the bytes (`UTF8Validation`), or found them all below 0x80.
      return unsafe String(copying: UTF8Span(unchecked: bytes.span, isKnownASCII: isASCII))
    }
    return unsafe String(decoding: bytes, as: UTF8.self)
  }

  /// The bytes from here to `end`, a later place in the same bytes, as a string; they must all be known to be ASCII.
  @inlinable @inline(__always)
  public func plainText(to end: ByteCursor) -> String {
    let length = end.place &- place
    guard length >= 0, end.place <= count else { return "" }
    // SAFETY: the bytes from here to the other place lie within the readable ones.
    let bytes = unsafe UnsafeBufferPointer(start: base + place, count: length)
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      // SAFETY: every caller has found the bytes below 0x80.
      return unsafe String(copying: UTF8Span(unchecked: bytes.span, isKnownASCII: true))
    }
    return unsafe String(decoding: bytes, as: UTF8.self)
  }

  /// A copy of the next `count` bytes (fewer at the end).
  public func bytes(_ count: Int) -> [UInt8] {
    unsafe [UInt8](prefixBuffer(count))
  }
}
