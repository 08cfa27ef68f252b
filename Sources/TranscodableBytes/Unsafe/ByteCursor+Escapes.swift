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
      // SAFETY (all stores): none ends more than nine bytes behind `used`, which is at most 503 here.
      while used <= 512 &- 9 {
        let word = cursor.word()
        // Bytes behind the stop count, too, which costs at most a needless validation.
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
