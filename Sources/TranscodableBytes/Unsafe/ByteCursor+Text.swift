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
    if isASCII, bytes.count < 16 { return shortText(bytes.count) }
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
    if length < 16 { return shortText(length) }
    // SAFETY: the bytes from here to the other place lie within the readable ones.
    let bytes = unsafe UnsafeBufferPointer(start: base + place, count: length)
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      // SAFETY: every caller has found the bytes below 0x80.
      return unsafe String(copying: UTF8Span(unchecked: bytes.span, isKnownASCII: true))
    }
    return unsafe String(decoding: bytes, as: UTF8.self)
  }

  /// The next `length` bytes as a string, which the library stores in place.
  ///
  /// Its own way there takes the bytes one by one.
  @inlinable @inline(__always)
  internal func shortText(_ length: Int) -> String {
    let here = unsafe UnsafeRawPointer(base + place)
    // SAFETY: the caller has found `length` readable bytes here, if that is more than none. The library lends room for at least as many. Each load and
    // store ends at most `length` bytes behind its start.
    return unsafe String(unsafeUninitializedCapacity: length) { room in
      guard let start = room.baseAddress else { return 0 }
      let there = UnsafeMutableRawPointer(start)
      if length >= 8 {
        let last = unsafe here.loadUnaligned(fromByteOffset: length &- 8, as: UInt64.self)
        unsafe there.storeBytes(of: here.loadUnaligned(as: UInt64.self), as: UInt64.self)
        unsafe there.storeBytes(of: last, toByteOffset: length &- 8, as: UInt64.self)
      } else if length >= 4 {
        let last = unsafe here.loadUnaligned(fromByteOffset: length &- 4, as: UInt32.self)
        unsafe there.storeBytes(of: here.loadUnaligned(as: UInt32.self), as: UInt32.self)
        unsafe there.storeBytes(of: last, toByteOffset: length &- 4, as: UInt32.self)
      } else if length > 0 {
        unsafe there.storeBytes(of: here.load(as: UInt8.self), as: UInt8.self)
        unsafe there.storeBytes(
          of: here.load(fromByteOffset: length &>> 1, as: UInt8.self), toByteOffset: length &>> 1,
          as: UInt8.self)
        unsafe there.storeBytes(
          of: here.load(fromByteOffset: length &- 1, as: UInt8.self), toByteOffset: length &- 1,
          as: UInt8.self)
      }
      return length
    }
  }

  /// A copy of the next `count` bytes (fewer at the end).
  public func bytes(_ count: Int) -> [UInt8] {
    unsafe [UInt8](prefixBuffer(count))
  }
}
