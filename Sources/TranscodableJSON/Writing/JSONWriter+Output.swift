package import TranscodableBytes
internal import TranscodableCore

extension JSONWriter {
  /// Writes one value.
  ///
  /// ```swift
  /// let text = try JSONWriter.write { $0.write([1, 2, 3]) }
  /// ```
  ///
  /// - Parameters:
  ///   - layout: How the text is laid out.
  ///   - body: Writes the value with the writer it is given; exactly one.
  /// - Returns: The text as UTF-8.
  /// - Throws: An `EncodingError` with coding path if a value has no form in JSON.
  public static func write(
    layout: JSONLayout = [], _ body: (inout JSONWriter) throws -> Void
  ) throws -> [UInt8] {
    try write(layout: layout, context: nil, body) { $0.bytes() }
  }

  /// The one way into a writer: makes it, lets `body` write, and turns a failure into an error.
  package static func write<Result>(
    layout: JSONLayout, context: (any JSONWritingContext)?, capacity: Int = 4096,
    _ body: (inout JSONWriter) throws -> Void,
    finish: (consuming ByteOutput) -> Result
  ) throws -> Result {
    var writer = JSONWriter(layout: layout, capacity: capacity, context: context)
    try body(&writer)
    if let failure = writer.failure { throw writer.error(for: failure) }
    return finish(writer.takeText())
  }

  /// What was written, without the comma behind the value.
  internal consuming func takeText() -> ByteOutput {
    if output.last == 0x2C { output.truncate(to: output.count - 1) }
    return output
  }

  private borrowing func error(for failure: CodingFailure) -> any Error {
    let path = failurePath
    if let error = failure.underlying as? EncodingError { return error.prefixed(by: path) }
    if let error = failure.underlying { return error }
    let found = failure.found ?? "value"
    let text =
      failure.reason == .depthLimit
      ? "Unable to encode the given top-level value to JSON: \(found)."
      : "Unable to encode \(found) directly in JSON."
    return EncodingError(failure.at(path).saying(text))
  }

  /// The keys and indices of everything that is open here.
  ///
  /// Costs as much as reading what was written so far.
  package var codingPath: [any CodingKey] {
    output.withCursor { text in
      JSONFailureLocator(text, settings: JSONReaderSettings()).path(to: text.remaining)
    }
  }

  /// Writes the value that JSON text in compact form stands for, laid out as everything else.
  package mutating func rewrite(json text: borrowing some ByteSource & ~Copyable & ~Escapable) {
    text.withBytes { bytes in
      withCursor(over: bytes) { cursor in
        var reader = JSONReader(cursor)
        rewriteValue(from: &reader)
      }
    }
  }

  private mutating func rewriteValue(from reader: inout JSONReader) {
    switch reader.nextKind {
    case .object:
      beginObject()
      var more = reader.beginDictionary()
      while more {
        writeKey(dictionary: reader.takeKey())
        rewriteValue(from: &reader)
        more = reader.nextEntry()
      }
      endObject()
    case .array:
      beginArray()
      var more = reader.beginArray()
      while more {
        rewriteValue(from: &reader)
        more = reader.nextElement()
      }
      endArray()
    default:
      if let (_, text) = reader.takeValueText() { write(json: text.span) }
    }
  }
}

extension EncodingError {
  /// The same error, seen from outside of the containers in `path`.
  package func prefixed(by path: [any CodingKey]) -> EncodingError {
    guard case .invalidValue(let value, let context) = self else { return self }
    return .invalidValue(
      value,
      Context(
        codingPath: path + context.codingPath, debugDescription: context.debugDescription,
        underlyingError: context.underlyingError))
  }
}
