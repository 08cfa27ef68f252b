internal import TranscodableBytes
internal import TranscodableCore

/// The part of a stream that is in memory, with offsets that count in the stream.
struct JSONWindow {
  /// The bytes, from the first of them.
  let bytes: ByteCursor
  /// The offset of the first of them.
  let base: Int
  /// Whether nothing follows.
  let isLast: Bool

  /// The offset after the last byte.
  var end: Int { base + bytes.remaining }

  /// The place of the byte at an offset.
  func cursor(at offset: Int) -> ByteCursor { bytes.at(offset - base) }

  /// The place of the byte at an offset, with an end.
  func cursor(_ range: Range<Int>) -> ByteCursor {
    cursor(at: range.lowerBound).prefix(range.count)
  }

  /// The offset of a place.
  func offset(of cursor: ByteCursor) -> Int { base + cursor.offset }

  /// The offset of the first `byte` in a range, nil if there is none.
  func first(_ byte: UInt8, in range: Range<Int>) -> Int? {
    let found = range.lowerBound + cursor(range).length(to: byte)
    return found < range.upperBound ? found : nil
  }

  /// A range without the white space at both of its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var start = cursor(range)
    _ = start.skipBlanks()
    let lower = offset(of: start)
    var upper = range.upperBound
    while upper > lower, cursor(at: upper - 1).isBlank { upper -= 1 }
    return lower..<upper
  }

  /// Whether a character begins at an offset whose last bytes may not have come.
  ///
  /// - Parameter offset: The offset of a byte of the window.
  /// - Returns: True if there are fewer bytes than the first of them asks for, and more may come.
  func mayCutCharacter(at offset: Int) -> Bool {
    let place = cursor(at: offset)
    return !isLast && end - offset < place.characterLength
  }

  /// The window up to an offset, as one that nothing follows.
  func part(to offset: Int) -> JSONWindow {
    JSONWindow(bytes: bytes.prefix(offset - base), base: base, isLast: true)
  }

  /// The window up to an offset, as one that more follows.
  func prefix(to offset: Int) -> JSONWindow {
    JSONWindow(bytes: bytes.prefix(offset - base), base: base, isLast: false)
  }

  /// Calls `body` with the bytes of a range.
  func withText<Result>(_ range: Range<Int>, _ body: (RawSpan) throws -> Result) rethrows -> Result
  {
    try cursor(at: range.lowerBound).withSpan(range.count) { try $0.withBytes(body) }
  }
}
