package import TranscodableBytes
package import TranscodableCore

extension JSONReader {
  /// Reads a string.
  ///
  /// Returns an empty string if reading fails.
  @inline(never)
  public mutating func read(_ type: String.Type) -> String {
    var cursor = self.cursor
    let text = readText(&cursor)
    self.cursor.move(to: cursor)
    return text
  }

  /// Moves only `cursor`, so the caller must move the reader to the same position.
  @inline(__always)
  internal mutating func readText(_ cursor: inout ByteCursor) -> String {
    let byte = cursor.skipBlanks()
    let start = cursor
    var end = start
    // Without this check, the reader could search the whole document for a closing quote.
    if byte == 0x22 {
      cursor.advance(by: 1)
      end = cursor.plainEnd()
    }
    guard end.peek() == 0x22 else {
      self.cursor.move(to: start)
      let text = readUnusualString(end)
      cursor.move(to: self.cursor)
      return text
    }
    let text = cursor.plainText(to: end)
    cursor.move(to: end)
    cursor.advance(by: 1)
    return text
  }

  @inline(never)
  private mutating func readUnusualString(_ special: ByteCursor) -> String {
    var cursor = self.cursor
    guard cursor.peek() == 0x22 else {
      if let value = coerced(String.self) { return value }
      failKind(String.self)
      return ""
    }
    cursor.advance(by: 1)
    if special.peek() == 0x5C {
      if let (text, count) = cursor.simplyEscapedText(from: special) {
        self.cursor.move(to: cursor)
        self.cursor.advance(by: count &+ 1)
        return text
      }
      if let text = readValidString(cursor) { return text }
      // The string is invalid. A second scan determines the failure and its offset.
      if !unescape(cursor, special.scanString(from: cursor), keepsText: false) { return "" }
    }
    let scan = special.scanString(from: cursor)
    guard !scan.hasEscape, scan.isClosed, scan.isASCII || isUTF8(cursor, scan.count) else {
      return readEscapedString(cursor, scan)
    }
    let text = cursor.text(scan.count, isASCII: scan.isASCII)
    self.cursor.move(to: cursor)
    self.cursor.advance(by: scan.count &+ 1)
    return text
  }

  @inline(__always)
  private mutating func readValidString(_ inside: ByteCursor) -> String? {
    var output = scratch.take() ?? ByteOutput(capacity: 256)
    output.truncate(to: 0)
    let good = inside.unescapeGood(into: &output)
    var text: String?
    if let good {
      text = output.withCursor { $0.text($0.remaining, isASCII: good.isASCII) }
      cursor.move(to: inside)
      cursor.advance(by: good.count &+ 1)
    }
    scratch = consume output
    return text
  }

  @inline(__always)
  private func isUTF8(_ cursor: ByteCursor, _ count: Int) -> Bool {
    cursor.validUTF8Prefix(count) == count
  }

  /// Skips a string, but validates it as if it were read.
  @inline(never)
  internal mutating func skipString() {
    var inside = cursor
    inside.advance(by: 1)
    pass(inside.scanString(), inside: inside)
  }

  @inline(__always)
  internal mutating func pass(_ scan: StringScan, inside: ByteCursor) {
    guard scan.isClosed, !scan.hasLongEscape, scan.isASCII || isUTF8(inside, scan.count) else {
      _ = unescape(inside, scan, keepsText: false)
      return
    }
    cursor.move(to: inside)
    cursor.advance(by: scan.count &+ 1)
  }

  @inline(never)
  private mutating func readEscapedString(_ inside: ByteCursor, _ scan: StringScan) -> String {
    guard unescape(inside, scan, keepsText: true) else { return "" }
    // The result is UTF-8, because all other bytes were validated and escapes are written as UTF-8.
    return scratch?.text ?? ""
  }

  private mutating func unescape(
    _ inside: ByteCursor, _ scan: StringScan, keepsText: Bool
  ) -> Bool {
    guard scan.isClosed else {
      cursor.move(to: inside)
      cursor.advance(by: scan.count)
      if cursor.isAtEnd { fail(.unexpectedEnd, expected: "'\"'") } else { fail(.controlCharacter) }
      return false
    }
    var output = scratch.take() ?? ByteOutput(capacity: 256)
    output.truncate(to: 0)
    let problem = inside.unescape(
      scan.count, isASCII: scan.isASCII, into: &output, keepsText: keepsText)
    scratch = consume output
    if let problem {
      fail(problem.kind.reason, at: inside.offset + problem.distance)
      return false
    }
    cursor.move(to: inside)
    cursor.advance(by: scan.count + 1)
    return true
  }
}

extension UnescapingProblem.Kind {
  package var reason: CodingFailureReason {
    switch self {
    case .invalidEscape: .invalidEscape
    case .loneSurrogate: .loneSurrogate
    case .controlCharacter: .controlCharacter
    case .invalidUTF8: .invalidUTF8
    }
  }
}
