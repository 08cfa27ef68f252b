public import Foundation
public import TranscodableCore
public import TranscodableFoundation
public import TranscodableJSON
public import TranscodableStreams

extension FileHandle {
  /// Returns the bytes of the file in chunks, starting at the current offset.
  ///
  /// ```swift
  /// for try await event in file.jsonChunks().decodedJSON(Event.self) { handle(event) }
  /// ```
  ///
  /// Each chunk is read on demand, on a thread that is allowed to block. Don't read from the file
  /// elsewhere at the same time.
  ///
  /// - Parameter size: The number of bytes in a chunk; a pipe or terminal may deliver fewer.
  /// - Returns: The chunks. The sequence throws an error if the file can't be read.
  public func jsonChunks(ofSize size: Int = 1 << 16) -> JSON.FileChunks {
    JSON.FileChunks(self, size: size)
  }

  /// Decodes each document in a file that contains a stream of JSON documents.
  ///
  /// Memory use is limited to the size of the largest document plus one chunk.
  ///
  /// ```swift
  /// try file.forEachJSON(Event.self) { event, location in
  ///   if event.isError { print(location.line, event.message) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type to decode.
  ///   - decoder: The decoder for the documents.
  ///   - settings: How the documents are separated, and how invalid documents are handled.
  ///   - body: Called with each value and its location.
  /// - Returns: The failures of documents that were skipped.
  /// - Throws: A `DecodingError` with a location in the file, or an error from the type, from
  ///   `body`, or from reading the file.
  @discardableResult
  public func forEachJSON<Value: Decodable>(
    _ type: Value.Type, using decoder: JSON.Decoder = JSON.Decoder(),
    settings: JSONStreamSettings = JSONStreamSettings(),
    _ body: (Value, JSONStreamPosition) throws -> Void
  ) throws -> [CodingFailure] {
    var stream = decoder.stream(of: type, settings: settings)
    while let value = try stream.next(pulling: { try nextChunk(ofSize: 1 << 16) }) {
      try body(value, stream.position)
    }
    return stream.skipped
  }

  /// Decodes each document in a file that contains a stream of JSON documents.
  ///
  /// This overload is for types with `@Codable`. Like `JSON.decode(_:from:)`, it can be specialized
  /// by the compiler.
  ///
  /// - Parameters:
  ///   - type: The type to decode.
  ///   - decoder: The decoder for the documents.
  ///   - settings: How the documents are separated, and how invalid documents are handled.
  ///   - body: Called with each value and its location.
  /// - Returns: The failures of documents that were skipped.
  /// - Throws: A `DecodingError` with a location in the file, or an error from the type, from
  ///   `body`, or from reading the file.
  @_documentation(visibility: private)
  @discardableResult @inlinable
  public func forEachJSON<Value: JSONDecodable>(
    _ type: Value.Type, using decoder: JSON.Decoder = JSON.Decoder(),
    settings: JSONStreamSettings = JSONStreamSettings(),
    _ body: (Value, JSONStreamPosition) throws -> Void
  ) throws -> [CodingFailure] {
    var stream = decoder.stream(of: type, settings: settings)
    while let value = try stream.next(pulling: { try nextChunk(ofSize: 1 << 16) }) {
      try body(value, stream.position)
    }
    return stream.skipped
  }

  @usableFromInline
  func nextChunk(ofSize size: Int) throws -> Data? {
    let chunk = try read(upToCount: size)
    return chunk?.isEmpty ?? true ? nil : chunk
  }
}

extension JSON {
  /// An asynchronous sequence that provides the bytes of a file in chunks.
  public struct FileChunks: AsyncSequence, Sendable {
    public typealias Element = Data
    public typealias Failure = any Error

    private let file: FileHandle
    private let size: Int

    fileprivate init(_ file: FileHandle, size: Int) {
      self.file = file
      self.size = Swift.max(1, size)
    }

    /// Creates an iterator that reads from the current offset of the file.
    public func makeAsyncIterator() -> Iterator { Iterator(file: file, size: size) }

    /// An iterator that reads one chunk at a time.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate let file: FileHandle
      fileprivate let size: Int

      private static let queue = OperationQueue()

      /// Returns the next chunk, or `nil` at the end of the file.
      public mutating func next() async throws -> Data? {
        let (file, size) = (file, size)
        return try await withCheckedThrowingContinuation { continuation in
          // Reading may block, so it isn't done on a thread in the cooperative pool.
          Self.queue.addOperation {
            continuation.resume(with: Result { try file.nextChunk(ofSize: size) })
          }
        }
      }
    }
  }
}
