internal import TranscodableBytes
internal import TranscodableCore

extension PropertyListDocument {
  /// Indexes a document and lets `body` decode what is in it.
  ///
  /// - Parameters:
  ///   - bytes: The document.
  ///   - settings: The limits.
  ///   - userInfo: What the types are to know.
  ///   - body: Decodes the value.
  /// - Returns: What `body` returned, and the format of the document.
  /// - Throws: A `DecodingError` if the document is none, and what `body` throws.
  static func withDocument<Result>(
    _ bytes: RawSpan, _ settings: PropertyListReaderSettings, userInfo: [CodingUserInfoKey: Any],
    _ body: (PropertyListDocument) throws -> Result
  ) throws -> (Result, PropertyList.Format) {
    if bytes.byteCount > settings.maximumDocumentSize {
      throw error(for: CodingFailure(.sizeLimit, at: 0), nil)
    }
    return try PropertyListText.withUTF8(bytes) { cursor in
      var document: PropertyListDocument
      let format = PropertyList.Format.detect(cursor)
      do throws(CodingFailure) {
        document = PropertyListDocument(
          cursor, try index(cursor, format, settings), format, userInfo: userInfo)
      } catch {
        throw Self.error(for: error, format == .binary ? nil : cursor)
      }
      defer { if !isKnownUniquelyReferenced(&document) { document.endLoan() } }
      return (try body(document), format)
    }
  }

  /// The tape of a document.
  private static func index(
    _ bytes: ByteCursor, _ format: PropertyList.Format, _ settings: PropertyListReaderSettings
  ) throws(CodingFailure) -> PropertyListTape {
    switch format {
    case .binary: return try BinaryReader(bytes, settings).index()
    case .xml: return try XMLReader(bytes, settings).index()
    case .openStep: return try OpenStepReader(bytes, settings).index()
    }
  }

  /// The error for a document that is none.
  static func error(for failure: CodingFailure, _ text: ByteCursor?) -> DecodingError {
    let message = "The given data was not a valid property list."
    guard let text, let offset = failure.offset else {
      return DecodingError(failure.saying(message))
    }
    let (line, column) = text.position(of: offset)
    return DecodingError(
      failure.placed(in: offset..<offset, line: line, column: column).saying(message))
  }
}

extension ByteCursor {
  /// The line of an offset in a text, and the column in Unicode scalars; both count from 1.
  ///
  /// A carriage return, a line feed, and the two together each end a line.
  func position(of offset: Int) -> (line: Int, column: Int) {
    var cursor = at(0)
    var (line, column) = (1, 1)
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
