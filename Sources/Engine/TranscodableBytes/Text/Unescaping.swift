package struct UnescapingProblem {
  package enum Kind: Sendable {
    case invalidEscape, loneSurrogate, controlCharacter, invalidUTF8
  }

  package var kind: Kind
  package var distance: Int
}

extension ByteCursor {
  /// Unescapes the next `count` bytes, which must be followed by a quote (RFC 8259, section 7).
  ///
  /// If `isASCII` is true, all bytes must be ASCII, and validation is skipped. If `keepsText` is
  /// false, the output is unspecified.
  package func unescape(
    _ count: Int, isASCII: Bool = false, into output: inout ByteOutput, keepsText: Bool = true
  ) -> UnescapingProblem? {
    var cursor = self
    let end = offset &+ min(count, max(0, remaining))
    // Escapes are ASCII, so all bytes can be validated in one pass. The loop returns whichever
    // problem comes first.
    let valid = isASCII ? count : validUTF8Prefix(count)
    output.reserve(keepsText ? count : 16)
    while true {
      let word = cursor.word()
      let special = ByteMask.escapesAndControls(in: word)
      let plain = min(special.trailingZeroBitCount &>> 3, end &- cursor.offset)
      if keepsText { output.append(word, count: plain) }
      cursor.advance(by: plain)
      if plain == 8 { continue }
      if cursor.distance(from: self) > valid { break }
      if cursor.offset >= end { return nil }
      guard cursor.peek() == 0x5C else { return problem(.controlCharacter, at: cursor) }
      if !keepsText {
        output.truncate(to: 0)
        if Self.simpleEscape(cursor.peek(at: 1)) != 0 {
          cursor.advance(by: 2)
          continue
        }
      }
      if let problem = cursor.unescapeOne(into: &output) {
        return self.problem(problem, at: cursor)
      }
    }
    return UnescapingProblem(kind: .invalidUTF8, distance: valid)
  }

  /// Unescapes a JSON string whose contents start at the cursor, or returns `nil` if it is invalid.
  ///
  /// If the result is `nil`, call `unescape(_:isASCII:into:)` to determine the problem.
  package func unescapeGood(into output: inout ByteOutput) -> (count: Int, isASCII: Bool)? {
    var cursor = self
    var high: UInt64 = 0
    var isASCII = true
    while true {
      let word = cursor.word()
      // The word may include bytes after the end of the string. At worst, they cause an ASCII
      // string to be validated.
      high |= word
      let special = ByteMask.special(in: word) & ~word
      let plain = special.trailingZeroBitCount &>> 3
      output.append(word, count: plain)
      cursor.advance(by: plain)
      if plain == 8 { continue }
      guard cursor.peek() == 0x5C else { break }
      let simple = Self.simpleEscape(cursor.peek(at: 1))
      if simple != 0 {
        output.append(simple)
        cursor.advance(by: 2)
      } else {
        isASCII = false
        guard cursor.peek(at: 1) == 0x75, cursor.unescapeUnicode(into: &output) == nil else {
          return nil
        }
      }
    }
    let count = cursor.distance(from: self)
    guard cursor.peek() == 0x22 else { return nil }
    if high & 0x8080_8080_8080_8080 == 0 { return (count, isASCII) }
    return validUTF8Prefix(count) == count ? (count, false) : nil
  }

  /// Returns the character that a backslash and `byte` represent, or 0 if they aren't a
  /// single-character escape.
  @inline(__always)
  static func simpleEscape(_ byte: UInt8) -> UInt8 {
    if byte == 0x2F || byte == 0x22 || byte == 0x5C { return byte }
    switch byte {
    case 0x6E: return 0x0A
    case 0x72: return 0x0D
    case 0x74: return 0x09
    case 0x62: return 0x08
    case 0x66: return 0x0C
    default: return 0
    }
  }

  private func problem(
    _ kind: UnescapingProblem.Kind, at position: ByteCursor
  ) -> UnescapingProblem {
    UnescapingProblem(kind: kind, distance: position.distance(from: self))
  }

  /// If the escape is invalid, returns the problem and doesn't move the cursor.
  private mutating func unescapeOne(into output: inout ByteOutput) -> UnescapingProblem.Kind? {
    let simple = Self.simpleEscape(peek(at: 1))
    if simple == 0 {
      return peek(at: 1) == 0x75 ? unescapeUnicode(into: &output) : .invalidEscape
    }
    output.append(simple)
    advance(by: 2)
    return nil
  }

  private mutating func unescapeUnicode(into output: inout ByteOutput) -> UnescapingProblem.Kind? {
    guard let unit = hexadecimal(at: 2) else { return .invalidEscape }
    var scalar = unit
    var length = 6
    if unit & 0xF800 == 0xD800 {
      guard unit < 0xDC00, peek(at: 6) == 0x5C, peek(at: 7) == 0x75,
        let low = hexadecimal(at: 8), low & 0xFC00 == 0xDC00
      else { return .loneSurrogate }
      scalar = 0x10000 + (unit & 0x3FF) << 10 + (low & 0x3FF)
      length = 12
    }
    output.append(scalar: scalar)
    advance(by: length)
    return nil
  }

  private func hexadecimal(at distance: Int) -> UInt32? {
    var value: UInt32 = 0
    for index in 0..<4 {
      let byte = peek(at: distance + index)
      let digit: UInt8
      switch byte {
      case 0x30...0x39: digit = byte - 0x30
      case 0x41...0x46: digit = byte - 0x37
      case 0x61...0x66: digit = byte - 0x57
      default: return nil
      }
      value = value << 4 | UInt32(digit)
    }
    return value
  }
}

extension ByteOutput {
  fileprivate mutating func append(scalar: UInt32) {
    func continuation(_ shift: UInt32) -> UInt64 { UInt64(scalar >> shift & 0x3F | 0x80) }
    switch scalar {
    case 0..<0x80: append(UInt8(truncatingIfNeeded: scalar))
    case 0x80..<0x800: append(UInt64(scalar >> 6 | 0xC0) | continuation(0) << 8, count: 2)
    case 0x800..<0x10000:
      append(UInt64(scalar >> 12 | 0xE0) | continuation(6) << 8 | continuation(0) << 16, count: 3)
    default:
      append(
        UInt64(scalar >> 18 | 0xF0) | continuation(12) << 8 | continuation(6) << 16
          | continuation(0) << 24, count: 4)
    }
  }
}
