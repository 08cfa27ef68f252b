package import TranscodableBytes
package import TranscodableCore

extension JSONWriter {
  /// Writes one value.
  ///
  /// ```swift
  /// let json = try JSONWriter.write { $0.write([1, 2, 3]) }
  /// ```
  ///
  /// - Parameters:
  ///   - layout: The formatting options.
  ///   - body: A function that writes exactly one value with the given writer.
  /// - Returns: The JSON in UTF-8.
  /// - Throws: An `EncodingError` with the coding path, if JSON can't represent a value.
  public static func write(
    layout: JSONLayout = [], _ body: (inout JSONWriter) throws -> Void
  ) throws -> [UInt8] {
    try write(layout: layout, context: nil, body) { $0.bytes() }
  }

  package static func write<Result>(
    layout: JSONLayout, context: (any JSONWritingContext)?, capacity: Int = usualCapacity,
    _ body: (inout JSONWriter) throws -> Void,
    finish: (inout ByteOutput) -> Result
  ) throws -> Result {
    var writer = JSONWriter(layout: layout, capacity: capacity, context: context)
    do {
      try body(&writer)
    } catch {
      writer.keepSpareState()
      throw error
    }
    var text = try writer.takeFinishedText()
    return finish(&text)
  }

  internal static var usualCapacity: Int { 4096 }

  internal consuming func takeFinishedText() throws -> ByteOutput {
    keepSpareState()
    if failure != nil { throw takeError() }
    return takeText()
  }

  package consuming func takeText() -> ByteOutput {
    if output.last == 0x2C { output.truncate(to: output.count - 1) }
    return output
  }

  /// Returns the error, and clears the failure unless it affects the whole document.
  @inline(never)
  package mutating func takeError() -> any Error {
    guard let failure else { return CodingFailure(.custom, at: output.count) }
    let (path, value) = (failurePath, failedValue)
    if failure.reason != .depthLimit {
      self.failure = nil
      failedValue = nil
      failurePath = []
    }
    if let error = failure.underlying { return error }
    let found = failure.found ?? "value"
    let text =
      failure.reason == .depthLimit
      ? "Unable to encode the given top-level value to JSON: \(found)."
      : "Unable to encode \(found) directly in JSON."
    return EncodingError(failure.at(path).saying(text), value: value)
  }

  /// The direct path doesn't record keys and indices, so this property finds them in the output.
  package var codingPath: [any CodingKey] {
    let outer = owner.map { $0.lentPath(self) } ?? basePath
    let path = path(from: origin, to: output.count)
    return outer + (isPlain ? path : arrangement.unconverted(path, from: origin))
  }

  internal borrowing func path(from start: Int, to end: Int) -> [any CodingKey] {
    guard end > start else { return [] }
    return output.withCursor { text in
      var text = text
      text.advance(by: start)
      return JSONFailureLocator(text, settings: JSONReaderSettings()).path(to: end)
    }
  }

  internal borrowing func bytes(from start: Int) -> [UInt8] {
    output.withSpan(from: start) { bytes in
      let count = bytes.isEmpty || bytes[bytes.count - 1] != 0x2C ? bytes.count : bytes.count - 1
      return (0..<count).map { bytes[$0] }
    }
  }

  internal mutating func rollBack(to start: Int, depth: Int) {
    output.truncate(to: start)
    self.depth = depth
    if !isPlain { arrangement.rollBack(to: start) }
  }

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
      if let text = reader.takeValueText() { write(json: text) }
    }
  }
}
