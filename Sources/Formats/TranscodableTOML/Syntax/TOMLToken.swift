internal import TranscodableBytes

/// Ranges of keys and values in a document, for failures.
enum TOMLToken {
  /// Returns the range of the key or value at an offset.
  ///
  /// The offset of a string may be its first quote or the start of its contents.
  static func range(at offset: Int, in document: ByteCursor) -> Range<Int> {
    let bytes = document.at(0)
    let size = bytes.remaining
    var start = min(max(0, offset), size)
    var count = 0
    if start > 0 {
      // Skips the newline that isn't part of a multi-line string.
      if bytes.peek(at: start - 1) == 0x0A {
        let line = bytes.peek(at: start - 2) == 0x0D ? start - 2 : start - 1
        if quotes(before: line, bytes) == 3 { start = line }
      }
      count = quotes(before: start, bytes)
      start -= count
    }
    switch bytes.peek(at: start) {
    case Byte.quote, Byte.apostrophe: return start..<endOfString(start, bytes, size)
    case Byte.openBracket where isHeader(start, bytes):
      var end = start
      while end < size, bytes.peek(at: end) != 0x0A, bytes.peek(at: end) != Byte.closeBracket {
        end += 1
      }
      while bytes.peek(at: end) == Byte.closeBracket { end += 1 }
      return start..<end
    case Byte.openBracket, Byte.openBrace: return start..<start + 1
    default:
      var end = start
      while end < size, !Byte.endsValue(bytes.peek(at: end)), bytes.peek(at: end) != Byte.equals {
        end += 1
      }
      return start..<max(end, min(start + 1, size))
    }
  }

  private static func quotes(before offset: Int, _ bytes: ByteCursor) -> Int {
    guard offset > 0 else { return 0 }
    let quote = bytes.peek(at: offset - 1)
    guard quote == Byte.quote || quote == Byte.apostrophe else { return 0 }
    let isTriple =
      offset > 2 && bytes.peek(at: offset - 2) == quote && bytes.peek(at: offset - 3) == quote
    return isTriple ? 3 : 1
  }

  private static func isHeader(_ offset: Int, _ bytes: ByteCursor) -> Bool {
    var start = offset
    while start > 0, [0x20, 0x09].contains(bytes.peek(at: start - 1)) { start -= 1 }
    return start == 0 || bytes.peek(at: start - 1) == 0x0A
  }

  private static func endOfString(_ start: Int, _ bytes: ByteCursor, _ size: Int) -> Int {
    let quote = bytes.peek(at: start)
    let isTriple = bytes.peek(at: start + 1) == quote && bytes.peek(at: start + 2) == quote
    var end = start + (isTriple ? 3 : 1)
    while end < size {
      let byte = bytes.peek(at: end)
      if byte == Byte.backslash, quote == Byte.quote {
        end += 2
      } else if byte == quote {
        if !isTriple { return end + 1 }
        var count = 1
        while count < 5, bytes.peek(at: end + count) == quote { count += 1 }
        end += count
        if count >= 3 { return end }
      } else if byte == 0x0A, !isTriple {
        return end
      } else {
        end += 1
      }
    }
    return size
  }
}
