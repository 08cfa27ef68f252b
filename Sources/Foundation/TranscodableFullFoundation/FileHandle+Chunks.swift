public import Foundation
public import TranscodableCore
public import TranscodableFoundation
public import TranscodableJSON

extension FileHandle {
  /// The bytes of the file from where it is, in chunks.
  ///
  /// ```swift
  /// for try await event in file.jsonChunks().decodedJSON(Event.self) { handle(event) }
  /// ```
  ///
  /// A chunk is read when it is asked for, on a thread that may wait. Nothing else may read from the file
  /// meanwhile.
  ///
  /// - Parameter size: The number of bytes of a chunk; of a pipe or a terminal, fewer may come.
  /// - Returns: The chunks. The sequence throws what reading the file throws.
  public func jsonChunks(ofSize size: Int = 1 << 16) -> JSON.FileChunks {
    JSON.FileChunks(self, size: size)
  }

  /// Decodes the values of a stream of JSON texts in the file, one after the other.
  ///
  /// The memory needed is that of the largest text and a chunk.
  ///
  /// ```swift
  /// try file.forEachJSON(Event.self) { event, place in
  ///   if event.isError { print(place.line, event.message) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - decoder: Decodes them.
  ///   - settings: How the texts are told apart, and what happens to bad ones.
  ///   - body: Is called with each value and its place.
  /// - Returns: The failures of the texts that were left out.
  /// - Throws: A `DecodingError` with the place in the file, what the type and `body` throw, and what
  ///   reading the file throws.
  @discardableResult
  public func forEachJSON<Value: Decodable>(
    _ type: Value.Type, using decoder: JSON.Decoder = JSON.Decoder(),
    settings: JSONStreamSettings = JSONStreamSettings(),
    _ body: (Value, JSONStreamPlace) throws -> Void
  ) throws -> [CodingFailure] {
    var stream = decoder.stream(of: type, settings: settings)
    while let value = try stream.next(pulling: { try nextChunk(ofSize: 1 << 16) }) {
      try body(value, stream.place)
    }
    return stream.skipped
  }

  /// Decodes the values of a stream of JSON texts in the file, one after the other.
  ///
  /// For a type with `@Codable` the compiler specialises this, as it does with `JSON.decode(_:from:)`.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - decoder: Decodes them.
  ///   - settings: How the texts are told apart, and what happens to bad ones.
  ///   - body: Is called with each value and its place.
  /// - Returns: The failures of the texts that were left out.
  /// - Throws: A `DecodingError` with the place in the file, what the type and `body` throw, and what
  ///   reading the file throws.
  @_documentation(visibility: private)
  @discardableResult @inlinable
  public func forEachJSON<Value: JSONDecodable>(
    _ type: Value.Type, using decoder: JSON.Decoder = JSON.Decoder(),
    settings: JSONStreamSettings = JSONStreamSettings(),
    _ body: (Value, JSONStreamPlace) throws -> Void
  ) throws -> [CodingFailure] {
    var stream = decoder.stream(of: type, settings: settings)
    while let value = try stream.next(pulling: { try nextChunk(ofSize: 1 << 16) }) {
      try body(value, stream.place)
    }
    return stream.skipped
  }

  /// The next bytes, nil at the end.
  @usableFromInline
  func nextChunk(ofSize size: Int) throws -> Data? {
    let chunk = try read(upToCount: size)
    return chunk?.isEmpty ?? true ? nil : chunk
  }
}

extension JSON {
  /// The bytes of a file in chunks.
  public struct FileChunks: AsyncSequence, Sendable {
    public typealias Element = Data
    public typealias Failure = any Error

    private let file: FileHandle
    private let size: Int

    fileprivate init(_ file: FileHandle, size: Int) {
      self.file = file
      self.size = Swift.max(1, size)
    }

    /// Starts to read.
    public func makeAsyncIterator() -> Iterator { Iterator(file: file, size: size) }

    /// Reads one chunk after the other.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate let file: FileHandle
      fileprivate let size: Int

      private static let queue = OperationQueue()

      /// The next chunk, nil at the end.
      public mutating func next() async throws -> Data? {
        let (file, size) = (file, size)
        return try await withCheckedThrowingContinuation { continuation in
          // Reading may wait, which the threads of tasks must not.
          Self.queue.addOperation {
            continuation.resume(with: Result { try file.nextChunk(ofSize: size) })
          }
        }
      }
    }
  }
}
