internal import TranscodableBytes
public import TranscodableCore

/// The limits of a stream of documents, and how documents of another type are handled.
public struct FormatStreamSettings: Sendable, Hashable {
  /// The maximum number of documents in the stream.
  public var maximumDocumentCount: Int
  /// The maximum number of bytes in the stream.
  public var maximumStreamSize: Int
  /// The maximum number of documents that are skipped because they can't be decoded.
  ///
  /// A malformed document always ends the stream, because the start of the next document is
  /// unknown.
  public var maximumSkippedCount: Int

  /// Creates settings.
  public init(
    maximumDocumentCount: Int = .max, maximumStreamSize: Int = .max, maximumSkippedCount: Int = 0
  ) {
    self.maximumDocumentCount = maximumDocumentCount
    self.maximumStreamSize = maximumStreamSize
    self.maximumSkippedCount = maximumSkippedCount
  }
}

/// A decoder for a stream of documents, such as a CBOR sequence (RFC 8742).
///
/// Append bytes as they arrive, and request the values that are complete:
///
/// ```swift
/// var stream = CBOR.Decoder().stream(of: Event.self)
/// while let chunk = connection.read() {
///   stream.append(chunk)
///   while let event = try stream.next() { handle(event) }
/// }
/// stream.finish()
/// while let event = try stream.next() { handle(event) }
/// ```
///
/// Each byte is scanned once to find the ends of the documents, regardless of how the stream is
/// split into chunks. The memory that the stream needs depends on the largest document, whose size
/// `settings.maximumDocumentSize` of the decoder limits. A failure contains the number of the
/// document, and the offset in the stream.
public struct FormatStream<Format: StreamableFormat, Element: Decodable>: Sendable {
  private let decoder: FormatDecoder<Format>
  private let settings: FormatStreamSettings
  private var boundary: Format.Boundary
  private var buffer: [UInt8] = []
  /// The index of the current document in the buffer.
  private var start = 0
  /// The offset of the buffer in the stream.
  private var bufferOffset = 0
  private var failure: (any Error)?

  /// The number of complete documents that have been found.
  public private(set) var documentCount = 0
  /// The failures of the skipped documents.
  public private(set) var skipped: [CodingFailure] = []
  /// Whether ``finish()`` has been called.
  public private(set) var isFinished = false

  init(_ decoder: FormatDecoder<Format>, _ settings: FormatStreamSettings) {
    self.decoder = decoder
    self.settings = settings
    boundary = decoder.format.makeBoundary(maximumDepth: decoder.settings.maximumDepth)
  }

  /// The offset in the stream after the last complete document.
  public var offset: Int { bufferOffset + start }

  /// Appends the next bytes of the stream.
  ///
  /// Has no effect after ``finish()``.
  ///
  /// - Parameter bytes: The bytes, which may end anywhere. They are copied.
  /// - Complexity: O(*n*) on average in the number of bytes.
  public mutating func append(_ bytes: borrowing some ByteSource & ~Copyable & ~Escapable) {
    if isFinished { return }
    // Removing bytes only after half of them are read keeps the total cost linear.
    if start > 0, start >= buffer.count / 2 {
      buffer.removeFirst(start)
      bufferOffset += start
      start = 0
    }
    bytes.withBytes { buffer.append(contentsOf: [UInt8](copying: $0)) }
  }

  /// Ends the stream.
  public mutating func finish() { isFinished = true }

  /// Returns the next value.
  ///
  /// - Returns: The value, or `nil` if no document is complete. Either more bytes are needed or,
  ///   after ``finish()``, the stream has ended.
  /// - Throws: A `DecodingError` with the offset in the stream, or an error that the type throws.
  ///   The error ends the stream, and all later calls throw the same error.
  public mutating func next() throws -> Element? {
    if let failure { throw failure }
    while true {
      do {
        guard let range = try nextRange() else { return nil }
        return try decode(range)
      } catch let skippedFailure as SkippedDocument {
        skipped.append(skippedFailure.failure)
      } catch {
        failure = error
        throw error
      }
    }
  }

  private struct SkippedDocument: Error {
    let failure: CodingFailure
  }

  private mutating func decode(_ range: Range<Int>) throws -> Element {
    let offset = bufferOffset + range.lowerBound
    do {
      return try buffer.withBytes { try decoder.decode(Element.self, from: $0.extracting(range)) }
    } catch {
      let failure = CodingFailure(describing: error).inStream(document: documentCount, at: offset)
      if skipped.count < settings.maximumSkippedCount { throw SkippedDocument(failure: failure) }
      throw error is DecodingError ? DecodingError(failure) : error
    }
  }

  /// Returns the range of the next complete document in the buffer.
  private mutating func nextRange() throws -> Range<Int>? {
    let limit = decoder.settings.maximumDocumentSize
    do throws(CodingFailure) {
      if start == buffer.count { return nil }
      if documentCount >= settings.maximumDocumentCount {
        throw CodingFailure(
          .countLimit, at: 0, expected: "at most \(settings.maximumDocumentCount) documents")
      }
      let end = try withCursor(over: buffer) { (cursor) throws(CodingFailure) in
        try cursor.at(start).withRawSpan { (bytes) throws(CodingFailure) in
          try boundary.end(in: bytes)
        }
      }
      let count = end ?? max(boundary.minimumCount, buffer.count - start)
      if count > limit {
        throw CodingFailure(.sizeLimit, at: 0, expected: "at most \(limit) bytes", found: "more")
      }
      if count > settings.maximumStreamSize - offset {
        throw CodingFailure(
          .sizeLimit, at: 0, expected: "at most \(settings.maximumStreamSize) bytes in the stream",
          found: "more")
      }
      guard end != nil else {
        if isFinished { throw CodingFailure(.unexpectedEnd, at: buffer.count - start) }
        return nil
      }
      defer { start += count }
      documentCount += 1
      boundary = decoder.format.makeBoundary(maximumDepth: decoder.settings.maximumDepth)
      return start..<start + count
    } catch {
      throw DecodingError(error.inStream(document: documentCount + 1, at: offset))
    }
  }
}

extension FormatDecoder where Format: StreamableFormat {
  /// Returns a stream that decodes documents as they arrive in chunks.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - settings: The limits, and how documents of another type are handled.
  /// - Returns: The stream, which uses the decoder's current settings.
  public func stream<Value: Decodable>(
    of type: Value.Type, settings: FormatStreamSettings = FormatStreamSettings()
  ) -> FormatStream<Format, Value> {
    FormatStream(self, settings)
  }

  /// Decodes each document in the input.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - input: The documents, without separators.
  ///   - settings: The limits, and how documents of another type are handled.
  /// - Returns: The values, in order.
  /// - Throws: A `DecodingError` with an offset in the input, or an error that the type throws.
  /// - Complexity: O(*n*) in the length of the input.
  public func decodeSequence<Value: Decodable>(
    _ type: Value.Type, from input: borrowing some ByteSource & ~Copyable & ~Escapable,
    settings: FormatStreamSettings = FormatStreamSettings()
  ) throws -> [Value] {
    var stream = stream(of: type, settings: settings)
    stream.append(input)
    stream.finish()
    var values: [Value] = []
    while let value = try stream.next() { values.append(value) }
    return values
  }
}
