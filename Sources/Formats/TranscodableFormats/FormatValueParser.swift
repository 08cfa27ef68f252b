package import TranscodableBytes
package import TranscodableCore

/// A parser for untyped values of a format, which doesn't use the call stack for nested values.
package protocol FormatValueParser<Value> {
  associatedtype Value

  init(_ bytes: ByteCursor, _ maximumDepth: Int)

  var offset: Int { get }

  mutating func next() throws(CodingFailure) -> Value
}

extension FormatValueParser {
  /// Parses a document that contains one value.
  package static func parseOne(
    _ input: borrowing some ByteSource & ~Copyable & ~Escapable, _ maximumDepth: Int
  ) throws -> Value {
    try parse(input, maximumDepth) { (parser, size) throws(CodingFailure) in
      let value = try parser.next()
      if parser.offset < size { throw CodingFailure(.trailingContent, at: parser.offset) }
      return value
    }
  }

  /// Parses adjacent values.
  package static func parseAll(
    _ input: borrowing some ByteSource & ~Copyable & ~Escapable, _ maximumDepth: Int
  ) throws -> [Value] {
    try parse(input, maximumDepth) { (parser, size) throws(CodingFailure) in
      var values: [Value] = []
      while parser.offset < size { values.append(try parser.next()) }
      return values
    }
  }

  /// Parses the value at the start of bytes.
  package static func parseFirst(
    _ bytes: RawSpan, _ maximumDepth: Int
  ) throws(CodingFailure) -> Value {
    try withCursor(over: bytes) { (cursor) throws(CodingFailure) in
      var parser = Self(cursor, maximumDepth)
      return try parser.next()
    }
  }

  private static func parse<Result>(
    _ input: borrowing some ByteSource & ~Copyable & ~Escapable, _ maximumDepth: Int,
    _ body: (inout Self, _ size: Int) throws(CodingFailure) -> Result
  ) throws -> Result {
    try input.withBytes { bytes in
      try withCursor(over: bytes) { cursor in
        var parser = Self(cursor, maximumDepth)
        do throws(CodingFailure) {
          return try body(&parser, cursor.remaining)
        } catch {
          throw DecodingError(error)
        }
      }
    }
  }
}
