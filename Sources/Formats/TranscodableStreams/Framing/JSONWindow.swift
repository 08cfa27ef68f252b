internal import TranscodableBytes
internal import TranscodableCore
internal import TranscodableJSON

/// The part of a stream that is in memory, with offsets relative to the start of the stream.
struct JSONWindow {
  let bytes: ByteCursor
  let base: Int
  let isLast: Bool

  var end: Int { base + bytes.remaining }

  func cursor(at offset: Int) -> ByteCursor { bytes.at(offset - base) }

  func cursor(_ range: Range<Int>) -> ByteCursor {
    cursor(at: range.lowerBound).prefix(range.count)
  }

  func offset(of cursor: ByteCursor) -> Int { base + cursor.offset }

  func first(_ byte: UInt8, in range: Range<Int>) -> Int? {
    let found = range.lowerBound + cursor(range).length(to: byte)
    return found < range.upperBound ? found : nil
  }

  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var start = cursor(range)
    _ = start.skipBlanks()
    let lower = offset(of: start)
    var upper = range.upperBound
    while upper > lower, cursor(at: upper - 1).isBlank { upper -= 1 }
    return lower..<upper
  }

  /// Whether the character at an offset is incomplete but may be completed by later bytes.
  func mayTruncateCharacter(at offset: Int) -> Bool {
    let character = cursor(at: offset)
    return !isLast && end - offset < character.characterLength
  }

  /// Returns the part before an offset, and treats the offset as the end of the stream.
  func part(to offset: Int) -> JSONWindow {
    JSONWindow(bytes: bytes.prefix(offset - base), base: base, isLast: true)
  }

  /// Returns the part before an offset.
  ///
  /// More bytes may follow this part.
  func prefix(to offset: Int) -> JSONWindow {
    JSONWindow(bytes: bytes.prefix(offset - base), base: base, isLast: false)
  }

  func withBytes<Result>(_ range: Range<Int>, _ body: (RawSpan) throws -> Result) rethrows -> Result
  {
    try cursor(at: range.lowerBound).withSpan(range.count) { try $0.withBytes(body) }
  }
}
