internal import TranscodableBytes
internal import TranscodableCore

enum PropertyListText {
  /// Passes a document to `body`, after converting text documents to UTF-8.
  ///
  /// The byte order mark determines the encoding. A document without one must be UTF-8.
  static func withUTF8<Result>(
    _ bytes: RawSpan, _ body: (ByteCursor) throws -> Result
  ) throws -> Result {
    try withCursor(over: bytes) { cursor in
      if PropertyList.Format.isBinary(cursor) { return try body(cursor) }
      let (b0, b1, b2, b3) = (
        cursor.peek(), cursor.peek(at: 1), cursor.peek(at: 2), cursor.peek(at: 3)
      )
      switch (cursor.remaining, b0, b1, b2, b3) {
      case (4..., 0, 0, 0xFE, 0xFF): return try transcoded(cursor, UTF32.self, skipping: 1, body)
      // This isn't a standard byte order mark, but Foundation treats it as little-endian UTF-32.
      case (4..., 0xFE, 0xFF, 0, 0):
        return try transcoded(cursor, UTF32.self, skipping: 1, isBigEndian: false, body)
      case (2..., 0xFE, 0xFF, _, _): return try transcoded(cursor, UTF16.self, skipping: 1, body)
      case (2..., 0xFF, 0xFE, _, _):
        return try transcoded(cursor, UTF16.self, skipping: 1, isBigEndian: false, body)
      case (3..., 0xEF, 0xBB, 0xBF, _):
        // Offsets are counted from the end of the byte order mark.
        return try [UInt8](cursor.at(3).bytes(cursor.remaining - 3)).withBytes {
          try withCursor(over: $0) { try body($0) }
        }
      default:
        try checkDeclaration(cursor)
        return try body(cursor)
      }
    }
  }

  private static func transcoded<Encoding: UnicodeCodec, Result>(
    _ cursor: ByteCursor, _ encoding: Encoding.Type, skipping: Int, isBigEndian: Bool = true,
    _ body: (ByteCursor) throws -> Result
  ) throws -> Result where Encoding.CodeUnit: FixedWidthInteger {
    let width = Encoding.CodeUnit.bitWidth / 8
    var units: [Encoding.CodeUnit] = []
    for position in stride(from: width * skipping, to: cursor.remaining - width + 1, by: width) {
      let unit = Encoding.CodeUnit(truncatingIfNeeded: cursor.bigEndian(at: position, width))
      units.append(isBigEndian ? unit : unit.byteSwapped)
    }
    var text: [UInt8] = []
    let isBroken = transcode(
      units.makeIterator(), from: encoding, to: UTF8.self, stoppingOnError: true
    ) { text.append($0) }
    if isBroken || cursor.remaining % width != 0 {
      throw corrupted("Cannot convert input to UTF-8")
    }
    return try text.withBytes { try withCursor(over: $0) { try body($0) } }
  }

  private static func checkDeclaration(_ start: ByteCursor) throws {
    guard start.hasPrefix("<?xml") else { return }
    var cursor = start
    cursor.advance(by: 5)
    while !cursor.isAtEnd, cursor.peek() != 0x3F, cursor.peek() != 0x3E {
      guard cursor.remaining > 9 else {
        throw corrupted("End of buffer while looking for encoding name")
      }
      if cursor.hasPrefix("encoding=") { return try checkEncoding(cursor.at(cursor.offset + 9)) }
      cursor.advance(by: 1)
    }
  }

  private static func checkEncoding(_ start: ByteCursor) throws {
    let quote = start.peek()
    guard quote == 0x22 || quote == 0x27 else { return }
    var name: [UInt8] = []
    var cursor = start
    cursor.advance(by: 1)
    while !cursor.isAtEnd, cursor.peek() != quote, name.count < 6 {
      let byte = cursor.peek()
      name.append(0x41...0x5A ~= byte ? byte | 0x20 : byte)
      cursor.advance(by: 1)
    }
    if name != Array("utf-8".utf8) { throw corrupted("Encountered unknown encoding") }
  }

  private static func corrupted(_ message: String) -> DecodingError {
    DecodingError(CodingFailure(.unknownEncoding, at: 0).saying(message))
  }
}
