internal import TranscodableBytes
internal import TranscodableCore

enum PropertyListDocument {
  static func read<Result>(
    _ bytes: RawSpan, _ settings: PropertyListReaderSettings,
    userInfo: [CodingUserInfoKey: any Sendable] = [:], log: EventLog? = nil,
    _ body: (StandardDocument, PropertyListFormat) throws -> Result
  ) throws -> Result {
    if bytes.byteCount > settings.maximumDocumentSize {
      throw error(
        for: CodingFailure(
          .sizeLimit, at: 0, expected: "at most \(settings.maximumDocumentSize) bytes",
          found: "\(bytes.byteCount) bytes"), nil)
    }
    return try PropertyListText.withUTF8(bytes) { cursor in
      let format = PropertyListFormat(
        PropertyList.Format.detect(cursor), settings: settings, userInfo: userInfo)
      var document = PropertyListFormat.pool.take()
      do throws(CodingFailure) {
        document.setTape(try index(cursor, format.kind, settings, document.takeTape()))
      } catch {
        PropertyListFormat.pool.put(document)
        throw Self.error(for: error, format.kind == .binary ? nil : cursor)
      }
      document.begin(format, cursor, log: log)
      defer { PropertyListFormat.pool.endLoan(&document) }
      do {
        return try body(document, format)
      } catch {
        throw document.outermost(error)
      }
    }
  }

  private static func index(
    _ bytes: ByteCursor, _ format: PropertyList.Format, _ settings: PropertyListReaderSettings,
    _ tape: consuming ValueTape
  ) throws(CodingFailure) -> ValueTape {
    switch format {
    case .binary: return try BinaryReader(bytes, settings, tape).index()
    case .xml: return try XMLReader(bytes, settings, tape).index()
    case .openStep: return try OpenStepReader(bytes, settings, tape).index()
    }
  }

  private static func error(for failure: CodingFailure, _ text: ByteCursor?) -> DecodingError {
    // If a limit in the settings is exceeded, the message names that limit. For all other failures,
    // the message is the same as Foundation's.
    let message =
      failure.category == .limit && failure.expected != nil
      ? failure.limitSentence : "The given data was not a valid property list."
    guard let text, let offset = failure.offset else {
      return DecodingError(failure.saying(message))
    }
    let (line, column) = text.position(of: offset)
    return DecodingError(
      failure.placed(in: offset..<offset, line: line, column: column).saying(message))
  }
}

extension ByteCursor {
  /// Returns the line and column of an offset.
  ///
  /// Columns are counted in Unicode scalars, starting at 1. CR, LF and CRLF end a line.
  ///
  /// The search starts at `known`, an earlier offset with a known position.
  func position(
    of offset: Int, from known: (offset: Int, line: Int, column: Int) = (0, 1, 1)
  ) -> (line: Int, column: Int) {
    var cursor = at(known.offset)
    var (line, column) = (known.line, known.column)
    while cursor.offset < offset, !cursor.isAtEnd {
      let byte = cursor.peek()
      if byte == 0x0A || (byte == 0x0D && cursor.peek(at: 1) != 0x0A) {
        (line, column) = (line + 1, 1)
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
      cursor.advance(by: 1)
    }
    return (line, column)
  }
}
