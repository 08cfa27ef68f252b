extension ByteCursor {
  @inlinable @inline(__always)
  package func isASCII(_ count: Int) -> Bool {
    guard remaining >= 8, count <= remaining else { return isASCIIAtEnd(count) }
    let high: UInt64 = 0x8080_8080_8080_8080
    if count <= 8 {
      if count <= 0 { return true }
      // Shifts out the bytes after the string.
      return word() &<< (UInt64(truncatingIfNeeded: 8 &- count) &<< 3) & high == 0
    }
    // SAFETY (all loads): there are at least `count` bytes, and each load ends at most there.
    let start = unsafe UnsafeRawPointer(base + offset)
    var end = count &- 8
    var seen = unsafe start.loadUnaligned(fromByteOffset: end, as: UInt64.self)
    while end > 8 {
      end &-= 16
      let distance = max(0, end)
      seen |= unsafe start.loadUnaligned(fromByteOffset: distance, as: UInt64.self)
      seen |= unsafe start.loadUnaligned(fromByteOffset: distance &+ 8, as: UInt64.self)
    }
    if end > 0 { seen |= unsafe start.loadUnaligned(as: UInt64.self) }
    return seen & high == 0
  }

  @usableFromInline @inline(never)
  internal func isASCIIAtEnd(_ count: Int) -> Bool {
    var cursor = self
    var left = min(count, remaining)
    while left > 0 {
      if cursor.peek() >= 0x80 { return false }
      cursor.advance(by: 1)
      left &-= 1
    }
    return true
  }
}

extension ByteCursor {
  /// The bytes must be valid UTF-8, and `isASCII` must be `false` if any byte isn't ASCII.
  ///
  /// `count` is clamped to the number of remaining bytes.
  @inlinable @inline(__always)
  package func text(_ count: Int, isASCII: Bool) -> String {
    let bytes = unsafe prefixBuffer(count)
    if isASCII, bytes.count < 16 { return shortText(bytes.count) }
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      // SAFETY: every caller has validated the bytes as UTF-8 or has checked that they are ASCII.
      return unsafe String(copying: UTF8Span(unchecked: bytes.span, isKnownASCII: isASCII))
    }
    return unsafe String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the bytes before `end` as a string; all of them must be ASCII.
  ///
  /// `end` must be a later position in the same bytes.
  @inlinable @inline(__always)
  package func plainText(to end: ByteCursor) -> String {
    let length = end.position &- position
    guard length >= 0, end.position <= count else { return "" }
    if length < 16 { return shortText(length) }
    // SAFETY: the bytes from here to `end` are readable.
    let bytes = unsafe UnsafeBufferPointer(start: base + position, count: length)
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      // SAFETY: every caller has checked that all bytes are ASCII.
      return unsafe String(copying: UTF8Span(unchecked: bytes.span, isKnownASCII: true))
    }
    return unsafe String(decoding: bytes, as: UTF8.self)
  }

  /// Creates a string that is small enough to be stored inline.
  ///
  /// The standard library's initializer would copy the bytes one by one.
  @inlinable @inline(__always)
  internal func shortText(_ length: Int) -> String {
    let here = unsafe UnsafeRawPointer(base + position)
    // SAFETY: the caller has found `length` readable bytes here, or `length` is 0. The library
    // provides memory for at least `length` bytes. No load or store goes beyond the first `length`
    // bytes.
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

  package func bytes(_ count: Int) -> [UInt8] {
    unsafe [UInt8](prefixBuffer(count))
  }
}

extension ByteCursor {
  /// Unescapes a short string that contains only two-character escapes, or returns `nil`.
  ///
  /// `special` is the position of the first backslash. The bytes before it must be plain ASCII.
  package func simplyEscapedText(from special: ByteCursor) -> (text: String, count: Int)? {
    let length = special.position &- position
    guard length >= 0, length <= 256, special.position <= count else { return nil }
    return unsafe withUnsafeTemporaryAllocation(byteCount: 512, alignment: 8) { room in
      guard let start = room.baseAddress else { return nil }
      // SAFETY: the plain bytes are readable. There are at most 256 of them, and the destination
      // has room for 512 bytes.
      unsafe start.copyMemory(from: base + position, byteCount: length)
      var used = length
      var cursor = special
      var high: UInt64 = 0
      // SAFETY (all stores): `used` is at most 503 here, and no store ends more than nine bytes
      // after it.
      while used <= 512 &- 9 {
        let word = cursor.word()
        // The word may include bytes after the end of the string. At worst, they cause an ASCII
        // string to be validated.
        high |= word
        let plain = (ByteMask.special(in: word) & ~word).trailingZeroBitCount &>> 3
        unsafe start.storeBytes(of: word.littleEndian, toByteOffset: used, as: UInt64.self)
        used &+= plain
        cursor.advance(by: plain)
        if plain == 8 { continue }
        let byte = cursor.peek()
        if byte == 0x22 {
          let inside = cursor.distance(from: self)
          let isASCII = high & 0x8080_8080_8080_8080 == 0
          guard isASCII || validUTF8Prefix(inside) == inside else { return nil }
          // SAFETY: `used` bytes were written. They are valid UTF-8: the copied bytes are UTF-8,
          // and the escapes represent ASCII characters.
          let bytes = unsafe UnsafeBufferPointer(
            start: start.assumingMemoryBound(to: UInt8.self), count: used)
          return unsafe (ByteCursor(bytes).text(used, isASCII: isASCII), inside)
        }
        let character = Self.simpleEscape(cursor.peek(at: 1))
        guard byte == 0x5C, character != 0 else { return nil }
        unsafe start.storeBytes(of: character, toByteOffset: used, as: UInt8.self)
        used &+= 1
        cursor.advance(by: 2)
      }
      return nil
    }
  }
}
