public import TranscodableBytes
public import TranscodableCore

/// The way strings are copied from a draft to a writer.
@usableFromInline
package protocol DraftTextCopying {
  associatedtype Writer: FormatWriter

  /// Prepares the writer for a document of about `count` bytes.
  static func reserve(_ count: Int, in writer: inout Writer)

  /// Writes the first `count` bytes of a cursor, which may contain other bytes after them.
  static func write(
    _ start: ByteCursor, _ count: Int, to writer: inout Writer
  ) throws(CodingFailure)
  static func writeKey(
    _ start: ByteCursor, _ count: Int, to writer: inout Writer
  ) throws(CodingFailure)
}

/// Passes strings as spans, as writers outside this package receive them.
enum SpanCopying<Writer: FormatWriter>: DraftTextCopying {
  static func reserve(_ count: Int, in writer: inout Writer) {}

  static func write(
    _ start: ByteCursor, _ count: Int, to writer: inout Writer
  ) throws(CodingFailure) {
    try start.prefix(count).withRawSpan { (span) throws(CodingFailure) in
      try writer.write(utf8: span)
    }
  }

  static func writeKey(
    _ start: ByteCursor, _ count: Int, to writer: inout Writer
  ) throws(CodingFailure) {
    try start.prefix(count).withRawSpan { (span) throws(CodingFailure) in
      try writer.writeKey(utf8: span)
    }
  }
}

/// A format of this package, which writes drafts with code that is specialized for its writer.
package protocol SpecializedFormat: CodingFormat {
  /// Writes a draft, and returns the document.
  func write(
    _ draft: borrowing ValueDraft, knownKeyCount: Int
  ) throws(CodingFailure) -> [UInt8]
}

extension CodingFormat {
  @inlinable
  package func write<Copying: DraftTextCopying>(
    _ draft: borrowing ValueDraft, knownKeyCount: Int, copying: Copying.Type
  ) throws(CodingFailure) -> [UInt8] where Copying.Writer == Writer {
    var writer = makeWriter()
    // Strings and keys have a head of eight bytes in the draft, and at most five in the document.
    Copying.reserve(draft.bytes.count + draft.count * 4, in: &writer)
    try draft.bytes.withCursor { (cursor) throws(CodingFailure) in
      var walk = DraftWalk<Copying>(knownKeyCount: knownKeyCount)
      try writer.beginDocument()
      try walk.write(draft, ByteArena(cursor: cursor), to: &writer)
    }
    return try writer.finish()
  }
}

extension SpecializedFormat {
  static func write(
    _ draft: borrowing ValueDraft, knownKeyCount: Int, as format: some CodingFormat
  ) throws(CodingFailure) -> [UInt8]? {
    guard let own = withSameType(format, as: Self.self, { copy $0 }) else { return nil }
    return try own.write(draft, knownKeyCount: knownKeyCount)
  }
}
