public import TranscodableBytes
public import TranscodableCore

/// A receiver of the values of a draft, in document order.
///
/// Unlike a ``FormatWriter``, it receives strings as cursors, and it can own its output.
@usableFromInline
package protocol DraftSink: ~Copyable {
  /// Prepares for a document of about `count` bytes.
  mutating func reserve(_ count: Int)
  /// Writes the first `count` bytes of a cursor, which may contain other bytes after them.
  mutating func write(_ start: ByteCursor, count: Int) throws(CodingFailure)
  /// Writes the first `count` bytes of a cursor as a key.
  mutating func writeKey(_ start: ByteCursor, count: Int) throws(CodingFailure)
  mutating func writeKey(_ key: Int64) throws(CodingFailure)
  mutating func beginDocument() throws(CodingFailure)
  mutating func writeNull() throws(CodingFailure)
  mutating func write(_ value: Bool) throws(CodingFailure)
  mutating func write(_ value: Int64) throws(CodingFailure)
  mutating func write(_ value: UInt64) throws(CodingFailure)
  mutating func write(_ value: Double) throws(CodingFailure)
  mutating func write(_ value: Float) throws(CodingFailure)
  mutating func write(bytes: RawSpan) throws(CodingFailure)
  mutating func write(encoded bytes: RawSpan) throws(CodingFailure)
  mutating func write(secondsSince2001 seconds: Double) throws(CodingFailure)
  mutating func beginArray(count: Int) throws(CodingFailure)
  mutating func endArray() throws(CodingFailure)
  mutating func beginObject(count: Int) throws(CodingFailure)
  mutating func endObject() throws(CodingFailure)
  mutating func finish() throws(CodingFailure) -> [UInt8]
}

@inlinable
package func write<Sink: DraftSink & ~Copyable>(
  _ draft: borrowing ValueDraft, knownKeyCount: Int, to sink: consuming Sink
) throws(CodingFailure) -> [UInt8] {
  // Strings and keys have a head of eight bytes in the draft, and at most five in the document.
  sink.reserve(draft.bytes.count + draft.count * 4)
  try sink.beginDocument()
  try draft.bytes.withCursor { (cursor) throws(CodingFailure) in
    var walk = DraftWalk<Sink>(knownKeyCount: knownKeyCount)
    try walk.write(draft, ByteArena(cursor: cursor), to: &sink)
  }
  return try sink.finish()
}

/// Passes values to a writer that may be outside this package.
struct WriterSink<Writer: FormatWriter>: DraftSink {
  private var writer: Writer

  init(_ writer: Writer) { self.writer = writer }

  mutating func reserve(_ count: Int) {}

  mutating func write(_ start: ByteCursor, count: Int) throws(CodingFailure) {
    try start.prefix(count).withRawSpan { (span) throws(CodingFailure) in
      try writer.write(utf8: span)
    }
  }

  mutating func writeKey(_ start: ByteCursor, count: Int) throws(CodingFailure) {
    try start.prefix(count).withRawSpan { (span) throws(CodingFailure) in
      try writer.writeKey(utf8: span)
    }
  }

  mutating func writeKey(_ key: Int64) throws(CodingFailure) { try writer.writeKey(key) }
  mutating func beginDocument() throws(CodingFailure) { try writer.beginDocument() }
  mutating func writeNull() throws(CodingFailure) { try writer.writeNull() }
  mutating func write(_ value: Bool) throws(CodingFailure) { try writer.write(value) }
  mutating func write(_ value: Int64) throws(CodingFailure) { try writer.write(value) }
  mutating func write(_ value: UInt64) throws(CodingFailure) { try writer.write(value) }
  mutating func write(_ value: Double) throws(CodingFailure) { try writer.write(value) }
  mutating func write(_ value: Float) throws(CodingFailure) { try writer.write(value) }
  mutating func write(bytes: RawSpan) throws(CodingFailure) { try writer.write(bytes: bytes) }
  mutating func write(encoded bytes: RawSpan) throws(CodingFailure) {
    try writer.write(encoded: bytes)
  }
  mutating func write(secondsSince2001 seconds: Double) throws(CodingFailure) {
    try writer.write(secondsSince2001: seconds)
  }
  mutating func beginArray(count: Int) throws(CodingFailure) { try writer.beginArray(count: count) }
  mutating func endArray() throws(CodingFailure) { try writer.endArray() }
  mutating func beginObject(count: Int) throws(CodingFailure) {
    try writer.beginObject(count: count)
  }
  mutating func endObject() throws(CodingFailure) { try writer.endObject() }
  mutating func finish() throws(CodingFailure) -> [UInt8] { try writer.finish() }
}
