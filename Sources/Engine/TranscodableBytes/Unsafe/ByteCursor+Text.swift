extension ByteCursor {
  /// The next `count` bytes as a string; they must already be known to be UTF-8.
  ///
  /// - Parameters:
  ///   - count: The number of bytes; clamped to what is left.
  ///   - isASCII: Whether all of them are known to be ASCII.
  /// - Returns: The string.
  @inlinable @inline(__always)
  package func text(_ count: Int, isASCII: Bool) -> String {
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
  package func plainText(to end: ByteCursor) -> String {
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
    // store ends at most `length` bytes after its start.
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
  package func bytes(_ count: Int) -> [UInt8] {
    unsafe [UInt8](prefixBuffer(count))
  }
}

extension ByteCursor {
  /// The text of the JSON string whose inside starts here, made on the stack, if it is short, there is nothing wrong with it,
  /// and its escapes are of two characters.
  ///
  /// - Parameter special: The place of the first backslash: all before it is plain ASCII.
  /// - Returns: The text and the number of bytes before the closing quote, or nil: ``unescapeGood(into:)`` knows more.
  /// - Complexity: O(*n*) in the length of the string.
  package func simplyEscapedText(from special: ByteCursor) -> (text: String, count: Int)? {
    let length = special.place &- place
    guard length >= 0, length <= 256, special.place <= count else { return nil }
    return unsafe withUnsafeTemporaryAllocation(byteCount: 512, alignment: 8) { room in
      guard let start = room.baseAddress else { return nil }
      // SAFETY: the plain bytes lie within the readable ones, and there is room for twice as many.
      unsafe start.copyMemory(from: base + place, byteCount: length)
      var used = length
      var cursor = special
      var high: UInt64 = 0
      // SAFETY (all stores): none ends more than nine bytes after `used`, which is at most 503 here.
      while used <= 512 &- 9 {
        let word = cursor.word()
        // Bytes after the stop count, too, which costs at most a needless validation.
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
          // SAFETY: `used` bytes were written, and they are UTF-8: what was copied is, and escapes stand for ASCII.
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
